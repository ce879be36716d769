"""How fast the window is, and how much memory it takes: the figures that the window promises, measured offscreen.

Beside each stands something as plain as can be, measured in the same run: other machines have other figures, but much
the same ratios.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable

from ...views.shell.window import Window
from ...views.start_time import start_times
from .board import blit, frame_times, sharpening
from .click import click_times, whole_page
from .hall import hall
from .hearing import hearing
from .light import light_times
from .measured import Measured, report
from .memory import TIMES, memory_of_a_coached_game, memory_of_a_heard_game, memory_of_games
from .replay import played_window, replay_times
from .table import LARGE, LATE, Times, late_window

STARTS = 25
START_RATIO = 1.6  # the targets
FRAME, SHARP, CLICK = 0.016, 0.300, 0.060  # seconds
LARGE_FRAME = 0.024  # seconds, on a screen of 3840×2160
STEP, JUMP = 0.060, 0.150  # seconds, in the replay of a long game
MEMORY, COACHED, GROWTH = 200.0, 220.0, 0.5  # MB; MB with a coach; MB per game
SETTLED = 5  # games after which nothing should be added any more


def bench_window(as_json: bool) -> int:
    measures: list[Callable[[], list[Measured]]] = [start_up]
    for game_id in LATE:
        measures += [lambda game_id=game_id: at_the_table(game_id), lambda game_id=game_id: memory(game_id)]
        measures += [lambda game_id=game_id: in_the_replay(game_id)]
        measures += [lambda game_id=game_id: on_a_large_screen(game_id)]
    return report([*measures, hall, hearing], as_json)


def start_up() -> list[Measured]:
    times = start_times(STARTS)
    what, target = "start to painted home page, times a bare window", f"at most {START_RATIO:g}"
    ours, bare = times
    details = (
        f"{ours.processor * 1000:.0f} against {bare.processor * 1000:.0f} ms of the processor, "
        f"{ours.clock * 1000:.0f} against {bare.clock * 1000:.0f} by the clock; "
        f"the quickest of {STARTS} starts of each, in turns"
    )
    return [Measured(what, times.ratio, target, times.ratio <= START_RATIO, details)]


def at_the_table(game_id: str) -> list[Measured]:
    with late_window(game_id) as window:
        return [*_board(game_id, window), *_clicks(game_id, window)]


def on_a_large_screen(game_id: str) -> list[Measured]:
    """What moves there; gestures are smooth on small ones already."""
    with late_window(game_id, LARGE) as window:
        one = blit(window)
        found = [*frame_times(window), light_times(window, game_id)]
        return [_p95(game_id, _on_large(times), LARGE_FRAME, one) for times in found]


def _on_large(times: Times) -> Times:
    return Times(f"{times.what} on {LARGE.width()}×{LARGE.height()}", times.seconds)


def _board(game_id: str, window: Window) -> list[Measured]:
    one = blit(window)
    blurred, slices = sharpening(window)
    found = [*frame_times(window), slices, light_times(window, game_id)]
    frames = [_p95(game_id, times, FRAME, one) for times in found]
    return [*frames, _p95(game_id, blurred, SHARP, one)]


def _clicks(game_id: str, window: Window) -> list[Measured]:
    one, row = whole_page(window), LATE[game_id].row
    return [
        _p95(game_id, Times(f"click on {times.what} to painted result", times.seconds), CLICK, one)
        for times in click_times(window, row)
    ]


def in_the_replay(game_id: str) -> list[Measured]:
    with played_window(game_id) as window:
        one, (steps, jumps) = whole_page(window), replay_times(window)
        slowest = max(jumps.seconds)
        ratio, most = slowest / one.median, JUMP * 1000
        details = f"{jumps.what}, the slowest of {len(jumps.seconds)}, {ratio:.3g} times {one.what}"
        what = f"{game_id}: a jump in the replay, ms"
        far = Measured(what, slowest * 1000, f"less than {most:g}", slowest < JUMP, details)
        return [_p95(game_id, steps, STEP, one), far]


def _p95(game_id: str, times: Times, most: float, plain: Times) -> Measured:
    ratio = times.median / plain.median
    details = f"median {times.median * 1000:.3g} ms of {len(times.seconds)}, {ratio:.3g} times {plain.what}"
    what = f"{game_id}: {times.what}, p95, ms"
    return Measured(what, times.p95 * 1000, f"less than {most * 1000:g}", times.p95 < most, details)


def memory(game_id: str) -> list[Measured]:
    what, target = f"{game_id}: memory after a whole game in the window, MB", f"less than {MEMORY:g}"
    told = memory_of_games(game_id)
    if told is None:
        return [Measured(what, None, target, None, "only measured where there is /proc")]
    bare, *after = told
    coached, heard = memory_of_a_coached_game(game_id), memory_of_a_heard_game(game_id)
    growth = (after[-1] - after[SETTLED - 1]) / (TIMES - SETTLED)
    each = " ".join(f"{one:.0f}" for one in after)
    return [
        Measured(what, after[0], target, after[0] < MEMORY, f"a bare window takes {bare:.0f} MB; four bots play"),
        Measured(
            f"{game_id}: memory after a whole game with the coach, MB",
            coached,
            f"less than {COACHED:g}",
            coached < COACHED,
            "somebody who learns plays among three bots and asks for a hint now and then",
        ),
        Measured(
            f"{game_id}: memory after a whole game with sound, MB", heard, target, heard < MEMORY, "effects and a bed"
        ),
        Measured(
            f"{game_id}: growth of memory after {SETTLED} games, MB per game",
            growth,
            f"less than {GROWTH:g}",
            growth < GROWTH,
            f"after each of {TIMES} games: {each} MB",
        ),
    ]
