"""Icons in words, as they are drawn: in the dark room their shapes stand off every ground, however large the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from meadhall.views.look.chrome import tinted
from meadhall.views.look.controls import locked_text
from meadhall.views.look.icons import COLOURS, icon_in, inked, inline
from meadhall.views.look.palette import DARK, INK, LIGHT, PLAYERS, STRONG, Room
from meadhall.views.look.richtext import rich
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import contrast, mix

PLACE = QRectF(4, 4, 150, 150)
CHOSEN = mix(DARK.panel, DARK.gold, 0.22)
GROUNDS = (DARK.panel, DARK.raised, CHOSEN, *(tinted(DARK, one.base) for one in PLAYERS))
_BLACK = 0xFF000000
WHOLE = 0.9  # of a shape's pixels must stand off: gaps are in every icon, but no part of it may be lost
SHAPE = 3.0  # WCAG's least for what is no letter


def _words(room: Room) -> Iterator[QColor]:
    yield from (room.text, room.text2, room.text3, room.accent, room.danger, room.ok, room.info)
    yield locked_text(Style(room))


def _picture(ground: QColor) -> QImage:
    picture = QImage(160, 160, QImage.Format.Format_RGB32)
    picture.fill(ground)
    return picture


def _written(name: str, pixels: float, colour: QColor, ground: QColor) -> QImage:
    picture = _picture(ground)
    painter = QPainter(picture)
    smooth(painter)
    rich(painter, PLACE, f"[{name}]", pixels, pixels, colour)
    painter.end()
    return picture


def _shape(name: str, pixels: float) -> set[tuple[int, int]]:
    """The pixels that lie wholly in the icon, found by its plain shape in black on white."""
    seen: list[QRectF] = []
    picture = _picture(QColor("#FFFFFF"))
    painter = QPainter(picture)
    smooth(painter)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meadhall.views.look.richtext.inline", lambda _painter, _name, rect, _text: seen.append(rect))
        rich(painter, PLACE, f"[{name}]", pixels, pixels, INK)
    painter.fillPath(icon_in(name, seen[0]), QColor("#000000"))
    painter.end()
    return {(x, y) for x in range(160) for y in range(160) if picture.pixel(x, y) == _BLACK}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [14, 27, 64])  # from a small window's rows to the prompt at 3840
@pytest.mark.parametrize("name", COLOURS)
def test_in_the_dark_room_the_whole_shape_stands_off(name: str, pixels: int) -> None:
    shape = _shape(name, pixels)
    for ground in GROUNDS:
        for colour in {tone.name(): tone for tone in _words(DARK)}.values():
            picture = _written(name, pixels, colour, ground)
            tones = Counter(picture.pixel(x, y) for x, y in shape)
            clear = sum(count for tone, count in tones.items() if contrast(QColor(tone), ground) >= SHAPE)
            assert clear >= WHOLE * len(shape), (ground.name(), colour.name(), clear / len(shape))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [LIGHT, STRONG["light"]], ids=lambda room: room.name)
@pytest.mark.parametrize("name", COLOURS)
def test_in_the_light_room_icons_are_inked(name: str, room: Room) -> None:
    for colour in _words(room):
        found, due = _picture(room.panel), _picture(room.panel)
        painter = QPainter(found)
        inline(painter, name, PLACE, colour)
        painter.end()
        painter.begin(due)
        inked(painter, name, PLACE)
        painter.end()
        assert found == due, colour.name()
