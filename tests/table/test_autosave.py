"""The game is written down after every action, whatever happens to the disk or to the program."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from meadhall.rules import kernel
from meadhall.rules.watch.options import Options
from meadhall.table import Autosave, Notice, open_save, recoverable
from table.games import new_table, play_one, play_some, print_of

PLAYER = Path(__file__).with_name("player_to_kill.py")


def test_after_every_action(tmp_path: Path) -> None:
    table, rng = new_table(Options()), Random(1)
    autosave = Autosave.beside(tmp_path, table)
    for now in range(60):
        play_one(table, rng)
        assert autosave.write(table, now) is None
        again = open_save(autosave.path).table
        assert again.entries == table.entries
        assert print_of(again) == print_of(table)
    assert [path.name for path in tmp_path.iterdir()] == [autosave.path.name]


def test_a_finished_game_is_kept_no_longer(tmp_path: Path) -> None:
    table, rng = new_table(seed=2), Random(1)
    autosave = Autosave.beside(tmp_path, table)
    while not kernel.is_over(table.state):
        assert autosave.write(table, 1) is None
        assert autosave.path.exists()
        play_one(table, rng)
    assert autosave.write(table, 1) is None
    assert list(tmp_path.iterdir()) == []


def test_a_game_given_up_is_kept_no_longer(tmp_path: Path) -> None:
    table = play_some(new_table(), 9)
    autosave = Autosave.beside(tmp_path / "deep" / "down", table)
    assert autosave.remove() is None  # nothing there yet, not even the folder
    autosave.write(table, 1)
    left = autosave.path.with_name(f"{autosave.path.name}.123.new")  # by a process that was killed
    left.write_bytes(b"half")
    other = Autosave.beside(autosave.path.parent, table)
    other.write(table, 1)
    assert autosave.remove() is None
    assert list(other.path.parent.iterdir()) == [other.path]


def test_games_do_not_overwrite_each_other(tmp_path: Path) -> None:
    tables = [play_some(new_table(seed=seed), 5 + seed) for seed in range(3)]
    for table in tables:
        Autosave.beside(tmp_path, table).write(table, 1)
    found = recoverable(tmp_path)
    assert sorted(len(open_save(game.path).table.entries) for game in found.games) == [5, 6, 7]


# What cannot be written


def fails(code: int):
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize(
    ("place", "code", "why"),
    [
        ("pathlib.Path.replace", errno.ENOSPC, "disk_full"),
        ("os.fsync", errno.EDQUOT, "disk_full"),
        ("os.fsync", errno.EIO, "failed"),
        ("pathlib.Path.open", errno.EROFS, "not_allowed"),
        ("pathlib.Path.open", errno.EACCES, "not_allowed"),
    ],
)
def test_a_write_that_fails_keeps_the_last_good_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, code: int, why: str
) -> None:
    table, rng = play_some(new_table(), 20), Random(1)
    autosave = Autosave.beside(tmp_path, table)
    autosave.write(table, 1)
    before = autosave.path.read_bytes()
    play_one(table, rng)
    with monkeypatch.context() as patch:
        patch.setattr(place, fails(code))
        assert autosave.write(table, 2) == Notice("autosave_failed", {"why": why})
    assert autosave.path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [autosave.path.name]
    play_one(table, rng)  # the game goes on, and so do its autosaves
    assert autosave.write(table, 3) is None
    assert open_save(autosave.path).table.entries == table.entries


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    table = play_some(new_table(), 5)
    autosave = Autosave.beside(tmp_path / "saves", table)
    assert autosave.write(table, 1) == Notice("autosave_failed", {"why": "failed"})
    assert recoverable(tmp_path / "saves").broken[0].error.code == "unreadable"


def test_a_name_that_is_a_folder(tmp_path: Path) -> None:
    table = play_some(new_table(), 5)
    autosave = Autosave(tmp_path / "taken.autosave")
    autosave.path.mkdir()
    assert autosave.write(table, 1) == Notice("autosave_failed", {"why": "failed"})
    notice = autosave.remove()
    assert notice is not None
    assert notice.code == "autosave_stays"
    assert [path.name for path in tmp_path.iterdir()] == ["taken.autosave"]


def test_a_game_too_long_goes_on_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_some(new_table(), 5)
    monkeypatch.setattr("meadhall.table.saving.ACTIONS", 4)
    assert Autosave.beside(tmp_path, table).write(table, 1) == Notice("autosave_failed", {"why": "too_long"})


# After a crash


def test_recoverable_games_newest_first_and_broken_ones_told(tmp_path: Path) -> None:
    table = play_some(new_table(created=7), 20)
    for now in (5, 9, 7):
        Autosave.beside(tmp_path, table).write(table, now)
    (tmp_path / "a.autosave").write_bytes(b"")
    (tmp_path / "b.autosave").write_bytes(b"not gzip")
    (tmp_path / "c.autosave").mkdir()
    (tmp_path / "d.autosave.77.new").write_bytes(b"half written")
    (tmp_path / "notes.txt").write_bytes(b"something else")
    found = recoverable(tmp_path)
    assert [game.header.saved for game in found.games] == [9, 7, 5]
    assert {game.header.created for game in found.games} == {7}
    assert [(one.path.name, one.error.code) for one in found.broken] == [
        ("a.autosave", "empty"),
        ("b.autosave", "not_compressed"),
        ("c.autosave", "not_a_file"),
    ]


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert recoverable(tmp_path / "none") == recoverable(tmp_path)


@pytest.mark.parametrize("round_", range(10))
def test_a_program_killed_at_any_moment_leaves_its_last_autosave(tmp_path: Path, round_: int) -> None:
    command = [sys.executable, str(PLAYER), str(tmp_path), str(round_)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it has begun
        time.sleep(Random(round_).uniform(0, 0.15))
        process.kill()
        told = process.stdout.read().split("\n")[:-1]  # the last line may be half a line
    found = recoverable(tmp_path)
    assert found.broken == ()
    (game,) = found.games
    assert len(open_save(game.path).table.entries) >= int(told[-1] if told else 1)
