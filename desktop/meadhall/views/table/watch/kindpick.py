"""One of the five resources, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look import states
from meadhall.views.look.drawn.tokens import resource_tile
from meadhall.views.look.ink import lettering
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.watch.faces import resource_names
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS
from meadhall.views.widgets import Press, fit

_WIDTH, _HEIGHT = 92, 149
_TILE = 82
_TALL = 1.24  # a tile, in its width


class KindPick(QWidget):
    """`chosen` carries the kind."""

    chosen = Signal(int)

    def __init__(self, style: Style, speech: WatchSpeech, name: str, notes: Sequence[str]) -> None:
        """`notes` stand under the cards: a rate, a number held."""
        super().__init__()
        self.setAccessibleName(name)
        self.kind: int | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        names = resource_names(speech)
        self.cards = [_KindCard(style, kind, names[kind], notes[kind], self) for kind in range(5)]
        for card in self.cards:
            card.acted.connect(lambda kind=card.kind: self._choose(kind))
            row.addWidget(card)

    def _choose(self, kind: int) -> None:
        self.show_kind(kind)
        self.chosen.emit(kind)

    def show_kind(self, kind: int | None) -> None:
        self.kind = kind
        for card in self.cards:
            card.set_chosen(card.kind == kind)

    def bar(self, kind: int, reason: str, rule: str = "") -> None:
        self.cards[kind].bar(reason, rule)


class _KindCard(Press):
    def __init__(self, style: Style, kind: int, name: str, note: str, parent: QWidget) -> None:
        super().__init__(style, f"{name} {note}".strip(), parent)
        self.kind = kind
        self._name, self._note = name, note
        self._chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_chosen(self, on: bool) -> None:
        self._chosen = on
        words = self.look.words
        name = f"{self._name} {self._note}".strip()
        self.setAccessibleName(f"{name}, {words('table.actions.chosen')}" if on else name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_WIDTH + 12), self.look.px(_HEIGHT + 12))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(76), self.sizeHint().height())

    def text_fits(self) -> bool:
        return fit(self.look, "medium", 15, self._name, self.face.width()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style, face, touch = self.look, self.face, self.touch
        painter = QPainter(self)
        smooth(painter)
        if not touch.enabled:
            painter.setOpacity(0.45)
        width = style.scaled(_TILE)
        tile = QRectF(face.center().x() - width / 2, face.top() + style.scaled(5), width, width * _TALL)
        resource_tile(painter, RESOURCE_ICONS[self.kind], tile, None)
        path = of_rect(tile, width / 7)
        if self._chosen:
            states.selected(painter, style, path)
        elif touch.enabled:
            states.hovered(painter, style, path) if touch.hovered else states.calm(painter, style, path)
        if touch.focused:
            states.focus(painter, style, path)
        name = fit(style, "medium", 15, self._name, face.width()).font
        line = QRectF(face.left(), tile.bottom() + style.scaled(5), face.width(), style.scaled(18))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setOpacity(1)  # what is barred can be read, too
        lettering(painter, line, self._name, name, style.room.text if touch.enabled else style.room.text2, centre)
        below = line.translated(0, style.scaled(18))
        lettering(painter, below, self._note, style.font("bold", 14), style.room.text2, centre)
