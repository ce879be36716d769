"""The position under the pointer, as a small picture above the course of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from meadhall.models.replay import ReplaySession
from meadhall.views.boards.kit.scene import BoardScene
from meadhall.views.look import chrome
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.style import Style, painted_pixmap, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame

_WIDE, _HIGH = 270, 178  # measures of the picture
_PAD, _TAIL, _AROUND = 8, 16, 14
_LEGIBLE = 0.55  # pixels to a unit: letters are never smaller than so, and would cover a smaller picture
_SOON = 30  # ms: whoever sweeps over the course does not wait for each picture


class Miniature:
    """Small pictures of any position, on a board of its own."""

    def __init__(self, style: Style, game: TableGame, aspect: float, parent: QWidget) -> None:
        self._style = style
        self._scene = BoardScene(style, game.board().for_aspect(aspect), parent)

    def drawn(self, view: Any, wide: float, high: float, dpr: float) -> QPixmap:
        """In pixels, as large as there is room."""
        scene = self._scene
        scene.show_position(view)
        frame = scene.frame
        fits = min(wide / frame.width(), high / frame.height())
        scale = max(fits, _LEGIBLE)
        if not scene.is_sharp(frame, scale * dpr):
            for _ in scene.paint_at(scale * dpr, dpr, frame, whole=True):
                pass
        size = frame.size() * scale
        ground = scene.board.surround or self._style.room.bg
        large = painted_pixmap(size.width(), size.height(), lambda painter: self._paint(painter, size), dpr, ground)
        smooth_ = Qt.TransformationMode.SmoothTransformation
        return large if fits == scale else large.scaledToWidth(round(frame.width() * fits * dpr), smooth_)

    def _paint(self, painter: QPainter, size: QSizeF) -> None:
        self._scene.render(painter, QRectF(QPointF(), size), self._scene.frame)


class Preview(QWidget):
    """Its board is made when somebody first points."""

    def __init__(self, desk: Desk, game: TableGame, session: ReplaySession, page: QWidget) -> None:
        super().__init__(page)
        self.look = desk.style
        self._desk, self._game, self._session, self._page = desk, game, session, page
        self._miniature: Miniature | None = None
        self._line, self._tip = -1, QPointF()
        self._picture = QPixmap()
        self._text: Lines | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._show)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, line: int, tip: QPointF) -> None:
        """At this line of the history; `tip` is where, on the page."""
        self._tip = tip
        if line < 0:
            self._soon.stop()
            self.hide()
        else:
            self._soon.start()
        self._line = line

    def forget(self) -> None:
        """Other eyes see another board."""
        self._soon.stop()
        self._miniature = None
        self.hide()

    def show_now(self) -> None:
        """Without waiting, for pictures and tests."""
        if self._soon.isActive():
            self._soon.stop()
            self._show()

    def _show(self) -> None:
        style = self.look
        if self._miniature is None:
            self._miniature = Miniature(style, self._game, _WIDE / _HIGH, self)
        wide, high, view = style.scaled(_WIDE), style.scaled(_HIGH), self._session.view_at(self._line)
        self._picture = self._miniature.drawn(view, wide, high, self.devicePixelRatioF())
        self._text = lines_of(self._said(), style.px(_WIDE), style.letters(15), 1.25)
        around, pad = style.px(_AROUND), style.px(_PAD)
        high = round(self._picture.deviceIndependentSize().height() + self._text.height)
        size = QSize(style.px(_WIDE) + 2 * (pad + around), high + 3 * pad + 2 * around + style.px(_TAIL))
        page = self._page.rect()
        left = min(max(round(self._tip.x()) - size.width() // 2, page.left()), page.right() - size.width())
        self.setGeometry(QRect(left, round(self._tip.y()) - size.height() + around, size.width(), size.height()))
        self.show()
        self.raise_()
        self.update()

    def _said(self) -> str:
        session, words = self._session, self.look.words
        if not self._line:
            return words("replay.band.begins")
        turn = next((turn for turn in session.turns if turn.first < self._line <= turn.end), None)
        number = turn.number if turn is not None else 0
        where = words("replay.preview.where", turn=number, n=self._line)
        events = session.events_at(self._line)
        said = (self._desk.speech.event(event, session.view_at(self._line)) for event in events)
        first = next((one.text for one in said if one is not None), "")
        return f"{where}\n{first}" if first else where

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._text is None:
            return
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        around, pad = style.scaled(_AROUND), style.scaled(_PAD)
        sheet = QRectF(self.rect()).adjusted(around, around, -around, -around - style.scaled(_TAIL))
        tip = QPointF(self._tip.x() - self.x(), self.height() - around)
        chrome.bubble(painter, style, sheet, tip)
        size = self._picture.deviceIndependentSize()
        aside = (sheet.width() - 2 * pad - size.width()) / 2
        painter.drawPixmap(QPointF(sheet.left() + pad + aside, sheet.top() + pad), self._picture)
        top = sheet.top() + 2 * pad + size.height()
        words = QRectF(sheet.left() + pad, top, sheet.width() - 2 * pad, self._text.height)
        draw_lines(painter, self._text, words, style.room.ink)
