"""A position of Northgard set up by hand.

    scene = Scene.northgard(board="TS@(0,0)r0 T24@(1,0)r0").put(RED, "T24.e", 1).build("T24.e", "training_camp")

Boards, areas and territories are written as in the ledger's examples (chapter 26): T01@(1,0)r0 is a tile, column, row
and quarter turns; T24.e is an area; a territory is named by any of its areas, or by several joined with "+".
"""

import re
from collections.abc import Sequence
from typing import Any, Self

from ..rules import kernel
from ..rules.northgard import NORTHGARD
from ..rules.northgard.data import (
    AREAS,
    BUILDINGS,
    CARDS,
    CLAN_CARDS,
    CREATURE_CARDS,
    NONE,
    TILE_NUMBERS,
    TILES,
    UNREST,
    CardId,
    ClanId,
    Laid,
    cell_at,
)
from ..rules.northgard.ending import final_fame, strongholds
from ..rules.northgard.fights.creatures import CreaturePhase
from ..rules.northgard.flow import BeginPhase, EndYear
from ..rules.northgard.hand import acquire, without
from ..rules.northgard.harvest import Harvest
from ..rules.northgard.land.territory import add_kaija, add_warriors
from ..rules.northgard.land.tiles import Land
from ..rules.northgard.options import Options
from ..rules.northgard.state import NOBODY, Beast, State, controlled, warriors_on_map, yield_of
from ..rules.northgard.turn import Turn
from ..rules.northgard.winter import Winter, upkeep
from .stage import Stage

# In the examples of the books the players are called by their colours.
RED, PURPLE, YELLOW, BLUE, GREEN = range(5)
_PLACED = re.compile(r"(\w+)@\((-?\d+),(-?\d+)\)r(\d)")


def area(name: str) -> int:
    tile, area_id = name.split(".")
    return next(number for number in TILES[TILE_NUMBERS[tile]].areas if AREAS[number].id == area_id)


def building(name: str) -> int:
    return [each.id for each in BUILDINGS].index(name)


def _region(s: State, name: str) -> int:
    """Of one of its areas, as the position has it."""
    return s.land.region_of[area(name)]


def _land(stage: "Scene", s: State, name: str) -> list[int]:
    """Who holds it, and with how many warriors."""
    region = _region(s, name)
    return [s.owner[region], s.warriors[region]]


def _holder(stage: "Scene", s: State, name: str) -> int:
    """Who holds it."""
    return s.owner[_region(s, name)]


def _size(stage: "Scene", s: State, name: str) -> int:
    """On how many tiles it lies."""
    return s.land.regions[_region(s, name)].size


def _closed(stage: "Scene", s: State, name: str) -> bool:
    return s.land.regions[_region(s, name)].closed


def _yields(stage: "Scene", s: State, name: str) -> list[int]:
    """Food, wood and lore."""
    return list(yield_of(s, _region(s, name)))


def _lands(stage: "Scene", s: State, seat: str) -> int:
    """How many this seat holds."""
    return len(controlled(s, int(seat)))


def _strongholds(stage: "Scene", s: State, seat: str) -> int:
    return strongholds(s, int(seat))


def _army(stage: "Scene", s: State, seat: str) -> int:
    """Warriors on the map."""
    return warriors_on_map(s, int(seat))


def _upkeep(stage: "Scene", s: State, seat: str) -> list[int]:
    """What winter asks of this seat now."""
    return list(upkeep(warriors_on_map(s, int(seat))))


def _unrest(stage: "Scene", s: State, seat: str) -> int:
    """How many cards of it."""
    return s.players[int(seat)].owned.count(UNREST)


def _score(stage: "Scene", s: State, seat: str) -> int:
    """What this seat would have if the game ended now."""
    return final_fame(s, int(seat))


