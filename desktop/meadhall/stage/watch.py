"""A position of the Watch set up by hand.

    scene = Scene.watch().camps(cave="W").wall(2, RED)

Places are written as in the ledger: V28, E31, H07, or "V34-V42" for the path between two intersections.
Wall sections are counted from 1, as W1–W4. Chance is laid ready; nothing in a scene is left to it.
"""

from collections.abc import Sequence
from typing import Any, Self

from ..rules.watch import WATCH
from ..rules.watch.data import HEROES, NORTH, RESOURCES, CardId, HeroId, Kind
from ..rules.watch.flow import PreRoll, Turn
from ..rules.watch.land.ground import ground
from ..rules.watch.land.roads import measure
from ..rules.watch.options import Options
from ..rules.watch.scoring import points
from ..rules.watch.state import NOBODY, State
from .stage import Stage

# In the examples of base the seats are called by their colours.
BLUE, YELLOW, BLACK, RED = range(4)
_KINDS: dict[str, Kind] = {"W": "warrior", "C": "climber", "G": "giant"}


# Where the pieces stand in the pictures of the ledger's examples. The ready starts are others, for those were unfair.
PICTURE: tuple[tuple[str, tuple[str, str]], ...] = (
    ("V45 V10", ("V45-V52", "V10-V15")),
    ("V24 V13", ("V24-V30", "V08-V13")),
    ("V12 V11", ("V07-V12", "V11-V17")),
    ("V28 V25", ("V28-V35", "V25-V32")),
)


# Where they stand in scenes of Brotherhood, by players; they need not be where a game begins.
PLACED: dict[int, tuple[tuple[str, tuple[str, str]], ...]] = {
    4: (
        ("V46 V23", ("E67", "E35")),
        ("V44 V28", ("E65", "E43")),
        ("V45 V25", ("E66", "E39")),
        ("V42 V11", ("E63", "E10")),
    ),
    3: (("V23 V22", ("E35", "E32")), ("V19 V11", ("E22", "E10")), ("V31 V18", ("E46", "E19"))),
}


def path(place: str) -> int:
    """E31, or the path between two intersections such as V34-V42."""
    if "-" not in place:
        return int(place[1:])
    ends = tuple(sorted(int(end[1:]) for end in place.split("-")))
    return ground("m21").ends.index(ends)


def figures(letters: str) -> tuple[Kind, ...]:
    return tuple(_KINDS[letter] for letter in letters)


