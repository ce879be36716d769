"""Boxes under the two sides: what each face of the die would mean, and the ways one can decide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look import controls, states
from meadhall.views.look.heraldry import badge
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import Player
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.table.northgard.battledice import battle_die
from meadhall.views.widgets import HALO, Press, aloud

_HIGH = 62
_BEAST = QColor("#4A3A5E")
_CARVED, _CARVED_EDGE = QColor("#F6E6C4"), QColor("#20120A")
_FLOOR, _CLOSEST = 12.0, 9.0
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class OutcomeBox(QWidget):
    """A face of the die, and who wins with it."""

    def __init__(self, style: Style, face: int, player: Player | None, text: str) -> None:
        super().__init__()
        self.look, self._face, self._player, self._text = style, face, player, text
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(aloud(style, text))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(150), self.look.px(_HIGH + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.sizeHint().height())

    def _words(self) -> QRectF:
        face = self._frame()
        return face.adjusted(self.look.scaled(52), 2, -self.look.scaled(5), -2)

    def _frame(self) -> QRectF:
        edge = self.look.scaled(4)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def _lines(self) -> Lines:
        return fitted_lines(self._text, self._words(), max(_FLOOR, self.look.scaled(14.5)), 1.16)

    def text_fits(self) -> bool:
        lines, words = self._lines(), self._words()
        return lines.height <= words.height() + 2 and lines.width <= words.width() + 1.5

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, room, frame = self.look, self.look.room, self._frame()
        tone = self._player.base if self._player is not None else _BEAST
        path = of_rect(frame, style.scaled(9))
        painter.fillPath(path, mix(room.panel, tone, 0.4 if room.dark else 0.24))
        stroke(painter, path, tone, style.scaled(2))
        size = style.scaled(34)
        centre = QPointF(frame.left() + style.scaled(26), frame.center().y())
        battle_die(painter, self._face, centre, size)
        if self._player is not None:
            badge(painter, self._player, centre + QPointF(size * 0.46, size * 0.46), style.scaled(8))
        draw_lines(painter, self._lines(), self._words(), room.text, _MIDDLE)


class ChoiceBox(Press):
    """One way to decide, with what it leads to below."""

    def __init__(self, style: Style, title: str, detail: str) -> None:
        super().__init__(style, title)
        self._title, self._detail = title, detail
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(aloud(style, detail))

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(self.look.px(150) + halo, self.look.px(_HIGH + 4) + halo)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(86), self.sizeHint().height())

    def _parts(self) -> tuple[tuple[Lines, QRectF], tuple[Lines, QRectF]]:
        face, style = self.face, self.look
        inset = style.scaled(6)
        upper = QRectF(face.left() + inset, face.top() + style.scaled(6), face.width() - 2 * inset, style.scaled(28))
        lower = QRectF(upper.left(), upper.bottom(), upper.width(), face.bottom() - upper.bottom() - style.scaled(4))
        title = fitted_lines(f"**{self._title}**", upper, max(_FLOOR, style.scaled(18)), 1.15)
        detail = fitted_lines(self._detail, lower, max(_FLOOR, style.scaled(15)), 1.12)
        return (title, upper), (detail, lower)

    def text_fits(self) -> bool:
        return all(
            lines.height <= rect.height() + 3 and lines.width <= rect.width() + 1.5 for lines, rect in self._parts()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, touch = self.look, self.touch
        drawn = controls.segment(painter, style, self.face, chosen=self.isChecked(), touch=touch)
        if not self.isChecked() and touch.enabled:
            states.stroke(painter, of_rect(self.face, style.scaled(8)), style.room.line2, style.scaled(1.5))
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for (lines, rect), colour in zip(self._parts(), (drawn.text, drawn.text2), strict=True):
            draw_lines(painter, lines, rect, colour, centre)


class StepChips(QWidget):
    """The steps of a battle, those gone by struck through, the present one golden."""

    def __init__(self, style: Style, titles: tuple[str, ...], now: int) -> None:
        super().__init__()
        self.look, self._titles, self._now = style, titles, now
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = style.words
        told = [
            words("table.bar.phase_now", phase=title) if place == now else title for place, title in enumerate(titles)
        ]
        self.setAccessibleName(", ".join(told))

    def _widths(self, size: float, around: float) -> list[float]:
        metrics = self.look.metrics("bold", size)
        return [metrics.horizontalAdvance(title) + self.look.scaled(around) for title in self._titles]

    def _fitted(self) -> tuple[float, list[float]]:
        """The size of the letters and the widths of the chips: smaller, then closer, where all would not fit."""
        size, around = 16.0, 24.0
        while around > _CLOSEST and sum(self._widths(size, around)) > self.width():
            size, around = (size - 0.5, around) if size > _FLOOR else (size, around - 1)
        return size, self._widths(size, around)

    def text_fits(self) -> bool:
        return sum(self._fitted()[1]) <= self.width() + 1

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._widths(14, 24))), self.look.px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style = self.look
        size, widths = self._fitted()
        tone = _CARVED if style.room.dark else _CARVED_EDGE
        x, middle = 0.0, self.height() / 2
        font = style.font("bold", size)
        for place, (title, width) in enumerate(zip(self._titles, widths, strict=True)):
            chip = QRectF(x, middle - style.scaled(15), width, style.scaled(30))
            if place == self._now:
                controls.phase_chip(painter, style, chip, title)
            else:
                dim = veil(tone, 0.62 if place < self._now else 1.0)
                lettering(painter, chip, title, font, dim)
            x += width


class Boxes(QWidget):
    """Boxes side by side, all as wide."""

    def __init__(self, style: Style, boxes: list[OutcomeBox] | list[ChoiceBox]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(2))
        for box in boxes:
            row.addWidget(box, 1)
