"""A card on its side as a widget: where there is little height, and still it is to be read."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from meadhall.views.look.cards import CardFace
from meadhall.views.look.drawn.tokens import plate_width
from meadhall.views.look.style import Style
from meadhall.views.look.wide_cards import in_a_row, wide_card
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, weakened

_EDGE = 7  # around a card
_ART = 0.3  # of its height


class WideCard(CardButton):
    def __init__(
        self, style: Style, held: Held, width: float, height: float, parent: QWidget, *, stacked: bool = False
    ) -> None:
        super().__init__(style, held, width, height, parent, stacked=stacked)
        self._face, self._foot = held.face, inf  # as it is beside others

    @property
    def shown(self) -> int:
        return 1  # equal ones are counted, not drawn

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._width + 2 * _EDGE), self.look.px(self._height + 2 * _EDGE))

    def be_high(self, height: float) -> None:
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(self._width - 20), self.sizeHint().height())

    def _rect(self, place: int) -> QRectF:
        edge = self.look.scaled(_EDGE)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def stand(self, face: CardFace, foot: float) -> None:
        """Beside others: it says as much as they do, and its ribbon is where theirs are."""
        if (face, foot) != (self._face, self._foot):
            self._face, self._foot = face, foot
            self.update()

    def _badge_at(self, card: QRectF, inset: float) -> QPointF:
        """Between its medal and its price."""
        return QPointF(card.center().x(), card.top() + inset)

    def _plate_inset(self, pixels: float) -> float:
        """All of it on the card: the halo of the next one begins where this one ends."""
        return plate_width(f"×{self.held.count}", pixels) / 2 + 1

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        face, foot = self._face, self._foot
        key = ("wide card", self.is_locked, foot, *_told(face))
        size, dpr = (float(self.width()), float(self.height())), self.devicePixelRatioF()

        def paint(on: QPainter) -> None:
            wide_card(on, self._rect(0), face, self.look, self._height * _ART, foot)

        picture = self.look.pixmap(key, size, weakened(paint, size, dpr) if self.is_locked else paint, dpr)
        painter.drawPixmap(0, 0, picture)


def _told(face: CardFace) -> tuple[object, ...]:
    return face.name, face.text, face.medals, face.mood, face.seed, face.instant, face.price


def side_by_side(cards: Sequence[CardButton]) -> None:
    """All are equally large."""
    lying = [card for card in cards if isinstance(card, WideCard)]
    if lying:
        first = lying[0]
        faces, foot = in_a_row(first._rect(0), [card.held.face for card in lying], first.look, first._height * _ART)
        for card, face in zip(lying, faces, strict=True):
            card.stand(face, foot)
