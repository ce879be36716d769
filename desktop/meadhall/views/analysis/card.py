"""A decision as a card: where it was, what was done, how it moved the chances, and what else there was."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy

from meadhall.chronicle.analysis import Decision
from meadhall.views.analysis.crop import Crops
from meadhall.views.analysis.told import DecisionWords, Told
from meadhall.views.look import chrome, states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.widgets import Press, aloud

_PAD, _PICTURE, _LEAST_PICTURE = 10, 166, 60  # measures: the picture gives way to the words
_BANNER, _STRIP, _GAP = 26, 38, 8
_WHEN, _TITLE, _TEXT = 14, 17, 15
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class DecisionCard(Press):
    came = Signal()  # the keyboard has come here

    def __init__(
        self,
        style: Style,
        told: Told,
        decision: Decision,
        said: DecisionWords,
        crops: Crops,
        row: Sequence[DecisionCard],
    ) -> None:
        """`row` has this one, too: in all of its cards, pictures and heads are as high as in the others."""
        words = told.words("analysis.decisions.spoken", **_spoken(said))
        super().__init__(style, aloud(style, words))
        self._told, self.decision, self.said, self._crops, self._row = told, decision, said, crops, row
        self._picture: QPixmap | None = None
        self._waits = True  # the words come first
        self._is_chosen = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def choose(self, chosen: bool) -> None:
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # the page knows which card is next
        else:
            super().keyPressEvent(event)

    # Its size

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(340), self.look.px(380))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(250), self.look.px(300))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """So that all words and something of each picture can be seen, in every card of the row."""
        around = self.height() - self._inner.height()
        inner = width - (self.width() - self._inner.width())
        heads = max(card.heads_needed(inner) for card in self._row)
        text = max(card.text_needed(inner) for card in self._row)
        return ceil(around + heads + text + self.look.scaled(_STRIP + 3 * _GAP + _LEAST_PICTURE))

    @property
    def _inner(self) -> QRectF:
        pad = self.look.scaled(_PAD)
        return self.face.adjusted(pad, pad, -pad, -pad)

    def _title(self, wide: float) -> Lines:
        width = wide - self.look.scaled(_BANNER + 14)
        return lines_of(f"**{self.said.title}**", width, self.look.letters(_TITLE), 1.18)

    def _detail(self, wide: float) -> Lines:
        width = wide - self.look.scaled(_BANNER + 14)
        return lines_of(self.said.detail, width, self.look.letters(_WHEN), 1.2)

    def _text(self, wide: float) -> Lines:
        width = wide - self.look.scaled(8)
        return lines_of(self.said.text, width, self.look.letters(_TEXT), 1.28)

    def heads_needed(self, wide: float) -> float:
        """How high the banner's row must be."""
        when = self.look.metrics("text", _WHEN).height()
        detail = self._detail(wide).height if self.said.detail else 0.0
        return max(when + self._title(wide).height + detail, self.look.scaled(_BANNER * 1.7))

    def text_needed(self, wide: float) -> float:
        return self._text(wide).height

    def _heads(self) -> float:
        return max(card.heads_needed(self._inner.width()) for card in self._row)

    def _picture_high(self) -> float:
        text = max(card.text_needed(self._inner.width()) for card in self._row)
        rest = self._heads() + self.look.scaled(_STRIP + 3 * _GAP) + text
        most = max(self.look.scaled(_PICTURE), self._inner.height() * 0.52)
        return min(most, self._inner.height() - rest)

    def text_fits(self) -> bool:
        wide = self._inner.width()
        widest = max(self._title(wide).width - wide + self.look.scaled(_BANNER), self._text(wide).width)
        return self._picture_high() >= self.look.scaled(_LEAST_PICTURE) - 1 and widest <= self._inner.width() + 1

    # Its painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style, inner = QPainter(self), self.look, self._inner
        smooth(painter)
        chrome.panel(painter, style, self.face, radius=10)
        if self.touch.hovered or self.touch.pressed:
            painter.fillPath(of_rect(self.face, style.scaled(10)), veil(style.room.gold, 0.12))
        picture = QRectF(inner.left(), inner.top(), inner.width(), max(0.0, self._picture_high()))
        self._paint_picture(painter, picture)
        states.numeral(
            painter, style, picture.topLeft() + QPointF(style.scaled(17), style.scaled(17)), self.said.number
        )
        top = picture.bottom() + style.scaled(_GAP)
        top = self._paint_heads(painter, inner, top) + style.scaled(_GAP)
        strip = QRectF(inner.left(), top, inner.width(), style.scaled(_STRIP))
        self._paint_strip(painter, strip)
        text = QRectF(
            inner.left() + style.scaled(4), strip.bottom() + style.scaled(_GAP), inner.width(), inner.height()
        )
        draw_lines(painter, self._text(inner.width()), text, style.room.text2)
        frame = of_rect(self.face.adjusted(1, 1, -1, -1), style.scaled(10))
        if self._is_chosen:
            stroke(painter, frame, style.room.gold, style.scaled(3))
        if self.touch.focused:
            states.focus(painter, style, of_rect(self.face.adjusted(3, 3, -3, -3), style.scaled(9)))

    def _paint_picture(self, painter: QPainter, place: QRectF) -> None:
        style = self.look
        frame = of_rect(place.adjusted(1, 1, -1, -1), style.scaled(8))
        dpr = self.devicePixelRatioF()
        fits = self._picture is not None and abs(self._picture.width() / dpr - place.width()) < 2
        if self._waits or place.height() < 8:
            painter.fillPath(frame, style.room.line)
            QTimer.singleShot(0, self, self.look_up)
        else:
            if self._picture is None or not fits:
                self._picture = self._crops.picture(self.decision, QSizeF(place.size()), dpr)
            painter.save()
            painter.setClipPath(frame)
            painter.drawPixmap(place.topLeft(), self._picture)
            painter.restore()
        stroke(painter, frame, INK, style.scaled(2.4))

    def look_up(self) -> None:
        if self._waits:
            self._waits = False
            self.update()

    def _paint_heads(self, painter: QPainter, inner: QRectF, top: float) -> float:
        style, said = self.look, self.said
        cloth = QRectF(
            inner.left() + style.scaled(5), top + style.scaled(3), style.scaled(_BANNER), style.scaled(_BANNER * 1.5)
        )
        banner(painter, self._told.player(said.seat), cloth)
        left = inner.left() + style.scaled(_BANNER + 14)
        high = style.metrics("text", _WHEN).height()
        when = QRectF(left, top, inner.right() - left, high)
        lettering(painter, when, said.when, style.font("text", _WHEN), style.room.text3, _LEFT)
        title = self._title(inner.width())
        place = QRectF(left, top + high, inner.right() - left, title.height)
        draw_lines(painter, title, place, style.room.text)
        if said.detail:
            detail = self._detail(inner.width())
            place = QRectF(left, place.bottom(), place.width(), detail.height)
            draw_lines(painter, detail, place, style.room.text3)
        return top + self._heads()

    def _paint_strip(self, painter: QPainter, strip: QRectF) -> None:
        """Better or worse by so much, and from where to where."""
        style, said, words = self.look, self.said, self._told.words
        good = said.change >= 0
        tone = style.room.ok if good else style.room.danger
        path = of_rect(strip.adjusted(1, 1, -1, -1), style.scaled(7))
        painter.fillPath(path, mix(style.room.panel, tone, 0.18))
        stroke(painter, path, tone, style.scaled(1.8))
        size = style.scaled(16)
        middle = strip.center().y()
        mono(
            painter,
            "up" if good else "down",
            QRectF(strip.left() + style.scaled(9), middle - size / 2, size, size),
            tone,
        )
        figure = words(f"analysis.decisions.{'gain' if good else 'loss'}", n=abs(said.change))
        left = strip.left() + style.scaled(30)
        place = QRectF(left, strip.top(), strip.width() * 0.3, strip.height())
        lettering(painter, place, figure, style.font("name", 22), tone, _LEFT)
        cup = style.scaled(20)
        x = left + style.metrics("name", 22).horizontalAdvance(figure) + style.scaled(14)
        mono(painter, "trophy", QRectF(x, middle - cup / 2, cup, cup), style.room.accent)
        way = words("analysis.decisions.chance", before=said.before, after=said.after)
        place = strip.adjusted(0, 0, -style.scaled(10), 0)
        lettering(painter, place, way, style.font("bold", 16), style.room.text, _RIGHT)


def _spoken(said: DecisionWords) -> dict[str, str | int]:
    return {
        "number": said.number,
        "when": said.when,
        "what": said.title,
        "detail": said.detail,
        "before": said.before,
        "after": said.after,
        "text": said.text,
    }
