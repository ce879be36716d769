"""A roll of 7, Tormund and robbery (chapter 6)."""

from collections.abc import Sequence
from functools import lru_cache

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ..bundles import ONES, covers, is_bundle, ways
from ..data import LIMITS, Bundle
from ..events import CardStolen, Discarded, TormundMoved
from ..land.ground import WHOLE_GIFT, ground
from ..state import Layout, State
from ..supply import hand_over, pay

SAMPLE = 80  # more ways to discard than this are sampled


class Seven(Step[State], frozen=True):
    """GC-6.1–6.5: nobody collects; big hands are halved; then the roller moves Tormund."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        then(s, MoveTormund(self.seat))
        heavy = [seat for seat in (self.seat, *s.others(self.seat)) if must_discard(s, seat)]
        if heavy:
            then(s, Discard(heavy[0], tuple(heavy[1:]), ()))


def must_discard(s: State, seat: int) -> int:
    """Half, rounded down, of more than seven resource cards; other cards don't count (GC-6.2, GC-6.3)."""
    size = s.players[seat].hand_size
    return size // 2 if size > LIMITS.safe_hand else 0


class DiscardCards(Action, frozen=True):
    cards: Bundle


def cannot_discard(s: State, seat: int, cards: Bundle) -> Denial | None:
    count = must_discard(s, seat)
    if not is_bundle(cards) or not covers(s.players[seat].hand, cards):
        return Denial("cards_not_held", "GC-6.2")
    if sum(cards) != count:
        return Denial("wrong_number_of_cards", "GC-6.2", {"count": count, "chosen": sum(cards)})
    return None


class Discard(Decision[State], frozen=True):
    """GC-6.4: asked clockwise, each without knowing the others' choice; all discard together at the end."""

    waiting: tuple[int, ...]
    chosen: tuple[tuple[int, Bundle], ...]

    def count(self, s: State) -> int:
        return must_discard(s, self.seat)

    def actions(self, s: State) -> Sequence[DiscardCards]:
        hand = s.players[self.seat].hand
        return [DiscardCards(cards) for cards in ways(hand, self.count(s), SAMPLE)]

    options = actions  # all of these can be discarded

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, DiscardCards):
            return Denial("not_now", "GC-25.5")
        return cannot_discard(s, self.seat, action.cards)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, DiscardCards)
        chosen = (*self.chosen, (self.seat, action.cards))
        if self.waiting:
            then(s, Discard(self.waiting[0], self.waiting[1:], chosen))
            return
        for seat, cards in chosen:
            pay(s, seat, cards)
            out.append(Discarded(seat, sum(cards), cards))

    def veiled(self, seat: int) -> "Discard":
        return Discard(self.seat, self.waiting, tuple(choice for choice in self.chosen if choice[0] == seat))


class DriveTormund(Action, frozen=True):
    hex: int


_DRIVE = tuple(DriveTormund(hex) for hex in range(len(WHOLE_GIFT.corners)))


@lru_cache(maxsize=1024)
def _other_hexes(layout: Layout, tormund: int) -> tuple[DriveTormund, ...]:
    """To all those with a number token but his own (GC-6.5, GC-6.6)."""
    return tuple(_DRIVE[hex] for hex in ground(layout.map).hexes if layout.rolls[hex] and hex != tormund)


class MoveTormund(Decision[State], frozen=True):
    """GC-6.5, GC-6.6: to the number token of another hex."""

    def actions(self, s: State) -> Sequence[DriveTormund]:
        return [_DRIVE[hex] for hex in s.ground.hexes]

    def options(self, s: State) -> Sequence[DriveTormund]:
        return _other_hexes(s.layout, s.tormund)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, DriveTormund):
            return Denial("not_now", "GC-25.6")
        if action.hex not in s.ground.hexes:
            return Denial("no_such_hex", "GC-2.1")
        if not s.layout.rolls[action.hex]:
            return Denial("no_number_there", "GC-6.6")
        if action.hex == s.tormund:
            return Denial("tormund_must_move", "GC-6.5")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, DriveTormund)
        left, s.tormund = s.tormund, action.hex
        out.append(TormundMoved(self.seat, left, action.hex))
        prey = victims(s, self.seat, action.hex)
        if len(prey) == 1:
            steal(s, self.seat, prey[0], out)
        elif prey:
            then(s, StealFrom(self.seat))


def victims(s: State, thief: int, hex: int) -> list[int]:
    """GC-6.7, GC-6.9, GC-6.10: opponents with a building at this hex and a card to lose."""
    there = {s.owner[corner] for corner in s.ground.corners[hex]}
    return [seat for seat in s.others(thief) if seat in there and s.players[seat].hand_size]


class Rob(Action, frozen=True):
    seat: int


class StealFrom(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[Rob]:
        return [Rob(seat) for seat in range(len(s.players))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Rob):
            return Denial("not_now", "GC-25.7")
        return None if action.seat in victims(s, self.seat, s.tormund) else Denial("nothing_to_rob", "GC-6.9")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Rob)
        steal(s, self.seat, action.seat, out)


def steal(s: State, thief: int, victim: int, out: EventSink) -> None:
    kind = s.chance.draw(s.players[victim].hand[:5])
    hand_over(s, victim, thief, ONES[kind])
    out.append(CardStolen(thief, victim, kind))
