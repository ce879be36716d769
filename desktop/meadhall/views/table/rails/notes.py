"""What stands below the players: a goal, a forecast, what is left in the box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.drawn.tokens import invasion_mark
from meadhall.views.look.ink import ink
from meadhall.views.look.palette import DANGER, PAPER
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.table.game import Figure, Note, Scale, Swatch
from meadhall.views.table.rails.thumbs import paint_figure
from meadhall.views.widgets import IconButton, RichText, SectionHead, hint

_LINE = 30
_GAP = 6
_MORE = 28  # the face of a button
_SCALE = 28  # measures: the discs on a scale
_EMPTY = 0.35  # of the colour of words, so that what is still to come is seen in a dark room
_BESIDE, _BESIDE_SLIM = 4, 3  # figures in a row


class Notes(QWidget):
    opened = Signal(object)  # OpenDialog

    def __init__(self, style: Style, notes: Sequence[Note], parent: QWidget, *, slim: bool = False) -> None:
        """On a slim rail fewer figures stand in a row."""
        super().__init__(parent)
        self.look, self._slim = style, slim
        self.body = QVBoxLayout(self)
        side = style.px(3 if slim else 8)
        self.body.setContentsMargins(side, 0, side, 0)
        self.body.setSpacing(0)
        for note in notes:
            self._add(note)

    def _add(self, note: Note) -> None:
        """The way to more about it stands at the end of its heading and is higher than that: half of what it is higher
        lies in the gap to the note above. So all that is said has the whole width."""
        style = self.look
        grid = QGridLayout()
        grid.setSpacing(0)
        gap = style.px(_GAP)
        head = SectionHead(style, note.heading, note.icon or ("warn" if note.warns else None), parent=self)
        grid.addWidget(head, 1, 0, 1, 2)
        grid.addLayout(self._content(note), 2, 0, 1, 3)
        grid.setColumnStretch(0, 1)
        if note.opens is not None:
            more = self._more(note)
            grid.addWidget(more, 0, 1, 3, 2, Qt.AlignmentFlag.AlignTop)
            halo = (more.sizeHint().width() - style.px(_MORE)) // 2
            grid.setColumnMinimumWidth(1, halo)
            grid.setColumnMinimumWidth(2, more.sizeHint().width() - halo)
            gap = max(gap, (more.sizeHint().height() - head.sizeHint().height()) // 2)
        grid.setRowMinimumHeight(0, gap)
        self.body.addLayout(grid)

    def _content(self, note: Note) -> QVBoxLayout:
        style = self.look
        content = QVBoxLayout()
        content.setContentsMargins(0, style.px(_GAP), 0, 0)
        content.setSpacing(style.px(_GAP))
        if note.text:
            colour = style.room.danger if note.warns else style.room.text2
            content.addWidget(RichText(style, note.text, 14.5, self, colour=colour))
        if note.figures:
            content.addWidget(Figures(style, note.figures, self, _BESIDE_SLIM if self._slim else _BESIDE))
        if note.scale is not None:
            content.addWidget(ScaleLine(style, note.scale, self))
        for swatch in note.swatches:
            content.addLayout(self._swatch(swatch))
        return content

    def _swatch(self, swatch: Swatch) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(self.look.px(10))
        line.addWidget(_Patch(self.look, swatch.colour, self), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(RichText(self.look, swatch.text, 14.5, self, colour=self.look.room.text2), 1)
        return line

    def _more(self, note: Note) -> IconButton:
        name = self.look.words("table.note.more", heading=note.heading)
        more = IconButton(self.look, "search", name, self, kind=Kind.GHOST, size=_MORE)
        more.acted.connect(lambda: self.opened.emit(note.opens))
        return more


class _Patch(QWidget):
    """Of a colour, with an inked edge."""

    def __init__(self, style: Style, colour: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._colour = style, colour
        self.setFixedSize(style.px(30), style.px(19))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        inset = self.look.scaled(2)
        patch = of_rect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self.look.scaled(4))
        ink(painter, patch, self._colour, self.look.scaled(1.5), depth=self.look.scaled(2))


class ScaleLine(QWidget):
    """A bar that fills, with a disc at each mark: golden where it has been reached."""

    def __init__(self, style: Style, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._scale = style, scale
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(scale.name)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), round(2 * self._radius) + self.look.px(8))

    @property
    def _radius(self) -> float:
        """Of a mark: its figure is as high."""
        return self.look.letters(_SCALE / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, scale = self.look, self._scale
        painter = QPainter(self)
        smooth(painter)
        radius, high = self._radius, style.scaled(10)
        bar = QRectF(radius, self.height() / 2 - high / 2, self.width() - 2 * radius - style.scaled(6), high)
        empty = mix(style.room.panel, style.room.text2, _EMPTY)
        ink(painter, of_rect(bar, high / 2), empty, style.scaled(1.6), depth=0)
        share = min(scale.now / scale.marks[-1], 1.0)
        if share:
            done = QRectF(bar.left(), bar.top(), bar.width() * share, high)
            ink(painter, of_rect(done, high / 2), DANGER, style.scaled(1.6), depth=style.scaled(2))
        for mark in scale.marks:
            fill = style.room.gold if mark <= scale.now else PAPER
            centre = QPointF(bar.left() + bar.width() * mark / scale.marks[-1], bar.center().y())
            invasion_mark(painter, str(mark), centre, radius, fill)


class Figures(QWidget):
    """Figures side by side on the bare rail."""

    def __init__(self, style: Style, figures: tuple[Figure, ...], parent: QWidget, most: int = _BESIDE) -> None:
        super().__init__(parent)
        self.look, self._most = style, most
        self._figures = figures
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{figure.hint}: {figure.text}" for figure in figures))
        hint(self, style, "\n".join(f"[{figure.icon}] {figure.hint}: **{figure.text}**" for figure in figures))

    @property
    def _columns(self) -> int:
        return min(max(len(self._figures), 3), self._most)

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
