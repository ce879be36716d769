"""Resource cards between hands and the supply."""

from collections.abc import Sequence

from ..kernel import Denial, EventSink
from .bundles import covers, is_bundle, lacking
from .data import KINDS
from .events import PileCounted
from .state import Player, State

COUNTED_AT_MOST = 2  # with hidden supply counts, "two or more" is what everybody sees


def pay(s: State, seat: int, cost: Sequence[int]) -> None:
    """GC-8.3: paid cards return to their decks."""
    hand, bank = s.players[seat].hand, s.bank
    for kind in KINDS:
        if cost[kind]:
            hand[kind] -= cost[kind]
            bank[kind] += cost[kind]
    s.refused = ()


def gain(s: State, seat: int, cards: Sequence[int]) -> None:
    hand, bank = s.players[seat].hand, s.bank
    for kind, count in enumerate(cards):
        if count:
            hand[kind] += count
            bank[kind] -= count
    s.refused = ()


def gain_one(s: State, seat: int, kind: int) -> bool:
    """One card, if the supply still has it."""
    if kind < 0 or not s.bank[kind]:
        return False
    s.players[seat].hand[kind] += 1
    s.bank[kind] -= 1
    s.refused = ()
    return True


def low_piles(s: State) -> tuple[int, ...]:
    """Those of a hidden supply that everybody can count."""
    return tuple(kind for kind in KINDS if s.bank[kind] < COUNTED_AT_MOST) if s.options.hide_supply else ()


def tell_low_piles(s: State, before: Sequence[int], out: EventSink) -> None:
    """Those that were not so low before cards were taken."""
    for kind in low_piles(s):
        if kind not in before:
            out.append(PileCounted(kind, s.bank[kind]))


def hand_over(s: State, giver: int, taker: int, cards: Sequence[int]) -> None:
    """Counts below nothing go the other way."""
    gives, takes = s.players[giver].hand, s.players[taker].hand
    for kind in KINDS:
        if cards[kind]:
            gives[kind] -= cards[kind]
            takes[kind] += cards[kind]
    s.refused = ()


def cannot_pay(player: Player, cost: Sequence[int], rule: str = "GC-8.2") -> Denial | None:
    """With the cards that are missing, by kind."""
    if covers(player.hand, cost):
        return None
    missing = lacking(player.hand, cost)
    return Denial("cannot_pay", rule, {str(kind): missing[kind] for kind in KINDS if missing[kind]})


def cannot_take(s: State, cards: Sequence[int], rule: str) -> Denial | None:
    if not is_bundle(cards):
        return Denial("no_such_cards", rule)
    if not covers(s.bank, cards):
        return Denial("supply_is_short", rule)
    return None
