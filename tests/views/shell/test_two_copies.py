"""A second copy of the program beside one that has the game open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.table import Saver, Seat, Table, Terms, files
from meadhall.views.shell.guide import Place
from meadhall.views.shell.hearth.home_cards import ContinueCard
from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Button, Dialog, RichText
from onlooker import breathe

NewWindow = Callable[..., Window]
OTHER_COPY = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from meadhall import app
application = app.make_application()
root, autosave = map(Path, sys.argv[1:])
window = app.make_window(root / "other.json", root / "data")
window.open_first()
window.show()
window.open_game(autosave)
QTimer.singleShot(0, lambda: print(window.place.page, flush=True))
application.exec()
"""


@pytest.fixture
def autosave(tmp_path: Path) -> Path:
    seats = tuple(Seat(name, at) for at, name in enumerate(("Ann", "Bran", "Їжак")))
    table = Table.start(WATCH, Terms(WATCH.options(), seats, 1))
    table.play(kernel.options(table.state)[0])
    path = tmp_path / "data" / "unfinished" / "watch-1.autosave"
    files.write(path, Saver().packed(table, 1000))
    return path


@pytest.fixture
def other_copy(tmp_path: Path, autosave: Path) -> Iterator[subprocess.Popen[str]]:
    program = [sys.executable, "-c", OTHER_COPY, tmp_path, autosave]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "table\n"
        yield other
        other.kill()


def said(window: Window) -> str:
    (dialog,) = window.findChildren(Dialog)
    return " ".join(text.text_shown for text in dialog.findChildren(RichText))


def test_the_second_says_that_the_game_is_open_elsewhere(
    other_copy: subprocess.Popen[str], new_window: NewWindow
) -> None:
    window = new_window(language="en", motion=0)
    window.findChildren(ContinueCard)[0].first.click()
    assert window.place.page == "home"
    assert "open in another window" in said(window)
    window.findChildren(Dialog)[0].close_layer()

    other_copy.kill()
    other_copy.wait()
    window.findChildren(ContinueCard)[0].first.click()
    assert window.place.page == "table"


def test_nor_does_it_delete_the_game(other_copy: subprocess.Popen[str], new_window: NewWindow, autosave: Path) -> None:
    window = new_window(language="en", motion=0)
    window.go(Place("hall"))
    remove = next(button for button in window.page.findChildren(Button) if button.text_shown == "Remove…")
    remove.click()
    (dialog,) = window.findChildren(Dialog)
    next(button for button in dialog.findChildren(Button) if button.text_shown == "Delete").click()
    breathe()
    assert autosave.exists()
    assert [line.text for line in window.findChildren(NoticeLine)] == [
        "It could not be deleted: it is open in another window."
    ]
