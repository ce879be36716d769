"""The button that begins a game, and the sentence that says why it cannot begin yet."""

from __future__ import annotations

from time import time

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.widgets import Button, RichText, words_of


class StartButton(Button):
    def __init__(self, guide: Guide, style: Style, draft: Draft, parent: QWidget) -> None:
        super().__init__(style, style.words("shell.setup.start"), Kind.PRIMARY, "play", parent, size=28, height=76)
        self._draft = draft
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.problem = RichText(style, "", 17, parent, colour=style.room.danger, align=right)
        self.acted.connect(lambda: guide.start_game(draft.game_id, draft.terms(words_of(style), int(time()))))

    def look_again(self) -> None:
        """The draft has changed."""
        problem = self._draft.problem(words_of(self.look))
        self.problem.set_text(problem)
        self.bar(problem)
