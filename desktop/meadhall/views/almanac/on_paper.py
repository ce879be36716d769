"""Two buttons that put the book on paper: the player aid, and all of it. Where it goes is asked first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from meadhall.table.bad_save import SaveFailed
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.text import escaped
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.shelf import facts
from meadhall.views.widgets import Button, IconButton, words_of

SUFFIX = ".pdf"
Making = Callable[[Almanac], bytes]


class OnPaper(QWidget):
    def __init__(self, style: Style, almanac: Almanac, *, is_named: bool = False) -> None:
        """With their names, one below the other; or as icons, where there is little room."""
        super().__init__()
        self.look = style
        self._almanac = almanac
        row = QVBoxLayout(self) if is_named else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(2))
        for icon, name, make in (("scroll", "aid", _player_aid), ("book", "book", _book)):
            said = style.words(f"almanac.paper.{name}")
            button = Button(style, said, Kind.SECONDARY, icon, size=16) if is_named else IconButton(style, icon, said)
            button.acted.connect(lambda name=name, make=make: self._ask_where(name, make))
            row.addWidget(button)

    def _ask_where(self, name: str, make: Making) -> None:
        window, words = self.window(), words_of(self.look)
        title = facts(self._almanac.game_id, words).title
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder) / f"{title} – {words(f'almanac.paper.{name}_file')}{SUFFIX}"
        heading = words(f"almanac.paper.{name}")
        chosen, _ = QFileDialog.getSaveFileName(window, heading, str(proposed), f"PDF (*{SUFFIX})")
        if chosen:
            path = Path(chosen)
            self._print(path if path.suffix else path.with_suffix(SUFFIX), make, window)

    def _print(self, path: Path, make: Making, window: QWidget) -> None:
        """`window` outlives this: the sheet may have been closed while the question stood."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            said = put_on_paper(path, make, self._almanac)
        finally:
            QGuiApplication.restoreOverrideCursor()
        window.notice(said)  # pyright: ignore[reportAttributeAccessIssue]  it is the program's


def put_on_paper(path: Path, make: Making, almanac: Almanac) -> str:
    """What is to be said of it."""
    from meadhall.views.paper.printing import put

    words = almanac.words
    try:
        put(path, make(almanac))
    except SaveFailed as error:
        return words("almanac.paper.not_saved", file=escaped(path.name), why=words(f"shell.save_failed.{error.code}"))
    except OSError:
        return words("almanac.paper.not_saved", file=escaped(path.name), why=words("shell.save_failed.failed"))
    return words("almanac.paper.saved", file=escaped(path.name))


# What is printed is imported when somebody prints.


def _player_aid(almanac: Almanac) -> bytes:
    from meadhall.views.paper.aid import PlayerAid

    return PlayerAid(almanac).pdf()


def _book(almanac: Almanac) -> bytes:
    from meadhall.views.paper.book import PrintedBook

    return PrintedBook(almanac).pdf()
