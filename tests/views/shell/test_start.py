"""Starting: broken settings, no display, two starts beside each other, and what breaks while it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import meadhall
from meadhall import app
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Terms
from meadhall.views.shell.fade import _Fading
from meadhall.views.shell.guide import Place
from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.start_time import start_times
from meadhall.views.widgets import Button, Dialog, RichText

NewWindow = Callable[..., Window]


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff", b"[]", b'{"language": "xx", "room": 7, "window": "%%%"}', b'{"window": "AAAA"}', b"[" * 100_000],
    ids=["empty", "binary", "list", "wrong values", "odd window", "deep"],
)
def test_broken_settings_never_keep_it_from_starting(content: bytes, new_window: NewWindow, tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_bytes(content)
    window = new_window()
    assert window.place.page == "home"
    if content != b'{"window": "AAAA"}':
        assert window.findChildren(NoticeLine)


def test_settings_that_cannot_be_written_are_told(new_window: NewWindow, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    window = new_window()
    window.settings.change(sound=False)
    QApplication.processEvents()
    assert window.findChildren(NoticeLine)
    assert not window.settings.now.sound


def test_two_windows_beside_each_other(new_window: NewWindow) -> None:
    one, other = new_window(), new_window()
    other.settings.change(room="light")
    assert one.place == other.place
    one.settings.change(room="dark")
    assert new_window().look.room.dark


def test_what_nobody_caught_is_told_and_logged(
    new_window: NewWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = new_window(language="en", motion=0)
    log = app.start_log(tmp_path / "log")
    catcher = app._Catcher(window, log)
    try:
        raise ValueError("somebody's mistake")
    except ValueError as error:
        catcher(ValueError, error, error.__traceback__)
        catcher(ValueError, error, error.__traceback__)
    assert log is not None
    assert "somebody's mistake" in log.read_text("utf-8")
    assert len(window.findChildren(Dialog)) == 1
    assert "somebody's mistake" in capsys.readouterr().err


def test_without_a_display_it_says_what_works(tmp_path: Path) -> None:
    bare = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": packages()}
    code = "import sys; from meadhall.app import run; sys.exit(run())"
    done = subprocess.run(
        [sys.executable, "-c", code], env=bare, capture_output=True, text=True, timeout=60, check=False
    )
    if sys.platform == "linux":
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert "simulate" in done.stderr


def packages() -> str:
    return str(Path(meadhall.__file__).parents[1])


def test_start_times_are_measured() -> None:
    times = start_times(rounds=1)
    assert times.bare > 0
    assert times.ratio > 0.5


def test_a_page_fades_into_the_next(new_window: NewWindow) -> None:
    window = new_window(motion=1)
    window.go(Place("about"))
    assert window.findChildren(_Fading)
    for _ in range(40):
        QTest.qWait(25)
        if not window.findChildren(_Fading):
            break
    assert not window.findChildren(_Fading)
    window.settings.change(motion=0)
    window.back()
    assert not window.findChildren(_Fading)


def seated(window: Window) -> Window:
    """Four computer players at the table, so that nobody is asked."""
    seats = tuple(Seat(f"Bot {at}", at, "random") for at in range(4))
    window.start_game("watch", Terms(WATCH.options(), seats, 1))
    return window


def test_closing_asks_while_the_game_cannot_be_written_down(new_window: NewWindow) -> None:
    window = seated(new_window(language="en", motion=0))
    session = window.session
    assert session is not None
    session.noticed.emit("autosave_failed", {"why": "disk_full"})
    assert any("the disk is full" in line.text for line in window.findChildren(NoticeLine))
    assert not window.close()
    dialog = window.findChild(Dialog)
    assert isinstance(dialog, Dialog)
    assert "the disk is full" in " ".join(text.text_shown for text in dialog.findChildren(RichText))
    dialog.close_layer()
    session.noticed.emit("autosave_works", {})
    assert window.close()
    assert window.session is None


def test_a_computer_player_that_is_lost_can_be_called_again(new_window: NewWindow) -> None:
    window = seated(new_window(language="en", motion=0))
    session = window.session
    assert session is not None
    session.noticed.emit("bot_failed", {"seat": 1, "why": "no worker"})
    dialog = window.findChild(Dialog)
    assert isinstance(dialog, Dialog)
    assert [button.text_shown for button in dialog.findChildren(Button)] == ["Cancel", "Call it again"]
