"""What a hand of resource cards is worth to one who has certain goals."""

from collections.abc import Sequence
from functools import cached_property
from math import floor

from ...rules.watch.bundles import NOTHING, covers, minus
from ...rules.watch.data import KINDS, LIMITS, Bundle
from . import weights as w
from .goals import Goal
from .outlook import Outlook

TIMES = (0.0, 1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 13.0, 18.0)  # rounds from now at which a hand is looked at
NEVER = 25.0


class Purse:
    def __init__(self, o: Outlook, goals: Sequence[Goal]) -> None:
        self.goals = goals
        self._rates = o.rates
        self._incomes = [tuple(cards * time for cards in o.income) for time in TIMES]
        self._later: dict[Bundle, float] = {}
        players = len(o.s.players)
        self._seven = 1 - (5 / 6) ** players  # somebody rolls one before the next turn

    def later(self, hand: Bundle) -> float:
        """Points that the hand promises when nothing more is bought this turn."""
        worth = self._later.get(hand)
        if worth is None:
            worth = self._later[hand] = self._look_ahead(hand)
        return worth

    def _look_ahead(self, hand: Bundle) -> float:
        best = second = 0.0
        for goal in self.goals:
            promise = (goal.worth + self._then(goal)) * w.DISCOUNT ** (1 + self.rounds_until(hand, goal.cost))
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        size = sum(hand)
        lost = self._seven * (size // 2) * w.SEVEN_LOSS if size > LIMITS.safe_hand else 0.0
        return best + w.SECOND_GOAL * second + w.SPARE_CARD * size - lost

    def _then(self, goal: Goal) -> float:
        """What can be had after this goal, starting with no cards: the sooner the goal is reached, the sooner that."""
        return w.AFTERWARDS * next((worth for worth, other in self._afresh if other is not goal), 0.0)

    @cached_property
    def _afresh(self) -> list[tuple[float, Goal]]:
        """The goals by what they promise to one who holds nothing, the best first."""
        worths = [(goal.worth * w.DISCOUNT ** self.rounds_until(NOTHING, goal.cost), goal) for goal in self.goals]
        return sorted(worths, key=lambda pair: -pair[0])

    def rounds_until(self, hand: Bundle, cost: Bundle) -> float:
        """Until income and trade with the supply bring the price together."""
        before = 0.0
        for place, time in enumerate(TIMES):
            slack = self._slack(hand, cost, self._incomes[place], whole=place == 0)
            if slack >= 0:
                if place == 0:
                    return 0.0
                earlier = TIMES[place - 1]
                return earlier + (time - earlier) * before / (before - slack)
            before = slack
        return NEVER

    def _slack(self, hand: Bundle, cost: Bundle, income: Sequence[float], whole: bool) -> float:
        """What one could trade for, less what is missing: below zero the price cannot be paid yet."""
        slack = 0.0
        for kind in KINDS:
            over = hand[kind] + income[kind] - cost[kind]
            if over < 0:
                slack += over
            elif over > 0:
                bought = over / self._rates[kind]
                slack += floor(bought) if whole else max(0.0, bought - w.ODD_CARDS)
        return slack

    def now(self, hand: Bundle, start: int = 0) -> float:
        """Points that the hand promises when this turn's building is still to come."""
        best = self.later(hand)
        for place in range(start, len(self.goals)):
            goal = self.goals[place]
            if covers(hand, goal.cost):
                best = max(best, goal.worth + self.now(minus(hand, goal.cost), place + 1))
        return best

    def with_supply(self, hand: Bundle, bank: Sequence[int]) -> tuple[float, tuple[int, int] | None]:
        """The same where one may still trade with the supply, and the first such trade worth making."""
        best, first = self.now(hand), None
        for goal in self.goals:
            trades = self.trades_for(hand, goal.cost, bank)
            if trades:
                worth = goal.worth + self.now(minus(self.after(hand, trades), goal.cost))
                if worth > best + w.SUPPLY_GAIN / 2:
                    best, first = worth, trades[0]
        return best, first

    def trades_for(self, hand: Bundle, cost: Bundle, bank: Sequence[int]) -> list[tuple[int, int]] | None:
        """Trades with the supply that make the price payable this turn; none where it already is or cannot be."""
        over = [have - need for have, need in zip(hand, cost, strict=True)]
        trades: list[tuple[int, int]] = []
        for kind in KINDS:
            for _ in range(-over[kind]):
                givers = [giver for giver in KINDS if over[giver] >= self._rates[giver]]
                if not givers or not bank[kind]:
                    return None
                giver = max(givers, key=lambda giver: over[giver] - self._rates[giver])
                over[giver] -= self._rates[giver]
                trades.append((giver, kind))
        return trades

    def after(self, hand: Bundle, trades: Sequence[tuple[int, int]]) -> Bundle:
        cards = list(hand)
        for give, get in trades:
            cards[give] -= self._rates[give]
            cards[get] += 1
        a, b, c, d, e = cards
        return a, b, c, d, e
