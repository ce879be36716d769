"""What changes on the map: figures come, go and take land, and tiles are laid (chapter 2)."""

from ...kernel import Denial
from ..data import AREAS, NONE
from ..state import NOBODY, Guests, State, aggressive_in, guests_in, kaija_holds
from .tiles import Change, Joint

# Figures come and go. Whoever loses the last one loses control (NG-9.7).


def add_warriors(s: State, seat: int, region: int, count: int) -> None:
    """From the reserve."""
    s.players[seat].reserve -= count
    s.warriors[region] += count
    s.owner[region] = seat


def add_kaija(s: State, region: int) -> None:
    s.kaija = region
    s.owner[region] = s.bear


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


def is_area(area: int) -> bool:
    return 0 <= area < len(AREAS)
