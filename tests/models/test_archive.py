"""The library's games in the index: found, counted once, forgotten, brought from elsewhere, and never lost with it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import msgspec
import pytest

from chronicle.past_games import DAY, finished_table
from meadhall.chronicle import kept
from meadhall.chronicle.query import Query
from meadhall.commands.stats import stats
from meadhall.models.keeping import archive as archives
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.card import card_of
from meadhall.models.keeping.library import Library, beside
from meadhall.models.keeping.saving import LONGEST_THOUGHT, Saving
from meadhall.rules import GAMES
from meadhall.table import BadSave, Saver, Table, files, open_save, read_header, save
from table.games import new_table, play_some

HERE = Path(__file__).parent


def put(library: Library, table: Table, *, finished: bool = True, now: int = DAY) -> Path:
    place = library.place_to_keep(table) if finished else library.place_for_autosave(table)
    save(table, place, now)
    files.write(beside(place), card_of(table).packed())
    return place


@pytest.fixture
def house(library: Library) -> Library:
    """One finished game of each kind, one that waits, and one that was saved under a title."""
    for number, game_id in enumerate(GAMES):
        put(library, finished_table(game_id), now=DAY * number)
    put(library, play_some(new_table(), 9), finished=False, now=DAY * 9)
    library.rename(put(library, play_some(new_table(), 5), now=DAY * 10), "Довга зима")
    return library


def looked(library: Library) -> Archive:
    archive = Archive(library)
    archive.refresh()
    return archive


def test_all_games_are_found_and_counted(house: Library) -> None:
    archive = looked(house)
    totals = archive.index.totals()
    assert (totals.of, totals.broken, totals.due) == ({"finished": 4, "waiting": 1, "saved": 1}, 0, 0)
    on_disk = [file for folder in (house.kept, house.unfinished) for file in folder.iterdir()]
    assert totals.bytes == sum(file.stat().st_size for file in on_disk)
    pasts = list(archive.index.finished())
    assert {past.game for past in pasts} == set(GAMES)
    assert all(past.ending and sat.place and sat.figures for past in pasts for sat in past.seats)
    archive.close()


def test_nothing_is_read_or_counted_twice(house: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    looked(house).close()

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(archives, "saved_game", never)
    monkeypatch.setattr(Library, "open", never)
    looked(house).close()


def test_what_is_deleted_or_renamed_is_known(house: Library) -> None:
    archive = looked(house)
    (saved,) = archive.index.pasts(archive.index.found(Query("saved"))).values()
    assert saved.title == "Довга зима"
    house.rename(archive.place_of(saved.path), "again")
    (waiting,) = archive.index.pasts(archive.index.found(Query("waiting"))).values()
    house.delete(archive.place_of(waiting.path))
    archive.refresh()
    titles = {past.title for past in archive.index.pasts(archive.index.found(Query())).values()}
    assert titles == {"", "again"}
    assert archive.index.totals().of == {"finished": 4, "saved": 1}
    archive.close()


def test_a_lost_index_is_made_anew_from_the_files(house: Library) -> None:
    archive = looked(house)
    before = sorted(archive.index.finished(), key=lambda past: past.path)
    archive.close()
    house.index.unlink()
    archive = looked(house)
    assert sorted(archive.index.finished(), key=lambda past: past.path) == before
    archive.close()


def test_damaged_files_are_told_and_harm_no_other(house: Library) -> None:
    whole = put(house, finished_table("wild"), now=DAY * 20)
    (house.kept / "torn.meadhall").write_bytes(b"torn")
    whole.write_bytes(whole.read_bytes()[:200])
    archive = looked(house)
    assert {one.code for one in archive.index.broken()} == {"not_compressed", "cut_short"}
    assert archive.index.totals().of["finished"] == 4
    archive.close()


def test_a_finished_game_without_its_card_is_known_as_finished(house: Library) -> None:
    place = put(house, finished_table("midgard"), now=DAY * 30)
    beside(place).unlink()
    archive = looked(house)
    assert archive.index.totals().of["finished"] == 5
    archive.close()


def test_a_copy_comes_back_once(house: Library, tmp_path: Path) -> None:
    first = next(game for game in house.games().games if game.header.game == "northgard")
    out = tmp_path / "elsewhere" / "copy.meadhall"
    house.export(first.path, out)
    assert out.read_bytes() == first.path.read_bytes()
    other = Library(tmp_path / "other")
    taken = other.take_in(out)
    assert taken.is_new
    assert taken.path.read_bytes() == out.read_bytes()
    assert other.games().games[0].card == first.card
    assert other.take_in(out) == (taken.path, False)
    assert len(other.games().games) == 1
    out.write_bytes(out.read_bytes()[:99])
    with pytest.raises(BadSave):
        other.take_in(out)


def test_a_waiting_game_is_copied_as_far_as_it_has_come(library: Library, tmp_path: Path) -> None:
    table = play_some(new_table(), 5)
    place = put(library, table, finished=False)
    play_some(table, 4, seed=2)
    files.write(files.note_of(place), Saver().packed(table, 7))
    library.export(place, tmp_path / "copy.meadhall")
    assert len(open_save(tmp_path / "copy.meadhall").table.entries) == 9


def test_time_is_counted_but_not_that_of_an_empty_table(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([100.0, 130.0, 130.0 + 9 * LONGEST_THOUGHT, 140.0 + 9 * LONGEST_THOUGHT])
    monkeypatch.setattr("meadhall.models.keeping.saving.monotonic", lambda: next(clock))
    table = play_some(new_table(), 3)
    table.seconds = 50
    saving = Saving(table, library, None)
    for _ in range(3):
        saving.save()
    saving.close()
    (saved,) = library.recoverable().games
    assert saved.header.seconds == 50 + 30 + LONGEST_THOUGHT + 10
    assert library.open(saved.path).table.seconds == saved.header.seconds


def test_old_files_tell_no_length(tmp_path: Path) -> None:
    table = play_some(new_table(), 3)
    save(table, tmp_path / "old.meadhall", 1)
    assert read_header(tmp_path / "old.meadhall").seconds == 0
    assert b"seconds" not in msgspec.json.encode(read_header(tmp_path / "old.meadhall"))


def test_in_the_terminal(house: Library, capsys: pytest.CaptureFixture[str]) -> None:
    assert stats(house, is_csv=False) == 0
    told = capsys.readouterr().out
    assert "4 finished games" in told
    assert "Ann" in told
    assert stats(house, is_csv=True) == 0
    assert capsys.readouterr().out.startswith("counted,who,bot,game,what")


def test_damaged_files_are_told_beside_the_statistics(house: Library, capsys: pytest.CaptureFixture[str]) -> None:
    (house.kept / "spoilt.meadhall").write_bytes(b"")
    assert stats(house, is_csv=True) == 0
    said = capsys.readouterr()
    assert said.err == "meadhall: games/spoilt.meadhall: the file is empty\n"
    assert said.out.startswith("counted,who,bot,game,what")


DOOMED = """
import sys
from pathlib import Path
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.library import Library
library, out = Library(Path(sys.argv[1])), Path(sys.argv[2])
print("begun", flush=True)
while True:
    archive = Archive(library)
    archive.refresh()
    archive.index.drop(list(archive.index.stamps()))
    archive.close()
    for game in library.games().games[:2]:
        library.export(game.path, out / "copy.meadhall")
        Library(out / "other").take_in(out / "copy.meadhall")
        library.take_in(out / "copy.meadhall")
