"""Cards that one alone learns of: at each step all that the window holds is walked while they are and after."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import seen
from late import PEOPLE
from mouse import Mouse
from wild.listener import Listener
from wild.raider import Raider
from wild.villages import reach

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.wild.cards.effects import ChoosePutBack, PeekAtHand
from meadhall.views.shell.window import Window
from meadhall.views.table.tray.cardface import CardButton
from onlooker import Onlooker

Sit = Callable[..., Window]
STEPS = 25  # with which the screen goes on to somebody else


@rule("VW-20.3")
@pytest.mark.parametrize(("kind", "shown"), [(PeekAtHand, "seen:"), (ChoosePutBack, "pick:")])
def test_nobody_else_learns_of_them(qtbot: Onlooker, sit: Sit, kind: type, shown: str) -> None:
    table = reach(lambda s: isinstance(kernel.asked(s), kind))
    seat = kernel.asked(table.state).seat
    window = sit(table=table, confirm=False)
    person, guard = Raider(Mouse(qtbot, window), Random(1), {one.name for one in PEOPLE}), Listener(window, table)
    read, viewers = set[int](), set[int]()
    for _ in range(STEPS):
        person.step()
        guard.look()
        viewers.add(guard.viewer)
        if any(card.held.key.startswith(shown) for card in seen(window, CardButton)):
            read.add(guard.viewer)
    assert seat in read
    assert len(viewers) > 2  # others, and the curtain between them
