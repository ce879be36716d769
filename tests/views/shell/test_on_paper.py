"""The buttons of the almanac that print it: where to is asked, what came of it is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from meadhall.table.bad_save import SaveFailed
from meadhall.views.almanac.on_paper import OnPaper
from meadhall.views.almanac.page import Opened
from meadhall.views.paper import printing
from meadhall.views.shell.guide import Place
from meadhall.views.shell.notice_line import NoticeLine
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Press
from onlooker import Onlooker

Choose = Callable[[str], None]


@pytest.fixture
def window(new_window: Callable[..., Window]) -> Window:
    found = new_window(language="uk", motion=0)
    found.go(Place("almanac", Opened("wild")))
    return found


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Choose:
    """What the person answers who is asked where it is to go."""

    def answer(path: str) -> None:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (path, ""))

    return answer


def press(qtbot: Onlooker, window: Window, number: int) -> str:
    """Which of the two; what is said then."""
    (buttons,) = (one for one in window.page.findChildren(OnPaper) if one.isVisible())
    qtbot.mouseClick(buttons.findChildren(Press)[number], Qt.MouseButton.LeftButton)
    return next((line.text for line in window.findChildren(NoticeLine) if line.isVisible()), "")


@pytest.mark.parametrize("number", [0, 1])
def test_it_is_printed_into_the_file_that_was_chosen(
    qtbot: Onlooker, window: Window, choose: Choose, tmp_path: Path, number: int
) -> None:
    choose(str(tmp_path / "wild"))
    assert press(qtbot, window, number) == "Збережено: wild.pdf"
    assert (tmp_path / "wild.pdf").read_bytes().startswith(b"%PDF")


def test_whoever_does_not_choose_gets_nothing(qtbot: Onlooker, window: Window, choose: Choose) -> None:
    choose("")
    assert press(qtbot, window, 0) == ""


def test_what_cannot_be_written_leaves_what_was_there(
    qtbot: Onlooker, window: Window, choose: Choose, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, pdf: bytes) -> None:
        raise SaveFailed("disk_full", "")

    choose(str(tmp_path / "no folder" / "wild.pdf"))
    assert "wild.pdf" in press(qtbot, window, 0)
    assert not (tmp_path / "no folder").exists()
    monkeypatch.setattr(printing.files, "write", full)
    before = tmp_path / "before.pdf"
    before.write_bytes(b"before")
    choose(str(before))
    assert press(qtbot, window, 0) == "Не вдалося зберегти before.pdf: на диску немає місця."
    assert before.read_bytes() == b"before"
