"""North of the Wall as a still picture: the clans' camps, the numbered trails, the clearings, and the Wall itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath

from meadhall.rules.watch.data import CLANS, LIMITS
from meadhall.views.look import fonts
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.icons import icon_path
from meadhall.views.look.ink import Elevation, fade, fitted, ink, lettering, shadow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, handmade, line, placed, polygon, rectangle, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.boxes import Box, Point
from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from . import nature
from .geometry import (
    CLEARING_TALL,
    CLEARING_WIDE,
    POST_HEIGHT,
    POST_WIDTH,
    TITLE_HEIGHT,
    WALL_HEIGHT,
    Geometry,
    TrailLine,
)

CLAN_TONES = {"river": WATCH.river, "cave": WATCH.cave, "hornfoot": WATCH.hornfoot}
_BOX_SNOW = QColor("#F1F6F8")
_CAMP = QColor("#D3DEE4")
_WHITE = QColor("#FFFFFF")
_HEADING = QColor("#EAF3F8")
_TRAIL_EARTH, _TRAIL_STEPS = QColor("#3B2A1C"), QColor("#8A6A3C")
_CLEARING_RIM = QColor("#8A7A4C")
_TOWER = QColor("#BFDBE8")
_TOWER_FOOT = 46.0  # how far it reaches beyond the Wall
_DIGIT_SHADE = 0.4  # of ink in the tone of a camp: its figure is small
_SLOT = QColor("#24495C")
_FOR_A_CLUMP = 9000.0  # of square units of snow
_HIDE, _FLAME = QColor("#9C7A52"), QColor("#F0A040")


def north_patches(geometry: Geometry, words: Words) -> Iterator[Patch]:
    yield Patch(QRectF(0, 0, 420, 40), _frostfangs(words))
    x, y = geometry.tormunds_camp
    yield Patch(QRectF(x - 80, y - 40, 160, 90), _tormunds_camp(x, y))
    for number in range(len(CLANS)):
        box = geometry.clan(number)
        area = QRectF(box.x - 24, box.y - 24, box.width + 48, box.height + 40)
        yield Patch(area, _clan(geometry, number, words))
    for trail in geometry.trails:
        yield Patch(_trail_box(trail), _trail(trail))
    for number in range(LIMITS.sections):
        x, y = geometry.clearing(number)
        yield Patch(QRectF(x - 150, y - 50, 300, 90), _clearing(geometry, number))
    for number, box in enumerate(geometry.groves):
        yield Patch(box.rect.adjusted(-20, -60, 20, 10), _grove(box, number))
    yield from wall_patches(geometry)


def wall_patches(geometry: Geometry) -> Iterator[Patch]:
    left, right = geometry.wall
    yield Patch(QRectF(left - 70, geometry.wall_top - 20, right - left + 140, 110), _wall_shadow(geometry))
    for side in (-1, 1):
        end = left if side < 0 else right
        yield Patch(QRectF(end - 60, geometry.wall_top - 20, 120, 90), _tower(geometry, side))
    for number in range(LIMITS.sections):
        box = geometry.section(number)
        yield Patch(QRectF(box.x - 4, box.y - 10, box.width + 8, box.height + 20), _section(geometry, number))


def _frostfangs(words: Words) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        font = fonts.font("bold", canvas.readable(14), 1.6)
        title = words("watch.board.frostfangs").upper()
        lettering(canvas.painter, QRectF(26, 6, 300, 24), title, font, _HEADING, Qt.AlignmentFlag.AlignLeft)

    return paint


def _tormunds_camp(x: float, y: float) -> Callable[[Canvas], None]:
    """A trampled place with a tent and a fire: here Tormund sits when nobody has sent him anywhere."""

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        place = disc(x + 14, y + 16, 62, 15)
        painter.fillPath(place, veil(WATCH.clearing, 0.75))
        texture(painter, place, "paper", 0.2)
        stroke(painter, place, veil(_CLEARING_RIM, 0.7), 1.2, (4, 4))
        ink(painter, placed(icon_path("tent"), x + 26, y - 22, 1.7), _HIDE, 1.7, depth=4)
        for dx, turn in ((-36, -1), (-30, 1)):
            log = line((x + dx - 6, y + 19 + 3 * turn), (x + dx + 8, y + 19 - 3 * turn))
            stroke(painter, log, INK, 4.6)
            stroke(painter, log, _HIDE, 2.6)
        ink(
            painter,
            placed(outline("M0 0 C-7 -4 -5 -10 -1 -15 C0 -10 7 -9 5 -3 C4 0 2 1 0 0Z"), x - 31, y + 15),
            _FLAME,
            1.3,
        )

    return paint


# --- clans and trails


def _clan(geometry: Geometry, number: int, words: Words) -> Callable[[Canvas], None]:
    box = geometry.clan(number)
    clan = CLANS[number]
    tone = CLAN_TONES[clan]
    sheet = handmade(rounded(box.x, box.y, box.width, box.height, 22), 1.2, 30, number)
    title = words.term(f"watch.clan.{clan}").form("")

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        shadow(painter, sheet, Elevation(6, 3, 0.28, 0.28))
        painter.fillPath(sheet, veil(_BOX_SNOW, 0.88))
        texture(painter, sheet, "paper", 0.15)
        stroke(painter, sheet, tone, 2.6)
        _plaque(canvas, box.middle[0], box.y, title, tone)
        for first, second in ((5, 4), (4, 3), (3, 2), (2, 1)):
            between = line(geometry.camp(number, first), geometry.camp(number, second))
            stroke(painter, between, veil(tone, 0.6), 2, (3, 5))
        for camp in range(1, LIMITS.camps + 1):
            _camp(canvas, *geometry.camp(number, camp), str(camp), tone)

    return paint


def _plaque(canvas: Canvas, x: float, y: float, title: str, tone: QColor) -> None:
    font = fitted(canvas.font("bold", 15), title, 236, canvas.readable(12))
    high = max(TITLE_HEIGHT, font.pixelSize() * 1.5)
    wide = max(252.0, QFontMetricsF(font).horizontalAdvance(title) + high)
    plaque = rounded(x - wide / 2, y - high / 2, wide, high, high / 2)
    ink(canvas.painter, plaque, tone, 1.6, depth=2)
    if canvas.legible(15):
        lettering(canvas.painter, plaque.boundingRect(), title, font, _WHITE)


def _camp(canvas: Canvas, x: float, y: float, number: str, tone: QColor) -> None:
    painter = canvas.painter
    place = disc(x, y, 18)
    painter.fillPath(place, _CAMP)
    stroke(painter, place, veil(tone, 0.86), 1.7, (4, 4))
    canvas.text(QRectF(x - 18, y - 18, 36, 36), number, "name", 15, mix(tone, INK, _DIGIT_SHADE))


def _trail_path(trail: TrailLine) -> QPainterPath:
    path = QPainterPath(QPointF(*trail.start))
    path.cubicTo(QPointF(*trail.bend), QPointF(*trail.turn), QPointF(*trail.end))
    return path


def _trail_box(trail: TrailLine) -> QRectF:
    return _trail_path(trail).boundingRect().adjusted(-28, -16, 28, 16)


def _trail(trail: TrailLine) -> Callable[[Canvas], None]:
    path = _trail_path(trail)
    label = "·".join(map(str, trail.numbers))

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        stroke(painter, path, veil(_TRAIL_EARTH, 0.5), 9)
        stroke(painter, path, WATCH.trail, 6)
        stroke(painter, path, veil(_TRAIL_STEPS, 0.75), 2, (6, 6))
        size = min(canvas.readable(16), 28)
        wide, high = (34 if "·" in label else 26) * size / 16, 26 * size / 16
        x, y = trail.label
        plate = rounded(x - wide / 2, y - high / 2, wide, high, 8)
        ink(painter, plate, WATCH.night, 1.6, depth=2)
        canvas.text(plate.boundingRect(), label, "name", 16, _WHITE)

    return paint


def _clearing(geometry: Geometry, number: int) -> Callable[[Canvas], None]:
    x, y = geometry.clearing(number)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        for side in (-1, 1):
            for place in range(3):
                tree_x, tree_y = x + side * (92 + place * 17), y + 20 - place % 2 * 8
                nature.conifer(canvas, tree_x, tree_y, 30 + 6 * (place % 2), northern=True)
        meadow = disc(x, y, CLEARING_WIDE, CLEARING_TALL)
        painter.fillPath(meadow, WATCH.clearing)
        texture(painter, meadow, "paper", 0.2)
        stroke(painter, meadow, INK, 1.8)
        stroke(painter, disc(x, y, CLEARING_WIDE - 6, CLEARING_TALL - 4), veil(_CLEARING_RIM, 0.6), 1.2, (4, 4))

    return paint


def _grove(box: Box, number: int) -> Callable[[Canvas], None]:
    """Clumps of trees in the snow, the nearer ones before the others."""
    chance = random.Random(number + 3)
    feet: list[Point] = []
    for _ in range(int(box.width * box.height / _FOR_A_CLUMP)):
        x, y = box.share(chance.random()), box.y + 60 + chance.random() * (box.height - 60)
        feet += [(x + chance.uniform(-34, 34), y + chance.uniform(-16, 16)) for _ in range(chance.randint(2, 5))]

    def paint(canvas: Canvas) -> None:
        tall = random.Random(number)
        for x, y in sorted(feet, key=lambda foot: foot[1]):
            if box.x < x < box.right and y < box.bottom:
                nature.conifer(canvas, x, y, tall.choice((30, 36, 42)), northern=True)

    return paint


# --- the Wall


def _wall_shadow(geometry: Geometry) -> Callable[[Canvas], None]:
    """It begins at the towers' feet, and only its soft rim comes out from under the Wall."""
    left, right = geometry.wall
    under = geometry.section(0).y + WALL_HEIGHT

    def paint(canvas: Canvas) -> None:
        reach = _TOWER_FOOT - 10
        foot = rectangle(left - reach, under - 10, right - left + 2 * reach, 4)
        shadow(canvas.painter, foot, Elevation(12, 6, 0.46, 0.46))

    return paint


