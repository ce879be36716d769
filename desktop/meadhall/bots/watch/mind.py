"""All that the steady player has in mind at one question, each part worked out only when it is needed."""

from functools import cached_property
from random import Random

from ...rules.watch.bundles import minus
from ...rules.watch.data import Bundle
from ...rules.watch.state import State
from .defence import North
from .goals import ROAD, Goal, goals_of
from .outlook import Outlook
from .purse import Purse


class Mind:
    def __init__(self, view: State, seat: int, rng: Random) -> None:
        self.s = view
        self.seat = seat
        self.rng = rng
        self.o = Outlook(view, seat)
        self._incomes: dict[int, list[float]] = {}

    @cached_property
    def north(self) -> North | None:
        return North(self.o) if self.s.brotherhood else None

    @cached_property
    def goals(self) -> list[Goal]:
        return goals_of(self.o, self.north)

    @cached_property
    def purse(self) -> Purse:
        return Purse(self.o, self.goals)

    def income_of(self, seat: int) -> list[float]:
        if seat not in self._incomes:
            self._incomes[seat] = self.o.income_of(seat)
        return self._incomes[seat]

    def chance_to_hold(self, seat: int, kind: int) -> float:
        """That this opponent has a card of this kind, by what his land yields and how many he holds."""
        income = self.income_of(seat)
        share = (income[kind] + 0.1) / (sum(income) + 0.5)
        return 1 - (1 - share) ** self.s.players[seat].hand_size

    def purse_after_road(self, done: Goal) -> Purse:
        """When the first road toward this goal lies."""
        nearer = done._replace(cost=minus(done.cost, ROAD), roads=done.roads - 1)
        return Purse(self.o, [nearer if goal is done else goal for goal in self.goals])

    def worth(self, hand: Bundle) -> float:
        """Of a hand at this moment: in one's own turn one may still trade and build."""
        if self.s.active != self.seat:
            return self.purse.later(hand)
        if self.o.can_trade:
            return self.purse.with_supply(hand, self.s.bank)[0]
        return self.purse.now(hand)
