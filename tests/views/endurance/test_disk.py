"""Nothing can be written: the window says so, and the game goes on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from rooms import begun, sit_down, until, until_lines

from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Dialog

Break = Callable[[pytest.MonkeyPatch, Path], None]


def full_disk(patch: pytest.MonkeyPatch, data: Path) -> None:
    def sync(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    patch.setattr("os.fsync", sync)


def read_only(patch: pytest.MonkeyPatch, data: Path) -> None:
    """Said by the system itself rather than by the folder's mode, which the superuser may ignore."""
    usual = Path.open

    def open_it(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if "w" in mode and path.is_relative_to(data):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return usual(path, mode, *rest, **more)

    patch.setattr("pathlib.Path.open", open_it)


def no_folder(patch: pytest.MonkeyPatch, data: Path) -> None:
    data.write_bytes(b"a file where the folder should be")


TROUBLES = [(full_disk, "disk_full"), (read_only, "not_allowed"), (no_folder, "failed")]


@pytest.mark.parametrize(("spoil", "why"), TROUBLES, ids=[why for _, why in TROUBLES])
def test_it_is_said_and_the_game_goes_on(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Break, why: str
) -> None:
    words = window.look.words
    with monkeypatch.context() as patch:
        spoil(patch, tmp_path / "data")
        session = sit_down(window, begun(1))
        until(lambda: bool(said(window)))
        assert said(window) == [words("shell.notice.autosave_failed", why=words(f"shell.save_failed.{why}"))]
        until_lines(session, 30)
        assert len(said(window)) == 1  # told once, not after every action
        assert window.library.recoverable().games == ()

        window.close()  # it asks first: the game would be lost
        assert window.isVisible()
        (dialog,) = window.findChildren(Dialog)
        dialog.close_layer()
        QApplication.processEvents()


def test_a_disk_that_works_again_has_the_whole_game(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        full_disk(patch, Path())
        session = sit_down(window, begun(2))
        until(lambda: bool(said(window)))
    until_lines(session, 5)
    session.set_pause(60_000)
    until(session.is_kept)
    (game,) = window.library.recoverable().games
    assert len(window.library.open(game.path).table.entries) == session.lines


def said(window: Window) -> list[str]:
    return [line.text for line in window.findChildren(NoticeLine) if line.isVisible()]
