"""From where one stands: the chance against an enemy, with those who could go there and come there; whom to send."""

from collections.abc import Iterator, Sequence

import msgspec

from ..actions import AssignVikings, Load
from ..data import NO_DICE, SHIPS, Dice, ShipId
from ..flow import phase_of
from ..questions import Assign, ChooseShore
from ..state import ASHORE, Band, LandPlace, State, Worker, capacity_of, enemy_at, forbidden_at, is_swordmaiden
from .count import stake
from .dice import band_left, without
from .loading import fed
from .voyage import Fate, fate, target_at, target_of

_VIKING, _FOOD = 0.6, 0.2  # glory that one who is lost, or food that sails, might have brought elsewhere


class Prospect(msgspec.Struct, frozen=True):
    """If these go, with so much food."""

    dice: Dice
    food: int = 0
    ship: ShipId | None = None
    win: float = 0.0


def prospect(s: State, band: Band) -> Prospect:
    """As it has been sent; else with the best of those at home."""
    if band.dice != NO_DICE:
        return _sent(s, band, band.dice, band.food)
    player = s.players[band.seat]
    home = without(player.dice, forbidden_at(s, band))
    if band.shore == ASHORE:
        return _sent(s, band, home)
    capacity = capacity_of(band)
    sizes = range(min(sum(home), capacity) + 1)
    loads = [_sent(s, band, band_left(home, size), min(player.food, capacity - size)) for size in sizes]
    return max(loads, key=lambda each: (round(each.win, 3), fed(sum(each.dice), each.food, band.shore)))


def _sent(s: State, band: Band, dice: Dice, food: int = 0) -> Prospect:
    ships: list[ShipId] = [ship for ship in SHIPS if ship == band.place]
    return Prospect(dice, food, ships[0] if ships else None, chance(s, band, dice, food))


def on_land(s: State, seat: int, place: LandPlace) -> Prospect | None:
    """Nothing where nobody is met, or where one cannot come any more."""
    band = s.band_at(place)
    if band is None and _can_reserve(s, seat):
        band = Band(place, seat)
    if band is None or enemy_at(s, band) is None or (s.battle is not None and s.battle.place == place):
        return None
    return prospect(s, band) if _is_open(s, seat, band) else None


def at_sea(s: State, seat: int, shore: int) -> list[Prospect]:
    """For each ship that could go there, or for the one that lies there."""
    here, coast = s.band_on(shore), s.coasts[shore]
    if coast.monster is None or coast.revealed:
        return []
    bands = [here] if here else [Band(ship, seat, shore) for ship in _ships(s, seat)]
    return [prospect(s, band) for band in bands if _is_open(s, seat, band)]


def _ships(s: State, seat: int) -> list[ShipId]:
    """The one that is just being sent; else those that could be."""
    asked = s.agenda[-1] if s.agenda else None
    if isinstance(asked, ChooseShore):
        return [asked.ship] if asked.seat == seat else []
    return ships_to_send(s, seat) if _can_reserve(s, seat) else []


def _is_open(s: State, seat: int, band: Band) -> bool:
    return band.seat == seat and (band.dice != NO_DICE or _can_send(s, seat))


def ships_to_send(s: State, seat: int) -> list[ShipId]:
    """Those that a worker could still go to."""
    player, taken = s.players[seat], {worker.location for worker in s.placed}
    found: list[ShipId] = []
    if player.ship and Worker("own_ship", seat) not in s.placed:
        found.append(player.ship)
    if "berth_large" not in taken and player.coins >= SHIPS["ship_large"].cost.coins:
        found.append("ship_large")
    if "berth_small" not in taken:
        found.append("ship_small")
    return found


def _can_reserve(s: State, seat: int) -> bool:
    return phase_of(s) == "placement" and s.players[seat].workers > 0


def _can_send(s: State, seat: int) -> bool:
    """While nobody of this seat has been sent anywhere in this round."""
    if phase_of(s) == "placement":
        return True
    asked = s.agenda[-1] if s.agenda else None
    return isinstance(asked, Assign) and seat in (asked.seat, *asked.waiting)


# What is sent


def chance(s: State, band: Band, dice: Dice, food: int = 0) -> float:
    """Of victory, if these go."""
    return _fate(s, band, dice, food).win


def _fate(s: State, band: Band, dice: Dice, food: int) -> Fate:
    if enemy_at(s, band) is None or dice == NO_DICE:
        return Fate(0.0, float(sum(dice)))
    target = target_at(s, band.shore) if band.shore != ASHORE else target_of(s, band)
    return fate(dice, food, target, is_swordmaiden(s, band.seat))


def starving(s: State, loads: Sequence[Load]) -> int:
    """How many of those who sail the food does not suffice for, even on a quiet sea."""
    return sum(sum(load.dice) - fed(sum(load.dice), load.food, band.shore) for load, band in _sailing(s, loads))


def _sailing(s: State, loads: Sequence[Load]) -> Iterator[tuple[Load, Band]]:
    for load in loads:
        band = s.band_at(load.place)
        if band is not None and band.shore != ASHORE:
            yield load, band


def idle(s: State, seat: int, loads: Sequence[Load]) -> int:
    """How many stay at home for nothing while a reserved place stays empty."""
    if Worker("hunting", seat) in s.placed or all(any(load.dice) for load in loads):
        return 0
    return sum(s.players[seat].dice) - sum(sum(load.dice) for load in loads)


def suggestion(s: State, seat: int, ways: Sequence[AssignVikings]) -> AssignVikings:
    """The way that is worth most glory."""
    return max(ways, key=lambda way: sum(_worth(s, seat, load) for load in way.loads))


def _worth(s: State, seat: int, load: Load) -> float:
    band = s.band_at(load.place)
    assert band is not None
    enemy, becomes = enemy_at(s, band), _fate(s, band, load.dice, load.food)
    prize = stake(s, seat, enemy) if enemy else 0
    return becomes.win * prize - _VIKING * becomes.lost - _FOOD * load.food
