"""How fast the rules are. Ratios rather than times, where it can be: those of one machine hold on another."""

import copy
import importlib
import random
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from ..bots import Question, make
from ..bots.selfplay import LIMIT, TooLong
from ..rules import kernel
from ..rules.watch import WATCH
from ..rules.watch.options import Options
from ..table import Seat, Table, Terms, open_save, save
from .bench_measured import Measured, report

BASE = Options(mode="base")
PLAYERS = 4
ROUNDS = 7
SLICE = 0.7  # seconds for each side in each round
FASTER_GAMES, FASTER_COPIES, SECONDS_TO_OPEN = 5.0, 40.0, 0.5  # the targets
SAVED_ACTIONS = 500


def bench(as_json: bool) -> int:
    measures = (games_beside_catanatron, copies_beside_deepcopy, opening_a_save)
    return report([lambda one=one: [one()] for one in measures], as_json)


# Random games


def games_beside_catanatron() -> Measured:
    """Whole random games of four in base: the rules of each, and as little else as can be."""
    ours = _random_games()
    what, target = "random games, times as fast as catanatron", f"at least {FASTER_GAMES:g}"
    try:
        theirs = _catanatron_games()
    except ImportError:
        mine = _rate(ours)
        how = 'to compare, install the extra "bench": pip install "meadhall[bench]"'
        return Measured(what, None, target, None, f"{mine:.0f} actions per second; {how}")
    rounds = [(_rate(ours), _rate(theirs)) for _ in range(ROUNDS)]
    ratio = median(mine / other for mine, other in rounds)
    mine, other = (median(rates) for rates in zip(*rounds, strict=True))
    details = f"{mine:.0f} against {other:.0f} actions per second, median of {ROUNDS} rounds"
    return Measured(what, ratio, target, ratio >= FASTER_GAMES, details)


def _rate(one_game: Callable[[], int]) -> float:
    """Actions per second, over as many games as fill the slice."""
    actions, start = 0, process_time()
    while process_time() - start < SLICE:
        actions += one_game()
    return actions / (process_time() - start)


def _random_games() -> Callable[[], int]:
    """Any legal action, each with the same chance, as its random players choose too."""
    seeds = iter(range(1 << 30))

    def one_game() -> int:
        seed = next(seeds)
        s, chance = WATCH.new(BASE, PLAYERS, seed), random.Random(seed).random
        for actions in range(LIMIT):
            if kernel.is_over(s):
                return actions
            legal = kernel.options(s)
            kernel.play(s, legal[int(chance() * len(legal))])
        raise TooLong(f"seed {seed}")

    return one_game


def _catanatron_games() -> Callable[[], int]:
    """Its own game and its own random players."""
    catanatron: Any = importlib.import_module("catanatron")
    random.seed(1)

    def one_game() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
        game.play()
        return len(game.state.actions)

    return one_game


# Copies


def copies_beside_deepcopy() -> Measured:
    s = late_position()
    rounds = [(_seconds(s.copy, 2000), _seconds(lambda: copy.deepcopy(s), 20)) for _ in range(ROUNDS)]
    ratio = median(deep / own for own, deep in rounds)
    own, deep = (median(times) for times in zip(*rounds, strict=True))
    details = f"{own * 1e6:.1f} against {deep * 1e6:.0f} microseconds"
    target = f"at least {FASTER_COPIES:g}"
    return Measured("state.copy(), times as fast as deepcopy", ratio, target, ratio >= FASTER_COPIES, details)


def late_position() -> Any:
    """The last position of a random game of Brotherhood in which something was still asked."""
    s = before = WATCH.new(Options(), PLAYERS, 1)
    bot = make("random", WATCH, 1)
    while not kernel.is_over(s):
        before = s.copy()
        kernel.play(s, bot.choose(Question(WATCH, s)))
    return before


def _seconds(act: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        act()
    return (perf_counter() - start) / times


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
