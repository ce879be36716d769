"""The almanac as a page: four books, the contents of the one that is open, and the entry one reads."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.views.almanac.aside import Aside
from meadhall.views.almanac.contents import Contents
from meadhall.views.almanac.reader import Reader
from meadhall.views.almanac.tabs import BookTabs
from meadhall.views.almanac.trail import Trail
from meadhall.views.look.style import Style
from meadhall.views.sandbox.start import from_example
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Panel, empty, words_of

_SIZE = 18.5  # of the text
_ROOM_BESIDE = 1500  # measures of a page that has room for a third column


class Opened(NamedTuple):
    """Which book, and where in it; without an entry at its first page."""

    game_id: str = SHELF[0]
    entry: str = ""


class AlmanacPage(Page):
    def __init__(self, guide: Guide, style: Style, opened: Opened | None) -> None:
        super().__init__(guide, style)
        self._opened = opened or Opened()
        self._trails: dict[str, Trail] = {}
        words = words_of(style)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, words("almanac.title"), self)
        beam.back.acted.connect(guide.back)
        self._books = BookTabs(style, SHELF, self._opened.game_id, beam)
        self._books.chosen.connect(self._choose)
        beam.row.addWidget(self._books, 0, Qt.AlignmentFlag.AlignBottom)
        whole.addWidget(beam)
        self._columns = QHBoxLayout()
        self._columns.setContentsMargins(style.px(20), style.px(8), style.px(20), style.px(8))
        self._columns.setSpacing(style.px(8))
        whole.addLayout(self._columns, 1)
        self._lay_open(self._opened.game_id, self._opened.entry)

    def _choose(self, game_id: str) -> None:
        empty(self._columns)
        self._lay_open(game_id)

    def _lay_open(self, game_id: str, entry: str = "") -> None:
        style = self.look
        self._game_id = game_id
        almanac = Almanac(words_of(style), game_id)
        first = next(iter(almanac.book)).id
        trail = self._trails.setdefault(game_id, Trail(entry or first))
        contents, aside = Contents(style, almanac), Aside(style, almanac)
        self.reader = Reader(style, almanac, trail, size=_SIZE, links=False, lessons=True)
        self.reader.view.played.connect(lambda number: self.guide.start_lesson(game_id, number))
        self.reader.view.tried.connect(self._try_out)
        for beside, opened in ((contents, contents.chosen), (aside, aside.opened)):
            opened.connect(self.reader.open)
            self.reader.shown.connect(beside.show_entry)
            beside.show_entry(trail.now)
        for widget, padding, share in ((contents, 10, 24), (self.reader, 22, 54), (aside, 14, 22)):
            panel = Panel(style, self, padding=padding)
            panel.body.addWidget(widget)
            self._columns.addWidget(panel, share)
            self._beside = panel  # the last one
        self.reader.on_paper.hide()  # for they stand beside it
        self._fit()

    def _try_out(self, position: Any) -> None:
        self.guide.open_sandbox(from_example(words_of(self.look), self._game_id, position))

    def _fit(self) -> None:
        """Where it is narrow there is no room beside the entry, and it says itself where it leads."""
        is_narrow = self.width() / self.look.unit < _ROOM_BESIDE
        if is_narrow != self._beside.isHidden():
            self._beside.setVisible(not is_narrow)
            self.reader.view.say_where_it_leads(is_narrow)
            self.reader.on_paper.setVisible(is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def kept(self) -> tuple[str, dict[str, Trail]]:
        return self._game_id, self._trails

    def restore(self, kept: tuple[str, dict[str, Trail]]) -> None:
        game_id, self._trails = kept
        self._books.choose(game_id)
        self._choose(game_id)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)
