"""From options to the first position (chapters 3 and 12)."""

from collections.abc import Sequence

from ..kernel import Chance, EventSink, Outcome, then
from . import options as house
from .data import CARDS, CLANS, HEROES, LIMITS, NORTH, RESOURCES, STARTING_HEROES, CardId
from .events import FirstPlayerChosen, FirstPlayerRolled, RoadBuilt
from .fights.wall import PostFreeGuard, post_guard
from .flow import BeginTurn
from .land.ground import WHOLE_GIFT
from .land.layouts import HEX_NUMBERS, lay_out, spec_of
from .land.roads import lay_road
from .options import Options
from .placement import GatherTokens, PayIncome, SetupSettlement, settle_first
from .state import NOBODY, Player, State, Token


def new(options: Options, players: int, seed: int, out: EventSink, laid: Sequence[Outcome] = ()) -> State:
    """The position before anything is asked; its agenda says how the game begins."""
    house.check(options, players)
    chance = Chance(seed, list(laid))
    layout = lay_out(options, players, chance)
    s = State(
        chance=chance,
        options=options,
        layout=layout,
        players=[Player(hand=[0] * (len(RESOURCES) + 1)) for _ in range(players)],
        owner=[NOBODY] * len(WHOLE_GIFT.hexes_at),
        road=[NOBODY] * len(WHOLE_GIFT.ends),
        bank=[LIMITS.cards_of_each_resource] * len(RESOURCES),
        deck=tuple(chance.shuffle(_deck(options))),
        gift=(None,) * len(HEX_NUMBERS),
    )
    if not options.brotherhood:
        s.tormund = layout.terrain.index("ice_field")  # GC-3.9
    _choose_first_player(s, out)
    if options.brotherhood:
        _prepare_wildlings(s)
        _prepare_heroes(s)
    if options.free_placement:
        _free_placement(s)
    else:
        _ready_placement(s, out)
    return s


def _deck(options: Options) -> list[CardId]:
    """Base plays without New Recruits (GC-3.3)."""
    return [card.id for card in CARDS.values() if card.only_in in (None, options.mode) for _ in range(card.count)]


def _choose_first_player(s: State, out: EventSink) -> None:
    seats = list(range(len(s.players)))
    if s.options.first_player != "auto":
        chosen = int(s.options.first_player) - 1
    elif not s.brotherhood:
        chosen = s.chance.draw([1] * len(seats))  # GC-3.10
    else:
        while len(seats) > 1:  # GC-12.9
            rolls = [FirstPlayerRolled(seat, (s.chance.roll(6), s.chance.roll(6))) for seat in seats]
            for roll in rolls:
                out.append(roll)
            best = max(roll.total for roll in rolls)
            seats = [roll.seat for roll in rolls if roll.total == best]
        chosen = seats[0]
    s.first = s.active = chosen
    out.append(FirstPlayerChosen(chosen))


def order_of_play(s: State) -> list[int]:
    return [s.first, *s.others(s.first)]


def _prepare_wildlings(s: State) -> None:
    """GC-12.6, GC-12.7: figures in the Frostfangs, tokens under the pieces of the cost tiles, the rest in reserve."""
    s.frostfangs = dict(NORTH.figures)
    every: list[Token] = [
        f"{clan}_{kind}" for clan in CLANS for kind, count in NORTH.tokens.items() for _ in range(count)
    ]  # pyright: ignore[reportAssignmentType]
    pile = iter(s.chance.shuffle(every))
    for player in s.players:
        player.tile = tuple(next(pile) for _ in NORTH.tile.settlements)
        player.keep_tile = tuple((next(pile), next(pile)) for _ in NORTH.tile.keeps)
    s.reserve = tuple(pile)


def _prepare_heroes(s: State) -> None:
    """GC-12.10: by order of play; the others form the display."""
    starting = STARTING_HEROES[len(s.players)]
    for seat, hero in zip(order_of_play(s), starting, strict=True):
        s.players[seat].hero = hero
    s.display = tuple(hero for hero in HEROES if hero not in starting)


def _free_placement(s: State) -> None:
    order = order_of_play(s)
    first = [SetupSettlement(seat, second=False) for seat in order]
    second = [SetupSettlement(seat, second=True) for seat in reversed(order)]
    guards = [PostFreeGuard(seat) for seat in order] if s.brotherhood else []
    then(s, *first, *second, *guards, *_last_touch(s), BeginTurn(s.first))


def _last_touch(s: State) -> list[GatherTokens]:
    return [GatherTokens()] if s.brotherhood and not s.options.setup_reveals_tokens else []


def _ready_placement(s: State, out: EventSink) -> None:
    """GC-3.6, GC-12.16: base by seat, Brotherhood by order of play."""
    starts = spec_of(s.options, len(s.players)).starts
    seats = order_of_play(s) if s.brotherhood else range(len(s.players))
    for seat, start in zip(seats, starts, strict=False):
        for place in start.settlements:
            settle_first(s, seat, place, out)
        for path in start.roads:
            lay_road(s, seat, path)
            out.append(RoadBuilt(seat, path))
        PayIncome(seat, start.settlements[0]).run(s, out)
        if s.brotherhood:
            post_guard(s, seat, start.guard - 1, out)
    then(s, *_last_touch(s), BeginTurn(s.first))
