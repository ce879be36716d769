"""How much the coach says to whoever looks."""

from __future__ import annotations

from meadhall.models.learning.coach import Coach
from meadhall.models.learning.learners import LEVELS
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.widgets import Choice, RichText, Segments


class LevelSheet(Sheet):
    def __init__(self, desk: Desk, coach: Coach) -> None:
        words = desk.style.words
        super().__init__(desk, words("coach.level.title"), width=640)
        self.body.addWidget(RichText(desk.style, words("coach.level.about"), 17))
        choices = [Choice(level, words(f"coach.level.{level}")) for level in LEVELS]
        self.level = Segments(desk.style, words("coach.level.title"), choices, coach.level)
        self.level.chosen.connect(coach.set_level)
        self.body.addWidget(self.level)
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)
