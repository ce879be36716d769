"""Small round and square things with a figure or an icon on them: numbers, resources, counts, empty slots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.icons import icon_in, inked, inline, mono
from meadhall.views.look.ink import E2, PIECE, ink, lettering, shadow, stroke
from meadhall.views.look.palette import BUBBLE, DANGER, INK, PAPER, RED_NUMBER, TOKEN_PAPER
from meadhall.views.look.shapes import disc, line, of_rect, regular, rounded
from meadhall.views.look.tones import is_light, veil

_BLACK = QColor("#000000")
_CREAM = QColor("#FFF3E0")
_STEEL_BLUE = QColor("#416787")
_ROLL = QColor("#A08A5C")

_DIGITS = {1: 15, 2: 16, 3: 18, 4: 20, 5: 22}  # by pips


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def number_token(
    painter: QPainter, number: int, pips: int, centre: QPointF, radius: float = 17.5, least: float = 1
) -> None:
    """The number of a hex: the likelier, the larger, with a pip for each way to throw it; the likeliest red. `least` is
    how high its figures are at least."""
    scale = radius / 17.5
    path = disc(centre.x(), centre.y(), radius)
    shadow(painter, path, PIECE, scale)
    ink(painter, path, TOKEN_PAPER, max(1.2, 1.8 * scale), depth=3 * scale)
    colour = RED_NUMBER if pips == 5 else INK
    face = fonts.font("name", max(_DIGITS[pips] * scale, least))
    lettering(painter, _square(centre, radius).translated(0, -3.4 * scale), str(number), face, colour)
    for pip in range(pips):
        x = centre.x() + (pip - (pips - 1) / 2) * 4.6 * scale
        painter.fillPath(disc(x, centre.y() + 10.4 * scale, 1.65 * scale), colour)


def resource_disc(painter: QPainter, icon: str, centre: QPointF, radius: float = 24) -> None:
    """A resource on a disc of paper: 13 on the map, 24 in the tray."""
    path = disc(centre.x(), centre.y(), radius)
    shadow(painter, path, PIECE, radius / 24)
    ink(painter, path, TOKEN_PAPER, max(1.2, radius / 12), depth=radius / 8)
    inline(painter, icon, _square(centre, radius * 0.68), INK)


def resource_tile(painter: QPainter, icon: str, rect: QRectF, count: int | None = None) -> None:
    """A small card of a resource, as in the bank, with how many are left."""
    scale = rect.width() / 42
    path = of_rect(rect, 6 * scale)
    shadow(painter, path, PIECE, scale * 0.8)
    ink(painter, path, BUBBLE, max(1.2, 1.8 * scale), depth=2.4 * scale)
    size = rect.width() * 0.64
    centre = QPointF(rect.center().x(), rect.center().y() - (0 if count is None else rect.height() * 0.15))
    inline(painter, icon, _square(centre, size / 2), INK)
    if count is not None:
        below = QRectF(rect.left(), rect.top() + rect.height() * 0.62, rect.width(), rect.height() * 0.34)
        lettering(painter, below, str(count), fonts.font("bold", 14.5 * scale), INK)


def plate_width(text: str, pixels: float) -> float:
    return max(pixels * 1.55, QFontMetricsF(fonts.font("name", pixels)).horizontalAdvance(text) + pixels * 0.9)


def count_plate(painter: QPainter, text: str, centre: QPointF, pixels: float, fill: QColor = BUBBLE) -> QRectF:
    """A pill with a figure, usually at the lower right of what it counts; returns what it covers."""
    face = fonts.font("name", pixels)
    width = plate_width(text, pixels)
    rect = QRectF(centre.x() - width / 2, centre.y() - pixels * 0.75, width, pixels * 1.5)
    path = of_rect(rect, pixels * 0.75)
    shadow(painter, path, PIECE, pixels / 26)
    painter.fillPath(path, fill)
    stroke(painter, path, INK, max(1.2, pixels / 9))
    lettering(painter, rect, text, face, INK if is_light(fill) else _CREAM)
    return rect


def sealed_scroll(painter: QPainter, rect: QRectF) -> None:
    """A figure that is somebody's secret: rolled up, tied, and under wax."""
    high, centre = rect.height(), rect.center()
    width = max(1.1, high / 15)
    roll = QRectF(rect.left(), rect.top() + high * 0.2, rect.width(), high * 0.52)
    ink(painter, of_rect(roll, high * 0.12), PAPER, width, depth=high * 0.14)
    for x in (roll.left() + high * 0.2, roll.right() - high * 0.2):  # where the outer edges of the paper end
        stroke(painter, line((x, roll.top()), (x, roll.bottom())), _ROLL, width)
    band = QRectF(centre.x() - high * 0.1, roll.top(), high * 0.2, roll.height())
    ink(painter, of_rect(band), DANGER.darker(130), width * 0.7, depth=0)
    ink(painter, disc(centre.x(), roll.bottom(), high * 0.22), DANGER, width, depth=high * 0.06)


