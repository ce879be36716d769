"""Motion of the harbour ends where the position says, whatever happened; it can be skipped and undone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.ships import SailTo
from meadhall.rules.midgard.variants import VARIANTS
from meadhall.views.boards.midgard.geometry import Geometry
from meadhall.views.boards.midgard.motions import Telling
from meadhall.views.boards.midgard.pieces import pieces_on
from meadhall.views.boards.midgard.preview import along, seen, sensible
from meadhall.views.look.style import Motion as Pace
from views.boards.board_table import BoardTable


@pytest.mark.parametrize(("options", "players"), VARIANTS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_story_ends_at_the_position(options: Options, players: int, viewer: int) -> None:
    """As one seat sees it, for a whole game of chance."""
    s, chance = MIDGARD.new(options, players, 11), Random(3)
    geometry, colours = Geometry(players, len(s.coasts), 1400.0), range(players)
    while s.result is None:
        before = MIDGARD.visible(s, viewer)
        events: list[Event] = []
        kernel.play(s, chance.choice(sensible(s)), events)
        if s.result is not None:
            break
        telling = Telling(geometry, colours, before, lambda seat: (-40.0, 90.0 * seat))
        told = [shown for event in events if (shown := event.seen_by(viewer)) is not None]
        assert [beat.event for beat in telling.beats(told)] == told
        wanted = {piece.id: piece for piece in pieces_on(geometry, MIDGARD.visible(s, viewer), colours)}
        assert telling.shown == wanted, told


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_is_played_and_ends(sit_down: Any, reduced: bool) -> None:
    table: BoardTable = sit_down(Options(leaders="dealt"), players=3, seed=6, motion=Pace(reduced=reduced))
    view, chance, kinds = table.view, Random(5), set[type]()
    for _ in range(140):
        if table.state.result is not None:
            break
        table.act(chance.choice(sensible(table.state)))
        kinds |= {type(event) for event in table.events}
        view._player.advance(90)
        view._player.advance(60_000)
        assert not view.is_moving
        wanted = {piece.id: piece for piece in view.board.pieces(table.state)}
        shown = {name: view.stage.sprite(name) for name in wanted}
        assert all(sprite is not None and sprite.piece == wanted[name] for name, sprite in shown.items())
    assert len(kinds & set(Telling.told)) > 20


def test_a_ship_sails_to_its_shore() -> None:
    s = next(s for s in along(4, 4) if sailing(s))
    before, events = seen(s), list[Event]()
    action = next(action for action in kernel.options(s) if isinstance(action, SailTo))
    kernel.play(s, action, events)
    geometry = Geometry(4, 4)
    telling = Telling(geometry, range(4), before, lambda seat: (0.0, 0.0))
    start = telling.shown[f"ship:{ship_of(before)}"]
    telling.beats(events)
    there = telling.shown[start.id]
    assert (there.x, there.y) == geometry.harbour(action.shore)
    assert there.x > start.x


def sailing(s: Any) -> bool:
    return any(isinstance(action, SailTo) for action in kernel.options(s))


def ship_of(s: Any) -> str:
    return kernel.asked(s).ship  # pyright: ignore[reportAttributeAccessIssue]
