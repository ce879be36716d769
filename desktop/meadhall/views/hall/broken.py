"""The files that are no game, or cannot be read, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.chronicle.index import Refused
from meadhall.table import BadSave
from meadhall.views.look.style import Style
from meadhall.views.shell.notices import bad_save
from meadhall.views.widgets import IconButton, Label, Panel, RichText, ScrollColumn, empty, words_of


class BrokenFiles(ScrollColumn):
    def __init__(self, style: Style, parent: QWidget, remove: Callable[[Refused], None]) -> None:
        super().__init__(style, parent, spacing=2)
        self._remove = remove

    def fill(self, files: Sequence[Refused]) -> None:
        empty(self.body)
        for one in files:
            self.body.addWidget(self._row(one))
        self.body.addStretch(1)

    def _row(self, one: Refused) -> Panel:
        style = self.look
        panel = Panel(style, padding=12, radius=12)
        row = QHBoxLayout()
        row.setSpacing(style.px(14))
        panel.body.addLayout(row)
        mark = RichText(style, "[warn]", 22, panel, colour=style.room.danger)
        mark.setFixedWidth(style.px(34))
        row.addWidget(mark)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row.addLayout(texts, 1)
        texts.addWidget(Label(style, one.path.rpartition("/")[2], "bold", 17, panel))
        why = bad_save(words_of(style), BadSave(one.code, one.figures))  # pyright: ignore[reportArgumentType]
        texts.addWidget(RichText(style, why, 16, panel, colour=style.room.text2))
        delete = IconButton(style, "trash", style.words("shell.saves.delete"), panel)
        delete.acted.connect(lambda: self._remove(one))
        row.addWidget(delete)
        return panel
