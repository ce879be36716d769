"""Motion of the harbour is played and comes to rest; a ship sails where it was sent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.rules import kernel
from meadhall.rules.kernel import Witness
from meadhall.rules.midgard.land.ships import SailTo
from meadhall.rules.midgard.options import Options
from meadhall.views.boards.kit.moving.motions import Travel
from meadhall.views.boards.midgard.geometry import Geometry
from meadhall.views.boards.midgard.motions import Telling
from meadhall.views.boards.midgard.preview import along, seen, sensible
from meadhall.views.look.style import Motion as Pace
from views.boards.board_table import BoardTable


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
    before, witness = seen(s), Witness(s)
    action = next(action for action in kernel.options(s) if isinstance(action, SailTo))
    ship = f"ship:{ship_of(before)}"
    kernel.play(s, action, witness)
    geometry = Geometry(4, 4)
    telling = Telling(geometry, range(4), before, lambda seat: (0.0, 0.0))
    start = telling.lay(before)[ship]
    beats = list(telling.beats(witness.moments[:1]))
    there = telling.lay(beats[0].view)[ship]
    assert (there.x, there.y) == geometry.harbour(action.shore)
    assert there.x > start.x
    assert any(isinstance(motion, Travel) and motion.id == ship for _, motion in beats[0].motions)


def sailing(s: Any) -> bool:
    return any(isinstance(action, SailTo) for action in kernel.options(s))


def ship_of(s: Any) -> str:
    return kernel.asked(s).ship  # pyright: ignore[reportAttributeAccessIssue]
