"""A round that is only watched: characters play it, the raven tells what happens, and all goes on by itself."""

from __future__ import annotations

from dataclasses import replace
from re import findall

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut

from meadhall.models.learning.lesson_session import WatchedSession
from meadhall.views.lessons.callout import WIDTHS, Said
from meadhall.views.lessons.page import LessonPage
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide
from meadhall.views.text import facts
from meadhall.views.widgets import words_of

_EDGE = 12  # measures
_LOOK, _WORD = 3_000, 420  # ms: to look at what happened, and to read a word of what is said of it


def reading_time(text: str) -> int:
    return _LOOK + _WORD * len(findall(r"\w+", text))


class RoundPage(LessonPage):
    def __init__(self, guide: Guide, style: Style, session: WatchedSession) -> None:
        self._is_playing = True
        self._read = QTimer(singleShot=True)
        super().__init__(guide, style, session)
        self._read.setParent(self)
        self._read.timeout.connect(self._turn_on)
        for key, do in ((Qt.Key.Key_Right, self.step), (Qt.Key.Key_Left, self._back)):
            QShortcut(QKeySequence(key), self, do)
        self._mind_space()
        self._wait()

    @property
    def is_playing(self) -> bool:
        return self._is_playing

    # What goes on

    def _follow(self) -> None:
        super()._follow()
        if self._card is not None and not self._board.is_moving and not self._goes_on_by_itself():
            self._wait()

    def _wait(self) -> None:
        """As long as it takes to read what is said."""
        if self._is_playing and not self._is_at_end and not self._layers.has_sheet:
            self._read.start(reading_time(self._text()))
        else:
            self._read.stop()

    @property
    def _is_at_end(self) -> bool:
        return self._run.is_last and self._run.reached

    def _turn_on(self) -> None:
        if self._is_playing and not self._board.is_moving and not self._layers.has_sheet and not self._is_at_end:
            super()._go_on_from_card()

    def _go_on_from_card(self) -> None:
        """Whoever presses Next goes at their own pace."""
        self._pause()
        super()._go_on_from_card()

    def step(self) -> None:
        self._board.finish_motion()
        if not self._is_at_end:
            self._go_on_from_card()

    def _back(self) -> None:
        self._pause()
        super()._back()

    def _pause(self) -> None:
        self._is_playing = False
        self._read.stop()

    def _skip(self) -> None:
        """Its button plays and pauses."""
        self._is_playing = not self._is_playing
        self._follow()

    def _go_on(self) -> None:
        self._skip()

    def _mind_space(self) -> None:
        """It plays and pauses, wherever the keyboard is."""
        self._space.setEnabled(self._layers.covering is None)

    def _read_on(self) -> None:
        """The raven says what there is to say: no sheets, no dialogs."""
        self._reports.clear()

    def _finish(self) -> None:
        self.guide.back()

    def _keep(self) -> None:
        """Whoever only watches has learnt nothing yet."""

    # What the card says

    def _said(self) -> Said:
        words, said = self.look.words, super()._said()
        play = words("learn.round_pause" if self._is_playing else "learn.round_play")
        where = facts(self._lesson.game.id, words_of(self.look)).title
        actor = self._lesson.told(self._lesson.lines - 1)[-1:]
        who = self._lesson.seats[actor[0].seat].name if actor else ""
        leave, can_play = words("table.sandbox.back"), not self._is_at_end
        return replace(said, title=who, where=where, skip=play, leave=leave, can_skip=can_play)

    def _large_place(self, tip: QRectF) -> QRect:
        """Always the same: in the corner below, where it covers nothing of the board."""
        edge, below = self.look.px(_EDGE), self.height() - self._frames.board.bottom()
        sizes = [self.card.size_at(width) for width in WIDTHS[:2]]
        size = next((size for size in sizes if size.height() + edge < below), sizes[-1])
        return QRect(QPoint(self.width() - edge - size.width(), self.height() - edge - size.height()), size)
