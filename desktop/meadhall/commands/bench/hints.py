"""How long a hint takes, late in games of steady players, where most is to be weighed."""

from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

from ...bots import USUAL, Question, make
from ...bots.advice import advise
from ...bots.registry import MINDS
from ...rules import GAMES, kernel
from .measured import Measured, report

SECONDS = 2.0  # the target
PLAYERS = 4
LATE = 0.6  # of a game; what is asked later counts
EACH_GAME, POSITIONS = 6, 36  # questions that deserve a thought: of one game, and of all


def bench_hint(as_json: bool) -> int:
    return report([partial(_hints, game_id) for game_id in GAMES], as_json)


def _hints(game_id: str) -> list[Measured]:
    """A hint is thought out in a process of its own; how long the person waits, its processor's time tells."""
    spent, waited = list[float](), list[float]()
    for view in late_views(game_id):
        at, began = perf_counter(), process_time()
        advise(Question(GAMES[game_id], view), 1)
        spent.append(process_time() - began)
        waited.append(perf_counter() - at)
    slowest, by_clock = quantiles(spent, n=20)[-1], quantiles(waited, n=20)[-1]
    details = f"{len(spent)} late positions; median {quantiles(spent, n=2)[0]:.2f}, by the clock {by_clock:.2f}"
    what = f"a hint in {game_id}, seconds of processor time for 95 of 100"
    return [Measured(what, slowest, f"less than {SECONDS:g}", slowest < SECONDS, details)]


def late_views(game_id: str) -> list[Any]:
    """What whoever is asked there sees."""
    views: list[Any] = []
    for seed in range(1, POSITIONS // EACH_GAME + 1):
        found = list(_weighed(game_id, seed))
        late = found[int(len(found) * LATE) :]
        views += Random(seed).sample(late, min(EACH_GAME, len(late)))
    return views


def _weighed(game_id: str, seed: int) -> Iterator[Any]:
    """Of one game, all that deserves a thought."""
    game, insight, rng = GAMES[game_id], MINDS[game_id].insight, Random(seed)
    s, bot = game.new(game.options(), PLAYERS, seed), make(USUAL, game, seed)
    while not kernel.is_over(s):
        question = Question(game, game.visible(s, kernel.asked(s).seat))
        if question.kind in insight.main and len(insight.weighed(question, rng, everywhere=True)) > 1:
            yield question.view
        kernel.play(s, bot.choose(question))
