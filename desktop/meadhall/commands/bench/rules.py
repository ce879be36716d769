"""How fast the rules are. Ratios rather than times, where it can be: those of one machine hold on another."""

import copy
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

from ...bots import Question, make
from ...bots.selfplay import LIMIT, TooLong
from ...rules import kernel
from ...rules.kernel import Game
from ...rules.midgard import MIDGARD
from ...rules.midgard.options import Options as MidgardOptions
from ...rules.northgard import NORTHGARD
from ...rules.northgard.data import START_TILE, TILES
from ...rules.northgard.land.tiles import Land, start
from ...rules.northgard.options import Options as NorthgardOptions
from ...rules.watch import WATCH
from ...rules.watch.options import Options
from ...rules.wild import WILD
from ...rules.wild.options import Options as WildOptions
from ...table import Seat, Table, Terms, open_save, save
from .catanatron import games_beside_catanatron
from .measured import Measured, report
from .odds import favour_at_its_best, odds_beside_throws


class Contest(NamedTuple):
    """A game as it is measured here."""

    name: str
    game: Game[Any]
    options: Any
    shared: Callable[[Any], tuple[object, ...]] = lambda s: ()  # what never changes: both kinds of copies share it


BROTHERHOOD = Contest("Brotherhood", WATCH, Options())
ALONE = (  # there is no other program to compare with
    Contest("Northgard", NORTHGARD, NorthgardOptions(creatures=True, more_creatures=True), lambda s: (s.land,)),
    Contest("Midgard", MIDGARD, MidgardOptions()),
    Contest("Vikings Gone Wild", WILD, WildOptions()),
)

PLAYERS = 4
ROUNDS = 7
SLICE = 0.7  # seconds for each side in each round
FASTER_COPIES, SECONDS_TO_OPEN, COSTLIER_TILES = 40.0, 0.5, 2.0  # the targets
SAVED_ACTIONS = 500
EARLY_TILE, LATE_TILE, MAPS = 5, 30, 100


def bench_rules(as_json: bool) -> int:
    measures: list[Callable[[], Measured]] = [
        *(partial(random_games, contest) for contest in ALONE),
        *(partial(copies_beside_deepcopy, contest) for contest in (BROTHERHOOD, *ALONE)),
        laying_tiles,
        partial(odds_beside_throws, ROUNDS),
        partial(favour_at_its_best, ROUNDS),
        opening_a_save,
    ]
    beside = partial(games_beside_catanatron, ROUNDS, SLICE)
    return report([beside, *(lambda one=one: [one()] for one in measures)], as_json)


# Random games


def random_games(contest: Contest) -> Measured:
    """Whole random games of four, with all there is in the box."""
    ours = _random_games(contest)
    rate = median(_rate(ours) for _ in range(ROUNDS))
    details = f"whole games of {PLAYERS}, median of {ROUNDS} rounds"
    return Measured(f"random games of {contest.name}, actions per second", rate, "none", None, details)


def _rate(one_game: Callable[[], int]) -> float:
    """Actions per second, over as many games as fill the slice."""
    actions, start = 0, process_time()
    while process_time() - start < SLICE:
        actions += one_game()
    return actions / (process_time() - start)


def _random_games(contest: Contest) -> Callable[[], int]:
    """Any legal action, each with the same chance, as its random players choose too."""
    seeds = iter(range(1 << 30))

    def one_game() -> int:
        seed = next(seeds)
        s, chance = contest.game.new(contest.options, PLAYERS, seed), random.Random(seed).random
        for actions in range(LIMIT):
            if kernel.is_over(s):
                return actions
            legal = kernel.options(s)
            kernel.play(s, legal[int(chance() * len(legal))])
        raise TooLong(f"seed {seed}")

    return one_game


# Copies


def copies_beside_deepcopy(contest: Contest) -> Measured:
    s = late_position(contest)
    shared = contest.shared(s)

    def deep_copy() -> Any:
        return copy.deepcopy(s, {id(one): one for one in shared})

    rounds = [(_seconds(s.copy, 2000), _seconds(deep_copy, 20)) for _ in range(ROUNDS)]
    ratio = median(deep / own for own, deep in rounds)
    own, deep = (median(times) for times in zip(*rounds, strict=True))
    details = f"{own * 1e6:.1f} against {deep * 1e6:.0f} microseconds"
    target = f"at least {FASTER_COPIES:g}"
    what = f"state.copy() of {contest.name}, times as fast as deepcopy"
    return Measured(what, ratio, target, ratio >= FASTER_COPIES, details)


def late_position(contest: Contest) -> Any:
    """The last position of a random game in which something was still asked."""
    game = contest.game
    s = before = game.new(contest.options, PLAYERS, 1)
    bot = make("random", game, 1)
    while not kernel.is_over(s):
        before = s.copy()
        kernel.play(s, bot.choose(Question(game, s)))
    return before


def _seconds(act: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        act()
    return (perf_counter() - start) / times


# Northgard's map


def laying_tiles() -> Measured:
    """A tile is joined to what lies beside it, however much lies elsewhere."""
    chance = random.Random(1)
    maps = [grown(chance, LATE_TILE) for _ in range(MAPS)]
    early = median(_seconds(lambda: _lay_again(maps, EARLY_TILE), 1) for _ in range(ROUNDS))
    late = median(_seconds(lambda: _lay_again(maps, LATE_TILE), 1) for _ in range(ROUNDS))
    each = f"{late / MAPS * 1e6:.0f} against {early / MAPS * 1e6:.0f} microseconds, on {MAPS} maps"
    what = f"laying the {LATE_TILE}th tile, times the cost of the {EARLY_TILE}th"
    return Measured(what, late / early, f"at most {COSTLIER_TILES:g}", late <= early * COSTLIER_TILES, each)


def grown(chance: random.Random, tiles: int) -> list[Land]:
    """A map of one tile, of two, and so on up to so many, each laid where it fits."""
    pile = [tile.number for tile in TILES if tile.number != START_TILE]
    chance.shuffle(pile)
    lands = [start(five_players=False)]
    for tile in pile:
        land = lands[-1]
        fitting = [
            (cell, turns) for cell in land.facing for turns in range(4) if land.broken_border(tile, cell, turns) is None
        ]
        if fitting:
            lands.append(land.with_tile(tile, *chance.choice(fitting)).land)
        if len(lands) == tiles:
            return lands
    return grown(chance, tiles)


def _lay_again(maps: list[list[Land]], number: int) -> None:
    for lands in maps:
        lands[number - 2].with_tile(*lands[number - 1].laid[-1])


# Saves


def opening_a_save() -> Measured:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.save"
        save(long_game(), path, now=0)
        seconds = median(_seconds(lambda: open_save(path), 1) for _ in range(ROUNDS))
    details = f"{SAVED_ACTIONS} actions of Brotherhood, replayed and checked"
    target = f"less than {SECONDS_TO_OPEN:g}"
    return Measured("opening a save, seconds", seconds, target, seconds < SECONDS_TO_OPEN, details)


def long_game(seed: int = 1) -> Table:
    """The beginning of a random game; of the next one, where it ends too soon."""
    seats = tuple(Seat(f"Player {seat + 1}", seat, "random") for seat in range(PLAYERS))
    table, bot = Table.start(WATCH, Terms(Options(), seats, seed)), make("random", WATCH, seed)
    while len(table.entries) < SAVED_ACTIONS:
        if kernel.is_over(table.state):
            return long_game(seed + 1)
        table.play(bot.choose(Question(WATCH, table.state)))
    return table