class Scene(Stage[State]):
    game = NORTHGARD
    figures = {
        "land": _land,
        "holder": _holder,
        "size": _size,
        "closed": _closed,
        "yields": _yields,
        "lands": _lands,
        "strongholds": _strongholds,
        "army": _army,
        "upkeep": _upkeep,
        "unrest": _unrest,
        "score": _score,
    }

    def __init__(self, options: Options, players: int, board: str, clans: Sequence[ClanId], seed: int = 1) -> None:
        super().__init__(NORTHGARD.new(Options(clans="dealt", first_player="1"), players, seed))
        s = self.s
        s.options = options
        s.row, s.development = s.development[:players], s.development[players:]
        s.year = s.turn = 1
        self._clear_map()
        self.board(board)
        for seat in range(players):
            self.clan(seat, clans[seat])
            self.goods(seat)
        self.turn(RED)

    @classmethod
    def northgard(
        cls,
        players: int = 3,
        board: str = "TS@(0,0)r0",
        clans: Sequence[ClanId] = ("goat", "boar", "raven", "stag", "wolf"),
        **options: Any,
    ) -> Self:
        """Seat 0 is to act in year 1 with empty hands, no resources and nobody on this board."""
        return cls(Options(first_player="1", **options), players, board, clans)

    def _clear_map(self) -> None:
        s = self.s
        for player in s.players:
            player.reserve, player.tiles = 14, ()
        s.owner, s.warriors = [NOBODY] * len(AREAS), [0] * len(AREAS)
        if s.options.creatures:
            s.creature_deck = tuple(CREATURE_CARDS)

    # The position. Whatever is added comes from where it lies in the box, so that nothing is lost or doubled.

    def board(self, tiles: str) -> Self:
        """These tiles lie, in this order; the others are the pile, by their numbers."""
        land = Land()
        for tile, column, row, turns in _PLACED.findall(tiles):
            cell = cell_at(int(column), int(row))
            laid = Laid(TILE_NUMBERS[tile], cell, int(turns))
            assert land.broken_border(*laid) is None, f"{tile} does not fit"
            land = land.with_tile(*laid).land
        self.s.land = land
        self.s.pile = tuple(tile.number for tile in TILES if tile.number and not land.has(tile.number))
        return self

    def clan(self, seat: int, clan: ClanId) -> Self:
        """This clan with its base card in the deck and two upgrades."""
        s, player = self.s, self.s.players[seat]
        assert player.clan is not None
        player.deck = without(player.deck, CLAN_CARDS[player.clan][0]) if player.deck else ()
        player.owned = without(player.owned, CLAN_CARDS[player.clan][0])
        player.clan = clan
        base, *player.upgrades = CLAN_CARDS[clan]  # pyright: ignore[reportAttributeAccessIssue]
        player.upgrades = tuple(player.upgrades)
        player.deck = (*player.deck, base)
        acquire(player, base)
        s.bear, s.snake = (
            next((seat for seat, each in enumerate(s.players) if each.clan == clan), NOBODY)
            for clan in ("bear", "snake")
        )
        return self

    def put(self, seat: int, place: str, warriors: int, kaija: bool = False) -> Self:
        """So many more warriors, from the reserve."""
        region = self.region(place)
        if warriors:
            add_warriors(self.s, seat, region, warriors)
        if kaija:
            add_kaija(self.s, region)
        return self

    def build(self, place: str, *names: str) -> Self:
        """In the first fitting free slots of the territory; without a slot where there is none."""
        s, region = self.s, self.region(place)
        for name in names:
            kind = building(name)
            s.stock[kind] -= 1
            size = BUILDINGS[kind].size
            free = [
                each
                for each in s.land.regions[region].slots
                if s.built[each] == NONE and (AREAS[each].slot == "large") == (size == "large")
            ]
            if free:
                s.built[free[0]] = kind
            else:
                s.slotless += ((region, kind),)
        return self

    def beast(self, card: str, place: str) -> Self:
        """At the right end of the creature row."""
        s = self.s
        s.creature_deck = tuple(each for each in s.creature_deck if each != card)
        s.beasts += (Beast(card, area(place)),)
        return self

    def scorch(self, place: str) -> Self:
        self.s.scorched = area(place)
        return self

    def goods(self, seat: int, food: int = 0, wood: int = 0, lore: int = 0, fame: int = 0) -> Self:
        """Just these."""
        self.s.players[seat].resources = [food, wood, lore]
        self.s.players[seat].fame = fame
        return self

    def pile(self, *tiles: str) -> Self:
        """These tiles on top of the pile."""
        top = tuple(TILE_NUMBERS[tile] for tile in tiles)
        self.s.pile = top + tuple(tile for tile in self.s.pile if tile not in top)
        return self

    def hand(self, seat: int, *cards: CardId) -> Self:
        """Just these cards in hand; those held before go under the deck."""
        return self._zone(seat, "hand", cards)

    def active(self, seat: int, *cards: CardId) -> Self:
        return self._zone(seat, "active", cards)

    def discard(self, seat: int, *cards: CardId) -> Self:
        return self._zone(seat, "discard", cards)

    def deck(self, seat: int, *cards: CardId) -> Self:
        """Just these cards, the first on top; all others that lie there leave the game."""
        player = self.s.players[seat]
        old, player.deck, player.known = player.deck, (), ()
        for card in cards:
            if card in old:
                old = without(old, card)
            else:
                self._fetch(seat, card)
        for card in old:
            player.owned = without(player.owned, card)
            self.s.box += (card,)
        player.deck = cards
        return self

    def _zone(self, seat: int, zone: str, cards: Sequence[CardId]) -> Self:
        player = self.s.players[seat]
        player.deck += getattr(player, zone)
        setattr(player, zone, ())
        for card in cards:
            self._fetch(seat, card)
            setattr(player, zone, (*getattr(player, zone), card))
        return self

    def _fetch(self, seat: int, card: CardId) -> None:
        """From the own deck, from the box, or from a development pile."""
        s, player = self.s, self.s.players[seat]
        if card in player.deck:
            player.deck = without(player.deck, card)
            return
        acquire(player, card)
        if card == UNREST:
            s.unrest -= 1
            return
        if card in player.upgrades:
            player.upgrades = without(player.upgrades, card)
            return
        for pile in ("box", "unseen", "development", "row", "achievements"):
            if card in getattr(s, pile):
                setattr(s, pile, without(getattr(s, pile), card))
                return
        for other in s.players:  # a card of a clan that plays stays with its player
            assert other is player or card not in other.owned, f"{card} is somebody else's"
        assert CARDS[card].group == "clan"

    def year(self, year: int) -> Self:
        self.s.year = year
        return self

    def passed(self, seat: int) -> Self:
        """Their year is over already."""
        self.s.players[seat].passed = True
        return self

    def main_played(self) -> Self:
        """Only Flash cards may follow in this turn."""
        self.s.main_played = True
        return self

    def row(self, *cards: CardId) -> Self:
        """Just these are offered this year; those that lay there go under their pile."""
        s = self.s
        s.development, s.row = s.development + s.row, ()
        for card in cards:
            for pile in ("development", "unseen", "achievements"):
                if card in getattr(s, pile):
                    setattr(s, pile, without(getattr(s, pile), card))
                    break
        s.row = cards
        return self

    def number(self, name: str) -> int:
        """Of a territory by its areas, of an area itself (area:T05.n), a tile, a building, or a cell such as 1,-2."""
        if name.startswith("area:"):
            return area(name.removeprefix("area:"))
        if "." in name:
            return self.region(name)
        if "," in name:
            column, row = map(int, name.split(","))
            return cell_at(column, row)
        return TILE_NUMBERS[name] if name in TILE_NUMBERS else building(name)

    # Whose turn

    def turn(self, seat: int = 0) -> Self:
        """The seat is to choose an action; after the actions come the other phases of the year."""
        s = self.s
        s.active, s.main_played, s.resolved = seat, False, 0
        creatures = (BeginPhase("creatures"), CreaturePhase()) if s.options.creatures else ()
        rest = (BeginPhase("harvest"), Harvest(), BeginPhase("winter"), Winter(), BeginPhase("year_end"), EndYear())
        s.agenda = []
        kernel.then(s, Turn(seat), *creatures, *rest)
        return self

    def region(self, place: str) -> int:
        """The territory of these areas, which must be one."""
        found = {self.s.land.region_of[area(name)] for name in place.split("+")}
        assert len(found) == 1, f"{place} are several territories"
        return found.pop()
