"""What a computer player does not do although the rules let it (GC-7.30)."""

from ....rules.kernel import Action
from ....rules.watch.trade import OfferTrade
from ...bot import Question

OFFERS_A_TURN = 4


def is_polite(question: Question, action: Action) -> bool:
    """At most four offers a turn, and none that was refused. The view is looked at only where an offer is meant."""
    if type(action) is not OfferTrade:
        return True
    view = question.view
    return view.offers_made < OFFERS_A_TURN and action.offer not in view.refused
