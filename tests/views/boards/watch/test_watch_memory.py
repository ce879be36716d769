"""The North remembers: a breach of the Wall stays where it was made, and the sky tells how many stand before it."""

from __future__ import annotations

import pytest

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Event, Witness
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.data import Kind
from meadhall.rules.watch.events import InvasionBegan
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.watch.geometry import Geometry
from meadhall.views.boards.watch.memory import SCAR_BOX, remembered, threat
from meadhall.views.boards.watch.sky import heavens
from meadhall.views.text.words import Words


def invaded() -> tuple[list[Event], list[State]]:
    """All that happened in a game until the second invasion, and the position after each of the two."""
    for seed in range(1, 40):
        s = WATCH.new(Options(), 4, seed)
        bots = [make("random", WATCH, seat) for seat in range(4)]
        told: list[Event] = []
        after: list[State] = []
        while s.result is None and len(after) < 2:
            question, witness = Question(WATCH, s), Witness(s)
            kernel.play(s, bots[question.seat].choose(question), witness)
            told += [event for event, _ in witness.moments]
            if s.result is None and s.invasions > len(after):
                after.append(s.copy())
        if len(after) == 2:
            return told, after
    raise AssertionError("no game with two invasions")


def scars(board: WatchBoard, view: State) -> dict[str, int]:
    """By name, the section in which each lies."""
    lying = [piece for piece in board.pieces(view) if piece.id.startswith("scar:")]
    return {piece.id: int((piece.x - board.geometry.wall[0]) // board.geometry.section_width) for piece in lying}


def test_a_breach_stays_in_the_section_where_it_was_made_and_goes_when_it_is_undone() -> None:
    told, (first, second) = invaded()
    board = WatchBoard(second, range(4), Words("en"))
    board.recall(told)
    sections = [event.section for event in told if isinstance(event, InvasionBegan)]
    assert scars(board, second) == {"scar:1": sections[0], "scar:2": sections[1]}
    assert scars(board, first) == {"scar:1": sections[0]}
    assert scars(board.for_aspect(3.0), second) == scars(board, second), "also on a board of other measures"


def test_what_was_breached_in_another_game_is_forgotten_when_all_is_told_anew() -> None:
    told, (_, second) = invaded()
    board = WatchBoard(second, range(4), Words("en"))
    board.recall(told)
    board.begin(0)
    assert scars(board, second) == {}


@pytest.mark.parametrize("section", range(4))
def test_two_breaches_of_a_section_lie_at_its_ends_clear_of_posts_and_badge(section: int) -> None:
    view = invaded()[1][1]
    geometry = Geometry(view.layout.map, brotherhood=True)
    lying = [piece for piece in remembered(geometry, view, {1: section, 2: section}) if piece.id.startswith("scar:")]
    assert len({piece.x for piece in lying}) == 2
    badge = geometry.badge(section)[0]
    assert all(abs(piece.x - badge) > 76 for piece in lying)
    box = geometry.section(section)
    assert all(box.x < piece.x < box.right for piece in lying)
    assert SCAR_BOX.height() > box.height


def test_the_sky_brightens_with_those_who_stand_before_the_wall_and_reddens_with_the_second_invasion() -> None:
    first, second = invaded()[1]
    geometry = Geometry(first.layout.map, brotherhood=True)
    for waiting, bright in ((0, 0), (4, 2), (20, 4)):
        crowd: tuple[Kind, ...] = ("warrior",) * waiting
        first.clearings = ((), crowd, (), ())
        assert threat(first) == bright
    second.clearings = first.clearings
    calm, red = (next(piece.key for piece in remembered(geometry, view, {})) for view in (first, second))
    assert (calm, red) == (("sky", 4, False), ("sky", 4, True))


def test_no_camp_lies_under_the_sky() -> None:
    view = invaded()[1][0]
    geometry = Geometry(view.layout.map, brotherhood=True)
    for clan in range(3):
        assert not heavens(geometry).intersects(geometry.clan(clan).rect)
