"""Saves on disks that do not behave: the file that was there before stays, whole."""

import errno
import os
from pathlib import Path
from random import Random

import pytest

from meadhall.table import SaveFailed, open_save, save
from meadhall.table.files import remove
from table.games import new_table, play_one, play_some


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
    table, rng, path = play_some(new_table(), 20), Random(1), tmp_path / "game.meadhall"
    save(table, path, 1)
    before = path.read_bytes()
    play_one(table, rng)
    with monkeypatch.context() as patch:
        patch.setattr(place, fails(code))
        with pytest.raises(SaveFailed) as failed:
            save(table, path, 2)
        assert failed.value.code == why
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    play_one(table, rng)  # the game goes on, and so do its saves
    save(table, path, 3)
    assert open_save(path).table.entries == table.entries


def test_whoever_holds_a_file_for_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As virus scanners do on Windows."""
    table, path = play_some(new_table(), 5), tmp_path / "game.meadhall"
    replace, held = Path.replace, [1, 2]

    def held_twice(new: Path, old: Path) -> Path:
        if held:
            held.pop()
            raise PermissionError(errno.EACCES, "somebody reads it")
        return replace(new, old)

    monkeypatch.setattr("pathlib.Path.replace", held_twice)
    monkeypatch.setattr("meadhall.table.files.PAUSES", (0, 0))
    save(table, path, 1)
    assert open_save(path).table.entries == table.entries
    held += [1, 2, 3]
    with pytest.raises(SaveFailed) as failed:
        save(table, path, 2)
    assert failed.value.code == "not_allowed"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    with pytest.raises(SaveFailed) as failed:
        save(play_some(new_table(), 5), tmp_path / "saves" / "game.meadhall", 1)
    assert failed.value.code == "failed"


def test_a_name_that_is_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "taken.meadhall"
    path.mkdir()
    for attempt in (lambda: save(play_some(new_table(), 5), path, 1), lambda: remove(path)):
        with pytest.raises(SaveFailed) as failed:
            attempt()
        assert failed.value.code == ("not_allowed" if os.name == "nt" else "failed")
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_what_a_killed_program_left_half_written_goes_with_its_save(tmp_path: Path) -> None:
    path = tmp_path / "game.meadhall"
    save(play_some(new_table(), 5), path, 1)
    (tmp_path / f"{path.name}.123.new").write_bytes(b"half")
    (tmp_path / "game.meadhall-2").write_bytes(b"another")
    remove(path)
    assert [one.name for one in tmp_path.iterdir()] == ["game.meadhall-2"]


def test_a_game_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_some(new_table(), 5)
    monkeypatch.setattr("meadhall.table.saving.ACTIONS", 4)
    with pytest.raises(SaveFailed) as failed:
        save(table, tmp_path / "game.meadhall", 1)
    assert failed.value.code == "too_long"
