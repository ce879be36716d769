"""What lies on the board in a position, as the looking seat sees it. Ids name places, keys name pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meadhall.rules.midgard.data import (
    DIE_NAMES,
    HUTS,
    KRAKEN,
    MERCHANTS,
    NO_DICE,
    SHIPS,
    UNSEEN,
    CardId,
    LocationId,
    ShipId,
)
from meadhall.rules.midgard.state import ASHORE, LAND_PLACES, Band, Coast, State

from ..kit.boxes import Box, Point
from ..kit.pieces import Piece
from .cards import wounds_at
from .geometry import BERTHS, DECKS, Geometry
from .hours import light_on

SLOT, CARD, TRAY, SHIP, LOAD, WORKER, MARK, BEACON, FLYING = (6.0, 10.0, 12.0, 20.0, 24.0, 30.0, 36.0, 62.0, 90.0)
PIER_SHIP, SHORE_SHIP, YARD_SHIP = 0.45, 0.46, 0.33  # scales
_TRAYS: tuple[LocationId, ...] = ("armoury", "foundry", "forge")

Colours = Sequence[int]


def pieces_on(geometry: Geometry, s: State, colours: Colours) -> Iterator[Piece]:
    yield from light_on(geometry, s)
    yield from _trays(geometry, s)
    yield from _town(geometry, s, colours)
    yield from _gates(geometry, s)
    yield from _ships(geometry, s, colours)
    yield from _shores(geometry, s, colours)
    yield from workers(geometry, s, colours)


def _at(box: Box) -> Point:
    return box.middle


# The town


def _trays(geometry: Geometry, s: State) -> Iterator[Piece]:
    wide = tray_width(geometry)
    for place, name, count in zip(_TRAYS, DIE_NAMES, s.trays, strict=True):
        yield Piece(f"tray:{place}", ("tray", f"die-{name}", count, wide), *tray_point(geometry, place), TRAY)
    yield Piece("tray:smokehouse", ("tray", "food", s.smokehouse, wide), *tray_point(geometry, "smokehouse"), TRAY)


def tray_width(geometry: Geometry) -> float:
    return round(geometry.column - 66)


def tray_point(geometry: Geometry, place: LocationId) -> Point:
    box = geometry.building(place)
    return box.x + 16 + tray_width(geometry) / 2, box.y + (box.height + 34) / 2


def _town(geometry: Geometry, s: State, colours: Colours) -> Iterator[Piece]:
    for slot, rune in enumerate(s.rune_row):
        box = geometry.rune(slot)
        yield Piece(f"rune:{slot}", ("rune", rune, round(box.width), round(box.height)), *_at(box), CARD)
    deck = geometry.rune_deck
    yield _pile("rune", len(s.rune_deck), deck)
    sold = sum(not player.spare for player in s.players)
    for number, price in enumerate(HUTS[: len(s.players)]):
        key = ("hut", 0 if number < sold else price, number == sold)
        yield Piece(f"hut:{number}", key, *geometry.hut(number), SLOT)
    yield Piece("first", ("first", colours[s.first]), *first_point(geometry), TRAY)


def first_point(geometry: Geometry) -> Point:
    """Where the first player token is kept: in Jarl's Longhouse."""
    box = geometry.building("longhouse")
    return box.x + 16 + tray_width(geometry) * 0.78, box.y + (box.height + 34) / 2


def _pile(name: str, count: int, box: Box) -> Piece:
    return Piece(f"deck:{name}", ("pile", name, count, round(box.width), round(box.height)), *_at(box), CARD)


# The enemies at the town


def _gates(geometry: Geometry, s: State) -> Iterator[Piece]:
    for place, card in zip(LAND_PLACES, (s.troll, *s.draugr), strict=True):
        yield enemy_piece(place, card, geometry.building(place))
        yield from _damage(s, card, geometry.building(place))
    counts = {name: len(getattr(s, f"{name}_deck")) for name in DECKS}
    for name in DECKS:
        yield _pile(name, counts[name], geometry.deck(name))


def enemy_piece(place: str, card: CardId | None, box: Box, bounty: int = 0) -> Piece:
    """Where nobody is left, an empty space. At the foot of the card a worker stands, or coins lie."""
    size = round(box.width), round(box.height)
    at_gate = not place.startswith("shore")
    foot = "worker" if at_gate else "coins" if bounty else ""
    key = ("enemy", card, *size, foot) if card else ("nobody", *size, at_gate)
    return Piece(f"enemy:{place}", key, *_at(box), CARD)


def _damage(s: State, card: CardId | None, box: Box) -> Iterator[Piece]:
    battle = s.battle
    if battle is not None and card is not None and battle.enemy == card:
        x, y = box.x + box.width / 2, box.y + wounds_at(battle.foe, box.width, box.height)
        yield Piece("damage", ("damage", battle.damage, battle.foe.defence, round(box.width)), x, y, MARK)


# Ships


