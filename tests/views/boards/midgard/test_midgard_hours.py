"""The day over the harbour: a light for each round, lanterns where work is done, the troll behind the hills."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Moment
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.data import ENEMIES, FACES, LIMITS
from meadhall.rules.midgard.events import DiceRerolled, RoundBegan
from meadhall.rules.midgard.state import Rolled, State, symbol
from meadhall.views.boards.kit.drama.emblem import Emblem
from meadhall.views.boards.kit.drama.throw import Throw
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.boards.kit.moving.motions import Change
from meadhall.views.boards.kit.part import part_of_board
from meadhall.views.boards.kit.pieces import Patch, Piece
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.midgard.drama import throw
from meadhall.views.boards.midgard.geometry import DECKS, HEIGHT, NARROWEST, WIDEST, Geometry
from meadhall.views.boards.midgard.hours import STRIP, _open_air, hour_of, light_on, strips
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Style
from meadhall.views.text.words import Words


def in_round(number: int, placed: int = 6) -> State:
    s = MIDGARD.new(MIDGARD.options(), 3, 2)
    bots = [make("steady", MIDGARD, seat) for seat in range(3)]
    while s.round < number or len(s.placed) < placed:
        question = Question(MIDGARD, s)
        kernel.play(s, bots[question.seat].choose(question), [])
    return s


def test_every_round_has_a_light_of_its_own_and_what_is_no_round_has_that_of_day() -> None:
    lights = [hour_of(number) for number in range(1, LIMITS.rounds + 1)]
    assert len({(hour.light.name(), hour.share) for hour in lights}) == LIMITS.rounds
    assert hour_of(0).share == 0
    assert [hour.shadow for hour in lights[:-1]] == sorted(hour.shadow for hour in lights[:-1]), "from west to east"


def test_lanterns_hang_where_somebody_works_and_only_from_dusk_on() -> None:
    s = in_round(7)
    geometry = Geometry(3, len(s.coasts))
    hung = {piece.id.partition(":")[2] for piece in light_on(geometry, s) if piece.id.startswith("lantern:")}
    assert hung
    assert hung <= {worker.location for worker in s.placed}
    s.round = 3
    assert not any(piece.id.startswith("lantern:") for piece in light_on(geometry, s))


def test_the_troll_waits_behind_the_hills_until_he_is_slain() -> None:
    s = in_round(1)
    geometry = Geometry(3, len(s.coasts))
    assert any(piece.id == "giant" for piece in light_on(geometry, s))
    s.troll = None
    assert not any(piece.id == "giant" for piece in light_on(geometry, s))


@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_no_pile_lies_before_the_face_of_the_troll(width: float) -> None:
    s = MIDGARD.new(MIDGARD.options(), 4, 1)
    s.troll = s.troll or next(card for card in ENEMIES if ENEMIES[card].kind == "troll")
    geometry = Geometry(4, 4, width)
    (giant,) = (piece for piece in light_on(geometry, s) if piece.id == "giant")
    face = QRectF(giant.x - 20, giant.y - 44, 40, 44)
    hunting = geometry.building("hunting")
    for name in DECKS:
        deck = geometry.deck(name)
        assert not QRectF(deck.x, deck.y, deck.width, deck.height).intersects(face)
        assert hunting.x - 2 <= deck.x < deck.right <= hunting.right + 2


def test_the_light_changes_strip_by_strip() -> None:
    before = in_round(2)
    after = before.copy()
    after.round = 3
    board = MidgardBoard(before, range(3), Words("en"))
    (beat,) = board.beats([Moment(RoundBegan(3), after)], before, lambda seat: (0.0, 0.0))
    delays = [delay for delay, motion in beat.motions if isinstance(motion, Change)]
    assert len(delays) == strips(board.geometry)
    assert all(later - earlier >= 16 for earlier, later in pairwise(sorted(delays))), "one a frame"


class OnlyLight(MidgardBoard):
    surround = QColor(0, 0, 0, 0)  # type: ignore[assignment]  # pyright: ignore[reportAssignmentType]

    def patches(self, field: QRectF) -> list[Patch]:
        return []

    def pieces(self, view: State) -> list[Piece]:
        return [piece for piece in super().pieces(view) if piece.id.startswith("hour:")]


@pytest.mark.parametrize("wanted", [0.72, 1.0, 1.273, 1.41])
def test_where_strips_of_light_meet_no_seam_is_seen(wanted: float) -> None:
    """At the sizes in which boards are at rest, on tables and in the almanac."""
    s = MIDGARD.new(MIDGARD.options(), 3, 2)
    s.round = LIMITS.rounds
    board = OnlyLight(s, range(3), Words("en"))
    zoom = math.floor(board.grain * wanted) / board.grain if board.grain else wanted
    row = HEIGHT - 3.0
    box = QRectF(0, row - 8, board.geometry.width, 10)
    light = part_of_board(board, s, Style(DARK), box, zoom, 1.0, []).toImage()
    air = _open_air(board.geometry, ashore=False)
    open_to_sky = [x for x in range(light.width() - 3) if air.contains(QRectF(x / zoom - 3, row - 4, 6, 6))]
    assert len(open_to_sky) > 2 * STRIP * zoom
    assert len({light.pixelColor(x, round(8 * zoom)).alpha() for x in open_to_sky}) == 1


def test_the_last_round_is_told_large_and_no_other() -> None:
    before = in_round(2)
    for number in range(1, LIMITS.rounds + 1):
        after = before.copy()
        after.round = number
        board = MidgardBoard(before, range(3), Words("en"))
        (beat,) = board.beats([Moment(RoundBegan(number), after)], before, lambda seat: (0.0, 0.0))
        acts = [motion.act for _, motion in beat.motions if isinstance(motion, Drama)]
        assert [type(act) for act in acts] == ([Emblem] if number == LIMITS.rounds else [])


@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_written_keeps_its_light(players: int, width: float) -> None:
    geometry = Geometry(players, 4, width)
    for ashore in (True, False):
        air = _open_air(geometry, ashore=ashore)
        for shore in range(geometry.shores):
            assert not air.contains(geometry.title(shore).rect.center())
            begins = geometry.feeding(shore).rect
            assert not air.contains(QPointF(begins.left() - 4, begins.center().y()))
        for ship in geometry.yard:
            assert not air.contains(geometry.ship_box(ship).rect.center())
        assert not air.contains(geometry.building("armoury").rect.center())


def test_beside_a_roof_there_is_open_air() -> None:
    geometry = Geometry(4, 4, NARROWEST)
    roof = geometry.building("armoury")
    assert _open_air(geometry, ashore=True).contains(QPointF(roof.x + 3, roof.y + 6))


def test_what_hits_comes_to_rest_last_and_is_ringed() -> None:
    hard, soft, blank = (
        next(
            Rolled(kind, face)
            for kind in range(len(FACES))
            for face in range(1, 7)
            if symbol(Rolled(kind, face)) == wanted
        )
        for wanted in ("hit2", "hit1", "blank")
    )
    act = throw([hard, blank, soft], 1).act
    assert isinstance(act, Throw)
    assert [die.shown.key for die in act._dice] == [("viking", die.kind, die.face) for die in (blank, soft, hard)]
    assert [die.ring is not None for die in act._dice] == [False, True, True]


def test_only_the_dice_that_are_rolled_again_are_thrown_again() -> None:
    s = in_round(1)
    tray = tuple(Rolled(kind, face) for kind, face in ((0, 1), (1, 2), (2, 3), (0, 4)))
    board = MidgardBoard(s, range(3), Words("en"))
    (beat,) = board.beats([Moment(DiceRerolled(0, (3, 1), tray), s)], s, lambda seat: (0.0, 0.0))
    (act,) = (motion.act for _, motion in beat.motions if isinstance(motion, Drama))
    assert isinstance(act, Throw)
    assert {die.shown.key for die in act._dice} == {("viking", 0, 4), ("viking", 1, 2)}
