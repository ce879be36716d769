"""Who sits here: a dialog to choose a learner, to become one, or to play without."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.languages import languages
from meadhall.models.learning.learners import LONGEST, Learner
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.colours import colour_choice
from meadhall.views.shell.guide import Guide
from meadhall.views.text import escaped
from meadhall.views.widgets import (
    Button,
    Choice,
    Dialog,
    DropChoice,
    Field,
    IconButton,
    RichText,
    SectionHead,
    words_of,
)

_BADGE = 15


class WhoDialog(Dialog):
    def __init__(self, guide: Guide, style: Style, over: QWidget, then: Callable[[], None]) -> None:
        words = words_of(style)
        super().__init__(style, over, words("learn.who_title"), width=620)
        self._guide, self._then = guide, then
        self.body.addWidget(RichText(style, words("learn.who_detail"), 17, colour=style.room.text2))
        for key, learner in guide.learners.all.items():
            self.body.addLayout(self._chair(key, learner))
        self._add_newcomer()
        self.add_button(words("learn.without"), lambda: self._sit(""))
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)

    def _chair(self, key: str, learner: Learner) -> QHBoxLayout:
        """Whoever sits here may take another colour."""
        style, words, row = self.look, words_of(self.look), QHBoxLayout()
        row.setSpacing(style.px(6))
        here = key == self._guide.learners.key
        if here:
            colour = self._colour_choice(learner.colour, "colour")
            colour.chosen.connect(lambda taken: self._guide.learners.change(colour=taken))
            row.addWidget(colour)
        else:
            row.addWidget(_Badge(style, learner.colour))
        button = Button(style, escaped(learner.name), Kind.PRIMARY if here else Kind.SECONDARY, size=18)
        button.setObjectName(f"learner {key}")
        button.acted.connect(lambda: self._choose(key))
        row.addWidget(button, 1)
        done = words("learn.lessons_done", n=len(learner.done))
        row.addWidget(RichText(style, done, 15, colour=style.room.text2), 0, Qt.AlignmentFlag.AlignVCenter)
        forget = IconButton(style, "trash", words("learn.forget", who=learner.name))
        forget.acted.connect(lambda: self._forget(key))
        row.addWidget(forget)
        return row

    def _add_newcomer(self) -> None:
        """A name, a colour that is still free, and the language one is taught in."""
        style, words, learners = self.look, words_of(self.look), self._guide.learners
        if learners.is_full:
            return
        self.body.addWidget(SectionHead(style, words("learn.new_heading"), "plus"))
        self.field = Field(style, words("learn.name"), most=LONGEST)
        self.field.line.returnPressed.connect(self._join)
        taken = [one.colour for one in learners.all.values()]
        free = next((at for at in range(len(PLAYERS)) if at not in taken), len(taken) % len(PLAYERS))
        self._colour = self._colour_choice(free, "new colour")
        tongues = [Choice(code, language.name) for code, language in languages().items()]
        self._language = DropChoice(style, words("shell.settings.language"), tongues, words.language)
        self._language.setObjectName("new language")
        self.join = Button(style, words("learn.join"), Kind.SECONDARY, "plus")
        self.join.acted.connect(self._join)
        for widgets in ((self.field, self.join), (self._colour, self._language)):
            row = QHBoxLayout()
            row.setSpacing(style.px(6))
            row.addWidget(widgets[0], 1)
            row.addWidget(widgets[1], 1 if widgets[1] is self._language else 0)
            self.body.addLayout(row)

    def _colour_choice(self, now: int, name: str) -> DropChoice:
        choice = colour_choice(self.look, now % len(PLAYERS))
        choice.setObjectName(name)
        return choice

    def first_focus(self) -> QWidget:
        is_first = not self._guide.learners.all
        return self.field.line if is_first else super().first_focus()

    def _join(self) -> None:
        name = self.field.line.text().strip()
        if name:
            self._guide.learners.add(name, self._colour.value, self._language.value)
            self.close_layer()
            self._speak()

    def _choose(self, key: str) -> None:
        self.close_layer()
        self._sit(key)

    def _sit(self, key: str) -> None:
        self._guide.learners.sit(key)
        self._speak()

    def _speak(self) -> None:
        """The program, in the language in which they were last here."""
        learner, settings = self._guide.learners.now, self._guide.settings
        if learner is not None and learner.language not in ("system", words_of(self.look).language):
            settings.change(language=learner.language)
        self._then()

    def _forget(self, key: str) -> None:
        self._guide.learners.forget(key)
        self.close_layer()
        self._then()


def ask_who(guide: Guide, style: Style, over: QWidget, then: Callable[[], None]) -> WhoDialog:
    """`then` shows the page anew."""
    dialog = WhoDialog(guide, style, over, then)
    dialog.open()
    return dialog


class _Badge(QWidget):
    def __init__(self, style: Style, colour: int) -> None:
        super().__init__()
        self.look = style
        self._colour = colour
        self.setFixedSize(style.px(2 * _BADGE + 6), style.px(2 * _BADGE + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        middle = QPointF(self.width() / 2, self.height() / 2)
        badge(painter, PLAYERS[self._colour % len(PLAYERS)], middle, self.look.scaled(_BADGE))
