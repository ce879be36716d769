"""What happened is shown as it went: after each event the board lies as the rules had it then, and makes no effect
anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtCore import QObject

from kit.cases import CASES, Case
from kit.selfplay import Deed, by_bots, next_deed
from meadhall.rules.kernel import Event, EventSink, Moment, is_over, play
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.events import WorkerPlaced
from meadhall.rules.midgard.land import placement
from meadhall.rules.midgard.state import Worker
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.actions import Construct
from meadhall.rules.northgard.data import ALTAR
from meadhall.rules.northgard.events import Built
from meadhall.rules.northgard.land import build
from meadhall.rules.northgard.state import State as NorthgardState
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.fights import wildlings
from meadhall.rules.watch.state import State as WatchState
from meadhall.rules.wild import WILD
from meadhall.rules.wild.data import PLOTS
from meadhall.rules.wild.events import Built as BuiltWild
from meadhall.rules.wild.land import building
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.moving.motion import Player
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.boards.kit.pieces import Piece
from meadhall.views.boards.kit.scene import BoardScene
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Motion as Pace
from meadhall.views.look.style import Says, Style
from meadhall.views.text.words import Words

MakeBoard = Callable[[Any, Any, Words], Board]
BOARDS: dict[str, MakeBoard] = {
    WATCH.id: WatchBoard,
    MIDGARD.id: MidgardBoard,
    NORTHGARD.id: NorthgardBoard,
    WILD.id: WildBoard,
}
SEEING = 0  # the seat that looks
STEP = 130.0  # milliseconds


class Eye:
    """A sink for events: what this seat sees of each, and of the position just then."""

    def __init__(self, case: Case, s: Any) -> None:
        self._case, self._s = case, s
        self.story: list[Moment] = []

    def append(self, event: Event, /) -> None:
        seen = event.seen_by(SEEING)
        if seen is not None:
            self.story.append(Moment(seen, self._case.game.visible(self._s, SEEING)))


class Deal(NamedTuple):
    """A board on its stage, in a game that goes on."""

    board: Board
    stage: BoardScene
    player: Player


def laid(case: Case, s: Any, parent: QObject) -> Deal:
    words, view = Words("en"), case.game.visible(s, SEEING)
    board = BOARDS[case.game.id](view, range(case.players), words)
    pace = Pace(1.0)
    stage = BoardScene(Style(LIGHT, 0.5, cast(Says, words), pace), board, parent)
    stage.show_position(view)
    return Deal(board, stage, Player(stage, pace, stage))


def lying(stage: BoardScene) -> dict[str, tuple[Piece, float, float]]:
    return {sprite.piece.id: (sprite.piece, sprite.pos().x(), sprite.pos().y()) for sprite in stage._sprites}


def as_in(deal: Deal, view: Any) -> dict[str, tuple[Piece, float, float]]:
    pieces = [*deal.board.pieces(view), *deal.board.furniture(view, deal.stage.frame, deal.stage.frame)]
    return {piece.id: (piece, piece.x, piece.y) for piece in pieces}


def shown(case: Case, deal: Deal, s: Any, deed: Deed) -> list[Moment]:
    """The deed happens and is shown; after each of its events everything lies as in the position of that event."""
    before, eye = case.game.visible(s, SEEING), Eye(case, s)
    play(s, deed.action, eye, deed.by)

    def watched(beats: Iterable[Beat]) -> Iterator[Beat]:
        for beat, moment in zip(beats, eye.story, strict=True):
            yield beat
            assert lying(deal.stage) == as_in(deal, moment.position), moment.event

    beats = deal.board.beats(eye.story, before, lambda seat: (10.0 * seat, 0.0))
    after = case.game.visible(s, SEEING)
    deal.player.play(watched(beats), lambda: deal.stage.show_position(after))
    while deal.player.busy:
        deal.player.advance(STEP)
    assert lying(deal.stage) == as_in(deal, after)
    return eye.story


def games(case: Case, seed: int) -> Iterator[tuple[Any, Callable[[Any], Deed]]]:
    """One at random, one of computer players."""
    rng = Random(seed)
    yield case.new(seed), lambda s: next_deed(case, s, rng)
    yield case.new(seed), by_bots(case, "steady", seed)


@pytest.mark.parametrize("name", BOARDS)
def test_after_each_event_the_board_lies_as_play_had_it(
    application: QObject, name: str, count: Callable[[int, int], int]
) -> None:
    """At least 200 games of all houses together, where there is time for it."""
    cases = [case for case in CASES if case.game.id == name]
    for seed in range(count(1, 25)):
        case = cases[(seed + len(cases) // 2) % len(cases)]
        for s, choose in games(case, seed):
            deal = laid(case, s, application)
            for _ in range(count(150, 100_000)):
                if is_over(s):
                    break
                shown(case, deal, s, choose(s))
            deal.stage.deleteLater()


# An effect that the rules make otherwise is seen otherwise, without a word to the board


class Otherwise(NamedTuple):
    case: str
    change: Callable[[pytest.MonkeyPatch], None]
    is_seen: Callable[[Moment, set[str]], bool]  # of a moment, and the names of what lies there then


def _land_in_the_south(monkeypatch: pytest.MonkeyPatch) -> None:
    def landing(s: WatchState, arrow: int) -> int:
        return next(hex for hex in reversed(s.ground.hexes) if s.gift[hex] is None)

    monkeypatch.setattr(wildlings, "landing", landing)


def _in_the_south(moment: Moment, lying: set[str]) -> bool:
    return f"wildling:{moment.position.ground.hexes[-1]}" in lying


def _build_altars(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told."""

    def put_up(s: NorthgardState, seat: int, action: Construct, out: EventSink) -> None:
        s.built[action.area] = ALTAR
        out.append(Built(seat, action.building, action.area, action.slotless))

    monkeypatch.setattr(build, "put_up", put_up)


