"""What other widgets lie on or stand under: panels, section heads, chips."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look import chrome, controls
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import aloud

MARGIN = 8  # around a panel, for its shadow
_CAPS = 1.2, 0.7, 0.2  # tracking of a section head, and of longer ones


class Panel(QWidget):
    """A sheet of parchment with a column of widgets on it: `body`."""

    def __init__(
        self,
        style: Style,
        parent: QWidget | None = None,
        *,
        padding: float = 14,
        radius: float = 10,
        fill: QColor | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._radius = radius
        self._ground = fill
        self.body = QVBoxLayout(self)
        inset = style.px(MARGIN) + style.px(padding)
        self.body.setContentsMargins(inset, inset, inset, inset)
        self.body.setSpacing(style.px(8))

    @property
    def sheet(self) -> QRectF:
        """Where the panel is painted: all but its margin."""
        margin = self.look.px(MARGIN)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        key = ("panel", style.room.name, style.unit, self._radius, self._ground.rgba() if self._ground else None)
        picture = style.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        chrome.panel(painter, self.look, self.sheet, radius=self._radius, fill=self._ground)


class SectionHead(QWidget):
    """A heading in capitals, and a hairline to the right edge."""

    def __init__(
        self, style: Style, text: str, icon: str | None = None, count: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._icon = icon
        self.text_shown, self.count = text, count
        self.setAccessibleName(aloud(style, text))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_count(self, count: str) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def _needed(self, tracking: float, text: str) -> float:
        metrics = QFontMetricsF(self.look.font("bold", 13, tracking))
        icon = self.look.scaled(24) if self._icon else 0
        count = metrics.horizontalAdvance(self.count) + self.look.scaled(10) if self.count else 0
        return metrics.horizontalAdvance(text) + icon + count

    def sizeHint(self) -> QSize:
        return QSize(round(self._needed(*self._forms[0])) + self.look.px(24), max(self.look.px(24), 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._needed(*self._forms[-1])) + 1, self.sizeHint().height())

    def text_fits(self) -> bool:
        return self._needed(*self._form) <= self.width() + 1

    @property
    def _forms(self) -> tuple[tuple[float, str], ...]:
        """In capitals, in closer ones, in small letters."""
        capitals = self.text_shown.upper()
        return *((tracking, capitals) for tracking in _CAPS), (0.0, self.text_shown)

    @property
    def _form(self) -> tuple[float, str]:
        forms = self._forms
        return next((form for form in forms if self._needed(*form) <= self.width() + 1), forms[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        area = QRectF(self.rect())
        tracking, text = self._form
        chrome.section_head(painter, self.look, area, text, self._icon, self.count, tracking)


class Chip(QWidget):
    """A pill with a figure or two words."""

    def __init__(
        self,
        style: Style,
        text: str,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        fill: QColor | None = None,
        colour: QColor | None = None,
        size: float = 15,
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._icon, self._size = icon, size
        self._ground, self._colour = fill, colour
        self.text_shown = ""
        self.set_text(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        self.text_shown = text
        self.setAccessibleName(aloud(self.look, text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = controls.chip_width(self.look, self.text_shown, self._icon, self._size)
        return QSize(round(width) + 1, self.look.px(self._size * 1.75))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return self.sizeHint().width() <= self.width() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        controls.chip(
            painter,
            self.look,
            QRectF(self.rect()),
            self.text_shown,
            icon=self._icon,
            fill=self._ground,
            colour=self._colour,
            size=self._size,
        )
