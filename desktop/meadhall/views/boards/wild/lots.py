"""Buildings as they stand in a village: large, with all that lies on them, or as small as a sign."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from meadhall.rules.wild.data import BUILDING_IDS
from meadhall.views.deeds.wild.icons import BUILDING_ICONS
from meadhall.views.look import states
from meadhall.views.look.drawn.tokens import count_plate, defence_shield
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import E2, ink, lettering, shadow, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.canvas import Canvas
from ..kit.names import name
from . import signs
from .faces import capacity, name_of, short_name
from .pictures import PICTURES, figure, ground
from .pieces import Lot

_FRAME = 3.0
_FORTIFIED = 1.15  # times as wide is a shield with a ring around it
_STEEL = QColor("#2F5E80")
_PAPER = WILD.paper


def house(canvas: Canvas, box: QRectF, lot: Lot, words: Words) -> None:
    painter = canvas.painter
    outline = of_rect(box, signs.cornered(box))
    shadow(painter, outline, E2, 0.8)
    painter.fillPath(outline, INK)
    inner = box.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
    inside = of_rect(inner, signs.cornered(box) * 0.75)
    unit = box.width() / 120
    ground(painter, inside, PICTURES[lot.card].rays, unit)
    label = _label(canvas, inner, lot, words)
    foot = label.high
    picture = QRectF(inner.left(), inner.top() + 14 * unit, inner.width(), inner.height() - foot - 14 * unit)
    figure(painter, picture.adjusted(4 * unit, 4 * unit, -4 * unit, 0), lot.card)
    if lot.new:
        signs.scaffold(painter, inner)
        signs.badge(painter, "build", box.center() - QPointF(0, box.height() * 0.08), 17 * unit, WILD.label)
    if lot.damaged:
        painter.fillPath(outline, veil(WILD.scorch, 0.3))
    if foot:
        _plate(canvas, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot), label)
    shield = _shield(canvas, box, lot, foot if label.across else 0.0)
    _tokens(canvas, box, lot)
    _forts(canvas, box, lot, shield)
    if lot.damaged:
        painter.save()
        painter.translate(box.center().x(), box.top() + box.height() * 0.3)
        signs.hit(canvas, min(box.width() * 0.72, box.height() * 0.52), words("wild.board.hit"))
        painter.restore()


def _shield_size(canvas: Canvas, box: QRectF) -> float:
    return max(box.width() * 0.25, canvas.readable(14) * 2)


class _Label(NamedTuple):
    """The name, how wide and high it may be, and whether it lies below the shield instead of beside it."""

    name: str
    wide: float
    high: float
    across: bool


def _label(canvas: Canvas, inner: QRectF, lot: Lot, words: Words) -> _Label:
    """Where some house of that width could not say its name beside the shield, the plates of all reach from wall to
    wall: a row has one form, whoever stands in it."""
    shield, floor = _shield_size(canvas, inner), signs.lowest_letters(canvas)
    least = inner.width() - shield * _FORTIFIED - 8
    across = not _all_have_room(words, frozenset((*BUILDING_IDS, lot.card)), int(least * canvas.zoom), floor)
    wide = inner.width() - 3 if across else inner.width() - shield * (_FORTIFIED if lot.forts else 1.0) - 8
    called, lines = _written(words, lot.card, wide * canvas.zoom, floor)
    high = max(canvas.readable(signs.SMALLEST) * (0.7 + 0.9 * lines), inner.width() * 0.19) if called else 0.0
    return _Label(called, wide, high, across)


def _written(words: Words, card: str, room: float, floor: int) -> signs.Written:
    return signs.written((name_of(words, card), short_name(words, card)), room, floor)


@lru_cache(maxsize=64)
def _all_have_room(words: Words, houses: frozenset[str], room: int, floor: int) -> bool:
    return all(_written(words, card, room, floor).name for card in houses)


def _plate(canvas: Canvas, rect: QRectF, label: _Label) -> None:
    painter = canvas.painter
    painter.save()
    painter.setClipPath(of_rect(rect.adjusted(0, -20, 0, 0), rect.width() * 0.05))
    painter.fillRect(rect, _PAPER)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2.4), INK)
    painter.restore()
    left = rect.left() + (1.5 if label.across else 6)
    room = QRectF(left, rect.top() + 1, label.wide, rect.height())
    name(canvas, room, label.name, min(rect.height() * 0.66, 17), INK, least=signs.SMALLEST)


def _shield(canvas: Canvas, box: QRectF, lot: Lot, above: float) -> float:
    """In the corner, or so much higher; returns where it begins."""
    size = _shield_size(canvas, box)
    centre = QPointF(box.right() - size * 0.56, box.bottom() - above - size * 0.58)
    if lot.forts:
        stroke(canvas.painter, disc(centre.x(), centre.y(), size * 0.6), WILD.label, 4)
    defence_shield(canvas.painter, str(lot.defence), centre, size)
    return centre.y() - size / 2


def _tokens(canvas: Canvas, box: QRectF, lot: Lot) -> None:
    """Storages show their four places; elsewhere of each resource one, with how many there are."""
    places = capacity(lot.kind)
    radius = box.width() * (0.105 if places else 0.115)
    x, y = box.left() + radius + 4, box.top() + radius + 4
    if places:
        icon = "beer" if lot.kind == "beer_storage" else "gold"
        stored = lot.held.beer + lot.held.gold
        step = (box.width() - 2 * radius - 8) / (places - 1)
        for number in range(places):
            signs.token(canvas.painter, icon, QPointF(x + number * step, y), radius, empty=number >= stored)
        return
    for icon, number in (("beer", lot.held.beer), ("gold", lot.held.gold)):
        if number:
            signs.token(canvas.painter, icon, QPointF(x, y), radius)
            if number > 1:
                size = canvas.readable(12)
                count_plate(canvas.painter, str(number), QPointF(x + radius, y + radius * 0.7), size)
            x += radius * 2.5


def _forts(canvas: Canvas, box: QRectF, lot: Lot, end: float) -> None:
    """What defends it stands at its right edge, above the shield."""
    radius = box.width() * 0.15
    first, last = box.top() + radius * 1.9, end - radius * 0.6
    step = min(radius * 1.9, max(last - first, 0) / max(len(lot.forts) - 1, 1))
    for number, fort in enumerate(lot.forts):
        centre = QPointF(box.right() - radius * 0.7, first + number * step)
        signs.medallion(canvas.painter, fort, centre, radius)


def free_plot(canvas: Canvas, box: QRectF) -> None:
    """Where a building may still be put."""
    painter, path = canvas.painter, of_rect(box, signs.cornered(box))
    painter.fillPath(path, veil(INK, 0.1))
    stroke(painter, path, veil(INK, 0.6), 2.2, (9, 7))
    half = box.width() * 0.17
    middle = box.center()
    mono(painter, "build", QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), veil(INK, 0.42))


def mini(canvas: Canvas, box: QRectF, lot: Lot) -> None:
    painter = canvas.painter
    path = of_rect(box, box.width() * 0.2)
    base = PICTURES[lot.card].rays.deep
    ink(painter, path, mix(base, QColor("#4A2A24"), 0.45) if lot.damaged else base, 2.2, depth=4)
    if lot.forts:
        stroke(painter, path, WILD.label, 2.4)
    size = box.width() * 0.58
    where = QRectF(box.left() + box.width() * 0.08, box.top() + box.height() * 0.06, size, size)
    if lot.damaged:
        mono(painter, "crossed", where, WILD.label)
    else:
        if lot.new:
            states.hatch(painter, path, veil(_PAPER, 0.5), 9, 3.4)
        mono(painter, BUILDING_ICONS[lot.kind], where, veil(INK, 0.55) if lot.new else INK)
    _stored(canvas, box, lot)
    shield = max(box.width() * 0.56, canvas.readable(signs.SMALLEST) * 2)
    if shield > box.width() * 0.85:
        _corner_figure(canvas, box, lot.defence)
        return
    corner = QPointF(box.right() - shield * 0.36, box.bottom() - shield * 0.36)
    defence_shield(painter, str(lot.defence), corner, shield)


def _stored(canvas: Canvas, box: QRectF, lot: Lot) -> None:
    """What lies on it, as a disc in its colour; of several their number."""
    stored = lot.held.beer + lot.held.gold
    if not stored:
        return
    radius = max(box.width() * 0.17, canvas.readable(signs.SMALLEST) * 0.55)
    centre = QPointF(box.left() + radius + 1.5, box.bottom() - radius - 1.5)
    tone = WILD.beer.bright if lot.held.beer else WILD.gold.bright
    ink(canvas.painter, disc(centre.x(), centre.y(), radius), tone, 1.4, depth=0)
    if stored > 1:
        place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        lettering(canvas.painter, place, str(stored), canvas.font("name", signs.SMALLEST), INK)


def _corner_figure(canvas: Canvas, box: QRectF, defence: int) -> None:
    """The defence where no shield could be read."""
    size = canvas.readable(signs.SMALLEST)
    plate = QRectF(box.right() - size * 0.95, box.bottom() - size * 1.05, size * 0.95, size * 1.05)
    canvas.painter.fillPath(of_rect(plate, 3), _STEEL)
    lettering(canvas.painter, plate, str(defence), canvas.font("name", signs.SMALLEST), CREAM)
