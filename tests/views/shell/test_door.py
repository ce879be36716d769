"""One window for all starts of a person."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket

from kit import processes
from meadhall import door
from meadhall.application import Application
from meadhall.door import Door, Knock, knock
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms, save
from meadhall.views.look.controls import Kind
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Button, Dialog
from onlooker import Onlooker

NewWindow = Callable[..., Window]
FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from meadhall import app
from meadhall.views.shell.window import Window
game = Window.open_from_outside
def open_from_outside(window, path):
    game(window, path)
    print(window.place.page, path.name.encode(), flush=True)
Window.open_from_outside = open_from_outside
app.open_or_come_forward(root=Path(sys.argv[1]))
"""
NEXT = """
import sys
from pathlib import Path
from meadhall import app
sys.exit(app.open_or_come_forward(Path(sys.argv[2]) if len(sys.argv) > 2 else None, Path(sys.argv[1])))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Мои игры" / "data"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    seats = tuple(Seat(name, at) for at, name in enumerate(("Ann", "Bran", "Їжак")))
    table = Table.start(WATCH, Terms(WATCH.options(), seats, 1))
    table.play(kernel.options(table.state)[0])
    path = tmp_path / "Вечер у огня.meadhall"
    save(table, path, 1000)
    return path


@pytest.fixture
def first(folder: Path, qtbot: Onlooker) -> Iterator[subprocess.Popen[str]]:
    """The program as people start it."""
    program = [sys.executable, "-c", FIRST, folder.parent]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        qtbot.waitUntil((folder / door.NOTE).exists)
        yield process
        process.kill()


def start(folder: Path, *files: Path) -> int:
    return subprocess.call([sys.executable, "-c", NEXT, folder.parent, *files], timeout=60)


def test_a_second_start_hands_its_file_to_the_first(
    first: subprocess.Popen[str], folder: Path, game: Path, qtbot: Onlooker
) -> None:
    assert start(folder) == 0
    assert start(folder, game) == 0
    assert first.stdout is not None
    assert first.stdout.readline() == f"table {game.name.encode()}\n"
    assert first.poll() is None


def test_whoever_was_killed_opens_to_nobody(first: subprocess.Popen[str], folder: Path) -> None:
    first.kill()
    first.wait()
    assert (folder / door.NOTE).exists()
    assert not knock(folder, None)
    assert not (folder / door.NOTE).exists()


def test_a_window_that_hangs_is_not_waited_for(
    first: subprocess.Popen[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "_PATIENCE", 100)
    processes.hold(first.pid)
    assert not knock(folder, None)
    processes.let_go(first.pid)


def test_what_is_said_at_the_door(folder: Path, qtbot: Onlooker) -> None:
    heard: list[Knock] = []
    one = Door(folder, heard.append)
    name = (folder / door.NOTE).read_text("utf-8")
    for said in (b"hello\n", b"[1, 2]\n", b"[" * 70_000, json.dumps([None, "t"]).encode() + b"\n"):
        visitor = QLocalSocket()
        visitor.connectToServer(name)
        visitor.write(said)
        visitor.flush()
        qtbot.wait(50)
    qtbot.waitUntil(lambda: len(heard) == 1)
    assert heard == [Knock(None, "t")]
    second = Door(folder, heard.append)  # which is nobody's door
    second.close()
    assert (folder / door.NOTE).exists()
    one.close()
    assert not (folder / door.NOTE).exists()


def test_where_no_note_can_be_left_there_is_no_door(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    Door(tmp_path / "file", lambda said: None).close()
    assert not knock(tmp_path / "file", None)


def test_a_file_that_macos_hands_over(qapp: Application, new_window: NewWindow, game: Path) -> None:
    window = new_window(language="en", motion=0)
    qapp.file_opened.connect(window.open_from_outside)
    assert qapp.event(QFileOpenEvent(QUrl.fromLocalFile(str(game))))
    assert window.place.page == "table"
    qapp.file_opened.disconnect(window.open_from_outside)


def test_a_game_that_is_not_written_down_is_asked_about(new_window: NewWindow, game: Path) -> None:
    window = new_window(language="en", motion=0)
    window.open_game(game)
    session = window.session
    assert session is not None
    session.noticed.emit("autosave_failed", {"why": "disk_full"})
    window.open_from_outside(game)
    assert window.session is session
    dialog = window.findChild(Dialog)
    assert isinstance(dialog, Dialog)
    cancel, open_ = dialog.findChildren(Button)
    assert (open_.text_shown, open_.kind, cancel.hasFocus()) == ("Open", Kind.DANGER, True)
    open_.click()
    assert window.session is not session


def test_the_window_has_our_icon(qapp: Application) -> None:
    qapp.wear_icon()
    assert {size.width() for size in qapp.windowIcon().availableSizes()} == {16, 32, 48, 64, 128, 256}
