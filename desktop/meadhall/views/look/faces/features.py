"""What faces are made of: eyes, ears, noses, shoulders. They are drawn in a frame of 290 by 240, around the nose."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, mirrored, placed
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

BLUSH = QColor("#E0684A")
_LID = 2.6


def almond(x: float, y: float, width: float, height: float, tilt: float = 0) -> QPainterPath:
    """An eye's opening, as wide and high as said to either side; its outer corner lies higher by the tilt."""
    rise = tilt if x > 0 else -tilt
    path = QPainterPath(QPointF(x - width, y + rise))
    path.quadTo(x, y - 2 * height, x + width, y - rise)
    path.quadTo(x, y + 1.7 * height, x - width, y + rise)
    return path


def eye(
    face: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    iris: QColor,
    *,
    look: float = 0,
    tilt: float = 0,
    lid: float = _LID,
) -> None:
    """An open eye that looks to the side by `look`; a heavy lid makes it grave."""
    opening = almond(x, y, width, height, tilt)
    face.fill(opening, EYE_WHITE)
    face.within(opening)
    radius = height * 0.86
    face.fill(disc(x + look, y - height * 0.08, radius), mix(iris, INK, 0.25))
    face.fill(disc(x + look, y - height * 0.08, radius * 0.82), iris)
    face.fill(disc(x + look, y - height * 0.08, radius * 0.46), INK)
    face.fill(disc(x + look - radius * 0.34, y - height * 0.42, radius * 0.26), EYE_WHITE)
    face.painter.restore()
    rise = tilt if x > 0 else -tilt
    upper = QPainterPath(QPointF(x - width, y + rise))
    upper.quadTo(x, y - 2 * height, x + width, y - rise)
    face.line(opening, 1.2, 0.8)
    face.line(upper, lid)


def round_eye(face: Pen, x: float, y: float, size: float, iris: QColor, *, look: float = 0) -> None:
    """A wide eye, white all around."""
    opening = disc(x, y, size, size * 1.08)
    face.fill(opening, EYE_WHITE)
    face.fill(disc(x + look, y + 0.8, size * 0.56), iris)
    face.fill(disc(x + look, y + 0.8, size * 0.34), INK)
    face.fill(disc(x + look - size * 0.2, y - size * 0.18, size * 0.15), EYE_WHITE)
    face.line(opening, 2.2)


def ears(face: Pen, skin: QColor, out: float = 40, y: float = 4, size: float = 1.0) -> None:
    ear = placed(outline("M-6 -12 C6 -20 14 -10 11 2 C9 12 0 18 -7 14Z"), out, y, size)
    face.both(ear, skin, 4)
    fold = placed(outline("M-2 -7 C4 -11 8 -6 5 2 C4 5 1 6 0 9"), out, y, size)
    face.line(fold, 1.6, 0.6)
    face.line(mirrored(fold), 1.6, 0.6)


def blush(face: Pen, x: float, y: float, width: float, height: float, strength: float = 0.3) -> None:
    for side in (-1, 1):
        face.fill(disc(side * x, y, width, height), veil(BLUSH, strength))


def bulb(face: Pen, colour: QColor, width: float, foot: float, top: float = -6) -> None:
    """A round nose, open above: a line across its bridge would make spectacles of it and the brows."""
    half = width * 0.42
    line = (
        f"M{-half} {top} C{-half - 1} {top + 9} {-width} {foot - 18} {-width} {foot - 8}"
        f" C{-width + 1} {foot + 4} {width - 1} {foot + 4} {width} {foot - 8}"
        f" C{width} {foot - 18} {half + 1} {top + 9} {half} {top}"
    )
    face.ink(line, colour, 6, 0)
    face.line(line, 3)
    face.fill(disc(-width * 0.4, foot - 11, width * 0.24, width * 0.17), mix(colour, QColor("#FFF4E6"), 0.7))


def shoulders(face: Pen, cloth: QColor, top: float = 74, half: float = 100) -> None:
    face.ink(
        f"M{-half} 130 C{-half + 2} {top + 26} {-half * 0.66} {top + 8} -26 {top}"
        f" L26 {top} C{half * 0.66} {top + 8} {half - 2} {top + 26} {half} 130Z",
        cloth,
        9,
    )


def neck(face: Pen, skin: QColor, half: float = 19, foot: float = 88) -> None:
    face.ink(f"M{-half} 30 L{-half} {foot - 8} Q0 {foot + 10} {half} {foot - 8} L{half} 30Z", mix(skin, INK, 0.1), 4)


def both_strands(face: Pen, *lines: str, width: float = 2, opacity: float = 0.5) -> None:
    """Single hairs and folds, drawn thin, on both sides."""
    for line in lines:
        face.line(line, width, opacity)
        face.line(mirrored(outline(line)), width, opacity)


def shade_within(face: Pen, form: str, shadow: str, strength: float = 0.2) -> None:
    """A cast shadow on a form, such as that of a brim on a brow."""
    face.within(form)
    face.fill(shadow, veil(QColor("#20102A"), strength))
    face.painter.restore()
