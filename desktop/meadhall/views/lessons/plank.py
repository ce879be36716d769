"""The course of one game as a plank: its cover, how far one is, lessons on a rope, and the first game at its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.lessons import Lesson
from meadhall.models.learning.learners import Learner
from meadhall.models.learning.proposal import Proposal
from meadhall.views.lessons.medals import TOP, FirstGame, LessonMedal, Medal
from meadhall.views.look import controls
from meadhall.views.look.controls import Kind
from meadhall.views.look.covers import HEIGHT, WIDTH, cover
from meadhall.views.look.ink import E2, shadow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, handmade, of_rect, seed_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.text import facts
from meadhall.views.text.lesson import LessonWords
from meadhall.views.widgets import Button, IconButton, RichText, words_of
from meadhall.views.widgets.label import Title

_HIGH, _EDGE = 176, 7  # measures: of the plank, and around it for its shadow
_COVER = 142  # height
_ABOUT = 205  # width of what stands beside the cover
_SWAY = 7  # how far medallions hang up and down
_ROPE, _LOOSE = QColor("#D9A43A"), QColor("#2A1C12")


class Plank(QWidget):
    chosen = Signal(int)  # a lesson, from 1
    first_game = Signal()
    watched = Signal()  # a round, by whoever wants to see one first
    teaches = Signal()  # whoever shows somebody the game wants one of its scenes

    def __init__(
        self, style: Style, game_id: str, lessons: Sequence[Lesson], learner: Learner | None, next_: Proposal | None
    ) -> None:
        super().__init__()
        self.look = style
        self.game_id, self._lessons = game_id, lessons
        words = words_of(style)
        self._title = facts(game_id, words).title
        done = learner.done if learner is not None else frozenset[str]()
        self._done = [f"{game_id}.{lesson.id}" in done for lesson in lessons]
        self._name = Title(style, self._title, "name", 24)
        self._state = RichText(style, self._told(), 16)
        self.scenes = IconButton(style, "hourglass", words("learn.scenes"), size=34)
        self.scenes.acted.connect(self.teaches)
        self.watch = Button(style, words("learn.round"), Kind.SECONDARY, "eye", size=17, height=34)
        self.watch.explain(words("learn.watch_round"))
        self.watch.acted.connect(self.watched)
        for widget in (self._name, self._state, self.watch, self.scenes):
            widget.setParent(self)
        self.scenes.setVisible(bool(lessons))  # not before: it would flash as a window, and take the keyboard
        self.medals = [self._medal(lesson, learner, next_) for lesson in lessons]
        self.shield = FirstGame(style, words("learn.first_game"), self, lit=bool(lessons) and all(self._done))
        self.shield.explain(words("learn.first_game_hint"))
        self.shield.acted.connect(self.first_game)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _told(self) -> str:
        words, count, done = words_of(self.look), len(self._lessons), sum(self._done)
        if not count:
            return words("learn.no_course")
        if done == count:
            return words("learn.all_done", n=count)
        if done:
            return words("learn.done", done=done, n=count)
        return words("learn.course", n=count, minutes=sum(lesson.minutes for lesson in self._lessons))

    def _medal(self, lesson: Lesson, learner: Learner | None, next_: Proposal | None) -> LessonMedal:
        is_next = next_ is not None and (next_.game_id, next_.number) == (self.game_id, lesson.number)
        state = Medal.NEXT if is_next else Medal.DONE if self._done[lesson.number - 1] else Medal.OPEN
        where = learner.under_way.get(f"{self.game_id}.{lesson.id}") if learner else None
        share = min(1.0, where.get("beat", 0) / len(lesson.beat)) if isinstance(where, dict) else 0.0
        says = LessonWords(words_of(self.look), lesson)
        medal = LessonMedal(self.look, lesson.icon, says.title, state, share, self)
        medal.explain(
            self.look.words(f"learn.medal_{state.value}", title=says.title, brief=says.brief, m=lesson.minutes)
        )
        medal.acted.connect(lambda: self.chosen.emit(lesson.number))
        return medal

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(1400), self.look.px(_HIGH + 2 * _EDGE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(900), self.sizeHint().height())

    @property
    def _face(self) -> QRectF:
        edge = self.look.px(_EDGE)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    @property
    def _cover(self) -> QRectF:
        high = self.look.scaled(_COVER)
        face = self._face
        return QRectF(face.left() + self.look.scaled(32), face.center().y() - high / 2, high * WIDTH / HEIGHT, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        px, cover_ = self.look.px, self._cover
        left, width = round(cover_.right()) + px(20), px(_ABOUT)
        high = self._name.heightForWidth(width)
        told = self._state.heightForWidth(width)
        side = self.scenes.sizeHint()
        top = round(self._face.center().y()) - (high + told + px(22) + side.height()) // 2
        self._name.setGeometry(left, top, width, high)
        self._state.setGeometry(left, top + high, width, told)
        self._bars = QRectF(left, top + high + told + px(8), width, px(7))
        below = round(self._bars.bottom()) + px(8)
        wide = min(self.watch.sizeHint().width(), width + px(6) - side.width())
        self.watch.setGeometry(left - px(6), below, wide, side.height())
        self.scenes.setGeometry(QRect(QPoint(left - px(6) + wide, below), side))
        self._hang(left + width + px(14))

    def _hang(self, left: int) -> None:
        """From there to the right end, at equal distances."""
        hung = [*self.medals, self.shield]
        edge = self.look.px(_EDGE)
        right = round(self._face.right()) - self.look.px(16)
        columns = max(len(hung), 6)
        step = (right - left) / columns
        for at, medal in enumerate(hung):
            place = columns - 1 if medal is self.shield else at
            sway = 0 if medal is self.shield else self.look.px(_SWAY if at % 2 else -_SWAY / 2)
            medal.setGeometry(
                QRect(round(left + place * step), edge + sway, round(step), self.look.px(_HIGH) - 2 - sway)
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        key = ("course", style.room.name, style.unit, self.game_id, tuple(self._done), style.words("learn.title"))
        picture = style.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, face = self.look, self._face
        smooth(painter)
        board = handmade(of_rect(face, style.scaled(14)), style.scaled(2.5), style.scaled(30), seed_of(self.game_id))
        shadow(painter, board, E2, style.unit, dark=style.room.dark)
        painter.fillPath(
            board,
            mix(
                style.room.plank,
                style.room.bg if style.room.dark else style.room.panel,
                0.42 if style.room.dark else 0.5,
            ),
        )
        texture(painter, board, "wood", 0.3, 2 * style.unit)
        stroke(painter, board, INK, style.scaled(2))
        for x, y in ((18, 18), (18, -18), (-18, 18), (-18, -18)):
            at_x = face.left() + style.scaled(x) if x > 0 else face.right() + style.scaled(x)
            at_y = face.top() + style.scaled(y) if y > 0 else face.bottom() + style.scaled(y)
            painter.fillPath(disc(at_x, at_y, style.scaled(4)), veil(INK, 0.7))
        shadow(painter, of_rect(self._cover), E2, style.unit)
        cover(painter, self.game_id, self._cover, "")  # the title stands beside it, and would be too small here
        stroke(painter, of_rect(self._cover), INK, style.scaled(2))
        if self._lessons:
            controls.progress(painter, style, self._bars, sum(self._done), len(self._lessons))
            self._paint_rope(painter)

    def _paint_rope(self, painter: QPainter) -> None:
        """Golden as far as one has come without a gap; then there is only its groove."""
        style = self.look
        points = [self._hook(medal) for medal in (*self.medals, self.shield)]
        for at, (one, other) in enumerate(pairwise(points)):
            path = QPainterPath(one)
            sag = style.scaled(9)
            path.cubicTo(
                QPointF(one.x() * 0.6 + other.x() * 0.4, one.y() + sag),
                QPointF(one.x() * 0.4 + other.x() * 0.6, other.y() - sag),
                other,
            )
            stroke(painter, path, _LOOSE, style.scaled(7))
            if self._done[at]:
                stroke(painter, path, _ROPE, style.scaled(3.4))
            else:
                stroke(painter, path, veil(_ROPE, 0.35), style.scaled(2), (1, style.scaled(8)))

    def _hook(self, medal: QWidget) -> QPointF:
        place = medal.geometry()
        return QPointF(place.center().x(), place.top() + self.look.scaled(TOP))
