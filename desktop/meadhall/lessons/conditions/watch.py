"""Of lessons of the Watch: what needs more than a figure."""

from ...rules.watch.bundles import covers
from ...rules.watch.data import COSTS
from ...rules.watch.questions import Discard
from ...rules.watch.state import State


def keeps_a_house(s: State, seat: int) -> bool:
    """What is left of the hand, when this seat has discarded, still pays a settlement."""
    question = s.agenda[-1]
    assert isinstance(question, Discard)
    thrown = dict(question.chosen)[seat]
    left = [held - gone for held, gone in zip(s.players[seat].hand, thrown, strict=False)]
    return covers(left, COSTS["settlement"])


def has_won(s: State, seat: int) -> bool:
    """In whichever of the ways there are."""
    return s.result is not None and seat in s.result.winners
