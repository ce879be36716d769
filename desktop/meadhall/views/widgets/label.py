"""One line of text, and text that wraps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.ink import lettering, outlined
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import Fit, aloud, fit

_SHRINK = 0.75


class _Written(QWidget):
    """Words that may become others, in a colour that may become another."""

    def __init__(self, style: Style, colour: QColor | None, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.look = style
        self._colour = colour or style.room.text
        self.text_shown = ""

    def set_text(self, text: str) -> None:
        if text == self.text_shown:
            return
        self.text_shown = text
        self.setAccessibleName(aloud(self.look, text))
        self.updateGeometry()
        self.update()

    def set_colour(self, colour: QColor) -> None:
        self._colour = colour
        self.update()


class Label(_Written):
    """One line in any font; words that are too long get smaller by a quarter at most."""

    def __init__(
        self,
        style: Style,
        text: str,
        role: str = "text",
        size: float = 16,
        parent: QWidget | None = None,
        *,
        colour: QColor | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        edge: QColor | None = None,
        edge_width: float = 6,
        tracking: float = 0,
    ) -> None:
        """With an `edge` the letters are outlined, for titles over art."""
        super().__init__(style, colour, parent)
        self._role, self._size, self._tracking = role, size, tracking
        self._align = align
        self._edge, self._edge_width = edge, edge_width
        self.set_text(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _margin(self) -> float:
        """At each side, for the outline and for letters that reach out of their own room."""
        return self.look.scaled(self._edge_width) if self._edge else 0.0

    def _fits(self, line: str, width: float) -> Fit:
        return fit(self.look, self._role, self._size, line, width - 2 * self._margin, self._tracking)

    def sizeHint(self) -> QSize:
        metrics = self.look.metrics(self._role, self._size, self._tracking)
        return QSize(round(metrics.horizontalAdvance(self.text_shown) + 2 * self._margin) + 2, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(round(hint.width() * _SHRINK), hint.height())

    def text_fits(self) -> bool:
        return self._fits(self.text_shown, self.width()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        self._paint_line(painter, self.text_shown, QRectF(self.rect()))

    def _paint_line(self, painter: QPainter, text: str, rect: QRectF) -> None:
        font = self._fits(text, rect.width()).font
        if self._edge:
            width = self.look.scaled(self._edge_width)
            rect = rect.adjusted(self._margin, 0, -self._margin, 0)
            outlined(painter, rect, text, font, self._colour, self._edge, width, self._align)
        else:
            lettering(painter, rect, text, font, self._colour, self._align)


class Title(Label):
    """Over a dialog: on two lines, rather than smaller or cut off. On a beam, which is low, rather smaller."""

    def __init__(
        self,
        style: Style,
        text: str,
        role: str,
        size: float,
        *,
        colour: QColor | None = None,
        edge: QColor | None = None,
        edge_width: float = 6,
        tracking: float = 0,
        on_beam: bool = False,
    ) -> None:
        super().__init__(style, text, role, size, colour=colour, edge=edge, edge_width=edge_width, tracking=tracking)
        self._on_beam = on_beam
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _lines(self, width: float) -> tuple[str, ...]:
        words = self.text_shown.split(" ")
        metrics = self.look.metrics(self._role, self._size, self._tracking)
        if len(words) < 2 or metrics.horizontalAdvance(self.text_shown) + 2 * self._margin <= width:
            return (self.text_shown,)
        if self._on_beam and self._fits(self.text_shown, width).fits:
            return (self.text_shown,)
        return min(self._halves(words), key=lambda pair: max(map(len, pair)))

    @staticmethod
    def _halves(words: list[str]) -> list[tuple[str, str]]:
        return [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self._lines(width)) * self.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(round(whole.width() * 0.6), whole.height())

    def text_fits(self) -> bool:
        return all(self._fits(line, self.width()).fits for line in self._lines(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        lines = self._lines(self.width())
        high = self.height() / len(lines)
        for place, line in enumerate(lines):
            self._paint_line(painter, line, QRectF(0, place * high, self.width(), high))


class RichText(_Written):
    """A sentence with **bold** words and [icons], in as many lines as it needs; too tall, it shrinks by a quarter."""

    def __init__(
        self,
        style: Style,
        text: str,
        size: float = 16,
        parent: QWidget | None = None,
        *,
        colour: QColor | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        line_height: float = 1.32,
        hanging: bool = False,
    ) -> None:
        """`hanging`: what begins with an icon goes on beside it."""
        super().__init__(style, colour, parent)
        self._pixels = style.letters(size)
        self._hanging = hanging
        self._align = align
        self._line_height = line_height
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_text(text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._lines(width).height) + 1

    def _lines(self, width: float) -> Lines:
        return lines_of(self.text_shown, width, self._pixels, self._line_height, hanging=self._hanging)

    def width_on_one_line(self) -> int:
        return round(self._lines(1e6).width) + 2

    def sizeHint(self) -> QSize:
        """On one line, unless that were very long."""
        width = min(self.width_on_one_line(), round(self._pixels * 30))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._pixels * 4), round(self._pixels * self._line_height))

    def lines(self) -> Lines:
        rect, style = QRectF(self.rect()), self.look
        return fitted_lines(self.text_shown, rect, self._pixels, style.floor, self._line_height, hanging=self._hanging)

    def text_fits(self) -> bool:
        lines = self.lines()
        return lines.height <= self.height() + 1.5 and lines.width <= self.width() + 1.5

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        draw_lines(painter, self.lines(), QRectF(self.rect()), self._colour, self._align)