class Scene(Stage[State]):
    game = WATCH
    figures = {"points": lambda _, s, seat: points(s, int(seat))}  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]

    def __init__(self, options: Options, players: int, seed: int = 1) -> None:
        super().__init__(WATCH.new(options, players, seed))
        for seat in range(players):
            self.hand(seat)

    @classmethod
    def base(cls, players: int = 4, **options: Any) -> Self:
        """The standard layout of base with the pieces of the ledger's pictures; seat 0 is about to roll."""
        options.setdefault("first_player", "1")
        scene = cls(Options(mode="base", **options), players).bare()
        for seat, (settlements, roads) in enumerate(PICTURE[:players]):
            scene.buildings(seat, settlements).roads(seat, *roads)
        return scene

    @classmethod
    def watch(cls, players: int = 4, **options: Any) -> Self:
        """The standard layout of Brotherhood with some pieces but an empty Wall; seat 0 is about to roll."""
        options.setdefault("first_player", "1")
        options.setdefault("placement", "ready")
        scene = cls(Options(**options), players)
        if options["placement"] == "ready":
            scene.bare()
            order = [scene.s.first, *scene.s.others(scene.s.first)]
            for seat, (settlements, roads) in zip(order, PLACED[players], strict=True):
                scene.buildings(seat, settlements).roads(seat, *roads)
        scene.s.wall = ((),) * 4
        return scene

    # The position. Whatever is added comes from where it lies in the box, so that nothing is lost or doubled.

    def bare(self) -> Self:
        """No buildings and no roads."""
        for seat in range(len(self.s.players)):
            self.buildings(seat).roads(seat)
        return self

    def buildings(self, seat: int, settlements: str = "", keeps: str = "") -> Self:
        """Just these, such as "V13 V24"."""
        player = self.s.players[seat]
        for place in player.settlements + player.keeps:
            self.s.owner[place] = NOBODY
        player.settlements = tuple(int(place[1:]) for place in settlements.split())
        player.keeps = tuple(int(place[1:]) for place in keeps.split())
        for place in player.settlements + player.keeps:
            self.s.owner[place] = seat
        self._lay_tile(seat)
        self._measure()
        return self

    def _lay_tile(self, seat: int) -> None:
        """As many tokens under the pieces on the tile as there are pieces."""
        s, player = self.s, self.s.players[seat]
        if not s.brotherhood:
            return
        while len(player.tile) > s.pieces_left(seat, "settlement"):
            s.reserve, player.tile = (*s.reserve, player.tile[-1]), player.tile[:-1]
        while len(player.tile) < s.pieces_left(seat, "settlement"):
            player.tile, s.reserve = (*player.tile, s.reserve[-1]), s.reserve[:-1]
        while len(player.keep_tile) > s.pieces_left(seat, "keep"):
            s.reserve, player.keep_tile = (*s.reserve, *player.keep_tile[-1]), player.keep_tile[:-1]

    def roads(self, seat: int, *places: str) -> Self:
        """Just these, such as "V34-V42" or "E31"."""
        player = self.s.players[seat]
        for place in player.roads:
            self.s.road[place] = NOBODY
        player.roads = tuple(path(place) for place in places)
        for place in player.roads:
            self.s.road[place] = seat
        self._measure()
        return self

    def _measure(self) -> None:
        for seat in range(len(self.s.players)):
            measure(self.s, seat)

    def hand(self, seat: int, **cards: int) -> Self:
        """Just these resource cards."""
        hand = self.s.players[seat].hand
        for kind, name in enumerate(RESOURCES):
            self.s.bank[kind] += hand[kind] - cards.get(name, 0)
            hand[kind] = cards.get(name, 0)
        return self

    def supply(self, **cards: int) -> Self:
        """So many cards of these kinds in the supply; the rest of each kind leaves the game."""
        for name, count in cards.items():
            self.s.bank[RESOURCES.index(name)] = count
        return self

    def cards(self, seat: int, *cards: CardId, fresh: Sequence[CardId] = ()) -> Self:
        """Just these unplayed development cards; `fresh` ones were bought this turn."""
        s, player = self.s, self.s.players[seat]
        deck = list(s.deck + player.cards + player.fresh)
        for card in (*cards, *fresh):
            deck.remove(card)
        player.cards, player.fresh, s.deck = tuple(cards), tuple(fresh), tuple(deck)
        return self

    def patrols(self, seat: int, count: int) -> Self:
        """So many Ranger Patrols face up."""
        s, player = self.s, self.s.players[seat]
        deck = [*s.deck, *["ranger_patrol"] * player.patrols]
        for _ in range(count):
            deck.remove("ranger_patrol")
        player.patrols, s.deck = count, tuple(deck)  # pyright: ignore[reportAttributeAccessIssue]
        return self

    def deck(self, *top: CardId) -> Self:
        """These cards on top of the development deck, the first one uppermost."""
        rest = list(self.s.deck)
        for card in top:
            rest.remove(card)
        self.s.deck = (*top, *rest)
        return self

    def empty_deck(self) -> Self:
        self.s.box += self.s.deck  # pyright: ignore[reportAttributeAccessIssue]
        self.s.deck = ()
        return self

    def tormund(self, hex: str) -> Self:
        """On a hex such as H07; H00 is his camp."""
        self.s.tormund = int(hex[1:])
        return self

    def holds(self, road: int = NOBODY, patrol: int = NOBODY) -> Self:
        """Who holds the special tokens."""
        self.s.road_holder, self.s.patrol_holder = road, patrol
        return self

    # North of the Wall

    def camps(self, river: str = "", cave: str = "", hornfoot: str = "") -> Self:
        """Just these wildlings from camp 1 on, as in "WWGC"."""
        self.s.camps = tuple(figures(letters) for letters in (river, cave, hornfoot))
        return self._count_figures()

    def clearings(self, *letters: str) -> Self:
        """Of C12, C34, C56 and C78, as in "", "WW", "", ""."""
        self.s.clearings = tuple(figures(each) for each in letters)
        return self._count_figures()

    def gift(self, **places: str) -> Self:
        """Just these wildlings, as in H03="W"."""
        hexes = {int(place[1:]): _KINDS[letter] for place, letter in places.items()}
        self.s.gift = tuple(hexes.get(hex) for hex in range(22))  # pyright: ignore[reportAttributeAccessIssue]
        return self._count_figures()

    def _count_figures(self) -> Self:
        s = self.s
        out = [figure for group in (*s.camps, *s.clearings, s.gift) for figure in group]
        s.frostfangs = {kind: count - out.count(kind) for kind, count in NORTH.figures.items()}
        return self

    def wall(self, section: int, *guards: int) -> Self:
        """Just these guards on section W1–W4, from post 1."""
        walls = list(self.s.wall)
        walls[section - 1] = guards
        self.s.wall = tuple(walls)
        return self

    def invasions(self, count: int) -> Self:
        self.s.invasions = count
        return self

    def reserve(self, *tokens: str) -> Self:
        """These tokens on top of the reserve, swapped for whatever lies there."""
        for place, token in enumerate(tokens):
            self._swap_token(token, ("reserve", place))
        return self

    def tile(self, seat: int, *tokens: str) -> Self:
        """These tokens under the leftmost settlements of a player's tile."""
        for place, token in enumerate(tokens):
            self._swap_token(token, (seat, place))
        return self

    def keep_tile(self, seat: int, upper: str, lower: str) -> Self:
        """These tokens under the leftmost keep of a player's tile."""
        self._swap_token(upper, (seat, 0, 0))
        self._swap_token(lower, (seat, 0, 1))
        return self

    def _swap_token(self, token: str, spot: tuple[Any, ...]) -> None:
        """Exchange what lies on a spot with the same token somewhere later, so that the mix stays as it is."""
        places = self._token_places()
        here = places[spot]
        if here == token:
            return
        # Taken from as far back as possible, so that spots which the scene has already fixed stay as they are.
        source = [other for other, there in places.items() if there == token][-1]
        places[spot], places[source] = token, here
        self._write_tokens(places)

    def _token_places(self) -> dict[tuple[Any, ...], str]:
        s = self.s
        places: dict[tuple[Any, ...], str] = {("reserve", i): token for i, token in enumerate(s.reserve)}
        for seat, player in enumerate(s.players):
            places |= {(seat, i): token for i, token in enumerate(player.tile)}
            places |= {(seat, i, j): token for i, pair in enumerate(player.keep_tile) for j, token in enumerate(pair)}
        return places

    def _write_tokens(self, places: dict[tuple[Any, ...], Any]) -> None:
        s = self.s
        s.reserve = tuple(places["reserve", i] for i in range(len(s.reserve)))
        for seat, player in enumerate(s.players):
            player.tile = tuple(places[seat, i] for i in range(len(player.tile)))
            player.keep_tile = tuple((places[seat, i, 0], places[seat, i, 1]) for i in range(len(player.keep_tile)))

    def hero(self, seat: int, hero: HeroId | None, side: str = "A") -> Self:
        """This hero, ready to act; whoever has him gets the other in exchange."""
        s, player = self.s, self.s.players[seat]
        old = player.hero
        for other in s.players:
            if other is not player and other.hero == hero:
                other.hero = old
        player.hero, player.flipped, player.hero_rested = hero, side == "B", 0
        owned = {other.hero for other in s.players}
        s.display = tuple(each for each in HEROES if each not in owned and each not in s.lost_heroes)
        return self

    def display(self, *heroes: HeroId) -> Self:
        """Just these on display; the others are out of the game."""
        owned = {player.hero for player in self.s.players}
        self.s.display = heroes
        self.s.lost_heroes = tuple(each for each in HEROES if each not in owned and each not in heroes)
        return self

    def number(self, name: str) -> int:
        """V13 or H07 is 13 or 7, V34-V42 the path between them."""
        return path(name) if "-" in name else int(name[1:])

    # Whose turn

    def before_roll(self, seat: int = 0) -> Self:
        self._turn_of(seat)
        self.s.rolled = False
        self.s.agenda = [Turn(seat), PreRoll(seat)]
        return self

    def turn(self, seat: int = 0, building: bool = False) -> Self:
        """After the roll, in the trade step, or in the build step."""
        self._turn_of(seat)
        self.s.rolled, self.s.building = True, building
        self.s.agenda = [Turn(seat)]
        return self

    def _turn_of(self, seat: int) -> None:
        self.s.active = seat
        self.s.turn = max(1, self.s.turn)
        self.s.card_played = False
