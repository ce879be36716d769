"""The course of a game in one picture: points as lines, marks, and turns as long as they took. A click goes there."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.chronicle.marks import Mark, kinds
from meadhall.models.replay import ReplaySession
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.palette import GOLD_TEXT, INK, Player
from meadhall.views.look.patterns import pattern
from meadhall.views.look.players.heraldry import badge, device_path
from meadhall.views.look.shapes import disc, line, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.replay.signs import paint_mark, radius
from meadhall.views.table.desk import Desk

_LEFT, _RIGHT = 34, 30  # measures: beside the course, for the figures and the badges of its lines
_MARKS, _STRIP, _FOOT = 31, 28, 11  # high: the row of marks, that of turns, and what hangs below them
_ROUNDS = 13  # pixels: the row below the turns, where they are too short for their numbers
_APART = 17  # pixels from one figure beside the course to the next
_NUMBERED, _NARROW = 17, 9  # measures: turns narrower than that bear no number; and no device


class Scrub(QWidget):
    chosen = Signal(int)  # a line of the history
    pointed = Signal(int)  # or -1 when nothing is pointed at any more

    def __init__(self, desk: Desk, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(parent)
        self.look: Style = desk.style
        self._session = session
        self._players: Sequence[Player] = [desk.player(seat) for seat in range(len(session.seats))]
        self._turns, self._scores = session.turns, session.scores
        self._weight = {kind: place for place, kind in enumerate(kinds(session.game.id))}
        self._kind = ""  # of the marks that are shown; all of them
        self._at = -1  # the line that is pointed at
        self._drags = False
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(400), self.look.px(_MARKS + _STRIP + _FOOT + 30))

    # What lies where

    @property
    def course(self) -> QRectF:
        """All of the game from left to right, and the points from below upwards."""
        style = self.look
        left, right, below = style.scaled(_LEFT), style.scaled(_RIGHT), style.scaled(_MARKS + _STRIP + _FOOT)
        return QRectF(left, style.scaled(10), self.width() - left - right, self.height() - style.scaled(10) - below)

    @property
    def strip(self) -> QRectF:
        style, course = self.look, self.course
        return QRectF(course.left(), course.bottom() + style.scaled(_MARKS), course.width(), style.scaled(_STRIP))

    def x_of(self, line_: int) -> float:
        course = self.course
        return course.left() + course.width() * line_ / max(self._session.length, 1)

    def line_at(self, x: float) -> int:
        """The nearest."""
        course, length = self.course, self._session.length
        return min(max(round((x - course.left()) / max(course.width(), 1) * length), 0), length)

    def shown_marks(self) -> list[tuple[Mark, float]]:
        """With their places: of two that would lie on each other the one that weighs more."""
        found: list[tuple[Mark, float]] = []
        free: list[tuple[float, float]] = []  # from where to where something lies
        marks = [mark for mark in self._session.marks if self._kind in ("", mark.kind)]
        for mark in sorted(marks, key=lambda mark: self._weight[mark.kind]):
            x, reach = self.x_of(mark.line), self.look.scaled(radius(mark)) * 0.9
            place = bisect_left(free, (x, x))
            beside = free[max(place - 1, 0) : place + 1]
            if all(x + reach <= left or right <= x - reach for left, right in beside):
                free.insert(place, (x - reach, x + reach))
                found.append((mark, x))
        return found

    # What is shown

    def show_kind(self, kind: str) -> None:
        self._kind = kind
        self.update()

    def follow(self, spoken: str) -> None:
        """One stands elsewhere."""
        self.setAccessibleName(spoken)
        self.update()

    # The pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._nearest(event.position()))
        if self._drags:
            self.chosen.emit(self._at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._drags = True
            self.chosen.emit(self._nearest(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._drags = False

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # pyright: ignore[reportArgumentType]
        self._point(-1)

    def _nearest(self, at: QPointF) -> int:
        """The line there, or that of the mark."""
        row = self.strip.top() - self.look.scaled(_MARKS) / 2
        if not self._drags and abs(at.y() - row) <= self.look.scaled(_MARKS) / 2:
            for mark, x in self.shown_marks():
                if abs(at.x() - x) <= self.look.scaled(radius(mark)):
                    return mark.line
        return self.line_at(at.x())

    def _point(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.pointed.emit(at)
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        key = ("scrub", style.room.name, id(self._session), self._kind, self._session.eyes)
        picture = style.pixmap(key, QRectF(self.rect()).size(), self._paint_course, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)
        smooth(painter)
        self._paint_ahead(painter)
        self._paint_pointed(painter)
        self._paint_head(painter)

    def _paint_course(self, painter: QPainter) -> None:
        self._paint_points(painter)
        self._paint_turns(painter)
        row = self.strip.top() - self.look.scaled(_MARKS / 2)
        for mark, x in reversed(self.shown_marks()):
            player = None if mark.seat is None or mark.seat < 0 else self._players[mark.seat]
            paint_mark(painter, self.look, mark, QPointF(x, row), player)

    def _paint_points(self, painter: QPainter) -> None:
        style, room, course = self.look, self.look.room, self.course
        known = [points for one in self._scores for points in one if points is not None]
        most, least = max(known, default=1), min([*known, 0])
        most = max(most, least + 1)
        lines = max(course.height() // _APART, 2)
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (most - least) / step <= lines)
        for value in range(-(-least // step) * step, most + 1, step):
            y = course.bottom() - course.height() * (value - least) / (most - least)
            stroke(painter, line((course.left(), y), (course.right(), y)), veil(room.line, 0.7), max(1.0, style.unit))
            label = QRectF(0, y - style.scaled(9), course.left() - style.scaled(8), style.scaled(18))
            font, right = style.font("medium", 13), Qt.AlignmentFlag.AlignRight
            lettering(painter, label, str(value).replace("-", "−"), font, room.text3, right)
        ends: list[tuple[float, Player]] = []
        for seat, player in enumerate(self._players):
            path = self._line_of(seat, least, most)
            if len(path) > 1:
                stroke(painter, line(*path), veil(INK, 0.8), style.scaled(4))
                stroke(painter, line(*path), player.base, style.scaled(2.2))
                ends.append((path[-1][1], player))
        self._paint_ends(painter, ends)

    def _line_of(self, seat: int, least: int, most: int) -> list[tuple[float, float]]:
        """In steps, where the points change; those of several run beside each other."""
        course = self.course
        aside = self.look.scaled(1.6) * (seat - (len(self._players) - 1) / 2)
        found: list[tuple[float, float]] = []
        before: int | None = None
        for at, points in enumerate(self._scores):
            value = points[seat]
            if value is None:
                continue
            y = course.bottom() - course.height() * (value - least) / (most - least) + aside
            if value != before:
                found += [(self.x_of(at), found[-1][1])] if found else []
                found.append((self.x_of(at), y))
                before = value
        if found:
            found.append((course.right(), found[-1][1]))
        return found

    def _paint_ends(self, painter: QPainter, ends: Sequence[tuple[float, Player]]) -> None:
        """Badges at the right end, one above the other."""
        style = self.look
        reach, last = style.scaled(7.5), float("inf")
        least = self.course.top() + reach * 2 * (len(ends) - 1)
        for y, player in sorted(ends, key=lambda end: -end[0]):
            place = min(max(y, least), last - reach * 1.9)
            last, least = place, least - reach * 2
            badge(painter, player, QPointF(self.course.right() + reach * 1.8, place), reach)

    def _paint_turns(self, painter: QPainter) -> None:
        style, room, strip = self.look, self.look.room, self.strip
        painter.save()
        path = of_rect(strip, style.scaled(4))
        painter.fillPath(path, mix(room.panel, room.line2, 0.3))
        painter.setClipPath(path)
        whole = strip.width() / max(len(self._turns), 1)
        rounds = whole < style.scaled(_NUMBERED)
        bars = QRectF(strip) if not rounds else strip.adjusted(0, 0, 0, -max(_ROUNDS, strip.height() * 0.44))
        for turn in self._turns:
            left, right = self.x_of(turn.first), self.x_of(turn.end)
            self._paint_turn(painter, QRectF(left, bars.top(), right - left, bars.height()), turn.seat, turn.number)
        if rounds:
            self._paint_rounds(painter, strip.adjusted(0, bars.height(), 0, 0))
        painter.restore()
        stroke(painter, path, veil(INK, 0.8), max(1.0, style.scaled(1.4)))

    def _paint_turn(self, painter: QPainter, bar: QRectF, seat: int | None, number: int) -> None:
        style, room = self.look, self.look.room
        if seat is None:
            text = style.words("replay.scrub.setting_up")
            if style.metrics("bold", 13).horizontalAdvance(text) <= bar.width() - style.scaled(8):
                lettering(painter, bar, text, style.font("bold", 13), room.text)
            return
        player = self._players[seat]
        painter.fillRect(bar, player.base)
        if style.patterned:
            pattern(painter, of_rect(bar), self._session.seats[seat].colour, style.unit)
        edge = max(1.0, style.scaled(1))
        if bar.width() > 3 * edge:
            painter.fillRect(QRectF(bar.right() - edge, bar.top(), edge, bar.height()), veil(INK, 0.55))
        middle = bar.center()
        text = style.metrics("bold", 13).horizontalAdvance(str(number))
        if bar.width() >= text + style.scaled(30):
            sign = QPointF(middle.x() - text / 2 - style.scaled(4), middle.y())
            painter.fillPath(device_path(player, sign, style.scaled(8)), player.on)
            place = QRectF(middle.x() - text / 2 + style.scaled(7), bar.top(), text, bar.height())
            lettering(painter, place, str(number), style.font("bold", 13), player.on)
        elif bar.width() >= text + style.scaled(4) and bar.height() > style.scaled(20):
            lettering(painter, bar, str(number), style.font("bold", 13), player.on)
        elif bar.width() >= style.scaled(_NARROW):
            painter.fillPath(device_path(player, middle, min(bar.width() / 2 - 1, style.scaled(5.5))), player.on)

    def _paint_rounds(self, painter: QPainter, row: QRectF) -> None:
        """Where turns are too short to bear their numbers the rounds do."""
        style, room = self.look, self.look.room
        begun = [(turn.first, turn.round) for turn in self._turns]
        first = [one for at, one in enumerate(begun) if not at or begun[at - 1][1] != one[1]]
        for (at, number), (after, _) in zip(first, [*first[1:], (self._session.length, 0)], strict=True):
            place = QRectF(self.x_of(at), row.top(), self.x_of(after) - self.x_of(at), row.height())
            painter.fillRect(place, mix(room.panel, room.line2, 0.5 if number % 2 else 0.2))
            font = style.font("bold", 12)
            if number and style.metrics("bold", 12).horizontalAdvance(str(number)) <= place.width():
                lettering(painter, place, str(number), font, room.text2)

    def _paint_ahead(self, painter: QPainter) -> None:
        """What is still to come lies in the shade."""
        style, strip, x = self.look, self.strip, self.x_of(self._session.lines)
        if x < strip.right():
            painter.save()
            painter.setClipPath(of_rect(strip, style.scaled(4)))
            painter.fillRect(QRectF(x, strip.top(), strip.right() - x, strip.height()), veil(style.room.bg, 0.5))
            painter.restore()

    def _paint_pointed(self, painter: QPainter) -> None:
        if self._at >= 0:
            x, style = self.x_of(self._at), self.look
            way = line((x, self.course.top()), (x, self.strip.bottom() + style.scaled(2)))
            stroke(painter, way, veil(style.room.text, 0.9), max(1.0, style.scaled(2)))

    def _paint_head(self, painter: QPainter) -> None:
        """Where one stands."""
        style, strip, x = self.look, self.strip, self.x_of(self._session.lines)
        way = line((x, self.course.top() - style.scaled(4)), (x, strip.bottom()))
        stroke(painter, way, INK, style.scaled(5))
        stroke(painter, way, style.room.gold, style.scaled(3))
        reach = style.scaled(9)
        centre = QPointF(x, strip.bottom() + style.scaled(3))
        ink(painter, disc(centre.x(), centre.y(), reach), style.room.gold, style.scaled(1.6), depth=style.scaled(2))
        half = reach * 0.52
        mono(painter, "play", QRectF(centre.x() - half * 0.8, centre.y() - half, 2 * half, 2 * half), GOLD_TEXT)
