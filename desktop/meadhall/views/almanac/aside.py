"""Beside what one reads, on the page: where it leads, the questions that people ask, and the way onto paper."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from meadhall.almanac import Entry
from meadhall.views.almanac.contents import EntryRow
from meadhall.views.almanac.on_paper import OnPaper
from meadhall.views.look.style import Style
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import ScrollColumn, SectionHead

_QUESTIONS = 5
_APART = 12  # between two lists


class Aside(ScrollColumn):
    opened = Signal(str)

    def __init__(self, style: Style, almanac: Almanac) -> None:
        super().__init__(style, spacing=2)
        self.fade_out(style.room.panel)
        self._almanac = almanac
        self._shown: list[QWidget] = []
        self.body.addStretch(1)
        self.body.addWidget(SectionHead(style, style.words("almanac.paper.heading"), "save"))
        self.body.addWidget(OnPaper(style, almanac, is_named=True))

    def show_entry(self, ident: str) -> None:
        for widget in self._shown:
            widget.hide()
            widget.deleteLater()
        self._shown = []
        entry = self._almanac.book[ident]
        near = self._almanac.book.led_to(entry)
        questions = [one for one in self._almanac.book if one.kind == "question" and one is not entry]
        asked = [one for one in questions if set(one.see) & {entry.id, *entry.see}][:_QUESTIONS]
        self._list("almanac.see", "right", near)
        self._list("almanac.questions", "help", [one for one in asked if one not in near])

    def _list(self, heading: str, icon: str, entries: list[Entry]) -> None:
        if not entries:
            return
        if self._shown:
            apart = QWidget()
            apart.setFixedHeight(self.look.px(_APART))
            self._add(apart)
        self._add(SectionHead(self.look, self.look.words(heading), icon))
        for entry in entries:
            row = EntryRow(self.look, self._almanac.title(entry), entry.icon)
            row.acted.connect(lambda ident=entry.id: self.opened.emit(ident))
            self._add(row)

    def _add(self, widget: QWidget) -> None:
        self.body.insertWidget(len(self._shown), widget)
        self._shown.append(widget)
