"""How fast the window is, and how much memory it takes: the figures that the window promises, measured offscreen."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from meadhall import app
from meadhall.views.boards import bench as board
from meadhall.views.start_time import start_times

from .bench_click import click_times
from .bench_measured import Measured, report
from .bench_memory import GAMES, memory_of_games

STARTS = 7
START_RATIO = 1.6  # the targets
CLICK = 0.060  # seconds
MEMORY, GROWTH = 200.0, 2.0  # MB; MB per game
SETTLED = 3  # games after which nothing should be added any more


def bench_window(as_json: bool) -> int:
    return report((start_up, board_frames, clicks, memory), as_json)


def start_up() -> list[Measured]:
    times = start_times(STARTS)
    what, target = "start to painted home page, times a bare window", f"at most {START_RATIO:g}"
    details = f"{times.ours * 1000:.0f} against {times.bare * 1000:.0f} ms, medians of {STARTS} starts in turns"
    return [Measured(what, times.ratio, target, times.ratio <= START_RATIO, details)]


def board_frames() -> list[Measured]:
    app.make_application()
    return [
        Measured(
            f"{figure.what}, ms",
            figure.seconds * 1000,
            f"less than {figure.target * 1000:g}",
            figure.passed,
            f"late board of four in a window of 1920×1080; {figure.ratio:.1f} times one blit of the board",
        )
        for figure in board.measure()
        if figure.target is not None
    ]


def clicks() -> list[Measured]:
    app.make_application()
    target = f"less than {CLICK * 1000:g}"
    return [
        Measured(
            f"click on {one.what} to painted result, p95, ms",
            one.p95 * 1000,
            target,
            one.p95 < CLICK,
            f"median {one.median * 1000:.1f} ms of {len(one.seconds)} clicks; late table of four, 1920×1080, no motion",
        )
        for one in click_times()
    ]


def memory() -> list[Measured]:
    what, target = "memory after a whole game in the window, MB", f"less than {MEMORY:g}"
    after = memory_of_games()
    if after is None:
        return [Measured(what, None, target, None, "only measured where there is /proc")]
    each = " ".join(f"{one:.0f}" for one in after)
    growth = (after[-1] - after[SETTLED - 1]) / (GAMES - SETTLED)
    return [
        Measured(what, after[0], target, after[0] < MEMORY, "resident, without the bots' process; four bots play"),
        Measured(
            f"growth of memory from the {SETTLED}rd game on, MB per game",
            growth,
            f"less than {GROWTH:g}",
            growth < GROWTH,
            f"after each of {GAMES} games: {each} MB",
        ),
    ]
