"""All that the steady player has in mind at one question, each part worked out only when it is needed."""

from functools import lru_cache
from random import Random

from ...rules.watch.bundles import minus
from ...rules.watch.data import Bundle
from ...rules.watch.state import State
from ..lazily import lazily
from .defence import North
from .goals import ROAD, Goal, goals_of
from .outlook import Board, Outlook
from .purse import Purse
from .trade.hands import Expected, likely_hands


class Plan:
    """What follows from the board alone: it is kept until something on it changes."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self._after_road: dict[Goal, Purse] = {}

    @lazily
    def north(self) -> North | None:
        return North(self.o) if self.o.s.brotherhood else None

    @lazily
    def goals(self) -> list[Goal]:
        return goals_of(self.o, self.north)

    @lazily
    def purse(self) -> Purse:
        return Purse(self.o, self.goals)

    def purse_after_road(self, done: Goal) -> Purse:
        """When the first road toward this goal lies."""
        if done not in self._after_road:
            nearer = done._replace(cost=minus(done.cost, ROAD), roads=done.roads - 1)
            self._after_road[done] = Purse(self.o, [nearer if goal is done else goal for goal in self.goals])
        return self._after_road[done]


@lru_cache(maxsize=8)
def plan_for(board: Board) -> Plan:
    return Plan(Outlook(board))


class Mind:
    def __init__(self, view: State, seat: int, rng: Random) -> None:
        self.s = view
        self.seat = seat
        self.rng = rng
        self.me = view.players[seat]
        a, b, c, d, e, _ = self.me.hand
        self.hand: Bundle = (a, b, c, d, e)
        self.can_trade = view.active == seat and not view.trade_is_over
        self._plan = plan_for(Board(view, seat))
        self.o = self._plan.o
        self._worths: dict[Bundle, float] = {}

    @property
    def north(self) -> North | None:
        return self._plan.north

    @property
    def goals(self) -> list[Goal]:
        return self._plan.goals

    @property
    def purse(self) -> Purse:
        return self._plan.purse

    @lazily
    def hands(self) -> Expected:
        """Cards of each kind that the others hold on average."""
        return likely_hands(self.s, self.o.income_of)

    def chance_to_hold(self, seat: int, kind: int) -> float:
        """That this opponent has a card of this kind."""
        size = self.s.players[seat].hand_size
        return 1 - (1 - min(1.0, self.hands[seat][kind] / size)) ** size if size else 0.0

    def purse_after_road(self, done: Goal) -> Purse:
        return self._plan.purse_after_road(done)

    def worth(self, hand: Bundle) -> float:
        """Of a hand at this moment: in one's own turn one may still trade and build."""
        if hand not in self._worths:
            self._worths[hand] = self._worth(hand)
        return self._worths[hand]

    def _worth(self, hand: Bundle) -> float:
        if self.s.active != self.seat:
            return self.purse.later(hand)
        if self.can_trade:
            return self.purse.with_supply(hand, self.s.bank).worth
        return self.purse.now(hand)
