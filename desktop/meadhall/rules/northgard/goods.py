"""Resources and fame; the supply of both is endless (NG-1.9)."""

from collections.abc import Iterator, Sequence

from ..kernel import Denial, EventSink
from .data import LORE, RESOURCES, WOOD, Resources
from .events import FameGained, ResourcesGained, ResourcesPaid
from .state import UNKNOWN_FAME, State


def gain(s: State, seat: int, resources: Sequence[int], source: str, out: EventSink) -> None:
    if any(resources):
        held = s.players[seat].resources
        for kind, count in enumerate(resources):
            held[kind] += count
        food, wood, lore = resources
        out.append(ResourcesGained(seat, (food, wood, lore), source))


def pay(s: State, seat: int, resources: Sequence[int], purpose: str, out: EventSink) -> None:
    if any(resources):
        held = s.players[seat].resources
        for kind, count in enumerate(resources):
            held[kind] -= count
        food, wood, lore = resources
        out.append(ResourcesPaid(seat, (food, wood, lore), purpose))


def gain_fame(s: State, seat: int, fame: int, source: str, out: EventSink) -> None:
    if fame:
        player = s.players[seat]
        if player.fame != UNKNOWN_FAME:
            player.fame += fame
        out.append(FameGained(seat, fame, source))


def cannot_pay_lore(s: State, seat: int, lore: int, rule: str) -> Denial | None:
    return _cannot_pay(s, seat, LORE, lore, rule)


def cannot_pay_wood(s: State, seat: int, wood: int, rule: str) -> Denial | None:
    return _cannot_pay(s, seat, WOOD, wood, rule)


def _cannot_pay(s: State, seat: int, kind: int, count: int, rule: str) -> Denial | None:
    held = s.players[seat].resources[kind]
    if held >= count:
        return None
    return Denial(f"not_enough_{RESOURCES[kind]}", rule, {"needed": count, "held": held})


def ways_to_pay(held: Sequence[int], count: int) -> Iterator[Resources]:
    """Every mix of so many resources (NG-12.6)."""
    for food in range(min(held[0], count) + 1):
        for wood in range(min(held[1], count - food) + 1):
            lore = count - food - wood
            if lore <= held[2]:
                yield food, wood, lore
