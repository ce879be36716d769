"""Cards that attack a hand: Spy, Veiled Threats, Ancestral Curse, Rapacious Exploitation; and Unrest, which shields.

A seen hand is known to who looks at it only as long as the question is open (NG-23.6): `LooksAtHand`.
"""

from collections.abc import Sequence
from typing import ClassVar, Literal, Self

import msgspec

from ...kernel import UNHEARD, Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask, ask_of_hand
from ..data import UNREST, UNSEEN, CardId
from ..effect import Effect
from ..events import CardDemanded, CardDiscarded, HandAttacked, HandSeen, Ransomed, Shielded
from ..goods import gain, pay
from ..hand import discard_from_hand, may_be_in_hand, not_in_hand
from ..state import State
from .buying import Spend, no_spending, spendings
from .draw import Draw

# What happens to the hand: a card of it is chosen, drawn at random, or must be given or ransomed.
Blow = Literal["search", "random", "demand"]
RULES: dict[Blow, str] = {"search": "NG-12.40", "random": "NG-12.41", "demand": "NG-12.25"}


def _victims(s: State, seat: int) -> list[int]:
    """Opponents with cards in hand; never the partner (NG-12.2)."""
    return [other for other in s.opponents(seat) if s.players[other].hand]


def _discard(s: State, seat: int, card: CardId, by: int, out: EventSink) -> None:
    discard_from_hand(s.players[seat], card)
    out.append(CardDiscarded(seat, card, by))


class AttackHand(Effect, frozen=True):
    """Spy, and Rapacious Exploitation; Veiled Threats may draw instead."""

    blow: Blow
    or_draw: bool = False

    def why_not(self, s: State, seat: int) -> Denial | None:
        if _victims(s, seat) or (self.or_draw and Draw(1).why_not(s, seat) is None):
            return None
        return Denial("no_cards_in_hand", RULES[self.blow])

    def no_victim(self, s: State, seat: int, victim: int) -> Denial | None:
        if victim not in s.opponents(seat):
            return Denial("not_an_opponent", "NG-12.2")
        return None if s.players[victim].hand else Denial("no_cards_in_hand", RULES[self.blow])

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferVictims(seat, self),)


class OfferVictims(Step[State], frozen=True):
    seat: int
    effect: AttackHand

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseVictim(self.seat, self.effect), out)


class PickVictim(Action, frozen=True):
    victim: int


class DrawInstead(Action, frozen=True):
    """NG-12.41."""


class ChooseVictim(Decision[State], frozen=True):
    """NG-24.16: an opponent."""

    effect: AttackHand

    def actions(self, s: State) -> Sequence[Action]:
        return [DrawInstead(), *(PickVictim(seat) for seat in range(len(s.players)))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, PickVictim):
            return self.effect.no_victim(s, self.seat, action.victim)
        if not isinstance(action, DrawInstead) or not self.effect.or_draw:
            return NOT_NOW
        return Draw(1).why_not(s, self.seat)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, PickVictim):
            out.append(HandAttacked(self.seat, action.victim))
            then(s, Attack(self.seat, action.victim, self.effect.blow))
        else:
            then(s, *Draw(1).steps(self.seat))


class Attack(Step[State], frozen=True):
    """Who holds Unrest may shield the hand with it (NG-15.12). Who may hold it is asked, or the missing question
    would tell what is in the hand."""

    seat: int
    victim: int
    blow: Blow

    def run(self, s: State, out: EventSink) -> None:
        if may_be_in_hand(s.players[self.victim], UNREST):
            then(s, Shield(self.victim, self.seat, self.blow))
        else:
            _strike(s, self.seat, self.victim, self.blow, out)


class UseShield(Action, frozen=True):
    """Discard Unrest: then nothing else happens to the hand."""


class TakeBlow(Action, frozen=True):
    """Keep it."""


