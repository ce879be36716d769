"""The frames of the panels beside the land: two clocks of the tragic end, the dice, the supply."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from meadhall.rules.watch.data import LIMITS
from meadhall.views.look import chrome
from meadhall.views.look.drawn import tokens
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import fitted, lettering, stroke
from meadhall.views.look.palette import BUBBLE, RED_NUMBER
from meadhall.views.look.richtext import draw_lines, lines_of
from meadhall.views.look.shapes import disc, line
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from .geometry import Box, Geometry

_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_APART = (1.2, 0.5, 0.0)  # between the capitals of a heading
TOKEN_STEP = 18.6  # radius of a station of the track of invasions


def panel_patches(geometry: Geometry, words: Words, rate: int) -> Iterator[Patch]:
    if geometry.brotherhood:
        yield Patch(_box(geometry.clocks_panel, 24), _clocks(geometry, words))
    yield Patch(_box(geometry.dice_panel, 24), _frame(geometry.dice_panel, words("watch.board.roll")))
    yield Patch(
        _box(geometry.supply_panel, 24), _frame(geometry.supply_panel, words("watch.board.supply_rate", rate=rate))
    )


def _box(box: Box, around: float = 0) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height).adjusted(-around, -around, around, around)


def _frame(box: Box, title: str) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        chrome.panel(canvas.painter, canvas.style, _box(box), radius=12)
        heading(canvas, box, box.y + 10, title)

    return paint


def heading(canvas: Canvas, box: Box, y: float, title: str) -> None:
    """In capitals, centred, as large as the panel lets it; closer together, or in small letters where capitals have no
    room, and none where they would stand on the land."""
    capitals, wide, least = title.upper(), box.width - 16, canvas.readable(12)
    ways = [(capitals, canvas.font("bold", 13, apart)) for apart in _APART] + [(title, canvas.font("bold", 13))]
    fits = ((text, fitted(font, text, wide, least)) for text, font in ways)
    text, font = next((way for way in fits if QFontMetricsF(way[1]).horizontalAdvance(way[0]) <= wide), ways[-1])
    if canvas.legible(13) and QFontMetricsF(font).horizontalAdvance(text) <= box.width:
        lettering(canvas.painter, QRectF(box.x, y, box.width, 24), text, font, canvas.style.room.text2)


def note(canvas: Canvas, area: QRectF, markup: str, measure: float, colour: QColor) -> None:
    """A sentence that helps but may be missing: where it does not fit it is left out, never squeezed."""
    lines = lines_of(markup, area.width(), canvas.readable(measure))
    if lines.height <= area.height() + 1 and lines.width <= area.width() + 1:
        draw_lines(canvas.painter, lines, area, colour, _CENTRED)


def _clocks(geometry: Geometry, words: Words) -> Callable[[Canvas], None]:
    box = geometry.clocks_panel

    def paint(canvas: Canvas) -> None:
        painter, room = canvas.painter, canvas.style.room
        chrome.panel(painter, canvas.style, _box(box), radius=12)
        heading(canvas, box, box.y + 8, words("watch.board.invasions"))
        track = line(geometry.invasion_step(0), geometry.invasion_step(LIMITS.invasions))
        stroke(painter, track, room.line2, 4)
        for step in range(LIMITS.invasions + 1):
            at = QPointF(*geometry.invasion_step(step))
            last = step == LIMITS.invasions
            fill = RED_NUMBER if last else BUBBLE
            tokens.invasion_mark(painter, "skull" if last else str(step), at, TOKEN_STEP, fill, canvas.lowest)
        area = QRectF(box.x + 12, box.y + 84, box.width - 24, 76)
        note(canvas, area, words("watch.board.invasions_note"), 14, room.text2)
        chrome.hairline(painter, canvas.style, box.x + 14, box.y + 166, box.x + box.width - 14)
        heading(canvas, box, box.y + 168, words("watch.board.gift_wildlings"))
        for place in range(LIMITS.gift_holds + 1):
            _gift_place(canvas, *geometry.gift_place(place), last=place == LIMITS.gift_holds)
        chrome.hairline(painter, canvas.style, box.x + 14, box.y + 340, box.x + box.width - 14)

    return paint


def _gift_place(canvas: Canvas, x: float, y: float, last: bool) -> None:
    painter, room = canvas.painter, canvas.style.room
    place = disc(x, y, 15)
    fill = mix(room.panel, RED_NUMBER, 0.28) if last else room.chip
    painter.fillPath(place, fill)
    stroke(painter, place, RED_NUMBER if last else veil(room.line2, 0.9), 1.4, (3, 3))
    if last:
        mono(painter, "skull", QRectF(x - 9, y - 9, 18, 18), mix(RED_NUMBER, room.text, 0.25))
