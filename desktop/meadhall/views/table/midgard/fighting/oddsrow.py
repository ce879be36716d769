"""The odds under a roll: as it lies, with the chosen dice thrown again, and the best there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.rules.midgard.forecast import Outlook, best, outlook
from meadhall.rules.midgard.state import State, fought
from meadhall.views.look import controls
from meadhall.views.look.ink import stroke
from meadhall.views.look.richtext import draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.chances import percent
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.widgets import HALO, Press, aloud

_HIGH = 64
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class OddsBox(Press):
    """A figure and what it is the chance of. Where a press would do nothing, it only says so."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, "")
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, figure: str, text: str) -> None:
        self._text = f"**{figure}**\n{text}"
        self.setAccessibleName(aloud(self.look, f"{text}: {figure}"))
        self.update()

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(self.look.px(220) + halo, self.look.px(_HIGH) + halo)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(150), self.sizeHint().height())

    def _words(self) -> QRectF:
        inset = self.look.scaled(5)
        return self.face.adjusted(inset, inset, -inset, -inset)

    def text_fits(self) -> bool:
        words = self._words()
        lines = fitted_lines(self._text, words, self.look.letters(17), self.look.floor, 1.14)
        return lines.width <= words.width() + 1.5 and lines.height <= words.height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, room = self.look, self.look.room
        path = of_rect(self.face, style.scaled(8))
        if self.isEnabled():
            colour = controls.segment(painter, style, self.face, chosen=False, touch=self.touch).text
            stroke(painter, path, room.accent, style.scaled(2))
        else:
            painter.fillPath(path, room.raised)
            stroke(painter, path, room.line2, style.scaled(1.5))
            colour = room.text
        lines = fitted_lines(self._text, self._words(), style.letters(17), style.floor, 1.14)
        draw_lines(painter, lines, self._words(), colour, _CENTRE)


class OddsRow(QWidget):
    suggested = Signal(object)  # places of dice that are best thrown again

    def __init__(self, style: Style, voice: Voice, s: State) -> None:
        super().__init__()
        self._voice, self._s = voice, s
        self._hunt = fought(s).enemy is None
        self.now, self.chosen, self.best = (OddsBox(style) for _ in range(3))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(2))
        for box in (self.now, self.chosen, self.best):
            box.setEnabled(False)
            row.addWidget(box, 1)
        self.now.say(self._figure(outlook(s)), voice.say("page.odds.now"))
        advised = best(s)
        if advised.again:
            self.best.say(self._figure(advised), voice.say("page.odds.best", n=len(advised.again)))
            self.best.setEnabled(True)
            self.best.acted.connect(lambda: self.suggested.emit(advised.again))
        else:
            self.best.say(self._figure(advised), voice.say("page.odds.best_none"))

    def show_chosen(self, again: Sequence[int]) -> None:
        if again:
            self.chosen.say(self._figure(outlook(self._s, again)), self._voice.say("page.odds.chosen", n=len(again)))
        else:
            self.chosen.say("—", self._voice.say("page.odds.chosen_none"))

    def _figure(self, found: Outlook) -> str:
        decimal = self._voice.words.decimal
        if self._hunt:
            return f"{decimal(found.food)} [food]"
        return f"{percent(found.win)} % · {decimal(found.glory)} [glory] · −{decimal(found.fallen)} [skull]"
