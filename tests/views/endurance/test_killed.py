"""The whole program, window and all, is killed at a random moment: nothing but the last unfinished action is lost."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep

import pytest
from rooms import window_on

from kit import processes
from meadhall.models.keeping.library import Library
from meadhall.views.shell.hearth.home_cards import ContinueCard
from onlooker import Onlooker

DOOMED = Path(__file__).with_name("doomed_window.py")
AT_ONCE = 2
LONGEST = 0.3  # seconds from the first action to the end

Told = tuple[int, int]  # the worker's process, the lines that were on the disk


@pytest.mark.seeds(4, 25)
def test_the_game_is_offered_with_all_that_was_finished(qtbot: Onlooker, tmp_path: Path, seed: int) -> None:
    games = {tmp_path / str(game): game for game in range(seed * AT_ONCE, (seed + 1) * AT_ONCE)}
    for folder, (worker, lines) in zip(games, killed_games(games), strict=True):
        library = Library(folder / "data")
        shelf = library.recoverable()
        assert shelf.broken == ()
        assert len(shelf.games) == 1
        opened = library.open(shelf.games[0].path)
        assert opened.notes == ()
        assert len(opened.table.entries) >= lines
        qtbot.waitUntil(lambda worker=worker: not processes.is_alive(worker))
    goes_on_from_home(folder, lines)


def killed_games(games: dict[Path, int]) -> list[Told]:
    """Side by side, each killed by its own process id."""
    programs = [
        subprocess.Popen([sys.executable, DOOMED, folder, str(seed)], stdout=subprocess.PIPE, text=True)
        for folder, seed in games.items()
    ]
    with ThreadPoolExecutor(len(programs)) as executioners:
        return list(executioners.map(killed, programs, games.values()))


def killed(program: subprocess.Popen[str], seed: int) -> Told:
    with program:
        assert program.stdout is not None
        told = [first_line(program.stdout)]
        sleep(Random(f"moment {seed}").uniform(0, LONGEST))
        program.kill()
        told += program.stdout.read().split("\n")[:-1]  # the last line may be half a line
    worker, lines = map(int, told[-1].split())
    return worker, lines


def first_line(lines: Iterator[str]) -> str:
    line = next(lines, "")
    assert line, "it ended by itself"
    return line


def goes_on_from_home(folder: Path, lines: int) -> None:
    window = window_on(folder)
    card = window.findChildren(ContinueCard)[0]
    assert card.game is not None
    card.first.click()
    assert window.place.page == "table"
    assert window.session is not None
    assert window.session.lines >= lines
    window.close()
    window.deleteLater()
