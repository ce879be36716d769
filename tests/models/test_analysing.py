"""The analysis in its own process: it can be called back at once, and leaves nothing half done."""

import os
from pathlib import Path
from time import perf_counter

import msgspec
import pytest

from kit.finished import begun, finished, quick_analysis
from meadhall.chronicle import kept
from meadhall.chronicle.errand import Word
from meadhall.models.keeping.library import Library, parts_of
from meadhall.models.thinking.analysing import Analysing
from meadhall.models.thinking.errand import Errand
from meadhall.table import files, save
from onlooker import Onlooker


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "games" / "one.meadhall"
    save(finished("watch"), path, 1)
    return path


def in_folder(path: Path) -> set[str]:
    return {file.name for file in path.parent.iterdir()}


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_is_under_way_until_it_is_called_back(game: Path, qtbot: Onlooker) -> None:
    analysing = Analysing(game, finished("watch"))
    with qtbot.waitSignal(analysing.progressed, timeout=60_000):
        analysing.begin()
    assert analysing.works
    assert 0 < analysing.share < 1
    errand = analysing._errand
    assert errand is not None
    pid, before = errand.pid, perf_counter()
    analysing.cancel()
    assert perf_counter() - before < 0.2
    assert not is_alive(pid)
    assert not analysing.works
    assert analysing.found is None
    assert in_folder(game) == {"one.meadhall"}
    analysing.close()


def test_what_is_there_is_read_and_not_made_again(game: Path) -> None:
    kept.keep(game, quick_analysis("watch"))
    analysing = Analysing(game, finished("watch"))
    assert analysing.found == quick_analysis("watch")
    analysing.begin()
    assert not analysing.works


def test_a_game_that_cannot_be_analysed_is_told(tmp_path: Path, qtbot: Onlooker) -> None:
    path = tmp_path / "one.meadhall"
    table = begun("watch", 2)
    save(table, path, 1)
    analysing = Analysing(path, table)
    with qtbot.waitSignal(analysing.changed, timeout=60_000):
        analysing.begin()
    qtbot.waitUntil(lambda: bool(analysing.failed), timeout=60_000)
    assert analysing.failed == "no_position"
    assert not analysing.works


def test_what_was_found_comes_whole_and_says_if_it_could_not_be_kept(game: Path, qtbot: Onlooker) -> None:
    analysing = Analysing(game, finished("watch"))
    told: list[str] = []
    analysing.unkept.connect(told.append)
    analysing._done(Word(1.0, done=True, found=msgspec.to_builtins(quick_analysis("watch")), failed="disk_full"))
    assert analysing.found == quick_analysis("watch")
    assert told == ["disk_full"]


def test_a_process_that_dies_is_told_once(tmp_path: Path, qtbot: Onlooker) -> None:
    errand = Errand(("meadhall.no_such_module",), tmp_path / "nothing")
    with qtbot.waitSignal(errand.failed, timeout=60_000) as failed:
        pass
    assert failed.args is not None
    assert failed.args[0] == "broken"


def test_what_a_killed_process_left_half_written_is_swept_away(tmp_path: Path) -> None:
    path = tmp_path / "film.webp"
    path.write_bytes(b"old")
    half = tmp_path / f"film.webp.123{files.SUFFIX}"
    half.write_bytes(b"ha")
    files.sweep(path)
    assert not half.exists()
    assert path.read_bytes() == b"old"
    files.sweep(tmp_path / "no such folder" / "film.webp")


def test_with_its_game_an_analysis_is_removed(tmp_path: Path) -> None:
    library = Library(tmp_path)
    path = library.kept / "one.meadhall"
    save(finished("watch"), path, 1)
    kept.keep(path, quick_analysis("watch"))
    assert kept.beside(path) in parts_of(path)
    assert library.delete(path) is None
    assert not in_folder(path)