def _tower(geometry: Geometry, side: int) -> Callable[[Canvas], None]:
    x = geometry.wall[0 if side < 0 else 1]
    top, foot = geometry.section(0).y, geometry.section(0).y + WALL_HEIGHT
    corners = [(0, -6), (16, -6), (22, 4), (34, 18), (_TOWER_FOOT, WALL_HEIGHT), (0, WALL_HEIGHT)]
    shape = polygon([(x + side * dx, top + dy) for dx, dy in corners])

    def paint(canvas: Canvas) -> None:
        ink(canvas.painter, shape, _TOWER, 2.2, depth=8)
        for dx, dy, high in ((9, 6, 20), (20, 26, 16), (30, 40, 14)):
            crack = line((x + side * dx, top + dy), (x + side * (dx + 4), min(top + dy + high, foot)))
            stroke(canvas.painter, crack, veil(WATCH.joint, 0.6), 1.2)

    return paint


def _section_path(x: float, y: float, wide: float) -> QPainterPath:
    """Two crenels near either end, as high as a man; the Wall's foot is straight."""
    right = x + wide
    crown = [(x, 8), (x + 10, 8), (x + 10, 0), (x + 40, 0), (x + 40, 8)]
    crown += [(right - 40, 8), (right - 40, 0), (right - 10, 0), (right - 10, 8), (right, 8)]
    return polygon([*[(px, y + py) for px, py in crown], (right, y + WALL_HEIGHT), (x, y + WALL_HEIGHT)])


