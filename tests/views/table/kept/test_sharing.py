"""A game is shared from the replay and from its end: by mouse and by keyboard, cancelled, and never with a secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from eyes import end_of
from fingers import KEY, Keyboard
from late import late_table
from mouse import Mouse
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from replays import finished, shown

from meadhall.models.replay import ReplaySession
from meadhall.models.session import Session
from meadhall.table import Table
from meadhall.views.look.controls import Kind
from meadhall.views.replay.page import ReplayPage
from meadhall.views.share.dialog import ShareDialog, name_for
from meadhall.views.share.making import PRINT
from meadhall.views.share.saga import text
from meadhall.views.shell.window import Window
from meadhall.views.text import Words
from meadhall.views.widgets import Button
from meadhall.views.widgets.clipping import clipped
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What the system's dialog proposes; it is taken, in a folder of its own."""
    proposed: list[str] = []

    def choose(parent: object, heading: str, name: str, sorts: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(tmp_path / "out" / Path(name).name), sorts

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return proposed


def dialog_of(window: Window) -> ShareDialog:
    breathe()
    (found,) = window.findChildren(ShareDialog)
    assert found.isVisible()
    assert clipped(window) == []
    return found


def replay_of(window: Window, table: Table) -> ReplayPage:
    return shown(window, ReplaySession.of_table(table, window))


def made(qtbot: Onlooker, dialog: ShareDialog, folder: Path) -> Path:
    qtbot.waitUntil(lambda: bool(dialog.said.text_shown), timeout=120_000)
    (file,) = (folder / "out").iterdir()
    assert file.name in dialog.said.text_shown
    return file


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_from_the_replay_by_keyboard_alone(
    qtbot: Onlooker, at_home: Open, chosen: list[str], tmp_path: Path, language: str
) -> None:
    window, table = at_home((1280, 720), language=language), finished("watch")
    page, keys = replay_of(window, table), Keyboard(qtbot, window)
    page.go_to(40)
    keys.key(KEY.Key_S, CTRL)
    dialog = dialog_of(window)
    assert [button for button in dialog.findChildren(Button) if button.kind is Kind.PRIMARY] == dialog.kinds[:1]
    assert not dialog.said.isVisible()  # nothing bare where later something will stand
    assert dialog.kinds[0].hasFocus()
    for _ in range(3):
        keys.key(KEY.Key_Tab)
    keys.key(KEY.Key_Return)
    file = made(qtbot, dialog, tmp_path)
    assert chosen == [file.name]
    assert file.suffix == ".txt"
    assert file.read_text("utf-8") == text(table, Words(language))
    keys.key(KEY.Key_Escape)
    breathe()
    assert page.session.lines == 40
    assert window.page is page


def test_a_picture_shows_the_position_where_one_stands(
    qtbot: Onlooker, at_home: Open, chosen: list[str], tmp_path: Path
) -> None:
    window, table, files = at_home(), finished("wild"), list[bytes]()
    page, mouse = replay_of(window, table), Mouse(qtbot, window)
    for line in (20, page.session.length):
        page.go_to(line)
        page.share()
        dialog = dialog_of(window)
        mouse.press(dialog.kinds[1])
        file = made(qtbot, dialog, tmp_path)
        picture = QImage(str(file))
        assert picture.size() == QSize(PRINT)
        files.append(file.read_bytes())
        dialog.close_layer()
        breathe()
    assert files[0] != files[1]


def test_at_the_end_too_and_who_cancels_leaves_nothing(
    qtbot: Onlooker, at_home: Open, chosen: list[str], tmp_path: Path
) -> None:
    window = at_home((1280, 720))
    page, keys = replay_of(window, finished("northgard")), Keyboard(qtbot, window)
    keys.key(KEY.Key_F8)
    end = end_of(window)
    assert end is not None
    Mouse(qtbot, window).press(end._beam.share)
    dialog = dialog_of(window)
    keys.key(KEY.Key_Return)  # the film
    assert dialog.cancel.hasFocus()
    qtbot.waitUntil(lambda: dialog.progress.text != "0 %", timeout=120_000)
    assert clipped(window) == []
    assert not any(button.isEnabled() for button in dialog.kinds)
    keys.key(KEY.Key_Return)
    assert dialog.said.text_shown == "It was not made."
    assert dialog.kinds[0].hasFocus()
    assert not list(tmp_path.glob("out/*"))
    keys.key(KEY.Key_Escape)
    breathe()
    assert end_of(window) is end, "Esc closes the dialog, not what lies below it"
    keys.key(KEY.Key_Escape)
    assert window.page is page


def test_a_finished_game_has_a_tapestry(qtbot: Onlooker, at_home: Open, chosen: list[str], tmp_path: Path) -> None:
    window, table = at_home((1280, 720), language="ru"), finished("wild")
    replay_of(window, table).share()
    dialog = dialog_of(window)
    assert all(
        button.text_shown.lower() in dialog.about.text_shown.lower() for button in (dialog.kinds[0], dialog.kinds[4])
    )
    Mouse(qtbot, window).press(dialog.kinds[4])
    file = made(qtbot, dialog, tmp_path)
    assert file.name.endswith(".tapestry.png")
    picture = QImage(str(file))
    assert picture.width() > 4 * picture.height()


def test_a_running_game_tells_only_what_everybody_knows(
    qtbot: Onlooker, sit: Open, chosen: list[str], tmp_path: Path
) -> None:
    """Whoever shares it is Ann, who knows her own cards."""
    table = late_table("watch")
    window = sit(table=table)
    game = window.session
    assert isinstance(game, Session)
    game.reveal()
    window.replay(game)
    breathe()
    page = window.page
    assert isinstance(page, ReplayPage)
    page.share()
    dialog = dialog_of(window)
    assert "everybody at the table knows" in dialog.about.text_shown
    assert len(dialog.kinds) == 4, "it has no tapestry yet"
    Mouse(qtbot, window).press(dialog.kinds[3])
    told = made(qtbot, dialog, tmp_path).read_text("utf-8")
    assert told == text(table, Words("en"))
    known = [event for line in page.session.told() for event in line.events]
    assert len(known) > len([event for line in page.session.public() for event in line.events if event in known])


def test_a_file_is_named_after_the_game_and_its_day() -> None:
    table = finished("northgard")
    name = name_for(table, Words("en"))
    assert name.startswith("Uncharted Lands")
    assert not set(name) & set('<>:"/\\|?*.')