def _an_altar_stands(moment: Moment, lying: set[str]) -> bool:
    match moment.event:
        case Built(building=building, area=area) if building != ALTAR:
            return f"building:{area}" in lying and moment.position.built[area] == ALTAR
        case _:
            return False


def _build_on_the_last_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "PLOTS", dict(reversed(PLOTS.items())))


def _stands_on_the_last_plot(moment: Moment, names: set[str]) -> bool:
    event = moment.event
    return isinstance(event, BuiltWild) and f"house:{event.seat}:{event.building}_3" in names


def _send_all_begging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placement, "Worker", lambda location, seat: Worker("beg", seat))


def _begs(moment: Moment, names: set[str]) -> bool:
    event = moment.event
    return isinstance(event, WorkerPlaced) and event.location != "beg" and "worker:beg:0" in names


CHANGES = {
    WATCH.id: Otherwise("watch-4-brotherhood-standard", _land_in_the_south, _in_the_south),
    MIDGARD.id: Otherwise("midgard-4-chosen", _send_all_begging, _begs),
    NORTHGARD.id: Otherwise("northgard-5-chosen", _build_altars, _an_altar_stands),
    WILD.id: Otherwise("wild-4-chosen", _build_on_the_last_plot, _stands_on_the_last_plot),
}


@pytest.mark.parametrize("name", BOARDS)
def test_an_effect_that_is_made_otherwise_is_seen_otherwise(
    application: QObject, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    wanted, change, is_seen = CHANGES[name]
    case = next(case for case in CASES if str(case) == wanted)
    s, choose = next(games(case, 3))
    deal = laid(case, s, application)
    change(monkeypatch)
    for _ in range(1000):
        story = shown(case, deal, s, choose(s))
        if any(is_seen(moment, set(as_in(deal, moment.position))) for moment in story):
            break
    else:
        pytest.fail("it did not come about")
    deal.stage.deleteLater()