def building_disc(painter: QPainter, icon: str, centre: QPointF, radius: float, fill: QColor) -> None:
    """A small building."""
    path = disc(centre.x(), centre.y(), radius)
    shadow(painter, path, PIECE, radius / 16)
    ink(painter, path, fill, max(1.3, radius / 8.5), depth=radius / 5)
    mono(painter, icon, _square(centre, radius * 0.66), INK)


def building_square(painter: QPainter, icon: str, centre: QPointF, size: float, fill: QColor) -> None:
    """A large building: a rounded square with a line inside its edge."""
    half = size / 2
    path = of_rect(_square(centre, half), size * 0.2)
    shadow(painter, path, E2, size / 46 * 0.7)
    ink(painter, path, fill, max(1.4, size / 21), depth=size / 11)
    inner = of_rect(_square(centre, half * 0.8), size * 0.13)
    stroke(painter, inner, veil(INK, 0.5), max(1.0, size / 38))
    inked(painter, icon, _square(centre, size * 0.3), fill)


def empty_slot(painter: QPainter, rect: QRectF, *, round_: bool = True, line: QColor = INK, text: str = "") -> None:
    """Where something can lie: its form, dashed and a little dark."""
    path = of_rect(rect, rect.width() / 2 if round_ else rect.width() * 0.2)
    painter.fillPath(path, veil(_BLACK, 0.1))
    dash = max(2.0, rect.width() / 10)
    stroke(painter, path, veil(line, 0.75), max(1.1, rect.width() / 24), (dash, dash))
    if text:
        lettering(painter, rect, text, fonts.font("name", rect.height() * 0.44), line)


def strength_disc(painter: QPainter, text: str, centre: QPointF, radius: float) -> None:
    """Strength: a figure on a red disc."""
    ink(painter, disc(centre.x(), centre.y(), radius), RED_NUMBER, max(1.2, radius / 8), depth=radius / 6)
    lettering(painter, _square(centre, radius), text, fonts.font("name", radius * 1.27), _CREAM)


def defence_shield(painter: QPainter, text: str, centre: QPointF, size: float) -> None:
    """Defence: a figure on a blue heater shield."""
    rect = _square(centre, size / 2)
    ink(painter, icon_in("guardshield", rect), _STEEL_BLUE, max(1.2, size / 20), depth=size / 12)
    lettering(painter, rect.translated(0, -size * 0.05), text, fonts.font("name", size * 0.5), QColor("#F4FAFF"))


def invasion_mark(painter: QPainter, text: str, centre: QPointF, radius: float, fill: QColor, least: float = 1) -> None:
    """A station of a track: a figure, no lower than `least`, or a skull where the track ends ("skull")."""
    path = disc(centre.x(), centre.y(), radius)
    ink(painter, path, fill, max(1.3, radius / 9), depth=radius / 6)
    colour = INK if is_light(fill) or fill.lightnessF() > 0.5 else _CREAM
    if text == "skull":
        mono(painter, "skull", _square(centre, radius * 0.58), colour)
    else:
        lettering(painter, _square(centre, radius), text, fonts.font("name", max(radius, least)), colour)


def refusal_mark(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A cross on red: this place yields nothing."""
    path = rounded(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius, radius)
    ink(painter, path, RED_NUMBER, max(1.2, radius / 7), depth=radius / 7)
    mono(painter, "cross", _square(centre, radius * 0.6), _CREAM)


def price_mark(painter: QPainter, icon: str, text: str, centre: QPointF, radius: float) -> None:
    """A price: gold is square, beer is round, anything else a hexagon of paper. Glory is none: it shows its icon."""
    if icon == "glory":
        _worth(painter, text, centre, radius)
        return
    if icon == "gold":
        path, fill = of_rect(_square(centre, radius * 0.94), radius * 0.36), QColor("#F5CF45")
    elif icon == "beer":
        path, fill = disc(centre.x(), centre.y(), radius), QColor("#C98534")
    else:
        path, fill = regular(6, centre.x(), centre.y(), radius * 1.08), TOKEN_PAPER
    ink(painter, path, fill, max(1.2, radius / 7.5), depth=radius / 7)
    lettering(painter, _square(centre, radius), text, fonts.font("name", radius * 1.28), INK)


def _worth(painter: QPainter, text: str, centre: QPointF, radius: float) -> None:
    """A figure and a crown on a plate that ends where a price would."""
    price_plate(painter, text, "glory", QPointF(centre.x() + radius * 0.9, centre.y() + radius * 0.87), radius * 1.3)


def price_plate(painter: QPainter, text: str, icon: str, corner: QPointF, pixels: float) -> None:
    """A figure with its icon on a plate whose lower right is at the corner."""
    wide, high = pixels * 2.5, pixels * 1.4
    plate = QRectF(corner.x() - wide, corner.y() - high, wide, high)
    ink(painter, of_rect(plate, high / 2), TOKEN_PAPER, max(1.2, pixels / 10), depth=pixels / 10)
    figure = QRectF(plate.left() + pixels * 0.22, plate.top(), pixels * 0.9, high)
    lettering(painter, figure, text, fonts.font("name", pixels), INK)
    inline(painter, icon, _square(QPointF(plate.right() - pixels * 0.76, plate.center().y()), pixels * 0.52), INK)
