"""Ways to decide, side by side, each with what it leads to; and the sheet that asks with nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look import controls, states
from meadhall.views.look.controls import Kind
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.widgets import HALO, Press, RichText, aloud

BOX_HIGH = 62


class ChoiceBox(Press):
    """One way to decide, with what it leads to below, if anything."""

    def __init__(self, style: Style, title: str, detail: str) -> None:
        super().__init__(style, title)
        self._title, self._detail = title, detail
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(aloud(style, detail))

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(self.look.px(150) + halo, self.look.px(BOX_HIGH + 4) + halo)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(86), self.sizeHint().height())

    def _parts(self) -> list[tuple[Lines, QRectF]]:
        """What it is called, and below it what it leads to."""
        face, style = self.face, self.look
        inset = style.scaled(6)
        high = style.scaled(28) if self._detail else face.height() - style.scaled(12)
        upper = QRectF(face.left() + inset, face.top() + style.scaled(6), face.width() - 2 * inset, high)
        title = fitted_lines(f"**{self._title}**", upper, style.letters(18), style.floor, 1.15)
        if not self._detail:
            return [(title, upper)]
        lower = QRectF(upper.left(), upper.bottom(), upper.width(), face.bottom() - upper.bottom() - style.scaled(4))
        return [(title, upper), (fitted_lines(self._detail, lower, style.letters(15), style.floor, 1.12), lower)]

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
        for (lines, rect), colour in zip(self._parts(), (drawn.text, drawn.text2), strict=False):
            draw_lines(painter, lines, rect, colour, centre)


class Boxes(QWidget):
    """Boxes side by side, all as wide."""

    def __init__(self, style: Style, boxes: Sequence[QWidget]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(2))
        for box in boxes:
            row.addWidget(box, 1)


class Way(NamedTuple):
    """One way to answer, with what it leads to, and the words of the button that does it."""

    action: Action
    title: str
    detail: str
    button: str


class ChoiceSheet(Sheet):
    """A question with a few answers: boxes, of which one is chosen, and the button that says it."""

    def __init__(self, desk: Desk, title: str, detail: str, ways: Sequence[Way], icon: str = "check") -> None:
        super().__init__(desk, title, width=max(620, 190 * len(ways) + 60))
        if detail:
            self.body.addWidget(RichText(desk.style, detail, 17, colour=desk.style.room.text2))
        self._ways = {self._box(way): way for way in ways}
        boxes = list(self._ways)
        first = next((box for box in boxes if not box.reason), boxes[0])
        first.setChecked(True)
        self.body.addWidget(Boxes(desk.style, boxes))
        self.add_aside()
        self.confirm = self.add_step("", self._act, Kind.PRIMARY, icon)
        for box in boxes:
            box.toggled.connect(self._changed)
        self._changed()

    def _box(self, way: Way) -> ChoiceBox:
        box = ChoiceBox(self.look, way.title, way.detail)
        box.bar(*self.barrier(way.action))
        return box

    @property
    def _chosen(self) -> Way:
        return next(way for box, way in self._ways.items() if box.isChecked())

    def _changed(self, on: bool = True) -> None:
        if on:
            self.confirm.set_text(self._chosen.button)
            self.confirm.bar(*self.barrier(self._chosen.action))

    def _act(self) -> None:
        self.finish(self._chosen.action)

    def first_focus(self) -> QWidget:
        return next(box for box in self._ways if box.isChecked())
