"""Which colour somebody has: the choice of one, by its badge."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.style import Style
from meadhall.views.widgets import Choice, DropChoice, words_of


def colour_choice(style: Style, now: int) -> DropChoice:
    words = words_of(style)
    choices = [
        Choice(colour, str(words.term(f"shell.colour.{player.name}")), hint=words(f"shell.colour.{player.name}_look"))
        for colour, player in enumerate(PLAYERS)
    ]
    return DropChoice(style, words("shell.setup.colour_label"), choices, now, mark=_paint_badge)


def _paint_badge(painter: QPainter, colour: int, place: QRectF) -> None:
    badge(painter, PLAYERS[colour], place.center(), place.width() / 2 - 1)
