"""Search, the way one came, and the entry one reads: the same in the sheet and on the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.almanac import Entry
from meadhall.views.almanac.entry_view import EntryView
from meadhall.views.almanac.finder import Finder
from meadhall.views.almanac.on_paper import OnPaper
from meadhall.views.almanac.trail import Trail
from meadhall.views.look.style import Style
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import IconButton, RichText


class Reader(QWidget):
    shown = Signal(str)  # the entry that is read now

    def __init__(
        self,
        style: Style,
        almanac: Almanac,
        trail: Trail,
        *,
        size: float = 17.5,
        links: bool = True,
        lessons: bool = False,
        now: Callable[[Entry], str] = lambda _: "",
    ) -> None:
        super().__init__()
        self.look = style
        self.almanac = almanac
        self._trail = trail
        self.finder = Finder(style, almanac)
        self.view = EntryView(style, almanac, size=size, links=links, lessons=lessons, now=now)
        self.on_paper = OnPaper(style, almanac)
        self._path = RichText(style, "", 15, colour=style.room.text2)
        self._back = IconButton(style, "left", style.words("almanac.back"), self, key="Alt+Left")
        self._forward = IconButton(style, "right", style.words("almanac.forward"), self, key="Alt+Right")
        way = QHBoxLayout()
        way.setSpacing(style.px(2))
        way.addWidget(self._back)
        way.addWidget(self._forward)
        way.addSpacing(style.px(8))
        way.addWidget(self._path, 1, Qt.AlignmentFlag.AlignVCenter)
        way.addWidget(self.on_paper)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(8))
        column.addWidget(self.finder)
        column.addLayout(way)
        column.addWidget(self.view, 1)
        self.finder.chosen.connect(self.open)
        self.view.opened.connect(self.open)
        self._back.acted.connect(lambda: self._walk(self._trail.back))
        self._forward.acted.connect(lambda: self._walk(self._trail.forward))
        QShortcut(QKeySequence.StandardKey.Find, self, self._to_search)
        self._show()

    def open(self, ident: str) -> None:
        self._trail.go(ident)
        self.finder.clear()
        self._show()

    def _walk(self, step: object) -> None:
        if callable(step):
            step()
        self._show()

    def _to_search(self) -> None:
        self.finder.field.setFocus()
        self.finder.field.line.selectAll()

    def _show(self) -> None:
        entry = self._entry
        self._path.set_text(self.almanac.way(entry))
        self._back.setEnabled(self._trail.can_go_back)
        self._forward.setEnabled(self._trail.can_go_forward)
        self.view.show_entry(entry)
        self.shown.emit(entry.id)

    @property
    def _entry(self) -> Entry:
        return self.almanac.book[self._trail.now]
