"""The cards that an entry tells of, as they lie on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from meadhall.almanac import Entry
from meadhall.views.almanac.games import shelf
from meadhall.views.look.cards import CardFace, card
from meadhall.views.look.style import Style, painted_pixmap
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.registry import speech_for
from meadhall.views.widgets import aloud

_WIDTH, _HEIGHT = 172, 214
_EDGE = 10  # around the card, for its shadow


def faces_of(almanac: Almanac, entry: Entry) -> list[CardFace]:
    """One for each card that opens the entry."""
    known, speech = shelf(almanac.game_id).faces, speech_for(almanac.game_id, almanac.words)
    named = (thing.partition(":") for thing in entry.opens)
    return [known[kind](speech, name) for kind, _, name in named if kind in known]


class Face(QWidget):
    """One card, painted once."""

    def __init__(self, style: Style, face: CardFace) -> None:
        super().__init__()
        self.look = style
        self._face = face
        self._picture: QPixmap | None = None
        self.setAccessibleName(aloud(style, face.name, face.text))
        edge = 2 * _EDGE
        self.setFixedSize(QSize(style.px(_WIDTH + edge), style.px(_HEIGHT + edge)))

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != dpr:
            self._picture = painted_pixmap(self.width(), self.height(), self._paint, dpr)
        QPainter(self).drawPixmap(QPointF(0, 0), self._picture)

    def _paint(self, painter: QPainter) -> None:
        style, edge = self.look, self.look.scaled(_EDGE)
        card(painter, QRectF(edge, edge, style.scaled(_WIDTH), style.scaled(_HEIGHT)), self._face, style.floor)
