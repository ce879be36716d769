"""Paying: the pool, tokens and the cards that bring resources pay together; and the exchange (chapter 5)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ..kernel import Denial, EventSink, Move
from .cards.bringing import Source, bring, cards_for, due_of, sources
from .data import NOTHING, NUMBERS, RESOURCES, Amount, PlotId, Resource
from .events import Exchanged
from .purse import at_hand, fill_pool, spend, why_not_first
from .state import State


class Means(NamedTuple):
    """All that the active player could spend now, with every card that brings resources."""

    sure: Amount
    either: int = 0  # more, of beer or gold

    def short_of(self, cost: Amount) -> Amount:
        """What is missing; what may be either helps where it can, gold first."""
        beer, gold = max(0, cost.beer - self.sure.beer), max(0, cost.gold - self.sure.gold)
        helped = min(gold, self.either)
        return Amount(max(0, beer - (self.either - helped)), gold - helped)


def means(s: State, seat: int) -> Means:
    return with_cards(at_hand(s, seat), sources(s, seat))


def with_cards(sure: Amount, found: Iterable[Source]) -> Means:
    """What is there, and what these cards would bring."""
    either = 0
    for source in found:
        gain, *others = source.gains
        if others:
            either += gain.beer + gain.gold
        else:
            sure = sure.and_(gain)
    return Means(sure, either)


def why_not_pay(s: State, seat: int, cost: Amount, first: Sequence[PlotId] = ()) -> Denial | None:
    """`first` are plots whose tokens are to pay before anything else (VW-5.8)."""
    short = means(s, seat).short_of(cost)
    if short != NOTHING:
        return Denial("cannot_pay", "VW-5.7", {"beer": short.beer, "gold": short.gold})
    return why_not_first(s, seat, cost, first) if first else None


def pay_cost(s: State, seat: int, cost: Amount, purpose: str, out: EventSink, first: Sequence[PlotId] = ()) -> None:
    """Of a card, a building or the Town Hall: only these count for missions (VW-5.13)."""
    _pay(s, seat, cost, purpose, out, first, sources(s, seat))
    acting = s.acting
    s.acting = replace(acting, paid_beer=acting.paid_beer + cost.beer, paid_gold=acting.paid_gold + cost.gold)


def _pay(
    s: State,
    seat: int,
    cost: Amount,
    purpose: str,
    out: EventSink,
    first: Sequence[PlotId],
    can_pay: tuple[Source, ...],
) -> None:
    """Cards that pay are played, and what they bring goes through the pool."""
    for brought in cards_for(due_of(s, seat, cost, first), can_pay):
        bring(s, seat, brought, out)
    spend(s, seat, cost, purpose, out, first)


class Exchange(Move[State], frozen=True):
    """Two of this for one of the other, which is temporary (VW-5.11, VW-5.12)."""

    given: Resource
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["Exchange"]:
        return [cls(given) for given in RESOURCES]

    def why_not(self, s: State, seat: int) -> Denial | None:
        price = NOTHING.plus(self.given, NUMBERS.exchange)
        held = exchangeable(s, seat).of(self.given)
        if held < NUMBERS.exchange:
            return Denial("too_little_to_exchange", "VW-5.11", {"resource": self.given, "held": held})
        return why_not_first(s, seat, price, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        _pay(s, seat, NOTHING.plus(self.given, NUMBERS.exchange), "exchange", out, self.first, _plain(s, seat))
        out.append(Exchanged(seat, self.given))
        fill_pool(s, seat, NOTHING.plus("gold" if self.given == "beer" else "beer", 1), "exchange", out)


def exchangeable(s: State, seat: int) -> Amount:
    """Whatever may be either needs no exchange, and no theft waits for one."""
    held = at_hand(s, seat)
    for source in _plain(s, seat):
        held = held.and_(source.gains[0])
    return held


def _plain(s: State, seat: int) -> tuple[Source, ...]:
    return tuple(source for source in sources(s, seat) if not source.asks)
