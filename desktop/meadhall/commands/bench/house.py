"""The hall of a house in which 5,000 games were played to their end, all of them on the disk: how long it takes to open
and to be searched, and how much memory it adds. Run as a module it measures, and tells:

python -m meadhall.commands.bench.house GAMES
python -m meadhall.commands.bench.house GAMES FOLDER

With a folder it only puts the games there: in a process of its own, so that those that were played for it are gone.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from time import perf_counter, thread_time
from typing import NamedTuple

import msgspec
from PySide6.QtWidgets import QApplication

from ...chronicle.index import Found, Stamped
from ...chronicle.statistics import house_of
from ...models.keeping.archive import Archive, look_through
from ...models.keeping.library import KEPT, Library, beside
from ...views.hall.page import HallPage
from ...views.hall.sample import past_games
from ...views.shell.guide import Place
from ...views.shell.window import Window
from ...views.text import Words
from .memory import resident, told_by
from .table import still_window

GAMES = 5000
PLAYERS = 3
_DAY = 86_400


class Measures(NamedTuple):
    """Seconds of the processor and by the clock, and MB."""

    games: int
    opened: float
    opened_by_clock: float
    searched: float
    added_up: float
    longest_frame: float  # of the window's thread, while all is added up
    memory: float


def measures(count: int = GAMES) -> Measures:
    """In a process of its own, in which nothing else was done before."""
    return Measures(**msgspec.json.decode(_told(str(count))))


def _told(*arguments: str) -> str:
    return told_by("meadhall.commands.bench.house", *arguments)


def fill(library: Library, count: int) -> None:
    """With copies of a few games, which the index knows already."""
    past_games(library, Words("en"), PLAYERS, 1)
    archive = Archive(library)
    archive.refresh()
    kinds = list(archive.index.finished())
    pasts = dict(zip((past.path for past in kinds), kinds, strict=True))
    for number in range(count - len(kinds)):
        past = kinds[number % len(kinds)]
        place = archive.place_of(past.path)
        other = place.with_name(f"{past.game}-{number}{KEPT}")
        copyfile(place, other)
        copyfile(beside(place), beside(other))
        path = f"{other.parent.name}/{other.name}"
        pasts[path] = msgspec.structs.replace(past, path=path, saved=past.saved - number * _DAY // 4)
    seen: dict[str, Stamped] = {}
    for _ in look_through(library.kept, KEPT, seen):
        pass
    archive.index.put(Found(seen[path], past) for path, past in pasts.items())
    archive.close()


def measured(count: int) -> Measures:
    with still_window() as window:
        _told(str(count), str(window.library.folder))
        _hall(window)  # what is imported and painted the first time only
        window.back()
        QApplication.processEvents()
        before = resident()
        opened, by_clock = _timed(lambda: _hall(window))
        page = window.page
        assert isinstance(page, HallPage)
        frames = [0.0]
        while page.is_at_work:
            frames.append(_timed(QApplication.processEvents)[0])
        added_up, _ = _timed(lambda: house_of(page.archive.index.finished()))
        games = page.list.games.rowCount()
        searched, _ = _timed(lambda: page.search_for("sigrid"))
        page.list.scrollToBottom()
        window.grab()
        window.go(Place("stats", ""))
        QApplication.processEvents()
        return Measures(games, opened, by_clock, searched, added_up, max(frames), resident() - before)


def _hall(window: Window) -> None:
    """Until it has been painted."""
    window.go(Place("hall"))
    QApplication.processEvents()


def _timed(do: Callable[[], object]) -> tuple[float, float]:
    by_clock, start = perf_counter(), thread_time()
    do()
    return thread_time() - start, perf_counter() - by_clock


if __name__ == "__main__":
    number, *folder = sys.argv[1:]
    if folder:
        fill(Library(Path(folder[0])), int(number))
    else:
        print(msgspec.json.encode(measured(int(number))._asdict()).decode())
