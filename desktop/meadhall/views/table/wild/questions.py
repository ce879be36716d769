"""The questions of Gone Wild that are asked by a dialog."""

from __future__ import annotations

from typing import Any

from meadhall.rules.kernel import Decision
from meadhall.rules.wild.questions import (
    ArrangeTokens,
    ChoosePutBack,
    ChooseResource,
    Defend,
    Keep,
    PeekAtHand,
    PickAsgard,
    PickChief,
    PlaceToken,
    RecoverCards,
)
from meadhall.views.table.dialogs.asked import Ask, by_dialog
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.wild import picking
from meadhall.views.table.wild.defending import DefenceSheet
from meadhall.views.table.wild.storing import StorageSheet
from meadhall.views.text.wild import WildSpeech


def question(speech: WildSpeech, decision: Decision[Any]) -> OpenDialog | None:
    """What one does in one's turn, and from whom a token is stolen, is chosen on the board and by buttons."""
    return by_dialog(_QUESTIONS, speech, decision)


_QUESTIONS: dict[type[Decision[Any]], Ask] = {
    PickChief: picking.chief,
    PickAsgard: picking.asgard,
    ChoosePutBack: picking.put_back,
    RecoverCards: picking.recover,
    Keep: picking.keep,
    ChooseResource: picking.resource,
    PlaceToken: picking.token,
    PeekAtHand: picking.peek,
    Defend: DefenceSheet,
    ArrangeTokens: StorageSheet,
}
