"""The Uncharted Lands."""

from ...rules.northgard.data import BUILDINGS
from ...rules.northgard.events import (
    BattleBegan,
    BattleEnded,
    Built,
    ClanUpgraded,
    ExploreFailed,
    FiguresLost,
    GameEnded,
    Harvested,
    TileLaid,
    WinterPaid,
    YearBegan,
)
from .tale import BEHIND, Deed, Tale, of_seat

CLOSED, WON, ALTARS, FULL, UPGRADES = 3, 3, 3, 10, 2
ALTAR = next(number for number, building in enumerate(BUILDINGS) if building.id == "altar_of_kings")


def three_closed(tale: Tale, seat: int) -> bool:
    """Closed three territories in one year."""
    return any(
        sum(len(event.closed) for event in of_seat(year, TileLaid, seat)) >= CLOSED for year in tale.parts(YearBegan)
    )


def lone_hunter(tale: Tale, seat: int) -> bool:
    """Beat a creature with a single figure in the battle, whoever attacked."""
    won = [event.battle for event in tale.of(BattleEnded) if event.winner == seat and event.battle.creature is not None]
    sides = [battle.attacker if battle.attacker.seat == seat else battle.defender for battle in won]
    return any(side.figures == 1 for side in sides)


def no_blood(tale: Tale, seat: int) -> bool:
    """Won without a battle."""
    sides = [(event.battle.attacker.seat, event.battle.defender.seat) for event in tale.of(BattleBegan)]
    return tale.wins(seat) and not any(seat in both for both in sides)


def hungry_winter(tale: Tale, seat: int) -> bool:
    """Won in spite of a winter that was not paid for."""
    return tale.wins(seat) and any(not event.in_full for event in tale.own(WinterPaid, seat))


def three_altars(tale: Tale, seat: int) -> bool:
    return sum(event.building == ALTAR for event in tale.own(Built, seat)) >= ALTARS


def sudden(tale: Tale, seat: int) -> bool:
    """Ended the game before its time."""
    return tale.wins(seat) and any(event.ending == "sudden_victory" for event in tale.of(GameEnded))


def edge_of_the_world(tale: Tale, seat: int) -> bool:
    """Laid the last tile that there was, or that fitted."""
    laid = list(tale.of(TileLaid))
    ended = not tale.end.pile or any(True for _ in tale.of(ExploreFailed))
    return bool(laid) and ended and laid[-1].seat == seat


def full_larder(tale: Tale, seat: int) -> bool:
    """Harvested so much in one year."""
    return any(
        sum(sum(event.resources) for event in of_seat(year, Harvested, seat)) >= FULL for year in tale.parts(YearBegan)
    )


def warpath(tale: Tale, seat: int) -> bool:
    """Won three battles in one year."""
    return any(
        sum(isinstance(event, BattleEnded) and event.winner == seat for event in year) >= WON
        for year in tale.parts(YearBegan)
    )


def whole_clan(tale: Tale, seat: int) -> bool:
    """Took both cards of the clan."""
    return len(tale.own(ClanUpgraded, seat)) >= UPGRADES


def none_lost(tale: Tale, seat: int) -> bool:
    """Fought and won, and lost nobody all through the game."""
    sides = [(event.battle.attacker.seat, event.battle.defender.seat) for event in tale.of(BattleBegan)]
    fought = any(seat in both for both in sides)
    return tale.wins(seat) and fought and not tale.own(FiguresLost, seat)


DEEDS = (
    Deed("three_closed", "flag", three_closed),
    Deed("lone_hunter", "wolf", lone_hunter),
    Deed("no_blood", "shield", no_blood),
    Deed("hungry_winter", "snow", hungry_winter),
    Deed("three_altars", "glory", three_altars),
    Deed("sudden", "bolt", sudden),
    Deed("edge_of_the_world", "explore", edge_of_the_world),
    Deed("full_larder", "barrel", full_larder),
    Deed("warpath", "crossed", warpath),
    Deed("whole_clan", "raven", whole_clan),
    Deed("none_lost", "viking", none_lost),
    BEHIND,
)
