"""Buying Units, Fortifications and cards of Odin's Path (chapter 8)."""

from collections.abc import Iterable

from msgspec.structs import replace

from ..kernel import Denial, EventSink, Move
from .cards.drawing import receive
from .cards.path import close_gap, take_off
from .data import CARDS, STACKS, CardId, PlotId
from .events import FROM_STACK, CardBought
from .payment import pay_cost, why_not_pay
from .state import State


class BuyCard(Move[State], frozen=True):
    """Of a Unit or Fortification stack."""

    card: CardId
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["BuyCard"]:
        return [cls(card) for card in STACKS]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if self.card not in STACKS:
            return Denial("not_for_sale", "VW-8.7", {"card": self.card})
        if not s.in_stack(self.card):
            return Denial("sold_out", "VW-1.19", {"card": self.card})
        return why_not_pay(s, seat, CARDS[self.card].cost, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        pay_cost(s, seat, CARDS[self.card].cost, self.card, out, self.first)
        place = STACKS.index(self.card)
        s.stacks = (*s.stacks[:place], s.stacks[place] - 1, *s.stacks[place + 1 :])
        receive(s, seat, self.card)
        acting = s.acting
        if CARDS[self.card].home == "units":
            s.acting = replace(acting, bought_unit=acting.bought_unit + 1)
        else:
            s.acting = replace(acting, bought_fortification=acting.bought_fortification + 1)
        out.append(CardBought(seat, self.card, FROM_STACK))


class BuyPath(Move[State], frozen=True):
    """The card of this slot; 0 is the one next to the deck."""

    slot: int
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["BuyPath"]:
        return [cls(slot) for slot in range(len(s.path))]

    def why_not(self, s: State, seat: int) -> Denial | None:
        card = s.path[self.slot] if self.slot in range(len(s.path)) else None
        if card is None:
            return Denial("empty_slot", "VW-8.6", {"slot": self.slot})
        if CARDS[card].kind == "undead":
            return Denial("not_for_sale", "VW-8.3", {"card": card})
        return why_not_pay(s, seat, CARDS[card].cost, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        card = s.path[self.slot]
        assert card is not None
        pay_cost(s, seat, CARDS[card].cost, card, out, self.first)
        take_off(s, self.slot)
        receive(s, seat, card)
        s.acting = replace(s.acting, bought_path=s.acting.bought_path + 1)
        out.append(CardBought(seat, card, self.slot))
        close_gap(s, self.slot, out)
