"""What stands in the territories, whose they are, and what they yield (chapter 2)."""

from ..kernel import Denial
from .data import AREAS, BUILDINGS, LIMITS, Resources
from .land import NONE, Change, Joint, Region
from .state import NOBODY, Beast, Guests, State

# Control


def controlled(s: State, seat: int) -> list[int]:
    """NG-2.12."""
    owner = s.owner
    return [region for region in s.land.regions if owner[region] == seat]


def neutral(s: State) -> list[int]:
    """NG-2.14."""
    return controlled(s, NOBODY)


def has_figures(s: State, seat: int) -> bool:
    """Anywhere on the map."""
    return seat in s.owner or any(guests.seat == seat for guests in s.guests)


def kaija_holds(s: State, region: int) -> bool:
    """Whether she is among the figures that control this territory."""
    return s.kaija != NONE and s.owner[region] == s.bear and s.land.region_of[s.kaija] == region


def figures(s: State, region: int) -> int:
    """Of its controller: warriors and Kaija."""
    return s.warriors[region] + kaija_holds(s, region)


def warriors_on_map(s: State, seat: int) -> int:
    """Kaija is not counted (NG-15.2)."""
    return LIMITS.warriors - s.players[seat].reserve


def adjacent_to_own(s: State, seat: int) -> list[int]:
    """Territories of any kind next to one that this seat controls, by whatever connection (NG-12.5)."""
    return list(dict.fromkeys(near for region in controlled(s, seat) for near in s.land.regions[region].ways))


# Figures come and go. Whoever loses the last one loses control (NG-9.7).


def add_warriors(s: State, seat: int, region: int, count: int) -> None:
    """From the reserve."""
    s.players[seat].reserve -= count
    s.warriors[region] += count
    s.owner[region] = seat


def take_warriors(s: State, region: int, count: int) -> None:
    """The controller's, back to the reserve."""
    s.players[s.owner[region]].reserve += count
    s.warriors[region] -= count
    _let_go(s, region)


def add_kaija(s: State, region: int) -> None:
    s.kaija = region
    s.owner[region] = s.bear


def take_kaija(s: State) -> None:
    """From where she stands among the controllers; of the map (NG-18.6)."""
    region = s.land.region_of[s.kaija]
    s.kaija = NONE
    _let_go(s, region)


def shift(s: State, seat: int, source: int, target: int, warriors: int, kaija: bool) -> None:
    """From one territory to another. Into one that somebody else controls they come as guests."""
    _leave(s, seat, source, warriors, kaija)
    if s.owner[target] in (NOBODY, seat):
        s.warriors[target] += warriors
        s.owner[target] = seat
    else:
        there = guests_in(s, target)
        more = there or Guests(target, seat, 0)
        rest = tuple(guests for guests in s.guests if guests is not there)
        s.guests = (*rest, Guests(target, seat, more.warriors + warriors, more.kaija or kaija))
    if kaija:
        s.kaija = target


def _leave(s: State, seat: int, source: int, warriors: int, kaija: bool) -> None:
    if s.owner[source] == seat:
        s.warriors[source] -= warriors
        if kaija:
            s.kaija = NONE
        _let_go(s, source)
        return
    there = guests_in(s, source)
    assert there is not None
    left = Guests(source, seat, there.warriors - warriors, there.kaija and not kaija)
    rest = tuple(guests for guests in s.guests if guests is not there)
    s.guests = (*rest, left) if left.warriors or left.kaija else rest


def guests_in(s: State, region: int) -> Guests | None:
    """Only one player acts at a time, so there is one group at most."""
    for guests in s.guests:
        if guests.region == region:
            return guests
    return None


def figures_of(s: State, seat: int, region: int) -> tuple[int, bool]:
    """Warriors, and whether Kaija is with them: as the controller's or as guests."""
    if s.owner[region] == seat:
        return s.warriors[region], kaija_holds(s, region)
    there = guests_in(s, region)
    return (there.warriors, there.kaija) if there is not None and there.seat == seat else (0, False)


def remove_figures(s: State, seat: int, region: int, warriors: int, kaija: bool) -> None:
    """Off the map, the controller's or guests; warriors return to the reserve."""
    _leave(s, seat, region, warriors, kaija)
    s.players[seat].reserve += warriors
    if kaija:
        s.kaija = NONE


def take_over(s: State, region: int) -> None:
    """The guests control the territory; figures of its controller of before are guests from now on."""
    taken = guests_in(s, region)
    assert taken is not None
    rest = tuple(guests for guests in s.guests if guests is not taken)
    if s.owner[region] != NOBODY:
        rest += (Guests(region, s.owner[region], s.warriors[region], kaija_holds(s, region)),)
    s.guests = rest
    s.owner[region], s.warriors[region] = taken.seat, taken.warriors


