"""Sevens: what to discard, where to drive Tormund, whom to rob."""

from collections.abc import Sequence

from ...rules.kernel import Action
from ...rules.watch.bundles import minus
from ...rules.watch.fights.tormund import DiscardCards, DriveTormund, Rob
from ...rules.watch.forecast import pips_of
from . import weights as w
from .mind import Mind


def discard(m: Mind, options: Sequence[Action]) -> Action:
    """What the goals miss least; in one's own turn what is left may still be traded and spent."""
    ways = [option for option in options if isinstance(option, DiscardCards)]
    return max(ways, key=lambda option: m.worth(minus(m.hand, option.cards)))


def drive_tormund(m: Mind, options: Sequence[Action]) -> Action:
    """Where it harms the leaders, not oneself, and where there is somebody to rob."""
    hexes = [option for option in options if isinstance(option, DriveTormund)]
    return max(hexes, key=lambda option: harm_at(m, option.hex))


def harm_at(m: Mind, hex: int) -> float:
    s = m.s
    pips = 0 if s.gift[hex] is not None else pips_of(s.layout, hex)
    total = loot = 0.0
    for place in s.ground.corners[hex]:
        seat = s.owner[place]
        if seat < 0:
            continue
        lost = pips * (2 if place in s.players[seat].keeps else 1)
        if seat == m.seat:
            total -= w.OWN_HARM * lost
        else:
            total += w.HARM * lost * weight_of(m, seat)
            if s.players[seat].hand_size:
                loot = max(loot, w.ROB * weight_of(m, seat))
    return total + loot


def weight_of(m: Mind, seat: int) -> float:
    """How much harm to this opponent helps."""
    return max(0.3, 1 + w.AHEAD * (m.o.standing[seat] - m.o.standing[m.seat]))


def rob(m: Mind, options: Sequence[Action]) -> Action:
    """The leader among those with something to lose."""
    prey = [option for option in options if isinstance(option, Rob)]
    return max(prey, key=lambda option: (weight_of(m, option.seat), m.s.players[option.seat].hand_size))
