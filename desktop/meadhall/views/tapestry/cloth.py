"""The cloth of a tapestry, its cells, and the whole of it as one long picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import CARD_TEXT, INK, PAPER, PLAYERS, ROOMS, WOOD
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.look.woven.border import braid, linen
from meadhall.views.look.woven.panel import paint_panel
from meadhall.views.look.woven.scenes import HIGH, WIDE
from meadhall.views.tapestry.panels import Panel
from meadhall.views.text import Words

HEIGHT = 154.0  # of the cloth
ROLLER = 18.0  # the staff at each end
_BRAID, _GAP, _TEXT = 9.0, 10.0, 19.0
_CELL, _TITLE, _UNIT, _TITLE_SIZE = 372.0, 58.0, 2.0, 30.0  # of the long picture
_LINE = 1.2


def paint_cloth(painter: QPainter, style: Style, rect: QRectF, colours: Sequence[int]) -> None:
    """Linen between two braids in the colours of all who play."""
    players, high = [PLAYERS[colour % len(PLAYERS)] for colour in colours], style.scaled(_BRAID)
    linen(painter, of_rect(rect), style.unit, mix(PAPER, QColor("#FFFFFF"), 0.1))
    for top in (rect.top(), rect.bottom() - high):
        braid(painter, QRectF(rect.left(), top, rect.width(), high), players, style.unit)


def paint_roller(painter: QPainter, style: Style, rect: QRectF) -> None:
    """A staff, with a turn of cloth around it."""
    knob = style.scaled(5)
    staff = rect.adjusted(rect.width() * 0.22, 0, -rect.width() * 0.22, 0)
    painter.fillPath(of_rect(staff, knob), WOOD)
    stroke(painter, of_rect(staff, knob), INK, style.scaled(1.6))
    roll = rect.adjusted(style.scaled(1), style.scaled(7), -style.scaled(1), -style.scaled(7))
    for share, tone in ((1.0, mix(PAPER, INK, 0.32)), (0.62, mix(PAPER, INK, 0.1)), (0.3, PAPER)):
        part = QRectF(roll.left(), roll.top(), roll.width() * share, roll.height())
        painter.fillPath(of_rect(part, style.scaled(4)), tone)
    stroke(painter, of_rect(roll, style.scaled(4)), INK, style.scaled(1.6))


def picture_place(style: Style, cell: QRectF) -> QRectF:
    high = min(style.scaled(HIGH), cell.height())
    return QRectF(cell.left() + style.scaled(_GAP), cell.center().y() - high / 2, high * WIDE / HIGH, high)


def caption_place(style: Style, cell: QRectF) -> QRectF:
    left = picture_place(style, cell).right() + style.scaled(_GAP)
    return QRectF(left, cell.top(), cell.right() - left - style.scaled(4), cell.height())


def caption_lines(style: Style, panel: Panel, cell: QRectF) -> Lines:
    return fitted_lines(panel.caption, caption_place(style, cell), style.letters(_TEXT), style.floor, _LINE)


def paint_cell(painter: QPainter, style: Style, panel: Panel, colours: Sequence[int], cell: QRectF) -> None:
    paint_panel(painter, panel.woven, colours, picture_place(style, cell))
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_lines(painter, caption_lines(style, panel, cell), caption_place(style, cell), CARD_TEXT, middle)


def inside(style: Style, cloth: QRectF) -> QRectF:
    """Between the braids and the staffs."""
    high, wide = style.scaled(_BRAID + 1), style.scaled(ROLLER)
    return cloth.adjusted(wide, high, -wide, -high)


def long_picture(words: Words, title: str, found: Sequence[Panel], colours: Sequence[int]) -> QImage:
    """All of it in one row, under its title."""
    style = Style(ROOMS["light"], _UNIT, words)  # pyright: ignore[reportArgumentType]
    wide = style.px(_CELL) * max(1, len(found)) + 2 * style.px(ROLLER)
    image = QImage(QSize(wide, style.px(_TITLE + HEIGHT)), QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    smooth(painter)
    whole = QRectF(image.rect())
    linen(painter, of_rect(whole), _UNIT)
    heading = QRectF(style.scaled(20), 0, wide - style.scaled(40), style.scaled(_TITLE))
    lettering(painter, heading, title, style.font("name", _TITLE_SIZE), CARD_TEXT)
    cloth = whole.adjusted(0, style.scaled(_TITLE), 0, 0)
    paint_cloth(painter, style, cloth, colours)
    place = inside(style, cloth)
    for number, panel in enumerate(found):
        cell = QRectF(place.left() + number * style.px(_CELL), place.top(), style.px(_CELL), place.height())
        paint_cell(painter, style, panel, colours, cell)
    for left in (whole.left(), whole.right() - style.scaled(ROLLER)):
        paint_roller(painter, style, QRectF(left, cloth.top(), style.scaled(ROLLER), cloth.height()))
    painter.end()
    return image


def panel_picture(panel: Panel, colours: Sequence[int], scale: float) -> QImage:
    """One of them without its words."""
    image = QImage(round(WIDE * scale), round(HIGH * scale), QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    smooth(painter)
    paint_panel(painter, panel.woven, colours, QRectF(image.rect()))
    painter.end()
    return image
