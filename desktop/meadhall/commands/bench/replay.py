"""A game that was played, seen again in a window of 1920×1080: how long a step and a jump take, all painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from time import perf_counter

from PySide6.QtWidgets import QApplication

from ...bots import USUAL, Question, make
from ...models.replay import ReplaySession
from ...rules import GAMES, kernel
from ...table import Seat, Table, Terms
from ...views.replay.page import ReplayPage
from ...views.shell.guide import Place
from ...views.shell.window import Window
from .table import Times, still_window, until_still

STEPS, JUMPS = 120, 60
_PLAYERS = 4
_LONGEST = {"northgard": "ten years"}  # modes in which a game has some 600 actions; others are never so long


def played_table(game_id: str) -> Table:
    game = GAMES[game_id]
    options = game.modes[_LONGEST[game_id]] if game_id in _LONGEST else game.options()
    seats = tuple(Seat(f"Seat {at + 1}", at, USUAL) for at in range(_PLAYERS))
    table, bot = Table.start(game, Terms(options, seats, 1)), make(USUAL, game, 1)
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
    return table


@contextmanager
def played_window(game_id: str) -> Iterator[Window]:
    with still_window() as window:
        window.go(Place("replay", ReplaySession.of_table(played_table(game_id), window)))
        until_still(window)
        yield window


def replay_times(window: Window) -> tuple[Times, Times]:
    """Of steps, on and back in the middle of the game and at its end, and of jumps anywhere."""
    page = window.page
    assert isinstance(page, ReplayPage)
    page.ahead.finish()  # what is painted meanwhile by itself
    length, rng = page.session.length, Random(1)
    seconds: list[float] = []
    for start in (length // 2, length - STEPS // 4):
        page.go_to(start)
        until_still(window)
        seconds += [_timed(page.playing.on) for _ in range(STEPS // 4)]
        seconds += [_timed(page.playing.back) for _ in range(STEPS // 4)]
    lines = [rng.randrange(length + 1) for _ in range(JUMPS)]
    jumps = [_timed(partial(page.go_to, line)) for line in lines]
    return Times("a step in the replay", seconds), Times(f"{length} actions", jumps)


def _timed(do: Callable[[], object]) -> float:
    start = perf_counter()
    do()
    QApplication.processEvents()
    return perf_counter() - start