"""


@pytest.mark.seeds(3, 50)
def test_killed_while_it_indexes_copies_and_takes_in(house: Library, tmp_path: Path, seed: int) -> None:
    """No game is lost, none is half there, and the index is sound or is made anew."""
    before = {game.path.name for game in house.games().games}
    command = [sys.executable, "-c", DOOMED, str(house.folder), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        sleep(0.4 * Random(seed).random())
        program.kill()
    assert {game.path.name for game in house.games().games} == before
    assert house.games().broken == Library(tmp_path / "other").games().broken == ()
    for copy in tmp_path.rglob("*.meadhall"):
        open_save(copy)
    archive = looked(house)
    assert archive.index.totals().of == {"finished": 4, "waiting": 1, "saved": 1}
    archive.close()


FINISHING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
import msgspec
from meadhall.models.keeping.library import Library
from meadhall.models.keeping.saving import Saving
from meadhall.table import Table, open_save
application = QCoreApplication([])
library, whole = Library(Path(sys.argv[1])), open_save(Path(sys.argv[2])).table
for number in range(1, 1000):
    table = Table.start(whole.game, msgspec.structs.replace(whole.terms, created=number))
    for entry in whole.entries[:-1]:
        table.play(entry.action, entry.seat, entry.outcomes)
    saving = Saving(table, library, None)
    saving.save()
    saving.has_caught_up(9)
    print(number, flush=True)
    last = whole.entries[-1]
    table.play(last.action, last.seat, last.outcomes)
    saving.save()
    saving.close()
"""


