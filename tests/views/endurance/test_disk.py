"""Nothing can be written: the window says so, and the game goes on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rooms import begun, sit_down, until_lines

from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Dialog
from onlooker import Onlooker, breathe

Break = Callable[[pytest.MonkeyPatch, Path], None]


def refused(why: int) -> Break:
    """Said by the system itself rather than by the folder's mode, which the superuser may ignore."""
    usual = Path.open

    def spoil(patch: pytest.MonkeyPatch, data: Path) -> None:
        def open_it(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
            if "w" in mode and path.is_relative_to(data):
                raise OSError(why, os.strerror(why))
            return usual(path, mode, *rest, **more)

        patch.setattr("pathlib.Path.open", open_it)

    return spoil


full_disk, read_only = refused(errno.ENOSPC), refused(errno.EROFS)


def no_folder(patch: pytest.MonkeyPatch, data: Path) -> None:
    data.write_bytes(b"a file where the folder should be")


TROUBLES = [(full_disk, "disk_full"), (read_only, "not_allowed"), (no_folder, "failed")]


@pytest.mark.parametrize(("spoil", "why"), TROUBLES, ids=[why for _, why in TROUBLES])
def test_it_is_said_and_the_game_goes_on(
    qtbot: Onlooker, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Break, why: str
) -> None:
    words = window.look.words
    with monkeypatch.context() as patch:
        spoil(patch, tmp_path / "data")
        session = sit_down(window, begun(1))
        qtbot.waitUntil(lambda: bool(said(window)))
        assert said(window) == [words("shell.notice.autosave_failed", why=words(f"shell.save_failed.{why}"))]
        until_lines(qtbot, session, 30)
        assert len(said(window)) == 1  # told once, not after every action
        assert window.library.recoverable().games == ()

        window.close()  # it asks first: the game would be lost
        assert window.isVisible()
        (dialog,) = window.findChildren(Dialog)
        dialog.close_layer()
        breathe()


def test_a_disk_that_works_again_has_the_whole_game(
    qtbot: Onlooker, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        full_disk(patch, tmp_path / "data")
        session = sit_down(window, begun(2))
        qtbot.waitUntil(lambda: bool(said(window)))
    until_lines(qtbot, session, 5)
    session.set_pause(60_000)
    qtbot.waitUntil(session.is_kept)
    (game,) = window.library.recoverable().games
    assert len(window.library.open(game.path).table.entries) == session.lines


def said(window: Window) -> list[str]:
    return [line.text for line in window.findChildren(NoticeLine) if line.isVisible()]
