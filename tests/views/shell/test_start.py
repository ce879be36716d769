"""Starting: broken settings, no display, two starts beside each other, and what breaks while it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

import meadhall
from meadhall import app
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Terms
from meadhall.views.look.controls import Kind
from meadhall.views.shell.beam import Beam, BeamButton, Logo
from meadhall.views.shell.fade import _Fading
from meadhall.views.shell.frame import _usual_size
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.hearth.boxes import Box
from meadhall.views.shell.hearth.home import Tagline
from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.start_time import start_times
from meadhall.views.widgets import Button, Dialog, RichText
from onlooker import Onlooker, breathe

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
    window.settings.change(confirm=False)
    breathe()
    assert window.findChildren(NoticeLine)
    assert not window.settings.now.confirm


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_notice_hides_nothing_of_home(new_window: NewWindow, language: str) -> None:
    """Even a long one. What it lies over it covers whole."""
    window = new_window(language=language, motion=0)
    window.notice("A word to the wise. " * 5)
    breathe()
    hides_nothing(window)


def test_a_notice_hides_nothing_of_a_home_of_another_size(new_window: NewWindow) -> None:
    """The line moves with what it lies over."""
    window = new_window(motion=0)
    size = window.size()
    window.resize(size.width() + 400, size.height())
    breathe()
    window.notice("A word to the wise. " * 5)
    breathe()
    window.resize(size)
    breathe()
    hides_nothing(window)


def hides_nothing(window: Window) -> None:
    (line,) = (line for line in window.findChildren(NoticeLine) if line.isVisible())
    sheet = line.geometry().adjusted(10, 10, -10, -10)
    for one in (*window.findChildren(Box), *window.findChildren(BeamButton), *window.findChildren(Logo)):
        assert not sheet.intersects(QRect(one.mapTo(window, QPoint()), one.size()))
    (tagline,) = window.findChildren(Tagline)
    at = tagline.mapTo(window, QPoint())
    words = QRect(at.x(), at.y() + tagline.height() // 2, tagline.sizeHint().width(), 1)
    assert line.geometry().contains(words)


def test_a_notice_lies_below_the_beam_of_other_pages(new_window: NewWindow) -> None:
    window = new_window()
    window.go(Place("hall"))
    window.notice("A word to the wise.")
    breathe()
    line = window.findChildren(NoticeLine)[-1]
    beam = next(beam for beam in window.findChildren(Beam) if beam.isVisible())
    assert line.y() >= beam.height() - 1  # neither title nor buttons are hidden


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
    catcher = app._Catcher(window, tmp_path / "log")
    try:
        raise ValueError("somebody's mistake")
    except ValueError as error:
        catcher(ValueError, error, error.__traceback__)
        catcher(ValueError, error, error.__traceback__)
    assert (tmp_path / "log" / "meadhall.log").read_text("utf-8").count("ValueError: somebody's mistake") == 2
    assert len(window.findChildren(Dialog)) == 1
    assert "somebody's mistake" in capsys.readouterr().err


STUMBLING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from meadhall import app
application = app.make_application()
class Clumsy(QWidget):
    def sizeHint(self):
        return 1 / 0
def slot():
    Clumsy().adjustSize()
    print("it goes on")
    application.quit()
QTimer.singleShot(0, slot)
sys.exit(application.exec())
"""


def test_an_error_in_what_qt_calls_does_not_end_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", STUMBLING], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "it goes on\n")
    assert "ZeroDivisionError" in done.stderr


@pytest.mark.parametrize(
    ("named", "why"),
    [({}, ""), ({"DISPLAY": ":9731"}, ":9731"), ({"QT_QPA_PLATFORM": "nonsense"}, "nonsense")],
    ids=["none", "a dead one", "a platform that Qt does not know"],
)
@pytest.mark.parametrize("command", [[], ["play", "watch"]], ids=["home", "play"])
def test_without_a_display_it_says_what_works(
    named: dict[str, str], why: str, command: list[str], tmp_path: Path
) -> None:
    if sys.platform != "linux":  # others always have a display
        return
    bare = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": packages(), **named}
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", *command], env=bare, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1  # and not by a signal
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr
    assert why in done.stderr
    assert "simulate" in done.stderr


def packages() -> str:
    return str(Path(meadhall.__file__).parents[1])


@pytest.mark.parametrize(
    ("screen", "height"), [((1920, 1080), 800), ((1280, 720), 680), ((640, 480), 800)], ids=["large", "small", "tiny"]
)
def test_a_first_window_fits_on_the_screen(
    screen: tuple[int, int], height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Screen:
        def availableSize(self) -> QSize:  # noqa: N802
            return QSize(*screen)

    monkeypatch.setattr(QGuiApplication, "primaryScreen", Screen)
    assert _usual_size() == QSize(1280, height)


def test_start_times_are_measured() -> None:
    times = start_times(rounds=1)
    for one in times:
        assert one.processor > 0
        assert one.clock > 0
    assert times.ratio > 0.5


def test_a_page_fades_into_the_next(qtbot: Onlooker, new_window: NewWindow) -> None:
    window = new_window(motion=1)
    window.go(Place("about"))
    assert window.findChildren(_Fading)
    qtbot.waitUntil(lambda: not window.findChildren(_Fading))
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
    cancel, quit_ = dialog.findChildren(Button)
    assert (quit_.kind, cancel.hasFocus()) == (Kind.DANGER, True)  # a press of Enter loses nothing
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
    leave, again = dialog.findChildren(Button)
    assert (leave.text_shown, again.text_shown) == ("Leave the table", "Call it again")
    leave.click()
    assert window.place == HOME


def test_a_damaged_file_of_learners_is_told_and_set_aside(new_window: NewWindow, tmp_path: Path) -> None:
    file = tmp_path / "config" / "learners.json"
    file.parent.mkdir()
    file.write_bytes(b"{")
    window = new_window()
    assert window.place.page == "home"
    assert window.findChildren(NoticeLine)
    assert (tmp_path / "config" / "learners.json.damaged").read_bytes() == b"{"
