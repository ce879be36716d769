"""The Learn page: the courses of the games as planks, and the raven, who knows what comes next."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.lessons import Lesson, course
from meadhall.models.learning.proposal import Proposal, proposed, ready_to_play
from meadhall.views.lessons.callout import paint_raven
from meadhall.views.lessons.plank import Plank
from meadhall.views.lessons.who import ask_who
from meadhall.views.look.controls import Kind
from meadhall.views.look.ink import E3, shadow, stroke
from meadhall.views.look.palette import BUBBLE, INK, ROOMS
from meadhall.views.look.shapes import of_rect, polygon
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.sandbox.scenes import ask_scene
from meadhall.views.shell.beam import TitleBeam, beam_text
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.text import escaped
from meadhall.views.text.lesson import LessonWords
from meadhall.views.widgets import Button, Label, RichText, ScrollColumn, words_of

_STRIP, _TAIL, _RAVEN = 84, 26, 45  # measures: height of the raven's strip, of its tail, half of the raven
_SIDE = 28
_SHEET, _LEAST, _MOST = 1200, 90, 330  # the sheet of paper, and what may be left and right of it


class LearnPage(Page):
    def __init__(self, guide: Guide, style: Style, game_id: str | None = None) -> None:
        """Of the game that is named the raven speaks first."""
        super().__init__(guide, style)
        words = words_of(style)
        self._learner = guide.learners.now
        self.ready = ready_to_play(self._learner, (game_id,) if game_id else SHELF)
        self.proposal = None if self.ready else self._proposed(game_id)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._make_beam())
        self._scroll = ScrollColumn(style, self, spacing=0)
        body = self._scroll.body
        body.setContentsMargins(style.px(_SIDE), style.px(4), style.px(_SIDE), style.px(4))
        self.planks = {game: Plank(style, game, course(game), self._learner, self.proposal) for game in SHELF}
        self.strip: RavenStrip | None = None
        for game, plank in self.planks.items():
            if game == self._spoken_of:
                self.strip = self._make_strip(self.proposal) if self.proposal else self._make_last_strip(game)
                body.addWidget(self.strip)
            plank.chosen.connect(lambda number, game=game: guide.start_lesson(game, number))
            plank.first_game.connect(lambda game=game: guide.set_up_first(game))
            plank.watched.connect(lambda game=game: guide.watch_round(game))
            plank.teaches.connect(lambda game=game: self.ask_scene(game))
            body.addWidget(plank)
            body.addStretch(1)
        if self.strip is None:
            self.strip = RavenStrip(style, words("learn.knows_all"), "", "")
            body.insertWidget(0, self.strip)
        whole.addWidget(self._scroll, 1)

    def _proposed(self, game_id: str | None) -> Proposal | None:
        named = proposed(self._learner, (game_id,)) if game_id else None
        return named or proposed(self._learner, SHELF)

    @property
    def _spoken_of(self) -> str | None:
        """The game on whose plank the raven has an eye."""
        return self.proposal.game_id if self.proposal is not None else self.ready

    def _make_beam(self) -> TitleBeam:
        style, words, learner = self.look, words_of(self.look), self._learner
        beam = TitleBeam(style, words("learn.title"), self)
        beam.back.acted.connect(self.guide.back)
        who = words("learn.nobody")
        if learner is not None:
            done, of = len(learner.done), sum(len(course(game)) for game in SHELF)
            who = words("learn.who", who=escaped(learner.name), done=done, n=of)
        beam.row.addWidget(Label(style, who, "bold", 18, beam, colour=beam_text(style)))
        beam.row.addSpacing(style.px(16))
        asks = words("shell.home.learn.sit" if learner is None else "shell.home.learn.other")
        button = Button(style, asks, Kind.SECONDARY, "person", beam, height=44)
        button.setObjectName("who")
        button.acted.connect(self.ask_who)
        beam.row.addWidget(button)
        return beam

    def ask_who(self) -> None:
        ask_who(self.guide, self.look, self, self.guide.rebuild)

    def ask_scene(self, game_id: str) -> None:
        ask_scene(self.guide, self.look, self, game_id)

    def _make_strip(self, next_: Proposal) -> RavenStrip:
        words = words_of(self.look)
        lesson = course(next_.game_id)[next_.number - 1]
        title = LessonWords(words, lesson).title
        said, button = "learn.next", "learn.start"
        if next_.beat:
            said, button = "learn.go_on", "learn.go_on_button"
        elif self._learner is None or not self._learner.done:
            said = "learn.begin"
        strip = RavenStrip(self.look, words(said), self._details(lesson, title, next_), words(button))
        if strip.button is not None:
            strip.button.acted.connect(lambda: self.guide.start_lesson(next_.game_id, next_.number))
        return strip

    def _make_last_strip(self, game: str) -> RavenStrip:
        """After the last lesson one plays."""
        words = words_of(self.look)
        strip = RavenStrip(self.look, words("learn.play"), words("learn.first_game_hint"), words("learn.first_game"))
        if strip.button is not None:
            strip.button.acted.connect(lambda: self.guide.set_up_first(game))
        return strip

    def _details(self, lesson: Lesson, title: str, next_: Proposal) -> str:
        words, steps = words_of(self.look), len(lesson.beat)
        if next_.beat:
            left = max(1, round(lesson.minutes * (steps - next_.beat) / steps))
            return words("learn.left", title=title, n=next_.beat + 1, m=steps, minutes=left)
        return words("learn.takes", title=title, minutes=lesson.minutes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._aim)

    def _aim(self) -> None:
        """The tail at what is proposed, and both in sight."""
        if self.strip is not None and self._spoken_of is not None:
            plank = self.planks[self._spoken_of]
            medal = plank.medals[self.proposal.number - 1] if self.proposal is not None else plank.shield
            self.strip.aim_at(plank.x() + medal.geometry().center().x() - self.strip.x())
            for widget in (plank, self.strip):
                self._scroll.ensureWidgetVisible(widget, 0, 0)

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        self._aim()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


class RavenStrip(QWidget):
    """What the raven says, on paper, with a way on; the tail shows to the lesson of which it speaks."""

    def __init__(self, style: Style, says: str, detail: str, button: str) -> None:
        super().__init__()
        self.look = style
        paper = style.in_room(ROOMS["light"])
        self._x = -1
        self.setFixedHeight(style.px(_STRIP + _TAIL + 10))
        row = QHBoxLayout(self)
        self._row = row
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(RichText(paper, says, 19))
        if detail:
            texts.addWidget(RichText(paper, detail, 16, colour=paper.room.text2))
        texts.addStretch(1)
        row.addLayout(texts, 1)
        self.button: Button | None = None
        if button:
            self.button = Button(paper, button, Kind.PRIMARY, "play", size=18, height=50)
            row.addWidget(self.button)

    @property
    def _beside(self) -> int:
        """How much room there is left and right of the sheet; large letters need most of the width."""
        return self.look.px(min(max((self.width() / self.look.unit - _SHEET) / 2, _LEAST), _MOST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        px, side = self.look.px, self._beside
        self._row.setContentsMargins(side + px(_RAVEN + 28), px(8), side + px(12), px(_TAIL))

    def aim_at(self, x: int) -> None:
        if x != self._x:
            self._x = x
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        side, top = self._beside, style.scaled(8)
        sheet = QRectF(side, top, self.width() - 2 * side, style.scaled(_STRIP))
        paper = of_rect(sheet, style.scaled(12))
        if self._x >= 0:
            half = style.scaled(16)
            foot = min(max(self._x, sheet.left() + 3 * half), sheet.right() - 3 * half)
            edge = sheet.bottom() - 2
            tip = min(max(self._x, foot - 4 * half), foot + 4 * half)  # it only shows whither, where that is far
            paper = paper.united(
                polygon([(foot - half, edge), (foot + half, edge), (tip, sheet.bottom() + style.scaled(_TAIL))])
            )
        shadow(painter, paper, E3, style.unit)
        painter.fillPath(paper, BUBBLE)
        texture(painter, paper, "paper", 0.14, style.unit)
        stroke(painter, paper, INK, style.scaled(2))
        paint_raven(painter, style, QPointF(sheet.left() + style.scaled(6), sheet.center().y()), style.scaled(_RAVEN))
