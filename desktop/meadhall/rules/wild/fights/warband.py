"""Who can be sent to fight, and how strong they are together (VW-11.7 to VW-11.11)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from ...kernel import Denial
from ..cards.drawing import lay_down
from ..cards.effects import reopen
from ..data import CARDS, CardId
from ..state import Fighter, Opened, State


def strength_of(s: State, seat: int, card: CardId) -> int:
    """Just now. Boosters have none of their own."""
    spec = CARDS[card]
    strength = spec.strength
    if spec.kind == "unit":
        strength += s.acting.unit_bonus
    if spec.strength_per_building:
        strength += s.players[seat].count(spec.strength_per_building)
    return strength


_SENT = frozenset(card.id for card in CARDS.values() if card.fights or card.boost)


def ready(s: State, seat: int) -> Counter[CardId]:
    """Units and Heroes in hand, or in the play area if they have not fought yet (VW-11.9); boosters in hand."""
    cards = [card for card in s.players[seat].hand if card in _SENT]
    return Counter(cards + [opened.card for opened in s.acting.opened if opened.fights])


def why_not_send(s: State, seat: int, attackers: Sequence[CardId], boosters: Sequence[CardId]) -> Denial | None:
    if not attackers:
        return Denial("no_attackers", "VW-11.7")
    for card in attackers:
        if card not in CARDS or not CARDS[card].fights:
            return Denial("cannot_attack", "VW-11.7", {"card": card})
    for card in boosters:
        if card not in CARDS or not CARDS[card].boost:
            return Denial("no_booster", "VW-11.10", {"card": card})
    if boosters and not units_among(attackers):
        return Denial("booster_needs_a_unit", "VW-11.10")
    at_hand, player = ready(s, seat), s.players[seat]
    for card, count in Counter((*attackers, *boosters)).items():
        if at_hand[card] < count:
            if card in player.area:
                return Denial("in_play_area", "VW-11.9", {"card": card})
            return Denial("not_in_hand", "VW-11.9", {"card": card})
    return None


def why_not_so_weak(s: State, strength: int, defence: int) -> Denial | None:
    """Against what everybody can see; a hopeless attack may be declared, unless the table forbids it (VW-11.13)."""
    if strength < (min(1, defence) if s.options.hopeless_attacks else defence):
        return Denial("too_weak", "VW-11.13", {"strength": strength, "defence": defence})
    return None


def units_among(cards: Iterable[CardId]) -> int:
    return sum(CARDS[card].kind == "unit" for card in cards)


def total_strength(s: State, seat: int, attackers: Sequence[CardId], boosters: Sequence[CardId]) -> int:
    return sum(strength_of(s, seat, card) for card in attackers) + sum(CARDS[card].boost for card in boosters)


def send(s: State, seat: int, attackers: Sequence[CardId], boosters: Sequence[CardId]) -> tuple[Fighter, ...]:
    """To the play area (VW-12.13), those first that lie there already; other parts of them can still be used."""
    fighters = tuple(Fighter(card, strength_of(s, seat, card)) for card in attackers)
    for card in attackers:
        lying = next((opened for opened in s.acting.opened if opened.card == card and opened.fights), None)
        if lying is None:
            lay_down(s, seat, (card,))
            reopen(s, None, Opened(card, CARDS[card].parts))
        else:
            reopen(s, lying, replace(lying, fights=False))
    lay_down(s, seat, tuple(boosters))
    return fighters


# A fair sample of warbands: there can be far too many to name them all.


class Band(NamedTuple):
    strength: int
    attackers: tuple[CardId, ...]
    boosters: tuple[CardId, ...]


class Kind(NamedTuple):
    card: CardId
    strength: int  # what one of them adds
    number: int


def bands_against(s: State, kinds: tuple[Kind, ...], need: int, growth: int = 0) -> tuple[Band, ...]:
    """Those that are enough; if none is, all together, as far as the table allows it (VW-11.13)."""
    bands = bands_of(kinds, need, growth)
    if bands or not s.options.hopeless_attacks:
        return bands
    return _all_bands(kinds)[-1:]


def kinds_ready(s: State, seat: int) -> tuple[Kind, ...]:
    return tuple(
        Kind(card, CARDS[card].boost or strength_of(s, seat, card), count)
        for card, count in sorted(ready(s, seat).items())
    )


def bands_of(kinds: tuple[Kind, ...], need: int, growth: int = 0) -> tuple[Band, ...]:
    """Such as reach this strength, and somewhat more in case there are Fortifications, and need everyone for it.

    `growth`: how much more is needed for each Unit that goes (VW-18.13).
    """
    return _lean_bands(kinds, need, growth) if kinds else ()


SPARE = (0, 2, 4)  # strength beyond what is needed
OF_EACH = 4
MOST_BANDS = 400


@lru_cache(maxsize=8192)
def _lean_bands(kinds: tuple[Kind, ...], need: int, growth: int) -> tuple[Band, ...]:
    useful = {kind.card: kind.strength - growth * units_among((kind.card,)) for kind in kinds}
    found: dict[Band, None] = {}
    for spare in SPARE:
        lean = [band for band in _all_bands(kinds) if _is_lean(band, need + spare, useful)]
        found.update(dict.fromkeys(lean[:OF_EACH]))
    return tuple(found)


def _is_lean(band: Band, need: int, useful: dict[CardId, int]) -> bool:
    """Nobody could stay at home: without him it would be too weak, or a booster without a Unit (VW-11.10)."""
    cards = (*band.attackers, *band.boosters)
    over = sum(useful[card] for card in cards) - need
    return over >= 0 and all(useful[card] > over or not _can_spare(band, card) for card in cards)


def _can_spare(band: Band, card: CardId) -> bool:
    if card in band.boosters:
        return True
    return len(band.attackers) > 1 and (
        not band.boosters or units_among(band.attackers) > 1 or CARDS[card].kind != "unit"
    )


@lru_cache(maxsize=2048)
def _all_bands(kinds: tuple[Kind, ...]) -> tuple[Band, ...]:
    """The weakest first; of very many cards alike only some."""
    counts = [kind.number for kind in kinds]
    while _number_of_bands(counts) > MOST_BANDS:
        most = counts.index(max(counts))
        counts[most] -= 1
    return tuple(sorted(_bands(kinds, counts)))


def _number_of_bands(counts: Sequence[int]) -> int:
    number = 1
    for count in counts:
        number *= count + 1
    return number


def _bands(kinds: tuple[Kind, ...], counts: Sequence[int]) -> Iterator[Band]:
    for chosen in product(*(range(count + 1) for count in counts)):
        cards = [kind.card for kind, count in zip(kinds, chosen, strict=True) for _ in range(count)]
        attackers = tuple(card for card in cards if CARDS[card].fights)
        boosters = tuple(card for card in cards if CARDS[card].boost)
        if attackers and (not boosters or units_among(attackers)):
            strength = sum(kind.strength * count for kind, count in zip(kinds, chosen, strict=True))
            yield Band(strength, attackers, boosters)