class Shield(Decision[State], frozen=True):
    """NG-24.7: the asked seat may hold Unrest, as all know."""

    by: int
    blow: Blow

    def actions(self, s: State) -> Sequence[Action]:
        return (TakeBlow(), UseShield())

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, UseShield):
            return not_in_hand(s, self.seat, UNREST, "NG-15.12")
        return None if isinstance(action, TakeBlow) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, UseShield):
            discard_from_hand(s.players[self.seat], UNREST)
            out.append(Shielded(self.seat, self.by))
        else:
            _strike(s, self.by, self.seat, self.blow, out)


def _strike(s: State, seat: int, victim: int, blow: Blow, out: EventSink) -> None:
    hand = s.players[victim].hand
    if blow == "random":
        _discard(s, victim, hand[s.chance.roll(len(hand)) - 1], seat, out)
        return
    out.append(HandSeen(seat, victim, hand))
    ask_of_hand(s, victim, SearchHand(seat, victim) if blow == "search" else DemandCard(seat, victim), out)


class PointAt(Action, frozen=True):
    """A card of the hand that is being looked at."""

    card: CardId


class LooksAtHand(Decision[State], frozen=True):
    """NG-24.16: a card of another's hand, which the asked seat sees for as long as this is asked."""

    victim: int

    def actions(self, s: State) -> Sequence[Action]:
        return [PointAt(card) for card in dict.fromkeys(s.players[self.victim].hand)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PointAt):
            return NOT_NOW
        return None if action.card in s.players[self.victim].hand else Denial("not_in_hand", "NG-24.16")


class SearchHand(LooksAtHand, frozen=True):
    """Spy (NG-12.40)."""

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PointAt)
        _discard(s, self.victim, action.card, self.seat, out)


class DemandCard(LooksAtHand, frozen=True):
    """Rapacious Exploitation (NG-12.25); it may be Unrest (NG-12.26)."""

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PointAt)
        out.append(CardDemanded(self.seat, self.victim, action.card))
        ask(s, Ransom(self.victim, self.seat, action.card), out)


class GiveUpCard(Action, frozen=True):
    """Discard the demanded card."""


class Ransom(Decision[State], frozen=True):
    """NG-24.17: the card, or two resources. The others don't know which card it is about."""

    price: ClassVar[int] = 2  # resources (NG-12.25)
    to: int
    card: CardId

    def veiled(self, seat: int) -> Self:
        return self if seat in (self.seat, self.to) else msgspec.structs.replace(self, card=UNSEEN)

    def actions(self, s: State) -> Sequence[Action]:
        return [GiveUpCard(), *spendings(s, self.seat, self.price)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, GiveUpCard):
            return None
        return no_spending(s, self.seat, action, self.price) if isinstance(action, Spend) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Spend):
            pay(s, self.seat, action.resources, "ransom", UNHEARD)
            gain(s, self.to, action.resources, "ransom", UNHEARD)
            out.append(Ransomed(self.seat, self.to, action.resources))
        else:
            _discard(s, self.seat, self.card, self.to, out)


class AncestralCurse(Effect, frozen=True):
    """NG-12.42: every opponent discards a card. To discard Unrest is the shield, so it is not asked for apart."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if _victims(s, seat) else Denial("no_cards_in_hand", "NG-12.42")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (CurseAll(seat),)


class CurseAll(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        then(s, *(Curse(victim, self.seat) for victim in _victims(s, self.seat)))


class Curse(Step[State], frozen=True):
    victim: int
    by: int

    def run(self, s: State, out: EventSink) -> None:
        ask_of_hand(s, self.victim, ChooseDiscard(self.victim, self.by), out)


class Discard(Action, frozen=True):
    card: CardId


class ChooseDiscard(Decision[State], frozen=True):
    """NG-24.18."""

    by: int

    def actions(self, s: State) -> Sequence[Action]:
        return [Discard(card) for card in dict.fromkeys(s.players[self.seat].hand)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Discard):
            return NOT_NOW
        return None if action.card in s.players[self.seat].hand else Denial("not_in_hand", "NG-24.18")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Discard)
        if action.card == UNREST:
            discard_from_hand(s.players[self.seat], UNREST)
            out.append(Shielded(self.seat, self.by))
        else:
            _discard(s, self.seat, action.card, self.by, out)
