"""Where everything lies on the harbour town: pure numbers in board units (one is a pixel at 1920×1080).

The board is 724 high and 1280 or more wide: a wider window gives streets, water and shores more room for their words.
From left to right: the town with the enemies before its gates, the piers, the distant shores.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.rules.midgard.data import SHIPS, LocationId, ShipId

from ..kit.boxes import Box, Point

HEIGHT = 724.0
NARROWEST, _GROWN, WIDEST = 1280.0, 1640.0, 2000.0  # from the middle one on only the sea grows
_EDGE, _GAP = 8.0, 6.0
_GATES, _STREET = 172.0, 110.0  # heights of the row of enemies and of a street
_TOP = 6.0
_LOW = 182.0  # the lowest row
_PIER = 124.0
_PLAQUE = 58.0  # of what is written at a pier
SOCKET = 18.0  # radius of a worker's space

# The streets of the town, from the north to the south.
STREETS: tuple[tuple[LocationId, ...], ...] = (
    ("armoury", "foundry", "forge", "smokehouse"),
    ("longhouse", "sage", "church", "market"),
    ("stall_mil_1", "stall_mil_2", "stall_trade_1", "stall_trade_2"),
)
HOUSES: tuple[LocationId, ...] = (
    *(place for street in STREETS for place in street),
    "hunting",
    "rune_reader",
    "huts",
    "beg",
    "shipyard",
)
GATES: tuple[LocationId, ...] = ("troll", "draugr_left", "draugr_right")
PIERS: tuple[LocationId, ...] = ("berth_small", "berth_large", "merchant")
BERTHS: dict[ShipId, LocationId] = {"ship_small": "berth_small", "ship_large": "berth_large"}
PRIVATE = tuple(ship for ship in SHIPS.values() if ship.kind == "private")
DECKS = ("troll", "draugr", "monster", "journey", "destiny")
_PEEP = 1.2  # the gap in their row, in piles


@dataclass(frozen=True)
class Geometry:
    """The places at a table of so many players, on a board of this width."""

    players: int
    shores: int
    width: float = NARROWEST

    @property
    def size(self) -> Point:
        return self.width, HEIGHT

    @property
    def spread(self) -> float:
        """0 for the narrowest board, 1 for one on which all is as large as it gets."""
        return min((self.width - NARROWEST) / (_GROWN - NARROWEST), 1.0)

    # The town

    @property
    def column(self) -> float:
        """From one building of a street to the next."""
        return 161.0 + 48.0 * self.spread

    @property
    def town(self) -> float:
        """Where the land ends."""
        return 2 * _EDGE + 4 * self.column

    def _row(self, number: int) -> float:
        return _TOP + _GATES + _GAP + number * (_STREET + _GAP)

    def building(self, location: LocationId) -> Box:
        """All that belongs to a place, roof and all; of an enemy its card, of a pier its ship and its plaque."""
        for row, street in enumerate(STREETS):
            if location in street:
                column = street.index(location)
                return Box(_EDGE + column * self.column, self._row(row), self.column - _GAP, _STREET)
        if location in GATES:
            wide = self.enemy_width
            return Box(_EDGE + 4 + GATES.index(location) * (wide + 12), _TOP, wide, _GATES - 4)
        if location in PIERS:
            return Box(self.piers, _TOP + PIERS.index(location) * (_PIER + 4), self.pier_width, _PIER)
        return self._others[location]

    @property
    def _others(self) -> dict[LocationId, Box]:
        low, left, column = self._row(3), _EDGE, self.column
        hunting = _EDGE + 4 + 3 * (self.enemy_width + 12)
        return {
            "hunting": Box(hunting, _TOP + 62, self.town - _EDGE - hunting - 4, _GATES - 66),
            "rune_reader": Box(left, low, 2 * column - _GAP, _LOW),
            "huts": Box(left + 2 * column, low, 1.3 * column - _GAP, _LOW),
            "beg": Box(left + 3.3 * column, low, 0.7 * column - _GAP, _LOW),
            "shipyard": Box(self.piers, _TOP + 3 * (_PIER + 4) + 2, self.pier_width, 86.0),
        }

    @property
    def enemy_width(self) -> float:
        return 122.0 + 20.0 * self.spread

    def deck(self, name: str) -> Box:
        """The piles over the hunting grounds, at both sides of whoever looks over its roof."""
        hunting, number = self.building("hunting"), DECKS.index(name)
        step = min(40.0, hunting.width / (len(DECKS) + _PEEP))
        left = hunting.x + number * step if number < 2 else hunting.right - (len(DECKS) - number) * step
        return Box(left + step / 2 - 18, _TOP + 2, 36.0, 48.0)

    @property
    def between_hills(self) -> float:
        """The middle of the gap between the piles, where the hills are open."""
        return (self.deck(DECKS[1]).right + self.deck(DECKS[2]).x) / 2

    def space(self, location: LocationId, number: int = 0) -> Point:
        """Where the worker stands who comes there as the first, second, …"""
        box = self.building(location)
        if location in GATES:
            return box.right - SOCKET - 5, box.bottom - SOCKET - 7
        if location in PIERS:
            plaque = self.plaque(location)
            return plaque.right - SOCKET - 7, plaque.bottom - SOCKET - 1
        if location == "hunting":
            step = min(48.0, (box.width - 70) / max(self.players - 1, 1))
            return box.x + box.width / 2 + (number - (self.players - 1) / 2) * step, box.bottom - 24
        if location == "huts":
            return self._at_hut(number), box.bottom - 24
        if location == "beg":
            aside, behind = (number + 1) % 3 - 1, number // 3
            return box.x + box.width / 2 + 18 * aside, box.bottom - 26 - 14 * behind
        return box.right - 16, box.y + (box.height + 34) / 2

    # The rune reader and the huts

    def rune(self, slot: int) -> Box:
        box = self.building("rune_reader")
        high = (box.height - 50) / 3
        return Box(box.x + 16, box.y + 42 + slot * high, box.width - 16 - 110, high - 5)

    @property
    def rune_deck(self) -> Box:
        box = self.building("rune_reader")
        return Box(box.right - 106, box.y + 58, 46.0, 64.0)

    def _at_hut(self, number: int) -> float:
        box = self.building("huts")
        step = min((box.width - 68) / (self.players - 1), 64.0)
        return box.x + box.width / 2 + (number - (self.players - 1) / 2) * step

    def hut(self, number: int) -> Point:
        return self._at_hut(number), self.building("huts").y + 58

    def spare(self, seat: int) -> Point:
        """Where a player's worker waits to be hired."""
        return self._at_hut(seat), self.building("huts").y + 119

    # The piers

    @property
    def piers(self) -> float:
        return self.town + 18

    @property
    def pier_width(self) -> float:
        """Of the shipwright's yard; plaques of longships before it are narrower, for these lie in open water."""
        return 198.0 + 46.0 * self.spread

    def berth(self, location: LocationId) -> Point:
        """The middle of the waterline of the ship at a pier."""
        box = self.building(location)
        return box.x + box.width / 2 + 6, box.y + 57

    def anchorage(self, ship: ShipId) -> Point:
        """Where a ship lies when it is not at sea."""
        if ship in BERTHS:
            return self.berth(BERTHS[ship])
        box = self.ship_box(ship)
        return box.x + box.width / 2 + 4, box.y + 63

    def plaque(self, location: LocationId) -> Box:
        """What is written at a pier. Merchants bring up to three kinds of goods, and a worker stands beside them."""
        box = self.building(location)
        wide = self.pier_width if location == "merchant" else 176.0 + 52.0 * self.spread
        return Box(box.x, box.bottom - _PLAQUE, wide, _PLAQUE)

    @property
    def yard(self) -> tuple[ShipId, ...]:
        """The private longships at such a table."""
        return tuple(ship.id for ship in PRIVATE if ship.min_players <= self.players)

    def ship_box(self, ship: ShipId) -> Box:
        """A private longship at the shipwright's, or where its owner keeps it."""
        number, count = self.yard.index(ship), len(self.yard)
        high, top = 116.0, self.building("shipyard").bottom + 6
        if count == 2 or number == 2 == count - 1:  # on a row of its own
            row = number if count == 2 else 1
            return Box(self.piers, top + row * (high + 4), self.pier_width, high)
        wide = (self.pier_width - 6) / 2
        return Box(self.piers + number % 2 * (wide + 6), top + number // 2 * (high + 4), wide, high)

    def own_space(self, ship: ShipId) -> Point:
        box = self.ship_box(ship)
        return box.right - SOCKET - 6, box.bottom - SOCKET - 7

    # The distant shores

    @property
    def coast(self) -> float:
        """Where the far land begins; the harbours lie before it."""
        return self.piers + self.pier_width + self._basin * 0.8 + self._open_sea

    @property
    def harbour_width(self) -> float:
        return self._basin + self._open_sea

    @property
    def _basin(self) -> float:
        return 132.0 + 60.0 * self.spread

    @property
    def _open_sea(self) -> float:
        return max(self.width - _GROWN, 0.0)

    def shore(self, number: int) -> Box:
        high = (HEIGHT - 2 * 5) / self.shores
        left = self.piers + self.pier_width + 14
        return Box(left, 5 + number * high, self.width - 5 - left, high)

    def monster(self, shore: int) -> Box:
        box = self.shore(shore)
        high = min(box.height - 12, 190.0)
        wide = min(150.0 + 24.0 * self.spread, high * 0.92)
        return Box(box.right - wide - 4, box.y + (box.height - high) / 2, wide, high)

    def journey(self, shore: int) -> Box:
        monster, box = self.monster(shore), self.shore(shore)
        wide = 84.0 + 40.0 * self.spread
        high = min(wide / 0.76, box.height - 58)
        return Box(monster.x - wide - 9, box.y + (box.height - high) / 2 + 2, wide, high)

    def title(self, shore: int) -> Box:
        """Where the name of the shore stands: above the journey, clear of the monster."""
        journey, box = self.journey(shore), self.shore(shore)
        left = journey.x - 30
        return Box(left, box.y + 4, self.monster(shore).x - 5 - left, journey.y - box.y - 6)

    def feeding(self, shore: int) -> Box:
        """How far food reaches: below the journey."""
        journey, box = self.journey(shore), self.shore(shore)
        return Box(journey.x - 2, journey.bottom + 3, journey.width + 4, box.bottom - journey.bottom - 8)

    def harbour(self, shore: int) -> Point:
        """The middle of the waterline of the ship that lies there."""
        box = self.shore(shore)
        return self.piers + self.pier_width + self.harbour_width * 0.47, box.y + box.height / 2 + 14

    def load(self, shore: int) -> Point:
        """The middle of what is told of a ship's load, under it."""
        x, y = self.harbour(shore)
        return x + 5, y + 32