def _ships(geometry: Geometry, s: State, colours: Colours) -> Iterator[Piece]:
    at_sea = {band.place: band for band in s.bands if band.shore != ASHORE}
    for ship in BERTHS:
        if ship not in at_sea:
            yield berthed(geometry, ship)
    box = geometry.plaque("merchant")
    yield Piece("ship:merchant", ("ship", "merchant", -1, PIER_SHIP, False), *geometry.berth("merchant"), SHIP)
    if s.merchants:
        key = ("cargo", MERCHANTS[s.merchants[-1]].id, round(box.width))
        yield Piece("cargo", key, *box.middle, TRAY)
    owners = {player.ship: seat for seat, player in enumerate(s.players) if player.ship}
    for ship in geometry.yard:
        owner = colours[owners[ship]] if ship in owners else -1
        box = geometry.ship_box(ship)
        key = ("slip", ship, owner, round(box.width), round(box.height))
        yield Piece(f"slip:{ship}", key, *_at(box), SLOT)
        if ship not in at_sea:
            yield moored(geometry, ship, owner)
    for band in at_sea.values():
        yield sent(geometry, band, colours[band.seat])
        yield load_piece(geometry, band)
    for band in s.bands:
        if band.shore == ASHORE and band.dice != NO_DICE:
            yield load_piece(geometry, band)


def berthed(geometry: Geometry, ship: ShipId) -> Piece:
    return Piece(f"ship:{ship}", ("ship", ship, -1, PIER_SHIP, False), *geometry.anchorage(ship), SHIP)


def moored(geometry: Geometry, ship: ShipId, owner: int) -> Piece:
    return Piece(f"ship:{ship}", ("ship", ship, owner, YARD_SHIP, False), *geometry.anchorage(ship), SHIP)


def sent(geometry: Geometry, band: Band, colour: int) -> Piece:
    return Piece(
        f"ship:{band.place}", ("ship", band.place, colour, SHORE_SHIP, True), *geometry.harbour(band.shore), SHIP
    )


def load_piece(geometry: Geometry, band: Band) -> Piece:
    """Who fights and what there is to eat."""
    load = (*band.dice, band.food)
    if band.shore == ASHORE:
        box = geometry.building(band.place)  # pyright: ignore[reportArgumentType]
        key = ("load", load, 0, round(box.width + 4))
        return Piece(f"load:{band.place}", key, box.x + box.width / 2, box.bottom, LOAD)
    capacity = next(ship.capacity for ship in SHIPS.values() if ship.id == band.place)
    wide = round(geometry.harbour_width - 14)
    return Piece(f"load:{band.place}", ("load", load, capacity, wide), *geometry.load(band.shore), LOAD)


# The distant shores


def _shores(geometry: Geometry, s: State, colours: Colours) -> Iterator[Piece]:
    for shore, coast in enumerate(s.coasts):
        box = geometry.monster(shore)
        yield enemy_piece(f"shore_{shore + 1}", coast.monster, box, coast.bounty)
        if coast.bounty:
            yield Piece(f"bounty:{shore}", ("bounty", coast.bounty), box.right - 33, box.bottom - 17, MARK)
        yield journey_piece(geometry, shore, coast, colours)
        yield from _damage(s, coast.monster, box)
        if s.battle is not None and s.battle.enemy == KRAKEN.id:
            band = s.band_at(s.battle.place)
            if band is not None and band.shore == shore:
                yield from _damage(s, KRAKEN.id, geometry.journey(shore))


def journey_piece(geometry: Geometry, shore: int, coast: Coast, colours: Colours) -> Piece:
    """Face up once it is revealed; before that only to who has looked at it. That somebody has looked all know."""
    box = geometry.journey(shore)
    size = round(box.width), round(box.height)
    seen = () if coast.revealed else tuple(colours[seat] for seat in coast.seen_by)
    if coast.journey is None:
        return Piece(f"journey:{shore}", ("no journey", *size), *_at(box), CARD)
    if coast.journey == UNSEEN:
        return Piece(f"journey:{shore}", ("back", *size, seen), *_at(box), CARD)
    return Piece(f"journey:{shore}", ("journey", coast.journey, coast.revealed, *size, seen), *_at(box), CARD)


# Workers


def workers(geometry: Geometry, s: State, colours: Colours) -> Iterator[Piece]:
    """Those placed, each at its space in the order of coming, and those who wait to be hired."""
    count = Counter[LocationId]()
    for worker in s.placed:
        number = count[worker.location]
        count[worker.location] += 1
        x, y = worker_point(geometry, s, worker.location, worker.seat, number)
        yield worker_piece(f"worker:{worker.location}:{number}", colours[worker.seat], x, y)
    for seat, player in enumerate(s.players):
        if player.spare:
            yield worker_piece(f"spare:{seat}", colours[seat], *geometry.spare(seat))


def worker_point(geometry: Geometry, s: State, location: LocationId, seat: int, number: int) -> Point:
    """Of an own longship each owner has a space."""
    if location == "own_ship":
        ship = s.players[seat].ship
        return geometry.own_space(ship) if ship else geometry.space("shipyard")
    return geometry.space(location, number)


def worker_piece(name: str, colour: int, x: float, y: float) -> Piece:
    return Piece(name, ("worker", colour), x, y - 2, WORKER + y / 10000)
