"""For the one who teaches: which scene of the lessons to open with all hands on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from meadhall.lessons import Lesson, course
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.sandbox.start import from_lesson
from meadhall.views.shell.guide import Guide
from meadhall.views.table.page import keys
from meadhall.views.text.lesson import LessonWords
from meadhall.views.widgets import Button, Dialog, Flow, RichText, words_of


class ScenesDialog(Dialog):
    def __init__(self, guide: Guide, style: Style, over: QWidget, game_id: str) -> None:
        words = words_of(style)
        super().__init__(style, over, words("learn.scenes"), width=760)
        self._guide = guide
        self.body.addWidget(
            RichText(style, words("learn.scenes_detail", key=keys.POINTER), 17, colour=style.room.text2)
        )
        row = Flow(style.px(4))
        self.lessons: list[Button] = []
        for lesson in course(game_id):
            title = LessonWords(words, lesson).title
            button = Button(style, title, Kind.SECONDARY, lesson.icon, size=16)
            button.acted.connect(lambda lesson=lesson: self._open(lesson))
            row.add(button)
            self.lessons.append(button)
        self.body.addWidget(row)
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)

    def first_focus(self) -> QWidget:
        return self.lessons[0]

    def _open(self, lesson: Lesson) -> None:
        words, learner = words_of(self.look), self._guide.learners.now
        name, colour = (learner.name, learner.colour) if learner else (words("shell.setup.guest_1"), 0)
        self.close_layer()
        self._guide.open_sandbox(from_lesson(words, lesson, name, colour))


def ask_scene(guide: Guide, style: Style, over: QWidget, game_id: str) -> None:
    ScenesDialog(guide, style, over, game_id).open()
