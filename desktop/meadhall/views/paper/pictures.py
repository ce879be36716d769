"""What is drawn on an aid: a few figures beside its title, and the faces of dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.rules.midgard import data as harbour
from meadhall.rules.midgard.state import Rolled
from meadhall.rules.northgard import data as lands
from meadhall.views.boards.midgard.dice import rolled
from meadhall.views.boards.northgard.dice import battle_die
from meadhall.views.look.drawn import creatures, faces, figures
from meadhall.views.look.drawn.northern import longship
from meadhall.views.look.ink import ink
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.shapes import of_rect
from meadhall.views.paper.form import Form, spare
from meadhall.views.paper.sheet import INK, laid, name, say
from meadhall.views.text import Words
from meadhall.views.text.words import capitalised

_ICE = (QColor("#E4F0F6"), QColor("#CFE4EE"))
Emblem = Callable[[QPainter, QRectF], None]


def _wall(painter: QPainter, place: QRectF) -> None:
    """Guards behind the Wall."""
    size, foot, right = place.height(), place.bottom(), place.right()
    tall, wide = size * 0.46, size * 0.5
    for at, player in enumerate((3, 1, 2)):
        middle = right - (2.6 - at) * wide - wide * 0.3
        figures.guard(painter, PLAYERS[player], QPointF(middle, foot - tall * 0.72), size * 0.68)
    for course, (high, shift) in enumerate(((0.0, 0.5), (0.36, 0.0), (0.72, 0.5))):
        bricks = 3 if shift else 4
        for at in range(bricks):
            block = QRectF(right - (bricks - at + shift) * wide, foot - tall * (1.08 - high), wide, tall * 0.36)
            ink(painter, of_rect(block, size * 0.03), _ICE[(course + at) % 2], size * 0.022)


def _band(painter: QPainter, place: QRectF) -> None:
    """Warriors, and who comes out of the lair."""
    size, foot, right = place.height(), place.bottom(), place.right()
    for back, player in ((2.0, 2), (1.06, 0), (1.53, 1)):
        figures.warrior(painter, PLAYERS[player], QPointF(right - back * size, foot), size)
    creatures.wolf(painter, QPointF(right - 0.42 * size, foot), size * 0.74)


def _ship(painter: QPainter, place: QRectF) -> None:
    scale = place.height() / 128
    sail = (QColor("#2B2320"), QColor("#F4EDE0"))
    hull, at = QColor("#E9DFC9"), QPointF(place.right() - 96 * scale, place.bottom() - 10 * scale)
    longship(painter, at.x(), at.y(), scale, sail=sail, hull=hull, pen=2.2 * scale)


def _heads(painter: QPainter, place: QRectF) -> None:
    """A Viking, and the pig that he fights beside."""
    scale, middle = place.height() / 130, place.center().y() - 2
    faces.viking(painter, QPointF(place.right() - 140 * scale, middle), scale)
    faces.pig(painter, QPointF(place.right() - 44 * scale, middle + 14 * scale), scale * 1.1)


EMBLEMS: dict[str, Emblem] = {"watch": _wall, "northgard": _band, "midgard": _ship, "wild": _heads}

PaintFace = Callable[[QPainter, QPointF, float], None]


class Faces:
    """All faces of each die, and what there is to say about them."""

    _DIE, _SPACE, _BELOW = 2.5, 0.5, 0.5  # of the size of the text
    _LABEL = 0.27  # of the width

    def __init__(self, dice: Sequence[tuple[str, Sequence[PaintFace]]], text: str) -> None:
        self._dice, self._text = dice, text
        self.gaps = 1.0 + len(dice)

    def height(self, width: float, size: float) -> float:
        return self._dice_tall(size) + (self._BELOW * size + laid(self._text, width, size).height)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, y = spare(self, place, size), place.top()
        left = place.left() + (self._LABEL * place.width() if self._dice[0][0] else 0)
        step = min((place.right() - left) / len(self._dice[0][1]), 3.4 * size)
        for label, shown in self._dice:
            tall = self._DIE * size
            if label:
                name(painter, QRectF(place.left(), y, left - place.left() - size * 0.5, tall), label, int(size * 1.1))
            for at, paint in enumerate(shown):
                paint(painter, QPointF(left + (at + 0.5) * step, y + tall / 2), min(tall, step * 0.86))
            y += tall + self._SPACE * size + more
        say(painter, laid(self._text, place.width(), size), place.left(), y + (self._BELOW - self._SPACE) * size, INK)

    def _dice_tall(self, size: float) -> float:
        return (self._DIE * len(self._dice) + self._SPACE * (len(self._dice) - 1)) * size


def _vikings(words: Words, text: str) -> Form:
    def face(kind: int, at: int) -> PaintFace:
        return lambda painter, centre, size: rolled(painter, Rolled(kind, at + 1), centre, size)

    dice = [
        (capitalised(str(words.term(f"icon.{word}"))), [face(kind, at) for at in range(len(harbour.FACES[kind]))])
        for kind, word in enumerate(("swordsman", "spearman", "axeman"))
    ]
    return Faces(dice, text)


def _battle(words: Words, text: str) -> Form:
    def face(at: int) -> PaintFace:
        return lambda painter, centre, size: battle_die(painter, at + 1, centre, size)

    return Faces([("", [face(at) for at in range(len(lands.FACES))])], text)


PICTURES: dict[str, Callable[[Words, str], Form]] = {"midgard": _vikings, "northgard": _battle}
