"""Phase 2: one action after the other until all have passed (chapter 6)."""

from collections.abc import Sequence

from ..kernel import Denial, EventSink, Menu, Move, Step, then
from .asking import SetAsking
from .cards.cards import EFFECTS, effect_of
from .cards.reactions import AskReactions
from .cards.row import OfferRow
from .data import CARDS, DEFENSIVE_STRATEGY, LORE, LORE_COSTS, UNREST, CardId, of_kind
from .events import (
    CardRemoved,
    CardReplaced,
    ClanUpgraded,
    FirstPlayerChosen,
    Passed,
    TurnBegan,
    Waited,
)
from .fights.creatures import OfferCall
from .goods import cannot_pay_lore, pay
from .hand import acquire, activate, draw, not_in_hand, remove_from_game, without
from .state import NOBODY, State


class NextTurn(Step[State], frozen=True):
    """The next who has not passed, from this seat on (NG-6.1)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        seat = s.next_acting(self.seat)
        if seat != NOBODY:
            s.active = seat
            s.turn += 1
            s.main_played, s.resolved = False, 0
            out.append(TurnBegan(seat))
            then(s, ChooseAction(seat))


class ChooseAction(Step[State], frozen=True):
    """Who has no card can only pass (NG-6.3)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if s.players[self.seat].hand:
            then(s, Turn(self.seat))
        else:
            _PASS[0].make(s, self.seat, out)


def cannot_play(s: State, seat: int, card: CardId) -> Denial | None:
    """NG-6.4 to NG-6.10."""
    if card not in s.players[seat].hand:
        return not_in_hand(s, seat, card, "NG-6.2")
    if card == DEFENSIVE_STRATEGY:
        return Denial("only_a_reaction", "NG-12.47")
    if card not in EFFECTS:
        return Denial("has_no_effect", "NG-15.6")
    if s.main_played and not CARDS[card].flash:
        return Denial("main_card_played", "NG-6.5")
    return EFFECTS[card].why_not(s, seat)


def _each(hand: tuple[CardId, ...]) -> Sequence[CardId]:
    return tuple(dict.fromkeys(hand))


class PlayCard(Move[State], frozen=True):
    closes = True
    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["PlayCard"]:
        return [cls(card) for card in _each(s.players[seat].hand)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return cannot_play(s, seat, self.card)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        activate(s.players[seat], self.card)
        s.main_played = s.main_played or not CARDS[self.card].flash
        then(s, AskReactions(seat, self.card), CarryOut(seat, self.card), AfterCard(seat))


class CarryOut(Step[State], frozen=True):
    """The effect of a played card. A reaction takes this step off the agenda (NG-12.48)."""

    seat: int
    card: CardId

    def run(self, s: State, out: EventSink) -> None:
        s.resolved += 1
        s.players[self.seat].played += (self.card,)
        then(s, *effect_of(s, self.seat, self.card))


class AfterCard(Step[State], frozen=True):
    """NG-6.9. Where every card so far was cancelled, the turn is as it was (NG-12.49).

    Who has cards is asked for the next one, even when none of them can follow: that would tell what they are.
    """

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if s.resolved and s.players[self.seat].hand:
            then(s, NextCard(self.seat))
        elif s.resolved:
            _END[0].make(s, self.seat, out)
        else:
            then(s, ChooseAction(self.seat))


class EndTurn(Move[State], frozen=True):
    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["EndTurn"]:
        return _END

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        then(s, NextTurn(s.left_of(seat)))


_END = (EndTurn(),)


class Wait(Move[State], frozen=True):
    """NG-6.12."""

    closes = True
    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Wait"]:
        return [cls(card) for card in _each(s.players[seat].hand)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return not_in_hand(s, seat, self.card, "NG-6.2")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        activate(s.players[seat], self.card)
        out.append(Waited(seat, self.card))
        then(s, NextTurn(s.left_of(seat)))


class Replace(Move[State], frozen=True):
    """NG-6.13."""

    closes = True
    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Replace"]:
        return [cls(card) for card in _each(s.players[seat].hand)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return not_in_hand(s, seat, self.card, "NG-6.2") or cannot_pay_lore(s, seat, LORE_COSTS.replace, "NG-6.13")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        pay(s, seat, of_kind(LORE, LORE_COSTS.replace), "lore action", out)
        activate(s.players[seat], self.card)
        out.append(CardReplaced(seat, self.card))
        draw(s, seat, 1, out)  # what there is (NG-6.22)
        then(s, NextTurn(s.left_of(seat)))


class Remove(Move[State], frozen=True):
    """NG-6.14."""

    closes = True
    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Remove"]:
        return [cls(card) for card in _each(s.players[seat].hand)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if self.card == UNREST:
            return Denial("unrest_stays", "NG-6.15")
        return not_in_hand(s, seat, self.card, "NG-6.2") or cannot_pay_lore(s, seat, LORE_COSTS.remove, "NG-6.14")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        pay(s, seat, of_kind(LORE, LORE_COSTS.remove), "lore action", out)
        remove_from_game(s, seat, self.card)
        out.append(CardRemoved(seat, self.card))
        draw(s, seat, 2, out)
        then(s, NextTurn(s.left_of(seat)))


class Upgrade(Move[State], frozen=True):
    """NG-6.16: the card goes to the active zone, or out of the game; the upgrade comes into the hand."""

    closes = True
    card: CardId
    upgrade: CardId
    box: bool

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Upgrade"]:
        player = s.players[seat]
        return [cls(c, up, box) for c in _each(player.hand) for up in player.upgrades for box in (False, True)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if self.upgrade not in s.players[seat].upgrades:
            return Denial("no_such_upgrade", "NG-6.19")
        if self.box and self.card == UNREST:
            return Denial("unrest_stays", "NG-6.17")
        return not_in_hand(s, seat, self.card, "NG-6.2") or cannot_pay_lore(s, seat, LORE_COSTS.upgrade, "NG-6.16")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        pay(s, seat, of_kind(LORE, LORE_COSTS.upgrade), "lore action", out)
        if self.box:
            remove_from_game(s, seat, self.card)
        else:
            activate(player, self.card)
        player.upgrades = without(player.upgrades, self.upgrade)
        player.hand += (self.upgrade,)
        acquire(player, self.upgrade)
        out.append(ClanUpgraded(seat, self.card, self.upgrade, self.box))
        then(s, NextTurn(s.left_of(seat)))


class Pass(Move[State], frozen=True):
    """NG-6.23 to NG-6.28."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Pass"]:
        return _PASS

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player, is_first = s.players[seat], not any(other.passed for other in s.players)
        left = player.hand + player.active
        player.discard += left
        player.hand = player.active = ()
        player.passed = True
        out.append(Passed(seat, len(left)))
        if is_first:  # NG-6.26
            s.first = seat
            out.append(FirstPlayerChosen(seat))
        picking = [] if player.picked_early else [OfferRow(seat)]
        calling = [OfferCall(seat)] if s.options.more_creatures else []  # NG-22.1, NG-22.4
        then(s, *picking, *calling, NextTurn(s.left_of(seat)))


_PASS = (Pass(),)


class Turn(Menu[State], frozen=True):
    """NG-24.4."""

    kinds = (PlayCard, Wait, Replace, Remove, Upgrade, Pass, SetAsking)


class NextCard(Menu[State], frozen=True):
    """NG-24.5."""

    kinds = (EndTurn, PlayCard)
