"""What a hand of resource cards is worth to one who has certain goals."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...rules.watch.bundles import NOTHING, covers, minus
from ...rules.watch.data import KINDS, LIMITS, Bundle
from ..lazily import lazily
from . import weights as w
from .goals import Goal
from .outlook import Outlook
from .pace import pace_of


class Promise(NamedTuple):
    """What a hand is worth, and the first trade with the supply that makes it so, if one does."""

    worth: float
    trade: tuple[int, int] | None


class Purse:
    def __init__(self, o: Outlook, goals: Sequence[Goal]) -> None:
        self.goals = goals
        self._rates = o.rates
        self._rounds = pace_of(tuple(o.income), o.rates).rounds
        self._later: dict[Bundle, float] = {}
        self._now: dict[tuple[Bundle, int], float] = {}
        self._with_supply: dict[tuple[Bundle, tuple[int, ...]], Promise] = {}
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
        a, b, c, d, e = hand
        for full, (of_a, of_b, of_c, of_d, of_e) in self._full_worths:
            if full * w.DISCOUNT <= second:
                continue  # not even if it could be bought at once
            rounds = self._rounds(a - of_a, b - of_b, c - of_c, d - of_d, e - of_e)
            promise = full * w.DISCOUNT ** (1 + rounds)
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        size = sum(hand)
        lost = self._seven * (size // 2) * w.SEVEN_LOSS if size > LIMITS.safe_hand else 0.0
        return best + w.SECOND_GOAL * second + w.SPARE_CARD * size - lost

    @lazily
    def _full_worths(self) -> list[tuple[float, Bundle]]:
        """Of each goal, with what can be had after it, starting with no cards: the sooner it is reached, the sooner
        that. The goals that promise most to one who holds nothing come first."""
        afresh = [(goal.worth * w.DISCOUNT ** self._rounds(*minus(NOTHING, goal.cost)), goal) for goal in self.goals]
        afresh.sort(key=lambda pair: -pair[0])
        best, second = [*(worth for worth, _ in afresh), 0.0, 0.0][:2]
        return [
            (goal.worth + w.AFTERWARDS * (best if rank else second), goal.cost) for rank, (_, goal) in enumerate(afresh)
        ]

    def now(self, hand: Bundle, start: int = 0) -> float:
        """Points that the hand promises when this turn's building is still to come."""
        key = hand, start
        worth = self._now.get(key)
        if worth is None:
            worth = self._now[key] = max([self.later(hand), *self._purchases(hand, start)])
        return worth

    def _purchases(self, hand: Bundle, start: int) -> Iterator[float]:
        for place in range(start, len(self.goals)):
            goal = self.goals[place]
            if covers(hand, goal.cost):
                yield goal.worth + self.now(minus(hand, goal.cost), place + 1)

    def with_supply(self, hand: Bundle, bank: Sequence[int]) -> Promise:
        """The same where one may still trade with the supply."""
        key = hand, tuple(bank)
        promise = self._with_supply.get(key)
        if promise is None:
            promise = self._with_supply[key] = self._best_with_supply(hand, bank)
        return promise

    def _best_with_supply(self, hand: Bundle, bank: Sequence[int]) -> Promise:
        best, first = self.now(hand), None
        for goal in self.goals:
            trades = self.trades_for(hand, goal.cost, bank)
            if trades:
                worth = goal.worth + self.now(minus(self.after(hand, trades), goal.cost))
                if worth > best + w.SUPPLY_GAIN / 2:
                    best, first = worth, trades[0]
        return Promise(best, first)

    def swap_to_keep(self, hand: Bundle, bank: Sequence[int]) -> tuple[int, int] | None:
        """The trade with the supply after which the hand promises most for later, if any makes it promise more."""
        swaps = [
            (giver, kind)
            for giver in KINDS
            if hand[giver] >= self._rates[giver]
            for kind in KINDS
            if kind != giver and bank[kind]
        ]
        best = max(swaps, key=lambda swap: self.later(self.after(hand, [swap])), default=None)
        return best if best and self.later(self.after(hand, [best])) > self.later(hand) else None

    def trades_for(self, hand: Bundle, cost: Bundle, bank: Sequence[int]) -> list[tuple[int, int]] | None:
        """Trades with the supply that make the price payable this turn; none where it already is or cannot be."""
        over = [*minus(hand, cost)]
        if min(over) >= 0 or max(over) < min(self._rates):
            return None
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