def _let_go(s: State, region: int) -> None:
    if not s.warriors[region] and not kaija_holds(s, region):
        s.owner[region] = NOBODY


# Buildings


def buildings_in(s: State, region: int) -> list[int]:
    """NG-2.17."""
    built = s.built
    found = [built[area] for area in s.land.regions[region].slots if built[area] != NONE]
    if s.slotless:
        region_of = s.land.region_of
        found += [building for area, building in s.slotless if region_of[area] == region]
    return found


def free_slots(s: State, region: int) -> list[int]:
    """The areas that have them."""
    return [area for area in s.land.regions[region].slots if s.built[area] == NONE]


def building_points(s: State, region: int) -> int:
    """As creatures value them (NG-21.47)."""
    small, large = LIMITS.creature_points_small, LIMITS.creature_points_large
    return sum(large if BUILDINGS[building].size == "large" else small for building in buildings_in(s, region))


# Yield


def yield_of(s: State, region: int) -> Resources:
    """NG-2.16: icons and buildings."""
    food, wood, lore = s.land.regions[region].icons
    more = buildings_in(s, region)
    return food + more.count(0), wood + more.count(1), lore + more.count(2)  # SILO, LODGE, RUNE_STONE


def harvest_of(s: State, region: int) -> Resources:
    """The yield as in the Harvest: a wolf keeps the icons from yielding (NG-21.19)."""
    if not has_creature(s, region, "wolf"):
        return yield_of(s, region)
    more = buildings_in(s, region)
    return more.count(0), more.count(1), more.count(2)


# Creatures


def beasts_in(s: State, region: int) -> list[Beast]:
    """In the order of the creature row."""
    region_of = s.land.region_of
    return [beast for beast in s.beasts if region_of[beast.area] == region]


def has_creature(s: State, region: int, kind: str) -> bool:
    region_of = s.land.region_of
    return any(region_of[beast.area] == region and beast.creature.id == kind for beast in s.beasts)


def aggressive_in(s: State, region: int) -> int:
    """How many creatures there fight whoever enters (NG-21.16)."""
    region_of = s.land.region_of
    return sum(region_of[beast.area] == region and beast.creature.aggressive for beast in s.beasts)


# Tiles


def no_fit(s: State, tile: int, cell: int, turns: int) -> Denial | None:
    """NG-2.19: why the tile cannot be laid so, whoever lays it."""
    land = s.land
    if cell not in land.facing or turns not in range(4):
        return Denial("no_free_cell_at_the_map", "NG-2.19")
    if land.facing[cell].count(NONE) == 3:
        return None  # nothing is joined to anything else
    broken = land.broken_border(tile, cell, turns)
    if broken is not None:
        return Denial("border_would_stop", "NG-2.19", _names(broken))
    for joint in land.joints(tile, cell, turns):
        if len(joint.regions) > 1:
            denial = _no_joining(s, joint)
            if denial is not None:
                return denial
    return None


def _names(joint: Joint) -> dict[str, int | str]:
    """The territories that would meet, so that a board can light them up."""
    return {f"region{place}": region for place, region in enumerate(sorted(joint.regions))}


def _no_joining(s: State, joint: Joint) -> Denial | None:
    held = [region for region in joint.regions if s.owner[region] != NOBODY]
    owners = {s.owner[region] for region in held}
    if len(owners) > 1:
        seats: dict[str, int | str] = {f"seat{place}": seat for place, seat in enumerate(sorted(owners))}
        return Denial("would_join_players", "NG-2.19", seats)
    if held and s.beasts and any(aggressive_in(s, region) and region not in held for region in joint.regions):
        return Denial("would_join_valkyrie", "NG-2.19", _names(joint))
    return None


def lay(s: State, tile: int, cell: int, turns: int) -> Change:
    """The tile lies; what stood in territories that were joined is simply together (NG-2.21)."""
    change = s.land.with_tile(tile, cell, turns)
    s.land = change.land
    for gone, kept in change.joined:
        if s.owner[gone] != NOBODY:
            s.owner[kept], s.owner[gone] = s.owner[gone], NOBODY
            s.warriors[kept] += s.warriors[gone]
            s.warriors[gone] = 0
    return change


def region_at(s: State, area: int) -> Region | None:
    """For actions from outside: the territory of this number, if there is one."""
    return s.land.regions.get(area)


def is_area(area: int) -> bool:
    return 0 <= area < len(AREAS)
