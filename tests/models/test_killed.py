"""The whole program is killed in the middle of a game."""

import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.models.library import Library
from models.loop import is_alive, until

DOOMED = Path(__file__).with_name("doomed.py")


@pytest.mark.parametrize("after", [1, 7, 40])
def test_the_game_is_offered_and_no_worker_stays(application: object, library: Library, after: int) -> None:
    with subprocess.Popen([sys.executable, DOOMED, library.folder], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        told = ["0 0"]
        while int(told[-1].split()[1]) < after:
            told.append(program.stdout.readline())
            assert told[-1], "the game is over"
        program.kill()
        told += program.stdout.readlines()
    worker, lines = map(int, told[-1].split())
    shelf = library.recoverable()
    assert shelf.broken == ()
    opened = library.open(shelf.games[0].path)
    assert opened.notes == ()
    assert len(opened.table.entries) >= lines
    until(lambda: not is_alive(worker))
