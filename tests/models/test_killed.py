"""The whole program is killed in the middle of a game, while the disk is busy with something else."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest

from kit import processes
from meadhall.models.keeping.library import Library
from meadhall.rules import GAMES
from onlooker import Onlooker

HERE = Path(__file__).parent


@pytest.fixture
def busy_disk(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "busy").mkdir()
    with subprocess.Popen([sys.executable, HERE / "busy_disk.py", tmp_path / "busy"]) as program:
        yield
        program.kill()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.seeds(2, 25)
def test_nothing_is_lost_but_the_action_under_way(
    qtbot: Onlooker, busy_disk: None, library: Library, game: str, seed: int
) -> None:
    rng = Random(f"{game} {seed}")
    after = rng.randint(2, 60)  # of one action, nothing may be left
    with subprocess.Popen(
        [sys.executable, HERE / "doomed.py", game, library.folder], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        told = [program.stdout.readline()]
        while int(told[-1].split()[1]) < after:
            told.append(program.stdout.readline())
        sleep(0.03 * rng.random())
        program.kill()
        told += program.stdout.readlines()
    worker, acted = map(int, told[-1].split())
    shelf = library.recoverable()
    assert shelf.broken == ()
    (saved,) = shelf.games
    opened = library.open(saved.path)
    assert opened.notes == ()
    assert len(opened.table.entries) >= acted - 1
    qtbot.waitUntil(lambda: not processes.is_alive(worker))
