"""The questions of Gone Wild that are asked by a dialog."""

from __future__ import annotations

from typing import Any

from meadhall.rules.kernel import Decision
from meadhall.rules.wild.asgard import PickAsgard
from meadhall.rules.wild.cards import ChoosePutBack, ChooseResource, PeekAtHand, RecoverCards
from meadhall.rules.wild.closing import Keep
from meadhall.rules.wild.defence import Defend
from meadhall.rules.wild.setup import PickChief
from meadhall.rules.wild.storage import ArrangeTokens
from meadhall.rules.wild.tokens import PlaceToken
from meadhall.views.table.asked import Ask, by_dialog
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
