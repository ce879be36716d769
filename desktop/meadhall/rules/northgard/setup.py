"""From options to the first position (chapter 3; NG-21.1). What is asked on the way is in land/placement.py."""

from collections.abc import Sequence

from ..kernel import Chance, EventSink, Outcome, Step, then
from . import options as house
from .data import (
    AREAS,
    BUILDINGS,
    CALENDARS,
    CLANS,
    CREATURE_CARDS,
    FACES,
    FIVE_PLAYER_TILE,
    LIMITS,
    NONE,
    PIECES,
    RESOURCES,
    START_TILE,
    STARTING_CARDS,
    TILES,
    ClanId,
    cards_of,
    creature_of,
)
from .events import FirstPlayerChosen, FirstPlayerRolled
from .flow import BeginYear
from .goods import gain
from .land.placement import BeginSetupTurn, ChooseClan, DrawSetupTiles, TilesBack, take_clan
from .land.tiles import start
from .options import Options
from .state import NOBODY, Player, State


def new(options: Options, players: int, seed: int, out: EventSink, laid: Sequence[Outcome] = ()) -> State:
    """The position before anything is asked; its agenda says how the game begins."""
    house.check(options, players)
    s = State(
        chance=Chance(seed, list(laid)),
        options=options,
        players=[_player() for _ in range(players)],
        land=start(five_players=players == 5),
        owner=[NOBODY] * len(AREAS),
        warriors=[0] * len(AREAS),
        built=[NONE] * len(AREAS),
        stock=[LIMITS.tokens_of_each_building] * len(BUILDINGS),
        creature_deck=tuple(CREATURE_CARDS) if options.creatures else (),
    )
    _shuffle_development(s)
    s.pile = tuple(s.chance.shuffle(_tiles(s)))
    clans: list[ChooseClan] = []
    if options.clans == "dealt":
        _deal_clans(s, out)
    else:
        clans = [ChooseClan(seat) for seat in range(players)]
    then(s, *clans, ShuffleDecks(), RollForFirst(), HandOutResources(), PlaceGroups())
    return s


def _player() -> Player:
    """NG-3.7; colours belong to the seats of the table."""
    return Player(resources=[0] * len(RESOURCES), deck=STARTING_CARDS, owned=tuple(sorted(STARTING_CARDS)))


def _shuffle_development(s: State) -> None:
    """NG-3.2, NG-3.3, NG-19.1: as many of each group as the calendar offers, the rest unseen out of the game."""
    players, row = len(s.players), CALENDARS[s.options.years]
    early, late, achievements = (s.chance.shuffle(cards_of(group)) for group in ("early", "late", "achievement"))
    first, then_ = players * row.count("early"), players * row.count("late")
    s.development = (*early[:first], *late[:then_])
    s.achievements = tuple(achievements[:players])
    s.unseen = (*early[first:], *late[then_:], *achievements[players:])


def _tiles(s: State) -> list[int]:
    """NG-3.6."""
    on_map = {laid.tile for laid in s.land.laid}
    boxed = {FIVE_PLAYER_TILE} if s.options.no_five_player_tile else set[int]()
    return [tile.number for tile in TILES if tile.number not in on_map | boxed | {START_TILE}]


def _deal_clans(s: State, out: EventSink) -> None:
    """NG-28.15."""
    dealt: list[ClanId] = s.chance.shuffle(CLANS)
    for seat in range(len(s.players)):
        take_clan(s, seat, dealt[seat], out)


class ShuffleDecks(Step[State], frozen=True):
    """NG-3.9."""

    def run(self, s: State, out: EventSink) -> None:
        for player in s.players:
            player.deck = tuple(s.chance.shuffle(player.deck))


class RollForFirst(Step[State], frozen=True):
    """NG-3.10: most axes on two dice; tied leaders roll again."""

    def run(self, s: State, out: EventSink) -> None:
        if s.options.first_player != "auto":
            s.first = int(s.options.first_player) - 1
        else:
            seats = list(range(len(s.players)))
            while len(seats) > 1:
                axes = {seat: _roll_axes(s, seat, out) for seat in seats}
                seats = [seat for seat in seats if axes[seat] == max(axes.values())]
            s.first = seats[0]
        s.active = s.first
        out.append(FirstPlayerChosen(s.first))


def _roll_axes(s: State, seat: int, out: EventSink) -> int:
    faces = s.chance.roll(len(FACES)), s.chance.roll(len(FACES))
    axes = sum(FACES[face - 1].points for face in faces)
    out.append(FirstPlayerRolled(seat, faces, axes))
    return axes


class HandOutResources(Step[State], frozen=True):
    """NG-3.11."""

    def run(self, s: State, out: EventSink) -> None:
        for seat, resources in zip(s.turn_order, PIECES.start_resources, strict=False):
            gain(s, seat, resources, "start", out)


class PlaceGroups(Step[State], frozen=True):
    """NG-3.12 to NG-3.18, and the creatures before them (NG-21.1)."""

    def run(self, s: State, out: EventSink) -> None:
        if s.options.creatures:
            _stack_creatures(s)
        order = s.turn_order
        draws = [DrawSetupTiles(seat, LIMITS.setup_tiles) for seat in order]
        first = [BeginSetupTurn(seat, first_round=True) for seat in order]
        second = [BeginSetupTurn(seat, first_round=False) for seat in order]
        then(s, *draws, *first, *second, TilesBack(), BeginYear())


def _stack_creatures(s: State) -> None:
    """NG-21.1: one more weak creature than players on top, all others below."""
    weak = [card for card in CREATURE_CARDS if creature_of(card).strength <= LIMITS.first_creatures_strength]
    shuffled = s.chance.shuffle(weak)
    on_top = shuffled[: len(s.players) + 1]
    below = [card for card in CREATURE_CARDS if card not in on_top]
    s.creature_deck = (*on_top, *s.chance.shuffle(below))
