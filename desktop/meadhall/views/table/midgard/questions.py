"""The questions of the Harbour of Champions that are asked by a dialog."""

from __future__ import annotations

from typing import Any

from meadhall.rules.kernel import Decision
from meadhall.rules.midgard.assignment import Assign
from meadhall.rules.midgard.battle import ChooseFallen, Healing
from meadhall.rules.midgard.goods import TakeDice
from meadhall.rules.midgard.roll import RollWindow
from meadhall.rules.midgard.sage import ChooseRune, KeepDestiny, TrueVision
from meadhall.rules.midgard.setup import PickLeader
from meadhall.rules.midgard.ships import BuyShip
from meadhall.rules.midgard.stalls import UseStall
from meadhall.rules.midgard.town import PayChurch, TradeAtMarket
from meadhall.rules.midgard.victory import MoreGlory, NameBlamed
from meadhall.rules.midgard.voyage import ChooseStarving, PayToll, ReplaceJourney
from meadhall.views.table.asked import Ask, by_dialog
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.midgard import paying, picking
from meadhall.views.table.midgard.assign import AssignSheet
from meadhall.views.table.midgard.battle import BattleSheet
from meadhall.views.text.midgard import MidgardSpeech


def question(speech: MidgardSpeech, decision: Decision[Any]) -> OpenDialog | None:
    """Workers are placed, journeys looked at and ships sent on the board."""
    return by_dialog(_QUESTIONS, speech, decision)


_QUESTIONS: dict[type[Decision[Any]], Ask] = {
    PickLeader: picking.leader,
    ChooseRune: picking.rune,
    KeepDestiny: picking.destiny,
    TrueVision: picking.offered,
    ReplaceJourney: picking.offered,
    MoreGlory: picking.offered,
    BuyShip: picking.ship,
    PayChurch: picking.church,
    UseStall: picking.stall,
    NameBlamed: picking.blamed,
    TakeDice: paying.take_dice,
    TradeAtMarket: paying.market,
    ChooseStarving: paying.starving,
    PayToll: paying.toll,
    Assign: AssignSheet,
    RollWindow: BattleSheet,
    Healing: BattleSheet,
    ChooseFallen: BattleSheet,
}
