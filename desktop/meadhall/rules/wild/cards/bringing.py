"""Cards that bring resources: they pay without being played one by one before (VW-5.2, VW-5.7, VW-5.9)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...kernel import Denial, EventSink, Move
from ..data import CARDS, NOTHING, NUMBERS, RESOURCES, Amount, Card, CardId, Part, PlotId
from ..land.tokens import storages
from ..purse import fill_pool
from ..state import State
from .effects import EFFECTS, gain_of, use

# A card brings resources by one of its parts, if by any.
_PART: dict[CardId, Part] = {
    card.id: part for card in CARDS.values() for part in ("choose", "gain") if part in card.parts
}


class Brought(NamedTuple):
    """A card that pays, and what it brings."""

    card: CardId
    gain: Amount


# To play these leads to a question, which an exchange cannot wait for: they are the last to pay.
_ASKING = frozenset(card for card in _PART if CARDS[card].choose or CARDS[card].steal)
_ORDER = {card: place for place, card in enumerate(sorted(_PART, key=_ASKING.__contains__))}


class Source(NamedTuple):
    """A card that could pay, and what it could bring: one of these."""

    card: CardId
    gains: tuple[Amount, ...]

    @property
    def asks(self) -> bool:
        return self.card in _ASKING


def sources(s: State, seat: int) -> tuple[Source, ...]:
    """In hand, or lying open with that part unused. The plainest first."""
    cards = [card for card in s.players[seat].hand if card in _PART]
    cards += [one.card for one in s.acting.opened if _PART.get(one.card) in one.parts]
    cards.sort(key=_ORDER.__getitem__)
    return tuple([source for card in cards if (source := _ALIKE.get(card) or _source(s, seat, card)).gains])


def _source(s: State, seat: int, card: CardId) -> Source:
    gain = gain_of(s, seat, CARDS[card])
    return Source(card, (gain,) if gain != NOTHING else ())


def _alike(card: Card) -> Source | None:
    """The same whatever stands on the table."""
    if card.gain_per_building or card.gain_per_rival:
        return None
    gains = [NOTHING.plus(kind, card.choose) for kind in RESOURCES] if card.choose else [card.gain]
    return Source(card.id, tuple(gain for gain in gains if gain != NOTHING))


_ALIKE = {card: source for card in _PART if (source := _alike(CARDS[card]))}


def bring(s: State, seat: int, brought: Brought, out: EventSink) -> None:
    card, part = CARDS[brought.card], _PART[brought.card]
    use(s, seat, brought.card, part, out)
    if part == "choose":
        fill_pool(s, seat, brought.gain, card.id, out)
    else:
        EFFECTS[part](s, seat, card, out)


# Which of them pay


class Due(NamedTuple):
    """What the pool and the tokens that are named leave to be paid, and the tokens that could pay it."""

    amount: Amount
    tokens: Amount
    fading: Amount  # those of them for which no storage has room: they are lost with the round


def due_of(s: State, seat: int, cost: Amount, first: Sequence[PlotId]) -> Due:
    due, held, fading = NOTHING, NOTHING, NOTHING
    town = [building for building in s.players[seat].town if building.pays]
    for kind in RESOURCES:
        tokens = sum(building.held.of(kind) for building in town)
        named = min(cost.of(kind), sum(building.held.of(kind) for building in town if building.plot in first))
        room = NUMBERS.storage * len(storages(s, seat, kind))
        due = due.plus(kind, max(0, cost.of(kind) - named - s.acting.pool.of(kind)))
        held = held.plus(kind, tokens - named)
        fading = fading.plus(kind, max(0, tokens - named - room))
    return Due(due, held, fading)


def cards_for(due: Due, can_pay: tuple[Source, ...]) -> tuple[Brought, ...]:
    """The thrifty choice: first it spares tokens that can be stored, then it leaves the least over; what would fade
    anyway goes before cards, and many small cards before few large ones, for one could be kept."""
    if due.amount == NOTHING:
        return ()
    useful = tuple(source for source in can_pay if any(_helps(gain, due.amount) for gain in source.gains))
    ways = [(_waste(due, brought), cards) for brought, cards in _ways(useful).items()]
    can = [(waste, cards) for waste, cards in ways if waste is not None]
    return min(can, key=lambda way: way[0])[1] if can else ()


def _helps(gain: Amount, due: Amount) -> bool:
    return any(gain.of(kind) and due.of(kind) for kind in RESOURCES)


@lru_cache(maxsize=4096)
def _ways(can_pay: tuple[Source, ...]) -> dict[Amount, tuple[Brought, ...]]:
    """For each sum that some of them bring together, the most cards that do."""
    found: dict[Amount, tuple[Brought, ...]] = {NOTHING: ()}
    for card, gains in can_pay:
        for so_far, cards in list(found.items()):
            for gain in gains:
                total = so_far.and_(gain)
                if len(cards) >= len(found.get(total, ())):
                    found[total] = (*cards, Brought(card, gain))
    return found


def _waste(due: Due, brought: Amount) -> tuple[int, int, int] | None:
    """Tokens that could have been stored, what is left over, and all that the cards bring; nothing if that is not
    enough."""
    stored = over = 0
    for kind in RESOURCES:
        left = due.amount.of(kind) - brought.of(kind)
        if left > due.tokens.of(kind):
            return None
        stored += max(0, left - due.fading.of(kind))
        over += max(0, -left)
    return stored, over, brought.beer + brought.gold


# All at once


class PlayAll(Move[State], frozen=True):
    """Every card that brings resources, but for those that may bring either."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["PlayAll"]:
        return (cls(),)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if len(all_to_play(s, seat)) > 1 else Denial("nothing_to_play_together", "VW-7.4")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        for brought in all_to_play(s, seat):
            bring(s, seat, brought, out)


def all_to_play(s: State, seat: int) -> tuple[Brought, ...]:
    return tuple(Brought(source.card, source.gains[0]) for source in sources(s, seat) if len(source.gains) == 1)
