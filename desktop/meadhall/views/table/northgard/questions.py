"""The questions of the Uncharted Lands that are asked by a dialog."""

from __future__ import annotations

from typing import Any

from meadhall.models.session import Session
from meadhall.rules.kernel import Decision
from meadhall.rules.northgard.questions import (
    Assigning,
    BuyCard,
    BuyWarrior,
    ChooseClan,
    ChooseDiscard,
    ChooseFace,
    ChooseLosses,
    ChooseTile,
    ChooseVictim,
    CommitFood,
    Copying,
    DemandCard,
    Negotiating,
    PickFromRow,
    Ransom,
    React,
    SearchHand,
    Shield,
    ThrowAxe,
    Trading,
)
from meadhall.views.table.dialogs.asked import Ask, by_dialog
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.northgard import paying, picking
from meadhall.views.table.northgard.battle.sheet import battle_asked
from meadhall.views.table.northgard.battle.story import live
from meadhall.views.table.northgard.sheets import AssignSheet, TileSheet, victim
from meadhall.views.text.northgard import NorthgardSpeech


def question(session: Session, speech: NorthgardSpeech, decision: Decision[Any]) -> OpenDialog | None:
    if isinstance(decision, CommitFood | ChooseFace | ThrowAxe | ChooseLosses):
        story = live(session)
        return None if story is None else lambda desk: battle_asked(desk, speech, story, decision)
    return by_dialog(_QUESTIONS, speech, decision)


_QUESTIONS: dict[type[Decision[Any]], Ask] = {
    ChooseClan: picking.clan,
    PickFromRow: picking.from_row,
    Copying: picking.to_copy,
    SearchHand: picking.seen_hand,
    DemandCard: picking.seen_hand,
    ChooseDiscard: picking.to_discard,
    Negotiating: picking.from_discards,
    React: picking.reaction,
    Shield: picking.shield,
    Ransom: paying.ransom,
    BuyCard: paying.buying,
    BuyWarrior: paying.buying,
    Trading: paying.TradeSheet,
    Assigning: AssignSheet,
    ChooseTile: TileSheet,
    ChooseVictim: victim,
}
