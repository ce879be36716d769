"""Dice and food that lie together and can be dragged away."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.midgard.data import Dice
from meadhall.rules.midgard.forecast import FOOD
from meadhall.views.boards.midgard.dice import viking
from meadhall.views.look.drawn.tokens import resource_disc
from meadhall.views.look.style import Style
from meadhall.views.table.midgard.fighting.dice import in_a_row
from meadhall.views.table.tray.loose import Loose
from meadhall.views.text.midgard.voice import Voice


def paint_item(painter: QPainter, style: Style, kind: Hashable, centre: QPointF, size: float) -> None:
    if kind == FOOD:
        resource_disc(painter, "food", centre, size / 2)
    else:
        viking(painter, kind, centre, size)  # pyright: ignore[reportArgumentType]


class Pool(Loose):
    def __init__(self, style: Style, voice: Voice, rows: int) -> None:
        super().__init__(style, paint_item, rows)
        self._voice = voice

    def show_items(self, dice: Dice, food: int) -> None:
        self.lay((*in_a_row(dice), *((FOOD,) * food)), self._voice.aboard(dice, food) or "—")
