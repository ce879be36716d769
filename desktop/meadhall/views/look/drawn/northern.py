"""What people of the North built: the dragon ship and the gabled hall."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import contour_line, glow, ink, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, joined, line, mirrored, placed, rectangle, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_WHITE = QColor("#FFFFFF")
_DEEP = QColor("#1A1010")
_WINDOW = QColor("#FFC95A")

_HULL = (
    "M-67 -80 C-58 -62 -66 -44 -57 -29 C-38 -15 38 -15 57 -29 C65 -42 60 -58 70 -72 C77 -82 94 -80 93 -67"
    " C92 -58 81 -58 81 -66 C84 -66 86 -68 85 -70 C81 -66 80 -48 75 -30 C66 -4 46 9 0 9 C-46 9 -68 -4 -77 -26"
    " C-86 -46 -80 -60 -86 -72Z"
)
_DRAGON = (
    "M-66 -74 C-62 -84 -65 -94 -73 -99 C-66 -102 -58 -109 -57 -117 C-66 -115 -74 -111 -80 -104 "
    "C-88 -106 -94 -103 -99 -98"
    " C-104 -100 -110 -99 -115 -102 C-122 -103 -126 -96 -121 -91 C-118 -88 -113 -88 -108 -86 L-107 -81"
    " L-104 -85 L-98 -83"
    " L-97 -78 L-94 -82 C-92 -80 -91 -78 -92 -76 C-98 -73 -106 -75 -113 -79 C-117 -72 -110 -66 -101 -65"
    " C-95 -64 -90 -66 -87 -63 L-66 -68Z"
)
_TONGUE = "M-96 -77 C-104 -78 -112 -82 -120 -79 C-116 -85 -108 -84 -98 -82Z"
_CREST = "M-70 -97 L-56 -95 L-63 -88 L-52 -83 L-61 -78 L-53 -70 L-62 -67 L-56 -57 L-64 -56 L-60 -46 L-68 -48 L-74 -80Z"
_SAIL = "M-46 -106 C-53 -80 -52 -56 -43 -37 C-15 -30 18 -30 44 -37 C55 -56 56 -80 47 -106 C16 -100 -16 -100 -46 -106Z"
_SHIELDS = (QColor("#F0C24A"), QColor("#2A5FA8"), QColor("#EFE3C6"), QColor("#C43D2B"))


def longship(
    painter: QPainter,
    x: float,
    y: float,
    scale: float,
    *,
    sail: tuple[QColor, QColor],
    hull: QColor,
    pen: float = 2.0,
    oars: bool = True,
) -> None:
    """A dragon ship with a striped sail, sailing to the left; y is its waterline."""

    def at(data: str) -> QPainterPath:
        return placed(outline(data), x, y, scale)

    ink(painter, placed(rounded(-2.6, -118, 5.2, 108, 2), x, y, scale), QColor("#6B4526"), pen * 0.8, depth=scale)
    pennant = at("M2 -118 L26 -114 L16 -109 L24 -104 L2 -106Z")
    ink(painter, pennant, sail[0], pen * 0.6, depth=1.5 * scale)
    for foot in (-52, 52):
        stay = line((x, y - 112 * scale), (x + foot * scale, y - 24 * scale))
        stroke(painter, stay, veil(INK, 0.7), max(0.8, pen * 0.45))
    _sail(painter, x, y, scale, sail, pen)
    ink(painter, placed(rounded(-53, -109, 106, 6.4, 3), x, y, scale), QColor("#8A5A30"), pen * 0.8, depth=1.5 * scale)
    if oars:
        _oars(painter, x, y, scale, pen)
    ink(painter, at(_CREST), mix(hull, QColor("#E0B050"), 0.55), pen * 0.7, depth=scale)
    ink(painter, at(_TONGUE), QColor("#D8402E"), pen * 0.6, depth=0)
    ink(painter, joined(at(_HULL), at(_DRAGON)), hull, pen, depth=5 * scale)
    _strakes(painter, x, y, scale, hull)
    painter.fillPath(at("M-98 -93 Q-92 -100 -84 -95 Q-90 -89 -98 -93Z"), QColor("#FFD36A"))
    painter.fillPath(disc(x - 91.4 * scale, y - 94.4 * scale, 1.5 * scale), INK)
    painter.fillPath(disc(x - 118 * scale, y - 96.4 * scale, 1.4 * scale), INK)
    for number in range(-3, 4):
        centre = (x + number * 14.4 * scale, y - (13.6 + 0.55 * number * number * 0.5) * scale)
        shield = disc(*centre, 7.2 * scale)
        ink(painter, shield, _SHIELDS[number % 4], pen * 0.7, depth=1.6 * scale)
        painter.fillPath(disc(*centre, 2.1 * scale), INK)


def _sail(painter: QPainter, x: float, y: float, scale: float, colours: tuple[QColor, QColor], pen: float) -> None:
    cloth = placed(outline(_SAIL), x, y, scale)
    painter.fillPath(cloth, colours[1])
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    for number in (-3, -1, 1, 3):
        # Stripes bulge with the wind, more towards the edges.
        left, right, belly = number * 15 - 7.5, number * 15 + 7.5, number * 2.4
        stripe = QPainterPath(QPointF(left, -112))
        stripe.quadTo(left + belly, -68, left - belly * 0.3, -24)
        stripe.lineTo(right - belly * 0.3, -24)
        stripe.quadTo(right + belly, -68, right, -112)
        painter.fillPath(placed(stripe, x, y, scale), colours[0])
    dark = outline("M10 -112 C34 -84 34 -56 12 -26 L64 -26 L64 -112Z")
    painter.fillPath(placed(dark, x, y, scale), veil(QColor("#20102A"), 0.16))
    fold = outline("M-46 -44 C-14 -36 18 -36 46 -44 L50 -24 L-50 -24Z")
    painter.fillPath(placed(fold, x, y, scale), veil(QColor("#20102A"), 0.16))
    light = outline("M-60 -112 L-38 -112 C-45 -84 -45 -60 -38 -30 L-60 -30Z")
    painter.fillPath(placed(light, x, y, scale), veil(_WHITE, 0.22))
    painter.restore()
    contour_line(painter, cloth, pen)


def _oars(painter: QPainter, x: float, y: float, scale: float, pen: float) -> None:
    for number in range(-3, 4):
        top = x + (number * 14.4 + 6) * scale
        oar = line((top, y - 8 * scale), (top + 15 * scale, y + 12 * scale))
        stroke(painter, oar, INK, 3.4 * scale)
        stroke(painter, oar, QColor("#B98A55"), max(0.8, 1.7 * scale))


def _strakes(painter: QPainter, x: float, y: float, scale: float, hull: QColor) -> None:
    for drop in (0, 7):
        strake = outline(f"M{-64 + drop} {-18 + drop} C-36 {-2 + drop} 36 {-2 + drop} {64 - drop} {-18 + drop}")
        stroke(painter, placed(strake, x, y, scale), veil(mix(hull, _DEEP, 0.6), 0.8), max(0.8, 1.3 * scale))
    knot = outline("M-74 -34 C-68 -42 -80 -50 -74 -58 C-69 -64 -76 -70 -76 -70")
    stroke(painter, placed(knot, x, y, scale), veil(QColor("#E9B978"), 0.7), 1.6 * scale)


_ROOF = "M-46 -20 C-34 -40 -20 -58 0 -70 C20 -58 34 -40 46 -20 C30 -28 -30 -28 -46 -20Z"
_ROOF_SNOW = (
    "M-36 -36 C-24 -52 -12 -62 0 -70 C12 -62 24 -52 36 -36"
    " C28 -42 22 -38 14 -46 C6 -40 -4 -52 -14 -42 C-22 -46 -28 -40 -36 -36Z"
)


_ROOF_SNOW = "M-23 -12.5 L0 -35.5 L23 -12.5 L17 -12 L10 -18 L4 -22 L0 -29 L-5 -21 L-11 -18 L-16 -11Z"
_SMOKE = "M0 0 C-7 -8 5 -13 -1 -21 C-6 -28 4 -33 0 -41"


def homestead(
    painter: QPainter, foot: QPointF, scale: float, *, snow: bool = False, lit: bool = False, smokes: bool = False
) -> None:
    """A small gabled house, 46 wide and 34 high, with smoke above it."""

    def at(data: str) -> QPainterPath:
        return placed(outline(data), foot.x(), foot.y(), scale)

    if smokes:
        for width, strength in ((8.0, 0.24), (4.6, 0.5)):
            stroke(painter, at(_SMOKE).translated(10 * scale, -27 * scale), veil(_WHITE, strength), width * scale)
    if lit:
        glow(painter, foot.x(), foot.y() - 8 * scale, 44 * scale, _WINDOW, 1.0)
    ink(painter, at("M8 -22 H15 V-32 H8Z"), QColor("#7A6A5C"), 1.4 * scale, depth=1.5 * scale)
    ink(painter, at("M-17 0 V-14 L0 -30 L17 -14 V0Z"), QColor("#8A5A34"), 1.7 * scale, depth=3 * scale)
    window = _WINDOW if lit else QColor("#3A2616")
    for x in (-9, 5):
        painter.fillPath(at(f"M{x} -3 V-11 H{x + 5} V-3Z"), window)
    roof = at("M-24 -11 L0 -35 L24 -11 L19 -7 L0 -26 L-19 -7Z")
    ink(painter, roof, QColor("#5A3A22"), 1.7 * scale, depth=2 * scale)
    if snow:
        painter.fillPath(
            at("M-23 -12.5 L0 -35.5 L23 -12.5 L17 -12 L10 -18 L4 -22 L0 -29 L-5 -21 L-11 -18 L-16 -11Z"), _WHITE
        )


def hall(
    painter: QPainter,
    x: float,
    y: float,
    scale: float,
    *,
    roof: QColor,
    wall: QColor,
    window: QColor = _WINDOW,
    snow: QColor | None = None,
    pen: float = 2.0,
) -> None:
    """A gabled hall with crossed beams over its ridge and light behind its door; y is its foot."""
    ink(painter, placed(rectangle(-36, -26, 72, 26), x, y, scale), wall, pen, depth=4 * scale)
    for post in (-26, -14, 14, 26):
        stroke(painter, line((x + post * scale, y - 24 * scale), (x + post * scale, y)), veil(INK, 0.55), pen * 0.5)
    glow(painter, x, y - 9 * scale, 20 * scale, window, 0.4)
    door = placed(outline("M-7 0 L-7 -13 Q0 -21 7 -13 L7 0Z"), x, y, scale)
    painter.fillPath(door, window)
    stroke(painter, door, INK, pen * 0.7)
    beam = outline("M0 -64 C4 -72 10 -80 17 -84")
    for gable in (beam, mirrored(beam)):
        stroke(painter, placed(gable, x, y, scale), INK, max(pen * 1.8, 5.6 * scale))
        stroke(painter, placed(gable, x, y, scale), mix(roof, QColor("#E9C9A0"), 0.25), max(pen * 0.8, 3 * scale))
    thatch = placed(outline(_ROOF), x, y, scale)
    ink(painter, thatch, roof, pen, depth=7 * scale)
    for course in ("M-34 -31 C-14 -38 14 -38 34 -31", "M-22 -46 C-10 -51 10 -51 22 -46"):
        stroke(painter, placed(outline(course), x, y, scale), veil(INK, 0.5), pen * 0.5)
    if snow:
        painter.fillPath(placed(outline(_ROOF_SNOW), x, y, scale), snow)
