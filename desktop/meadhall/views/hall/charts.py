"""Pictures of figures. Every colour in them wears a pattern of its own, for those who cannot tell colours apart."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.chronicle.share import Share
from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.palette import INK, Player
from meadhall.views.look.patterns import pattern
from meadhall.views.look.shapes import line, of_rect
from meadhall.views.look.style import Style
from meadhall.views.look.tones import mix, veil


class Dye(NamedTuple):
    colour: QColor
    pattern: int


GAMES = {
    "northgard": Dye(QColor("#9DB34C"), 1),
    "watch": Dye(QColor("#78B4DC"), 3),
    "midgard": Dye(QColor("#B48CD2"), 2),
    "wild": Dye(QColor("#EDB147"), 4),
}
_PLAYERS = {"madder": 0, "woad": 1, "amber": 2, "birch": 3, "heather": 4}


def bar(painter: QPainter, style: Style, rect: QRectF, dye: Dye, radius: float = 4) -> None:
    if rect.width() < 1:
        return
    path = of_rect(rect, min(style.scaled(radius), rect.width() / 2))
    painter.fillPath(path, dye.colour)
    pattern(painter, path, dye.pattern, style.unit * 0.8, 0.32)
    stroke(painter, path, INK, style.scaled(1.4))


def of_player(player: Player) -> Dye:
    return Dye(player.base, _PLAYERS[player.name])


def share_bar(painter: QPainter, style: Style, rect: QRectF, share: Share, dye: Dye, whole: float = 1.0) -> None:
    """How often somebody has won, as a bar; where the truth lies, as a whisker; and par, as a dotted upright."""
    room = style.room
    painter.fillPath(of_rect(rect, style.scaled(4)), mix(room.panel, room.bg, 0.55))
    low, high = share.interval

    def at(rate: float) -> float:
        return rect.left() + rect.width() * min(1.0, rate / whole)

    bar(painter, style, QRectF(rect.left(), rect.top(), at(share.rate) - rect.left(), rect.height()), dye)
    middle, tip = rect.center().y(), rect.height() * 0.36
    for colour, width in ((veil(room.bg, 0.8), 4.2), (room.text, 2.2)):
        for ends in (((at(low), middle), (at(high), middle)), *_tips(at(low), at(high), middle, tip)):
            stroke(painter, line(*ends), colour, style.scaled(width))
    par = at(share.par)
    dash = (style.scaled(4), style.scaled(4))
    over = style.scaled(4)
    stroke(painter, line((par, rect.top() - over), (par, rect.bottom() + over)), room.danger, style.scaled(2), dash)


def _tips(low: float, high: float, middle: float, tip: float) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(((x, middle - tip), (x, middle + tip)) for x in (low, high))


def notches(painter: QPainter, style: Style, rect: QRectF, done: int, of: int, most: int) -> None:
    """So many games won of so many, as notches of a tally; `most` of them fill the width."""
    step = rect.width() / max(8, most)
    for number in range(of):
        notch = QRectF(rect.left() + number * step, rect.top(), max(1.0, step * 0.66), rect.height())
        fill = style.room.gold if number < done else style.room.line2
        painter.fillPath(of_rect(notch, min(style.scaled(2), notch.width() / 2)), fill)


def duel(painter: QPainter, style: Style, rect: QRectF, ahead: int, behind: int, own: Dye, other: Dye) -> None:
    """How often one came out ahead, and the other."""
    whole = max(1, ahead + behind)
    cut = rect.left() + rect.width() * ahead / whole
    path = of_rect(rect, style.scaled(4))
    painter.fillPath(path, mix(style.room.panel, style.room.bg, 0.55))
    bar(painter, style, QRectF(rect.left(), rect.top(), cut - rect.left(), rect.height()), own)
    bar(painter, style, QRectF(cut, rect.top(), rect.right() - cut if behind else 0, rect.height()), other)


def columns(
    painter: QPainter, style: Style, rect: QRectF, heights: list[float], dye: Dye, fair: list[float] | None = None
) -> None:
    """One column for each height; a dark mark where it would be in the long run."""
    top = max([*heights, *(fair or ()), 1e-9])
    step = rect.width() / max(1, len(heights))
    for number, height in enumerate(heights):
        tall = rect.height() * height / top
        place = QRectF(rect.left() + (number + 0.14) * step, rect.bottom() - tall, step * 0.72, tall)
        bar(painter, style, place, dye, 3)
        if fair:
            y = rect.bottom() - rect.height() * fair[number] / top
            left, right = rect.left() + (number + 0.04) * step, rect.left() + (number + 0.96) * step
            stroke(painter, line((left, y), (right, y)), veil(style.room.bg, 0.9), style.scaled(4.4))
            stroke(painter, line((left, y), (right, y)), style.room.text, style.scaled(2))
    ink(painter, of_rect(QRectF(rect.left(), rect.bottom(), rect.width(), style.scaled(2))), style.room.line2, 0.6)
