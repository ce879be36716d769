"""The dialogs of the Harbour of Champions: those that rows of deeds name, and those that ask a question."""

from __future__ import annotations

from typing import Any

from meadhall.rules.kernel import Decision
from meadhall.rules.midgard.questions import (
    Assign,
    BuyShip,
    ChooseFallen,
    ChooseRune,
    ChooseStarving,
    Healing,
    KeepDestiny,
    MoreGlory,
    NameBlamed,
    PayChurch,
    PayToll,
    PickLeader,
    ReplaceJourney,
    RollWindow,
    TakeDice,
    TradeAtMarket,
    TrueVision,
    UseStall,
)
from meadhall.views.table.dialogs.asked import Ask, by_dialog
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.midgard import paying, picking
from meadhall.views.table.midgard.fighting.assign import AssignSheet
from meadhall.views.table.midgard.fighting.battle import BattleSheet
from meadhall.views.table.midgard.manners import MannersSheet
from meadhall.views.table.rooms import Dialog
from meadhall.views.text.midgard import MidgardSpeech

DIALOGS: dict[str, Dialog] = {
    "manners": lambda desk, speech, kind: MannersSheet(desk, speech),
    "gifts": lambda desk, speech, kind: paying.gifts(desk, speech),
    "success": lambda desk, speech, kind: picking.success(desk, speech),
}


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
