"""Phase 5: the end of the round (VW-16.6 to VW-16.11)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from ..kernel import Action, Decision, Denial, EventSink, Step, then
from ..kernel.step import NOT_NOW
from .cards.path import close_gap, take_off
from .data import BUILDINGS, CardId
from .events import CardsChosen, HammerPassed, HandDiscarded, PathLeft, TableCleared, TokensCleared
from .state import State, without


class ClearTables(Step[State], frozen=True):
    """Step 1: play areas, and Fortifications off the buildings."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            player = s.players[seat]
            cards = player.area
            for building in player.town:
                if building.forts:
                    cards += building.forts
                    player.put(replace(building, forts=()))
            player.area = ()
            player.discard += cards
            if cards:
                out.append(TableCleared(seat, cards))


def berths(s: State, seat: int) -> int:
    """How many cards may be kept: one for each usable Drakkar (VW-16.7)."""
    town = s.players[seat].town
    return sum(BUILDINGS[building.kind].keeps for building in town if building.kind and not building.new)


class Kept(msgspec.Struct, frozen=True):
    """What a seat has chosen and the others do not know yet; `None` where one may not know it."""

    seat: int
    cards: tuple[CardId, ...] | None


class ChooseKept(Step[State], frozen=True):
    """Step 2. Asked is who has a Drakkar and a card in hand, which everybody can see; after the last round nobody,
    for no hand will be drawn again."""

    def run(self, s: State, out: EventSink) -> None:
        seats = () if s.last_round else s.turn_order
        then(s, NextKept(tuple(seat for seat in seats if berths(s, seat) and s.players[seat].hand)))


class NextKept(Step[State], frozen=True):
    waiting: tuple[int, ...]
    chosen: tuple[Kept, ...] = ()

    def run(self, s: State, out: EventSink) -> None:
        if not self.waiting:
            discard_hands(s, self.chosen, out)
            return
        seat, *rest = self.waiting
        s.active = seat
        s.turn += 1
        s.agenda.append(Keep(seat, tuple(rest), self.chosen))

    def veiled(self, seat: int) -> "NextKept":
        return NextKept(self.waiting, _as_known(self.chosen, seat))


class KeepCards(Action, frozen=True):
    cards: tuple[CardId, ...]  # sorted


class Keep(Decision[State], frozen=True):
    """In secret, until everybody has chosen."""

    waiting: tuple[int, ...] = ()
    chosen: tuple[Kept, ...] = ()

    def actions(self, s: State) -> Sequence[KeepCards]:
        hand = sorted(s.players[self.seat].hand)
        sizes = range(min(berths(s, self.seat), len(hand)) + 1)
        return [KeepCards(cards) for size in sizes for cards in dict.fromkeys(combinations(hand, size))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, KeepCards) or list(action.cards) != sorted(action.cards):
            return NOT_NOW
        hand, most = Counter(s.players[self.seat].hand), berths(s, self.seat)
        if len(action.cards) > most:
            return Denial("one_for_each_drakkar", "VW-16.7", {"most": most})
        for card, count in Counter(action.cards).items():
            if hand[card] < count:
                return Denial("not_in_hand", "VW-16.7", {"card": card})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, KeepCards)
        then(s, NextKept(self.waiting, (*self.chosen, Kept(self.seat, action.cards))))
        out.append(CardsChosen(self.seat))

    def veiled(self, seat: int) -> "Keep":
        return Keep(self.seat, self.waiting, _as_known(self.chosen, seat))


def _as_known(chosen: Sequence[Kept], seat: int) -> tuple[Kept, ...]:
    """One knows what one has chosen oneself."""
    return tuple(kept if kept.seat == seat else Kept(kept.seat, None) for kept in chosen)


def discard_hands(s: State, chosen: Sequence[Kept], out: EventSink) -> None:
    kept = {choice.seat: choice.cards or () for choice in chosen}
    for seat in s.turn_order:
        player = s.players[seat]
        stay = kept.get(seat, ())
        cards = tuple(sorted(without(player.hand, stay)))
        player.hand = stay
        player.discard += cards
        if cards or stay:
            out.append(HandDiscarded(seat, cards, len(stay)))


class ClearTokens(Step[State], frozen=True):
    """Step 3: construction and damage; nobody counts as attacked any more, and everything may be done once again."""

    def run(self, s: State, out: EventSink) -> None:
        for player in s.players:
            player.town = tuple(replace(building, new=False, damaged=False) for building in player.town)
            player.attacked = player.mission_done = player.dragon_done = player.demolished = False
        out.append(TokensCleared())


class MovePath(Step[State], frozen=True):
    """Step 4."""

    def run(self, s: State, out: EventSink) -> None:
        last = len(s.path) - 1
        card = take_off(s, last)
        if card is not None:
            s.path_discard += (card,)
            out.append(PathLeft(card))
        close_gap(s, last, out)


class PassHammer(Step[State], frozen=True):
    """Step 5."""

    def run(self, s: State, out: EventSink) -> None:
        s.first = s.turn_order[1]
        out.append(HammerPassed(s.first))
