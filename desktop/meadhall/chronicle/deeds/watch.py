"""The Watch."""

from ...rules.watch.data import LIMITS
from ...rules.watch.events import (
    CardStolen,
    Discarded,
    GuardPosted,
    KeepBuilt,
    LargestPatrolTaken,
    LongestRoadTaken,
    Produced,
    Traded,
    TragicEnd,
)
from ...rules.watch.state import guards_of
from .tale import BEHIND, Deed, Tale

HARVEST, LOST, KEEPS, SETTLEMENTS = 8, 7, 4, 2


def bare_wall(tale: Tale, seat: int) -> bool:
    """Won with nobody left on the Wall: one is posted there as the game is set up."""
    return tale.wins(seat) and tale.end.brotherhood and not guards_of(tale.end, seat)


def whole_wall(tale: Tale, seat: int) -> bool:
    """Posted a guard in every section."""
    return len({event.section for event in tale.own(GuardPosted, seat)}) == LIMITS.sections


def alone(tale: Tale, seat: int) -> bool:
    """Won without a trade with anybody."""
    return tale.wins(seat) and not any(seat in (event.seat, event.partner) for event in tale.of(Traded))


def fair(tale: Tale, seat: int) -> bool:
    """Traded with all the others in one turn."""
    others = tale.others(seat)
    return len(others) > 1 and any(
        {event.partner for event in turn if isinstance(event, Traded) and event.seat == seat} == others
        for turn in tale.turns()
    )


def four_keeps(tale: Tale, seat: int) -> bool:
    return len(tale.own(KeepBuilt, seat)) >= KEEPS


def no_keep(tale: Tale, seat: int) -> bool:
    return tale.wins(seat) and not tale.own(KeepBuilt, seat)


def both_titles(tale: Tale, seat: int) -> bool:
    """Took the longest road and the largest patrol in one game."""
    return bool(tale.own(LongestRoadTaken, seat) and tale.own(LargestPatrolTaken, seat))


def great_harvest(tale: Tale, seat: int) -> bool:
    """So many cards from one roll."""
    return any(sum(event.gains[seat]) >= HARVEST for event in tale.of(Produced))


def robbed_all(tale: Tale, seat: int) -> bool:
    """Stole from everybody else."""
    return {event.victim for event in tale.of(CardStolen) if event.thief == seat} >= tale.others(seat)


def stripped(tale: Tale, seat: int) -> bool:
    """Won, although Tormund once took so many cards."""
    return tale.wins(seat) and any(event.count >= LOST for event in tale.own(Discarded, seat))


def last_light(tale: Tale, seat: int) -> bool:
    """Won the tragic end: the Wall fell, and nobody had guarded it better."""
    return any(seat in event.winners for event in tale.of(TragicEnd))


DEEDS = (
    Deed("bare_wall", "wall", bare_wall),
    Deed("whole_wall", "guard", whole_wall),
    Deed("alone", "fist", alone),
    Deed("fair", "swap", fair),
    Deed("four_keeps", "keep", four_keeps),
    Deed("no_keep", "house", no_keep),
    Deed("both_titles", "road", both_titles),
    Deed("great_harvest", "grain", great_harvest),
    Deed("robbed_all", "fate", robbed_all),
    Deed("stripped", "wound", stripped),
    Deed("last_light", "sun", last_light),
    BEHIND,
)
