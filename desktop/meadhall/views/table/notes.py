"""What stands below the players: a goal, a forecast, what is left in the box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.game import Figure, Note
from meadhall.views.table.marks import paint_figure
from meadhall.views.widgets import IconButton, RichText, SectionHead, hint

_LINE = 30
_BESIDE = 4  # figures in a row


class Notes(QWidget):
    opened = Signal(object)  # OpenDialog

    def __init__(self, style: Style, notes: Sequence[Note], parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(style.px(8), style.px(8), style.px(8), 0)
        self.body.setSpacing(style.px(6))
        for note in notes:
            self._add(note)

    def _add(self, note: Note) -> None:
        style = self.look
        head = SectionHead(style, note.heading, note.icon or ("warn" if note.warns else None), parent=self)
        self.body.addWidget(head)
        content = QVBoxLayout()
        content.setSpacing(style.px(6))
        if note.text:
            colour = style.room.danger if note.warns else style.room.text2
            content.addWidget(RichText(style, note.text, 14.5, self, colour=colour))
        if note.figures:
            content.addWidget(Figures(style, note.figures, self))
        line = QHBoxLayout()
        line.setSpacing(0)
        line.addLayout(content, 1)
        if note.opens is not None:
            line.addWidget(self._more(note), 0, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(line)

    def _more(self, note: Note) -> IconButton:
        name = self.look.words("table.note.more", heading=note.heading)
        more = IconButton(self.look, "search", name, self, kind=Kind.GHOST, size=28)
        more.acted.connect(lambda: self.opened.emit(note.opens))
        return more


class Figures(QWidget):
    """Figures side by side on the bare rail."""

    def __init__(self, style: Style, figures: tuple[Figure, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._figures = figures
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{figure.hint}: {figure.text}" for figure in figures))
        hint(self, style, "\n".join(f"[{figure.icon}] {figure.hint}: **{figure.text}**" for figure in figures))

    @property
    def _columns(self) -> int:
        return min(max(len(self._figures), 3), _BESIDE)

    def sizeHint(self) -> QSize:
        rows = -(-len(self._figures) // self._columns)
        return QSize(self.look.px(200), self.look.px(_LINE) * rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        step, line = self.width() / self._columns, self.look.px(_LINE)
        for place, figure in enumerate(self._figures):
            left = (place % self._columns) * step + self.look.scaled(4)
            paint_figure(painter, self.look, figure, left, (place // self._columns + 0.5) * line, 22, 17)
