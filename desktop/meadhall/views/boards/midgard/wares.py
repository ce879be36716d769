"""Goods in a line: figures with their icons, dice with their weapons, and arrows from a price to what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from meadhall.rules.midgard.data import DIE_NAMES, Bundle, Dice
from meadhall.views.look.drawn.dice import icon_die
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import INK
from meadhall.views.text.words import Words

from ..kit.canvas import Canvas

_ICON, _SMALL_ICON = 1.42, 1.12  # of the figures' size; in a line that is too long icons give way first
_APART = 0.25  # of that size, more than usual: so far wares stand from each other where there is room
_LEAST = 0.7  # such a line gets smaller by so much, and no more
GOODS = (("glory", "glory"), ("favour", "favour"), ("coins", "coin"), ("food", "food"), ("wood", "wood"))


class Ware(NamedTuple):
    icon: str  # or the name of a die, or nothing beside the figure
    figure: str = ""


ARROW = Ware("right")


def of_dice(dice: Dice) -> Iterator[Ware]:
    for name, count in zip(DIE_NAMES, dice, strict=True):
        if count:
            yield Ware(f"die-{name}", str(count))


def of_bundle(bundle: Bundle) -> Iterator[Ware]:
    for name, icon in GOODS:
        count: int = getattr(bundle, name)
        if count:
            yield Ware(icon, str(count))
    yield from of_dice(bundle.dice)


def trade(price: Bundle, gain: Bundle) -> tuple[Ware, ...]:
    """What is paid, an arrow, what is got; nothing is paid for a gift."""
    paid = tuple(of_bundle(price))
    got = [Ware(ware.icon) if ware.icon.startswith("die-") and ware.figure == "1" else ware for ware in of_bundle(gain)]
    return (*paid, ARROW, *got) if paid else tuple(got)


def holds(words: Words, capacity: int) -> tuple[Ware, Ware]:
    """What a ship carries, in words and as a sign."""
    return Ware("", words("midgard.plaque.aboard", n=capacity)), Ware("ship", str(capacity))


def fits(canvas: Canvas, wares: Sequence[Ware], room: float, measure: float) -> bool:
    """In a line, with icons as small as they may be."""
    return _width(canvas, wares, canvas.readable(measure), _SMALL_ICON) <= room


def paint_wares(
    canvas: Canvas,
    box: QRectF,
    wares: Sequence[Ware],
    measure: float = 16,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    colour: QColor = INK,
) -> None:
    """As large as there is room for; never so small that figures cannot be read."""
    size, icon = canvas.readable(measure), _ICON
    wide = _width(canvas, wares, size, icon)
    if wide > box.width():
        size = max(size * max(box.width() / wide, _LEAST), canvas.readable(0))
        free = box.width() - _width(canvas, wares, size, 0.0)
        icon = min(max(free / size / max(len(wares), 1), _SMALL_ICON), _ICON)
        wide = _width(canvas, wares, size, icon)
    between = len(wares) - 1
    apart = min(max(box.width() - wide, 0.0) / between, _APART * size) if between else 0.0
    x = box.left() + ((box.width() - wide - between * apart) / 2 if align & Qt.AlignmentFlag.AlignHCenter else 0)
    for ware in wares:
        x = _one(canvas, ware, QPointF(x, box.center().y()), size, icon, colour) + apart


def _width(canvas: Canvas, wares: Sequence[Ware], size: float, icon: float) -> float:
    return sum(_extent(canvas, ware, size, icon) for ware in wares)


def _figure(canvas: Canvas, ware: Ware, size: float) -> float:
    return QFontMetricsF(canvas.font("bold", size)).horizontalAdvance(ware.figure) if ware.figure else 0.0


def _extent(canvas: Canvas, ware: Ware, size: float, icon: float) -> float:
    if ware == ARROW:
        return size * 0.95
    return _figure(canvas, ware, size) + size * ((icon if ware.icon else 0.0) + 0.22)


def _one(canvas: Canvas, ware: Ware, at: QPointF, size: float, share: float, colour: QColor) -> float:
    """Returns where the next one begins."""
    x, middle, icon = at.x(), at.y(), size * share
    end = x + _extent(canvas, ware, size, share)
    painter = canvas.painter
    if ware == ARROW:
        half = size * 0.33
        mono(painter, "right", QRectF(x + size * 0.1, middle - half, 2 * half, 2 * half), colour)
        return end
    if ware.figure:
        wide = _figure(canvas, ware, size)
        place = QRectF(x, middle - size, wide, 2 * size)
        lettering(painter, place, ware.figure, canvas.font("bold", size), colour)
        x += wide + size * 0.08
    if not ware.icon:
        return end
    if ware.icon.startswith("die-"):
        die(canvas, ware.icon.removeprefix("die-"), QPointF(x + icon / 2, middle), icon * 0.9)
    else:
        inline(painter, ware.icon, QRectF(x, middle - icon / 2, icon, icon), colour)
    return end


def die(canvas: Canvas, name: str, centre: QPointF, size: float, angle: float = 0) -> None:
    """A Viking: the weapon and the colour tell the kind."""
    icon_die(canvas.painter, (name,), centre, size, angle, HARBOUR.dice[DIE_NAMES.index(name)])
