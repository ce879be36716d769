"""A card as a row of a slim rail: a strip of its picture, its name, and its words where there is room for them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.cards import CardFace
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.tokens import price_plate
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import E2, NameLines, contour_line, lettering, name_lines, shadow
from meadhall.views.look.palette import CARD_TEXT, CREAM, PAPER
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import of_rect, rectangle
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, told_apart
from meadhall.views.widgets import fit

_ART, _BAR, _SIGN = 46, 5, 26  # measures: of the picture, of the stripe that tells the kind, of the sign
_PRICE, _HEM = 46, 1  # measures: of a plate, and from the upper edge to it, so that it leaves the second line alone
_NAME, _TEXT = 16, 14
_LOWEST = 42
_EDGE = 4
_LEFT = Qt.AlignmentFlag.AlignLeft


class SlimCard(CardButton):
    def __init__(self, style: Style, held: Held, parent: QWidget) -> None:
        super().__init__(style, held, _ART, _LOWEST, parent)
        self.told = True  # whether its words are shown
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if not held.actions:
            self.acted.connect(self._read)

    def tell(self, told: bool) -> None:
        if told is not self.told:
            self.told = told
            self.updateGeometry()
            self.update()

    # Measures

    def _rect(self, place: int) -> QRectF:
        edge = self.look.scaled(_EDGE)
        return QRectF(self.rect()).adjusted(edge, edge * 0.75, -edge, -edge * 0.75)

    def _words(self, width: float) -> float:
        return width - self.look.scaled(2 * _EDGE + _ART + _BAR + 8 + 6)

    def _name(self, width: float) -> NameLines:
        room = self._words(width) - self.look.scaled(_PRICE * len(self.held.face.price))
        return name_lines(self.held.face.name, self.look.font("bold", _NAME), room, self.look.floor)

    def _text(self, width: float) -> Lines:
        return lines_of(self.held.face.text, self._words(width), self.look.letters(_TEXT), 1.2)

    def _text_height(self, width: float) -> float:
        return self._text(width).height if self.told and self.held.face.text else 0.0

    def _name_height(self, name: NameLines) -> float:
        return len(name.lines) * name.font.pixelSize() * 1.22

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        style = self.look
        words = self._name_height(self._name(width)) + self._text_height(width) + style.scaled(8)
        return round(max(words, style.scaled(_LOWEST)) + style.scaled(_EDGE * 1.5))

    def sizeHint(self) -> QSize:
        wide = self.look.px(280)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(_LOWEST))

    def text_fits(self) -> bool:
        width = self.width()
        words = self._name_height(self._name(width)) + self._text_height(width)
        lines = all(fit(self.look, "bold", _NAME, line, self._words(width)).fits for line in self._name(width).lines)
        return lines and words <= self.height() + 1 and self._text(width).width <= self._words(width) + 1.5

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        key = ("slim card", *told_apart(self.held.face), self.told)
        size = QRectF(self.rect()).size()
        painter.drawPixmap(0, 0, self.look.pixmap(key, size, self._paint, self.devicePixelRatioF()))
        self._paint_states(painter, of_rect(self._rect(0), self.look.scaled(6)))

    def _paint(self, painter: QPainter) -> None:
        style, face, rect = self.look, self.held.face, self._rect(0)
        outline = of_rect(rect, style.scaled(6))
        shadow(painter, outline, E2, max(0.5, style.unit * 0.8))
        painter.fillPath(outline, PAPER)
        texture(painter, outline, "paper", 0.1, 0.7)
        painter.save()
        painter.setClipPath(outline)
        art = QRectF(rect.left(), rect.top(), style.scaled(_ART), rect.height())
        _picture(painter, face, art)
        painter.fillRect(QRectF(art.right(), art.top(), style.scaled(_BAR), art.height()), face.ribbon)
        painter.restore()
        self._paint_sign(painter, art.center())
        self._paint_words(painter, rect, art.right() + style.scaled(_BAR + 8))
        contour_line(painter, outline, max(1.2, style.scaled(1.8)))

    def _paint_sign(self, painter: QPainter, centre: QPointF) -> None:
        half = self.look.scaled(_SIGN) / 2
        for medal in self.held.face.medals[:1]:
            mono(painter, medal.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), CREAM)

    def _paint_words(self, painter: QPainter, rect: QRectF, left: float) -> None:
        style, name, high = self.look, self._name(self.width()), self._text_height(self.width())
        width, line = self._words(self.width()), name.font.pixelSize() * 1.22
        top = rect.center().y() - (self._name_height(name) + high) / 2
        for words in name.lines:
            lettering(painter, QRectF(left, top, width, line), words, name.font, CARD_TEXT, _LEFT)
            top += line
        if high:
            draw_lines(painter, self._text(self.width()), QRectF(left, top, width, high), CARD_TEXT)
        pixels = style.letters(15)
        for place, (icon, figure) in enumerate(self.held.face.price):
            right = rect.right() - style.scaled(6 + _PRICE * place)
            price_plate(painter, figure, icon, QPointF(right, rect.top() + pixels * 1.4 + style.scaled(_HEM)), pixels)


def _picture(painter: QPainter, face: CardFace, art: QRectF) -> None:
    path = rectangle(art.left(), art.top(), art.width(), art.height())
    if face.art is not None:
        face.art(painter, path)
    else:
        landscape(painter, path, face.mood, face.seed)