@pytest.mark.seeds(3, 50)
def test_killed_while_a_game_ends(library: Library, tmp_path: Path, seed: int) -> None:
    """Each game is there once at least: as it was before its last action, or finished."""
    save(finished_table("wild"), tmp_path / "whole.meadhall", DAY)
    command = [sys.executable, "-c", FINISHING, str(library.folder), str(tmp_path / "whole.meadhall")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        told = [program.stdout.readline()]
        sleep(0.5 * Random(seed).random())
        program.kill()
        told += program.stdout.readlines()
    shelves = library.recoverable(), library.games()
    assert [shelf.broken for shelf in shelves] == [(), ()]
    there = {game.header.created for shelf in shelves for game in shelf.games}
    assert there >= set(range(1, int(told[-1]) + 1))
    for shelf in shelves:
        for game in shelf.games:
            assert library.open(game.path).notes == ()
    archive = looked(library)
    assert archive.index.totals().due == 0
    archive.close()


MAKING = """
import sys
from pathlib import Path
from PySide6.QtCore import QSize
from meadhall import app
application = app.make_application()
from kit.finished import LITTLE
from meadhall.chronicle import decisions
from meadhall.chronicle.worker import analyse
from meadhall.table import open_save
from meadhall.views.share import film, making, saga
from meadhall.views.text import Words
decisions.EFFORTS, film.FRAMES, film.SIZE = LITTLE, 4, QSize(320, 180)
making.PRINT = saga._PICTURE = QSize(320, 180)
path, out = Path(sys.argv[1]), Path(sys.argv[2])
table = open_save(path).table
print("begun", flush=True)
while True:
    analyse(path, lambda share: None)
    for ending in making.ENDINGS:
        making.make(table, out / f"one{ending}", Words("en"))
"""
ENDS = {".html": b">\n", ".txt": b".\n", ".png": b"IEND\xaeB`\x82"}


@pytest.mark.seeds(3, 50)
def test_killed_while_it_analyses_and_makes_what_is_shared(tmp_path: Path, seed: int) -> None:
    """The game is whole, and so is whatever else is there; what was half written is no file of that name."""
    path, out = tmp_path / "games" / "one.meadhall", tmp_path / "out"
    table = finished_table("wild")
    save(table, path, DAY)
    before = path.read_bytes()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", MAKING, str(path), str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        program.stdout.readline()
        sleep(3.0 * Random(seed).random())
        program.kill()
    assert path.read_bytes() == before
    if kept.beside(path).exists():
        assert kept.read(path, table) is not None
    for made in out.glob("one.*") if out.exists() else ():
        content = made.read_bytes()
        if made.suffix == ".webp":
            assert int.from_bytes(content[4:8], "little") == len(content) - 8
        elif made.suffix != files.SUFFIX:
            assert content.endswith(ENDS[made.suffix])
