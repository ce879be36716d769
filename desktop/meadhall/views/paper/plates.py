"""The pictures of entries, as their boards draw them by day."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from meadhall.almanac import Entry
from meadhall.almanac.scenes import Played, scenes
from meadhall.views.almanac.picture import BoardPicture
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Says, Style
from meadhall.views.paper.flow import Box, Numbers
from meadhall.views.paper.sheet import PT
from meadhall.views.text.almanac import Almanac

_DOTS = 3.0  # of the picture to a point: about 216 to the inch
_SMALL = 0.56  # of the width, where nothing is said below: it shows what one piece or place looks like
_ALL = QRectF()  # of a picture
_USUAL = 560  # measures of the width for which the almanac's pictures are made


def _scene(entry: Entry) -> str:
    return entry.example or entry.picture


def caption_of(almanac: Almanac, entry: Entry) -> str:
    return almanac.caption(_scene(entry))


def plate(almanac: Almanac, entry: Entry, width: float) -> Box | None:
    """Its picture, or how its example begins."""
    scene = _scene(entry)
    if not scene:
        return None
    caption = almanac.caption(scene)
    pixels = round(width * (1 if caption else _SMALL) / PT * _DOTS)

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        picture = _picture(almanac, scene, pixels)
        painter.drawPixmap(QRectF(place.topLeft(), QSizeF(pixels, picture.height()) * PT / _DOTS), picture.grab(), _ALL)

    return Box(_picture(almanac, scene, pixels).height() / _DOTS * PT, paint, keeps=bool(caption))


def _picture(almanac: Almanac, scene: str, pixels: int) -> BoardPicture:
    """Made when it is wanted, and gone then: a book has many."""
    style = Style(LIGHT, pixels / _USUAL, cast(Says, almanac.words))
    played = Played(almanac.game_id, scenes(almanac.game_id)[scene])
    picture = BoardPicture(style, almanac.game_id, played, almanac.caption(scene))
    picture.resize(pixels, picture.heightForWidth(pixels))
    picture.look_up()
    return picture