def _section(geometry: Geometry, number: int) -> Callable[[Canvas], None]:
    box = geometry.section(number)
    x, y, wide = box.x, box.y, box.width
    path = _section_path(x, y, wide)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        painter.fillPath(path, WATCH.ice)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        fade(painter, rectangle(x, y, wide, 30), WATCH.ice_light, WATCH.ice)
        painter.fillRect(QRectF(x, y + 46, wide, 18), WATCH.ice_dark)
        _courses(canvas, x, y, wide)
        _icicles(canvas, number, x, y, wide)
        texture(painter, path, "paper", 0.12)
        painter.setClipping(False)
        stroke(painter, path, INK, 2.2)
        posts = LIMITS.posts if geometry.brotherhood else 0  # in base it only stands there
        for post in range(1, posts + 1):
            _slot(canvas, *geometry.post(number, post), str(post))

    return paint


def _courses(canvas: Canvas, x: float, y: float, wide: float) -> None:
    joints = QPainterPath()
    for row in range(4):
        level = y + 8 + row * 15
        joints.addPath(line((x, level), (x + wide, level)))
        for block in range(int(wide / 44) + 2):
            at = x + block * 44 + row % 2 * 22
            joints.addPath(line((at, level), (at, level + 15)))
    stroke(canvas.painter, joints, veil(WATCH.joint, 0.44), 1.2)


def _icicles(canvas: Canvas, number: int, x: float, y: float, wide: float) -> None:
    chance = random.Random(number)
    icicle = polygon([(-5, WALL_HEIGHT), (5, WALL_HEIGHT), (0, WALL_HEIGHT - 16)])
    for _ in range(5):
        canvas.painter.fillPath(placed(icicle, x + chance.random() * wide, y), veil(WATCH.ice_light, 0.78))


def _slot(canvas: Canvas, x: float, y: float, number: str) -> None:
    painter = canvas.painter
    slot = rounded(x - POST_WIDTH / 2, y - POST_HEIGHT / 2, POST_WIDTH, POST_HEIGHT, 8)
    painter.fillPath(slot, veil(WATCH.ice_dark, 0.5))
    stroke(painter, slot, veil(_SLOT, 0.75), 1.3, (3, 3))
    canvas.text(slot.boundingRect(), number, "name", 15, _SLOT)
