"""How soon a price can be paid: by income, and by trade with the supply."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add

from ...rules.watch.data import Bundle
from . import weights as w

TIMES = (0.0, 1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 13.0, 18.0)  # rounds from now at which a hand is looked at
NEVER = 25.0


@lru_cache(maxsize=16)
def pace_of(income: tuple[float, ...], rates: tuple[int, ...]) -> "Pace":
    return Pace(income, rates)


class Pace:
    """Of one who gets so many cards of each kind in a round, and trades at these rates."""

    def __init__(self, income: Sequence[float], rates: Sequence[int]) -> None:
        self.rates = rates
        incomes = [tuple([cards * time for cards in income]) for time in TIMES]
        self._spans = [*zip(TIMES, TIMES[1:], incomes[1:], strict=False)]  # from, until, and what has come by then
        self._known: dict[Bundle, float] = {}

    def rounds_until(self, over: Bundle) -> float:
        """Until what is missing has come together; `over` is the hand less the price."""
        rounds = self._known.get(over)
        if rounds is None:
            rounds = self._known[over] = self._until_payable(over)
        return rounds

    def _until_payable(self, over: Bundle) -> float:
        before: float = sum([each if each < 0 else each // rate for each, rate in zip(over, self.rates, strict=True)])
        if before >= 0:
            return 0.0
        for earlier, time, income in self._spans:
            slack = self._slack(over, income)
            if slack >= 0:
                return earlier + (time - earlier) * before / (before - slack)
            before = slack
        return NEVER

    def _slack(self, over: Bundle, income: Sequence[float]) -> float:
        """What one could trade for, less what is missing: below zero the price cannot be paid yet."""
        slack = 0.0
        for then, rate in zip(map(add, over, income), self.rates, strict=True):
            if then < 0:
                slack += then
            elif (bought := then / rate) > w.ODD_CARDS:
                slack += bought - w.ODD_CARDS
        return slack
