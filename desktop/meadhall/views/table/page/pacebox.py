"""In the top bar: how fast others play, and what one can do about it while they do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.models.pace import SPEEDS, Pace
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.table.page.pacing import Pacing
from meadhall.views.widgets import Button, Choice, IconButton, Segments

_CLOSE = 1500  # measures: a narrower window has no room for words here


class PaceBox(QWidget):
    def __init__(self, style: Style, pacing: Pacing, pace: Pace, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._pacing, self._pace = style, pacing, pace
        words = style.words
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.pause = IconButton(style, "pause", words("table.pace.pause"), self)
        self.step = IconButton(style, "skip", words("table.pace.step"), self)
        choices = [Choice(speed, words("table.pace.times", n=speed)) for speed in SPEEDS]
        self._speed = Segments(
            style, words("table.pace.speed"), choices, round(pacing.motion.speed), self, quiet=True, size=14, height=32
        )
        self._follow = IconButton(style, "eye", words("table.pace.follow"), self)
        said, key = words("table.pace.to_me"), words("shell.keys.key_space")
        close = self.window().width() < style.px(_CLOSE)
        self.to_me = Button(style, "" if close else said, Kind.PRIMARY, "skip", self, size=15, height=36)
        self.to_me.setAccessibleName(said)
        self.to_me.key_shown = "" if close else key
        self._hint = words("shell.common.key_hint", what=said, key=key) if close else ""
        for part in (self.pause, self.step, self._speed, self._follow, self.to_me):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.pause.acted.connect(pacing.toggle_pause)
        self.step.acted.connect(pacing.step)
        self._speed.chosen.connect(pacing.set_speed)
        self._follow.acted.connect(lambda: pacing.set_follow(not pace.follows))
        self.to_me.acted.connect(pacing.to_my_turn)
        pace.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        words, pace, plays = self.look.words, self._pace, self._pacing.others_play
        paused = pace.paused
        for part in (self.pause, self.step, self.to_me):
            part.setVisible(plays)
        self.pause.icon_name = "play" if paused else "pause"
        self.pause.rename(words("table.pace.go_on" if paused else "table.pace.pause"))
        self._follow.kind = Kind.SECONDARY if pace.follows else Kind.GHOST
        self._follow.rename(words("table.pace.follows" if pace.follows else "table.pace.follow"))
        self.to_me.bar(words("table.pace.under_way") if pace.skips else "")
        if not pace.skips:
            self.to_me.explain(self._hint)
        for part in (self.pause, self._follow):
            part.update()
