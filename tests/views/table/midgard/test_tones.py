"""A player's colour always means that player: what belongs to nobody at the table wears none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from midgard.harbour import begun, played

from meadhall.rules import kernel
from meadhall.rules.midgard.questions import Assign, RollWindow
from meadhall.rules.midgard.state import State
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.palette import NOBODYS, PLAYERS
from meadhall.views.shell.window import Window
from meadhall.views.table.dialogs.versus import Half
from meadhall.views.table.midgard.fighting.assign import AssignSheet
from meadhall.views.table.midgard.fighting.battle import BattleSheet
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech


@pytest.mark.parametrize(("question", "sheet", "own"), [(Assign, AssignSheet, 0), (RollWindow, BattleSheet, 1)])
def test_only_ones_own_half_wears_a_colour(sit: Callable[..., Window], question: type, sheet: type, own: int) -> None:
    def ripe(s: State) -> bool:
        asked = kernel.asked(s)
        at_enemies = bool(s.bands_of(asked.seat)) if question is Assign else s.battle is not None and s.battle.enemy
        return isinstance(asked, question) and bool(at_enemies)

    table = begun(3)
    next(played(table, ripe, 3))
    page = sit(table=table).page
    assert isinstance(page, TablePage)
    speech = MidgardSpeech(Words("en"), [seat.name for seat in page.session.seats])
    opened = sheet(page._desk, speech, page.session.decision)
    colours = {player.base.name() for player in PLAYERS}
    worn = [half for half in opened.findChildren(Half) if half.tone.name() in colours]
    assert len(worn) == own
    others = {half.tone.name() for half in opened.findChildren(Half) if half not in worn}
    assert NOBODYS.name() in others <= {NOBODYS.name(), HARBOUR.brown.name()}
