"""What lies on the board in a position. Ids name places, keys name pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from meadhall.rules.northgard.data import AREAS, CREATURE_CARDS, IS_LARGE, NONE, STEPS, CreatureCard, Laid
from meadhall.rules.northgard.state import NOBODY, Beast, Land, State, guests_in, kaija_holds
from meadhall.views.look.game_colours import LANDS

from ..kit.pieces import Piece
from .ground import Held
from .realms import Realm, centre, guest_place, slot_place
from .sea.water import banks_of_fog, coast
from .season import Season, season_of
from .shapes import shape_of

TILE_Z, COAST, ARROW, BUILDING, TOKEN, FIGURE, COUNT, BEACON, HELD_TILE, FLYING = (
    0.0,
    1.0,
    60.0,
    20.0,
    24.0,
    30.0,
    55.0,
    62.0,
    64.0,
    90.0,
)
_ASIDE = 27.0  # where Kaija stands beside her warriors

RealmsOf = Mapping[int, Realm]


class Lie:
    """Where things are on one land, with the colours of the seats."""

    def __init__(self, land: Land, realms: RealmsOf, colours: Sequence[int]) -> None:
        self.land = land
        self.realms = realms
        self.colours = colours
        self.laid = {laid.tile: laid for laid in land.laid}
        self.tints = tints_of(land)

    # The land

    def tile(self, laid: Laid, owner: Sequence[int], season: Season) -> Piece:
        areas = shape_of(laid.tile, laid.turns).areas
        regions = [self.land.region_of[area.number] for area in areas]
        tints = tuple(self.tints[region] for region in regions)
        held = tuple(self._held(region, owner[region]) for region in regions)
        open_sides = tuple(side for side, step in enumerate(STEPS) if laid.cell + step not in self.land.sides)
        at = centre(laid.cell)
        key = ("tile", laid.tile, laid.turns, at, tints, held, open_sides if any(held) else (), season.name)
        return Piece(f"tile:{laid.tile}", key, *at, TILE_Z)

    def _held(self, region: int, seat: int) -> Held | None:
        return Held(self.colours[seat], self.realms[region]) if seat != NOBODY else None

    def coast(self) -> Iterator[Piece]:
        for cell, land in coast(self.land).items():
            yield Piece(f"coast:{cell}", ("coast", land), *centre(cell), COAST)

    def fog(self) -> Iterator[Piece]:
        """Over some of what nobody has explored."""
        for cell in banks_of_fog(self.land):
            yield Piece(f"fog:{cell}", ("fog",), *centre(cell), COAST + 0.1)

    # What stands on it

    def building(self, area: int, building: int) -> Piece:
        x, y = slot_place(area, self.laid[AREAS[area].tile])
        return Piece(f"building:{area}", ("building", building), x, y, BUILDING)

    def house(self, area: int, building: int, season: Season, *, is_owned: bool) -> Piece:
        """Behind its token; it smokes where somebody lives."""
        x, y = slot_place(area, self.laid[AREAS[area].tile])
        key = ("house", IS_LARGE[building], season.name, is_owned)
        return Piece(f"house:{area}", key, x, y, BUILDING - 1)

    def slotless(self, number: int, area: int, building: int) -> Piece:
        x, y = guest_place(area, self.laid[AREAS[area].tile])
        return Piece(f"slotless:{number}", ("building", building), x + 5 * number, y - 8, BUILDING)

    def warriors(self, region: int, seat: int, count: int) -> Iterator[Piece]:
        at = self.realms[region].home
        return group(f"warriors:{region}", self.colours[seat], count, at, FIGURE + _depth(at[1]))

    def guests(self, region: int, seat: int, count: int) -> Iterator[Piece]:
        at = self.realms[region].beside
        return group(f"guests:{region}", self.colours[seat], count, at, FIGURE + 1 + _depth(at[1]))

    def clash(self, region: int) -> Piece:
        """Between those who will fight."""
        (x, y), (to_x, to_y) = self.realms[region].home, self.realms[region].beside
        return Piece(f"clash:{region}", ("beacon", "crossed", True), (x + to_x) / 2, min(y, to_y) - 26, BEACON)

    def kaija(self, region: int, seat: int, alone: bool, guest: bool = False) -> Piece:
        x, y = self.realms[region].beside if guest else self.realms[region].home
        x = x if alone else x - _ASIDE
        return Piece("kaija", ("kaija", self.colours[seat]), x, y, FIGURE + _depth(y) - 0.01)

    def beast(self, beast: Beast, number: int, crowd: int = 0) -> Piece:
        """`crowd`: how many stand there already."""
        x, y = guest_place(beast.area, self.laid[AREAS[beast.area].tile])
        x += 20 * crowd
        key = ("beast", beast.creature.id, fur_of(beast.card), number)
        return Piece(f"beast:{beast.card}", key, x, y, FIGURE + _depth(y))

    def scorched(self, area: int, crowd: int) -> Piece:
        x, y = guest_place(area, self.laid[AREAS[area].tile])
        return Piece("scorched", ("scorched",), x - 18 * crowd, y + 4 * crowd, TOKEN)


def group(name: str, colour: int, count: int, at: tuple[float, float], z: float) -> Iterator[Piece]:
    """Warriors, and how many they are: that lies above all figures, for the crests of others would hide it."""
    yield Piece(name, ("warriors", colour, count), *at, z)
    if count > 1:
        yield Piece(count_of(name), ("count", colour, count), *at, COUNT)


def count_of(name: str) -> str:
    return f"{name}:count"


def _depth(y: float) -> float:
    """Who stands further south stands before the others."""
    return y / 10000


def fur_of(card: CreatureCard) -> str:
    """Of several of a kind each has another, and is called by it."""
    return card.removeprefix(f"{CREATURE_CARDS[card]}_")


def tints_of(land: Land) -> dict[int, int]:
    """Neighbours never look alike, as far as six tints reach; older territories choose before younger ones."""
    tints: dict[int, int] = {}
    count = len(LANDS.tints)
    seen = [region for laid in land.laid for region in _regions_on(land, laid)]
    for region in dict.fromkeys(seen):
        used = {tints.get(near) for near in land.regions[region].ways}
        order = [(region * 5 + step) % count for step in range(count)]
        tints[region] = next((tint for tint in order if tint not in used), order[0])
    return tints


def _regions_on(land: Land, laid: Laid) -> list[int]:
    return [land.region_of[area.number] for area in shape_of(laid.tile, laid.turns).areas]


def pieces_on(lie: Lie, s: State) -> Iterator[Piece]:
    season = season_of(s)
    for laid in s.land.laid:
        yield lie.tile(laid, s.owner, season)
    yield from lie.coast()
    if s.pile:
        yield from lie.fog()
    for area, building in enumerate(s.built):
        if building != NONE:
            yield lie.building(area, building)
            yield lie.house(area, building, season, is_owned=s.owner[s.land.region_of[area]] != NOBODY)
    for number, (area, building) in enumerate(s.slotless):
        yield lie.slotless(number, area, building)
    yield from _figures(lie, s)
    yield from _others(lie, s)


def _figures(lie: Lie, s: State) -> Iterator[Piece]:
    for region in s.land.regions:
        if s.warriors[region]:
            yield from lie.warriors(region, s.owner[region], s.warriors[region])
    for guests in s.guests:
        if guests.warriors:
            yield from lie.guests(guests.region, guests.seat, guests.warriors)
        if s.is_enemy(guests.seat, s.owner[guests.region]):
            yield lie.clash(guests.region)
    if s.kaija != NONE:
        region = s.land.region_of[s.kaija]
        holds = kaija_holds(s, region)
        guests = guests_in(s, region)
        alone = not s.warriors[region] if holds else guests is None or not guests.warriors
        yield lie.kaija(region, s.bear, alone, guest=not holds)


def _others(lie: Lie, s: State) -> Iterator[Piece]:
    crowd: dict[int, int] = {}
    for number, beast in enumerate(s.beasts, start=1):
        yield lie.beast(beast, number, crowd.get(beast.area, 0))
        crowd[beast.area] = crowd.get(beast.area, 0) + 1
    if s.scorched != NONE:
        yield lie.scorched(s.scorched, min(crowd.get(s.scorched, 0), 1))
