"""The pictures on cards: a sky, a sun, three ridges and what grows on them. Eight moods, any number of places."""

from __future__ import annotations

import random
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.drawn.scenery import conifer, mountains, ripples, soft_ridge, stars
from meadhall.views.look.ink import fade, glow, stroke
from meadhall.views.look.shapes import disc, line, rectangle
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

_DEEP = QColor("#1A1010")
_TREE_DARK, _TREE_LINE = QColor("#102018"), QColor("#050808")
_SNOW = QColor("#F4FAFC")


class Mood(NamedTuple):
    """Two tones of sky, the sun, three ridges from back to front; how many of them are jagged; what is on them."""

    sky: QColor
    horizon: QColor
    sun: QColor
    ridges: tuple[QColor, QColor, QColor]
    jagged: int = 0
    trees: bool = False
    snow: bool = False
    water: bool = False
    night: bool = False
    beams: bool = False


def _mood(sky: str, horizon: str, sun: str, ridges: str, **what: object) -> Mood:
    back, middle, front = (QColor(tone) for tone in ridges.split())
    return Mood(QColor(sky), QColor(horizon), QColor(sun), (back, middle, front), **what)  # pyright: ignore[reportArgumentType]


MOODS = {
    "hills": _mood("#F0D9A4", "#E3A95C", "#FFF0C2", "#B9A35A #8F9A4E #5F7A45", trees=True),
    "forest": _mood("#CFE0C0", "#A9C7A0", "#FFF6D6", "#7FA376 #56835F #2F5A47", trees=True),
    "fjord": _mood("#F6DDB0", "#E8A877", "#FFF0C2", "#A58C94 #6C7C94 #3E5A78", jagged=2, water=True),
    "snow": _mood("#DCE9EF", "#B9D0DF", "#FFFFFF", "#E9F1F4 #BFD2DE #8FABC0", jagged=2, trees=True, snow=True),
    "night": _mood("#22304E", "#40547E", "#F3EBC8", "#2B3A5C #1F2B48 #141C33", jagged=2, trees=True, night=True),
    "dusk": _mood("#F2B66E", "#C65F45", "#FFE2A8", "#8A4450 #5A3148 #33203A", trees=True),
    "hall": _mood("#5A3B2A", "#8A5A34", "#FFD36A", "#4A2F22 #3A241B #2A1A14", beams=True),
    "sea": _mood("#CFE4E6", "#8FC2C9", "#FFF6D6", "#5F9FB0 #3C7C95 #245B78", water=True),
}


def landscape(painter: QPainter, path: QPainterPath, mood: str, seed: int = 1) -> None:
    """Fill a shape with a picture; the seed moves sun, ridges and trees."""
    look = MOODS[mood]
    box = path.boundingRect()
    chance = random.Random(seed)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    fade(painter, rectangle(box.x(), box.y(), box.width(), box.height()), look.sky, look.horizon)
    if look.night:
        stars(painter, QRectF(box.x(), box.y(), box.width(), box.height() * 0.5), 22, seed)
    _sun(painter, box, look, chance)
    if look.beams:
        _rafters(painter, box, look)
    for number, colour in enumerate(look.ridges):
        _ridge(painter, box, look, number, colour, seed)
    if look.trees:
        _trees(painter, box, look, chance)
    if look.water:
        _water(painter, box, look, seed)
    lay_texture(painter, box, "paper", 0.13, 0.7)
    painter.restore()


def _sun(painter: QPainter, box: QRectF, look: Mood, chance: random.Random) -> None:
    x = box.x() + box.width() * chance.uniform(0.25, 0.75)
    y = box.y() + box.height() * 0.36
    radius = box.height() * (0.13 if look.night else 0.2)
    glow(painter, x, y, radius * 2.6, look.sun, 0.7)
    whole = disc(x, y, radius)
    if look.night:  # a crescent, and the glow of the sky within it
        whole = whole.subtracted(disc(x + radius * 0.42, y - radius * 0.2, radius * 0.86))
    painter.fillPath(whole, look.sun)


def _rafters(painter: QPainter, box: QRectF, look: Mood) -> None:
    """Inside a hall: posts and a roof beam before the fire."""
    wood = mix(look.sky, _DEEP, 0.35)
    for share in (0.08, 0.3, 0.7, 0.92):
        post = QRectF(box.x() + box.width() * share - box.width() * 0.02, box.y(), box.width() * 0.04, box.height())
        painter.fillRect(post, wood)
    painter.fillRect(QRectF(box.x(), box.y(), box.width(), box.height() * 0.12), mix(wood, _DEEP, 0.3))


def _ridge(painter: QPainter, box: QRectF, look: Mood, number: int, colour: QColor, seed: int) -> None:
    crest = box.y() + box.height() * (0.62 + 0.16 * number)
    reach = box.height() * (0.36 - 0.08 * number)
    land = QRectF(box.x(), crest, box.width(), box.bottom() - crest + 4)
    pen = max(0.8, box.width() / 155)
    if number < look.jagged:
        snow = _SNOW if look.snow or (look.night and number == 0) else None
        snow = mix(snow, colour, 0.6) if snow and look.night else snow
        mountains(painter, land, reach, seed * 7 + number, colour, peaks=4 + number, snow=snow, pen=pen)
        return
    ridge = soft_ridge(land, reach, seed * 7 + number, 5 + number)
    painter.fillPath(ridge, colour)
    stroke(painter, ridge, veil(mix(colour, _DEEP, 0.55), 0.55), pen)


def _trees(painter: QPainter, box: QRectF, look: Mood, chance: random.Random) -> None:
    front = look.ridges[2]
    colour, edge = mix(front, _TREE_DARK, 0.45), mix(front, _TREE_LINE, 0.75)
    places = sorted(
        (box.height() * (0.9 + 0.12 * chance.random()), box.width() * (number + chance.random()) / 9)
        for number in range(9)
    )
    for y, x in places:
        height = box.height() * chance.uniform(0.2, 0.36)
        snow = _SNOW if look.snow else None
        pen = max(0.7, box.width() / 170)
        conifer(painter, box.x() + x, box.y() + y, height, colour, line_colour=edge, pen=pen, snow=snow)


def _water(painter: QPainter, box: QRectF, look: Mood, seed: int) -> None:
    top = box.y() + box.height() * 0.8
    sea = QRectF(box.x(), top, box.width(), box.bottom() - top)
    fade(
        painter,
        rectangle(sea.x(), sea.y(), sea.width(), sea.height()),
        look.ridges[2],
        mix(look.ridges[2], _DEEP, 0.25),
    )
    stroke(painter, line((sea.left(), top), (sea.right(), top)), veil(_DEEP, 0.5), max(0.8, box.width() / 155))
    ripples(painter, sea.adjusted(0, 5, -10, -3), 8, seed)
