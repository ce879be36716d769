"""A building as small as a thumb that can be chosen among others."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from meadhall.views.look import states
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Mini
from meadhall.views.table.rails.thumbs import lay_mini
from meadhall.views.widgets import HALO, Press

_SIZE = 46


class MiniButton(Press):
    def __init__(self, style: Style, mini: Mini) -> None:
        super().__init__(style, mini.name)
        self._mini, self._chosen = mini, False
        self.explain(mini.name)
        self.about = tuple(filter(None, (mini.topic,)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def choose(self, chosen: bool) -> None:
        if chosen is not self._chosen:
            self._chosen = chosen
            said = self.look.words("table.actions.chosen") if chosen else ""
            self.setAccessibleName(". ".join(filter(None, (self._mini.name, said))))
            self.update()

    def bar(self, reason: str, rule: str = "") -> None:
        """What it is stands before why not."""
        super().bar(reason, rule)
        self.explain(f"**{self._mini.name}**\n{reason}" if reason else self._mini.name, rule)

    def sizeHint(self) -> QSize:
        side = self.look.px(_SIZE) + 2 * self.look.px(HALO)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return True  # its name is said by the bubble

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, face, touch = self.look, self.face, self.touch
        lay_mini(painter, style, self._mini, face)
        path = of_rect(face, face.width() * 0.2)
        if not touch.enabled:
            painter.fillPath(path, veil(style.room.panel, 0.5))
        if self._chosen:
            states.selected(painter, style, path)
        elif touch.enabled:
            (states.hovered if touch.hovered else states.legal)(painter, style, path)
        if touch.focused:
            states.focus(painter, style, path)
