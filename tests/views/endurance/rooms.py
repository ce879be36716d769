"""Games of computers in a window, and the event loop they live in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from meadhall.bots import Question, make
from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat, Table, Terms
from meadhall.views.shell.window import Window

if TYPE_CHECKING:
    from onlooker import Onlooker

BOTS = ("steady", "steady", "steady")
NAMES = ("Ann", "Bran", "Їжак")


def window_on(folder: Path) -> Window:
    """Without motion, at home."""
    settings = Settings(folder / "settings.json")
    settings.change(language="en", motion=0)
    window = Window(settings, Library(folder / "data"))
    window.open_first()
    window.show()
    return window


def begun(seed: int, actions: int = 0, bots: Sequence[str | None] = BOTS, game_id: str = "watch") -> Table:
    """A game after so many actions of whoever does anything, or shortly before it would have ended."""
    seats = tuple(Seat(name, at, bot) for at, (name, bot) in enumerate(zip(NAMES, bots, strict=True)))
    game = GAMES[game_id]
    table, random = Table.start(game, Terms(game.options(), seats, seed, undo="free")), make("random", game, seed)
    for _ in range(actions):
        table.play(random.choose(Question(game, table.state)))
        if kernel.is_over(table.state):
            table.undo_to(len(table.entries) - 1, 0)
            break
    return table


def sit_down(window: Window, table: Table) -> Session:
    session = Session(table, window.worker, window.library)
    window.sit_down(session)
    return session


def some_actions(rng: Random) -> int:
    return rng.randrange(300)


def until_lines(qtbot: Onlooker, session: Session, more: int) -> None:
    """Until the bots have done so much more, or the game is over."""
    wanted = session.lines + more
    qtbot.waitUntil(lambda: session.lines >= wanted or session.result is not None)
