"""A row of the action list: what can be done, what is being done, and what cannot be done and why."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import controls, states
from meadhall.views.look.controls import Row
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import NameLines, lettering, name_lines
from meadhall.views.look.richtext import draw_lines, fitted_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import HALO, aloud, fit
from meadhall.views.widgets.press import Press

_HEIGHT = 50
_LINE = 20  # of the second line
_DETAIL = 14.5
_TIGHT, _LOW, _LOW_ALONE = 304, 46, 40  # measures: of a slim row the width, and how high it is with words and without
_TITLE = 1.25  # a line of it
_NUMERAL = 30  # measures: so wide each number of a hint is


class ActionRow(Press):
    """Icon, title, a second line of rich text, and a key. A locked row says the reason in its second line."""

    def __init__(
        self,
        style: Style,
        icon: str,
        title: str,
        detail: str = "",
        row: Row = Row.CAN,
        parent: QWidget | None = None,
        *,
        key: str = "",
        rule: str = "",
    ) -> None:
        super().__init__(style, title, parent)
        self.icon_name = icon
        self.detail = self._whole = detail
        self.row = row
        self.key_shown = self.bind(key) if key else ""
        self.numbers: tuple[int, ...] = ()  # under which a hint proposes it
        self._heights: dict[int, int] = {}  # by width: layouts ask again and again
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._say_why(rule)

    def become(self, icon: str, title: str, detail: str, row: Row, rule: str = "") -> None:
        """Another row in its place."""
        self.icon_name, self.text_shown, self.row = icon, title, row
        self.detail = self._whole = detail
        self._heights.clear()
        self._say_why(rule)
        self.setAccessibleName(aloud(self.look, title))
        self.updateGeometry()
        self.update()

    def _say_why(self, rule: str) -> None:
        self.bar(self.detail if self.row is Row.LOCKED else "", rule)
        self.setAccessibleDescription(aloud(self.look, self.detail))

    def advise(self, numbers: tuple[int, ...]) -> None:
        """The numerals of a hint stand at its right."""
        if numbers != self.numbers:
            self.numbers = numbers
            self._heights.clear()
            self.updateGeometry()
            self.update()

    def tell(self, told: bool) -> None:
        """Reasons are told at any rate."""
        detail = self._whole if told or self.row is Row.LOCKED else ""
        if detail != self.detail:
            self.detail = detail
            self._heights.clear()
            self.updateGeometry()
            self.update()

    @property
    def face(self) -> QRectF:
        """Rows lie close: their halo above and below is a half one."""
        halo = self.look.px(HALO)
        return QRectF(self.rect()).adjusted(halo, halo / 2, -halo, -halo / 2)

    def _is_tight(self, width: float) -> bool:
        """On a slim rail, where titles may need two lines."""
        return width < self.look.scaled(_TIGHT)

    def _left(self, width: float) -> float:
        """Where the words begin, in the face."""
        return self.look.scaled(12 + 20 + 8 if self._is_tight(width) else 16 + 24 + 12)

    def _right(self, width: float) -> float:
        style = self.look
        if self.row is Row.LOCKED:
            return style.scaled(6 + 13 + 6 if self._is_tight(width) else 10 + 15 + 8)
        key = controls.key_cap_width(style, self.key_shown) + style.scaled(8) if self.key_shown else 0
        return style.scaled(10) + key + style.scaled(_NUMERAL) * len(self.numbers)

    def _detail_pixels(self) -> float:
        return self.look.letters(_DETAIL)

    def _words(self, width: float) -> float:
        """So wide they may be in a row of that width."""
        return width - 2 * self.look.px(HALO) - self._left(width) - self._right(width)

    def _title(self, width: float) -> NameLines:
        font = self.look.font("bold", 16)
        if self._is_tight(width):
            return name_lines(self.text_shown, font, self._words(width), font.pixelSize())
        return NameLines((self.text_shown,), fit(self.look, "bold", 16, self.text_shown, self._words(width)).font)

    def _detail_height(self, width: float) -> float:
        return lines_of(self.detail, width, self._detail_pixels(), 1.25).height

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        style = self.look
        extra = max(0.0, self._detail_height(self._words(width)) - style.scaled(_LINE)) if self.detail else 0.0
        title = self._title(width)
        extra += (len(title.lines) - 1) * title.font.pixelSize() * _TITLE
        usual = (_LOW if self.detail else _LOW_ALONE) if self._is_tight(width) else _HEIGHT
        return max(round(style.scaled(usual) + extra) + style.px(HALO), 36)

    def sizeHint(self) -> QSize:
        style = self.look
        title = style.metrics("bold", 16).horizontalAdvance(self.text_shown)
        wide = style.px(_TIGHT)
        width = round(title + self._left(wide) + self._right(wide)) + 2 * style.px(HALO) + 2
        return QSize(width, self.heightForWidth(max(width, style.px(300))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.heightForWidth(self.look.px(300)))

    def text_fits(self) -> bool:
        width = self._words(self.width())
        titles = self._title(self.width()).lines
        return all(fit(self.look, "bold", 16, line, width).fits for line in titles) and (
            not self.detail or self._detail_lines_fit()
        )

    def _detail_rect(self) -> QRectF:
        """Below the title, which stands at the top of a row that has a second line."""
        style, face, title = self.look, self.face, self._title(self.width())
        top = face.top() + style.scaled(24 if self._is_tight(self.width()) else 27)
        top += (len(title.lines) - 1) * title.font.pixelSize() * _TITLE
        left = face.left() + self._left(self.width())
        return QRectF(left, top, self._words(self.width()), face.bottom() - top - style.scaled(2))

    def _detail_lines_fit(self) -> bool:
        rect = self._detail_rect()
        lines = fitted_lines(self.detail, rect, self._detail_pixels(), self.look.floor, 1.25)
        return lines.height <= rect.height() + 2 and lines.width <= rect.width() + 1.5

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = self.face
        painter.drawPixmap(0, 0, self._body(face))
        drawn = controls.row_content(style, face, self.row)
        tight = self._is_tight(self.width())
        size, left = style.scaled(20 if tight else 24), face.left() + style.scaled(12 if tight else 16)
        middle = face.center().y()
        mono(painter, self.icon_name, QRectF(left, middle - size / 2, size, size), drawn.text)
        self._paint_right(painter, drawn, middle)
        title = self._title(self.width())
        step = title.font.pixelSize() * _TITLE
        top = face.top() + style.scaled(2 if tight else 4) if self.detail else middle - style.scaled(11)
        if not self.detail:
            top -= (len(title.lines) - 1) * step / 2
        for place, line in enumerate(title.lines):
            words = QRectF(face.left() + self._left(self.width()), top + place * step, face.width(), style.scaled(22))
            lettering(painter, words, line, title.font, drawn.text, Qt.AlignmentFlag.AlignLeft)
        if self.detail:
            rect = self._detail_rect()
            lines = fitted_lines(self.detail, rect, self._detail_pixels(), self.look.floor, 1.25)
            draw_lines(painter, lines, rect, drawn.text2)

    def _body(self, face: QRectF) -> QPixmap:
        """All but the words, painted once for all rows that have the same."""
        style, row, touch = self.look, self.row, self.touch

        def paint(painter: QPainter) -> None:
            controls.action_row_face(painter, style, face, row, touch)

        key = ("action row", style.room.name, style.unit, row, touch)
        return style.pixmap(key, QRectF(self.rect()).size(), paint, self.devicePixelRatioF())

    def _paint_right(self, painter: QPainter, drawn: controls.Face, middle: float) -> None:
        style, right = self.look, drawn.content.right()
        for place, number in enumerate(reversed(self.numbers)):
            across = right - style.scaled(_NUMERAL * (place + 0.5))
            states.numeral(painter, style, QPointF(across, middle), number, 12)
        if self.row is Row.LOCKED:
            lock = style.scaled(13 if self._is_tight(self.width()) else 15)
            mono(painter, "lock", QRectF(right - lock, middle - lock / 2, lock, lock), drawn.text)
        elif self.key_shown:
            width = controls.key_cap_width(style, self.key_shown)
            controls.key_cap(painter, style, right - width, middle, self.key_shown, drawn.text2)
