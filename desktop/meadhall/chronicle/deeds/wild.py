"""Gone Wild."""

from ...rules.wild.data import TOP_LEVEL
from ...rules.wild.events import (
    AchievementScored,
    AsgardTaken,
    AttackDeclared,
    AttackRepelled,
    AttackSucceeded,
    DragonBeaten,
    FullDefence,
    HallUpgraded,
    LastRound,
    MissionCompleted,
    RoundBegan,
    UndeadBeaten,
)
from .tale import Deed, Tale, of_seat

RAIDS, REPELLED, MISSIONS, UNDEAD, ALONE, GIFTS = 3, 2, 4, 3, 3, 4


def never_raided(tale: Tale, seat: int) -> bool:
    """Won, and nobody's raid came through."""
    return tale.wins(seat) and not any(event.victim == seat for event in tale.of(AttackSucceeded))


def peaceful(tale: Tale, seat: int) -> bool:
    """Won without a raid on anybody."""
    return tale.wins(seat) and not tale.own(AttackDeclared, seat)


def three_raids(tale: Tale, seat: int) -> bool:
    """Three raids in one turn came through."""
    return any(event.successes >= RAIDS for event in tale.own(AttackSucceeded, seat))


def held_twice(tale: Tale, seat: int) -> bool:
    """Repelled two raids in one round."""
    return any(
        sum(isinstance(event, AttackRepelled) and event.victim == seat for event in round_) >= REPELLED
        for round_ in tale.parts(RoundBegan)
    )


def full_defence(tale: Tale, seat: int) -> bool:
    """Shielded the Town Hall by a full defence."""
    return any(event.shielded for event in tale.own(FullDefence, seat))


def missions(tale: Tale, seat: int) -> bool:
    return len(tale.own(MissionCompleted, seat)) >= MISSIONS


def great_hall(tale: Tale, seat: int) -> bool:
    """Raised the Town Hall to the top."""
    return any(event.level == TOP_LEVEL for event in tale.own(HallUpgraded, seat))


def undead(tale: Tale, seat: int) -> bool:
    return len(tale.own(UndeadBeaten, seat)) >= UNDEAD


def tamer(tale: Tale, seat: int) -> bool:
    """Beat the dragon in the first round."""
    return any(of_seat(round_, DragonBeaten, seat) for round_ in tale.parts(RoundBegan)[1:2])


def famous(tale: Tale, seat: int) -> bool:
    """Was first in three achievements, and shared none of them."""
    return sum(event.winners == (seat,) for event in tale.of(AchievementScored)) >= ALONE


def gifts(tale: Tale, seat: int) -> bool:
    """Took four cards of Asgard."""
    return len(tale.own(AsgardTaken, seat)) >= GIFTS


def bell(tale: Tale, seat: int) -> bool:
    """Rang the bell, and won."""
    return tale.wins(seat) and bool(tale.own(LastRound, seat))


DEEDS = (
    Deed("never_raided", "shield", never_raided),
    Deed("peaceful", "sun", peaceful),
    Deed("three_raids", "axe", three_raids),
    Deed("held_twice", "wall", held_twice),
    Deed("full_defence", "guardshield", full_defence),
    Deed("missions", "scroll", missions),
    Deed("great_hall", "house", great_hall),
    Deed("undead", "skull", undead),
    Deed("tamer", "dragon", tamer),
    Deed("famous", "trophy", famous),
    Deed("gifts", "bolt", gifts),
    Deed("bell", "horn", bell),
)
