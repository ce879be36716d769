"""Opponents to choose from: a banner and a name each, any number of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.views.look import controls
from meadhall.views.look.ink import lettering
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.style import smooth
from meadhall.views.table.desk import Desk
from meadhall.views.widgets import Press, fit

_WIDEST = 320


class SeatChips(QWidget):
    """`changed` carries the seats that are chosen."""

    changed = Signal(object)

    def __init__(self, desk: Desk, seats: Sequence[int], chosen: Sequence[int] = ()) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.chips = [_SeatChip(desk, seat, self) for seat in seats]
        for chip in self.chips:
            chip.setChecked(chip.seat in chosen)
            chip.acted.connect(lambda: self.changed.emit(self.seats))
            row.addWidget(chip)
        row.addStretch(1)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(chip.seat for chip in self.chips if chip.isChecked())

    def bar(self, seat: int, reason: str, rule: str = "") -> None:
        for chip in self.chips:
            if chip.seat == seat:
                chip.setChecked(False)
                chip.bar(reason, rule)


class _SeatChip(Press):
    def __init__(self, desk: Desk, seat: int, parent: QWidget) -> None:
        self._name = desk.session.seats[seat].name
        super().__init__(desk.style, self._name, parent)
        self.seat = seat
        self._player = desk.player(seat)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        style = self.look
        width = style.metrics("bold", 16).horizontalAdvance(self._name) + style.scaled(62)
        return QSize(round(min(width, style.scaled(_WIDEST))), max(style.px(54), 40))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(110), self.sizeHint().height())

    def text_fits(self) -> bool:
        return fit(self.look, "bold", 16, self._name, self._words().width()).fits

    def _words(self) -> QRectF:
        return self.face.adjusted(self.look.scaled(40), 0, -self.look.scaled(8), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = self.face
        drawn = controls.segment(painter, style, face, chosen=self.isChecked(), touch=self.touch)
        words = self._words()
        font = fit(style, "bold", 16, self._name, words.width()).font
        spare = max(words.width() - QFontMetricsF(font).horizontalAdvance(self._name), 0.0) / 2
        words.translate(spare, 0)
        centre = QPointF(face.left() + spare + style.scaled(22), face.center().y())
        badge(painter, self._player, centre, style.scaled(11))
        name = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, words.width())
        lettering(painter, words, name, font, drawn.text, Qt.AlignmentFlag.AlignLeft)
