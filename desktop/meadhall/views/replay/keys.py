"""The keys of the replay page, as in video players, and the sheet that shows them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.page import keys
from meadhall.views.widgets import Chip, Label

KEYS: dict[str, tuple[str, ...]] = {
    "play": ("Space",),
    "back": ("Left",),
    "on": ("Right",),
    "turn_back": ("Shift+Left", "Ctrl+Left"),
    "turn_on": ("Shift+Right", "Ctrl+Right"),
    "start": ("Home",),
    "end": ("End",),
    "mark_on": ("N",),
    "mark_back": ("Shift+N",),
    "faster": ("Ctrl+Up",),
    "slower": ("Ctrl+Down",),
    "try": (keys.WHAT_IF,),
    "board": (keys.BOARD,),
    "saga": (keys.SAGA,),
    "find": ("Ctrl+F",),
    "about": (keys.ABOUT,),
}
_SHOWN = (
    ("shell.keys.key_space", "replay.keys.play"),
    ("←  →", "replay.keys.steps"),
    ("Shift+←  Shift+→", "replay.keys.turns"),
    ("Home  End", "replay.keys.ends"),
    ("N  Shift+N", "replay.keys.marks"),
    ("Ctrl+↑  Ctrl+↓", "replay.keys.speed"),
    ("Ctrl+F", "replay.keys.find"),
    (keys.WHAT_IF, "table.sandbox.menu"),
    (keys.SAVE, "share.heading"),
    (keys.HAND, "replay.keys.hand"),
    (keys.BOARD, "table.keys.board"),
    (keys.SAGA, "table.keys.saga"),
    (keys.SCORES, "table.keys.scores"),
    (keys.ABOUT, "table.keys.about"),
    (keys.RULES, "table.keys.rules"),
    (keys.MUTE, "shell.sound.key"),
    ("Esc", "replay.menu.leave"),
)


class ReplayKeysSheet(Sheet):
    def __init__(self, desk: Desk) -> None:
        style, words = desk.style, desk.style.words
        super().__init__(desk, words("shell.keys.title"), width=620)
        grid = QGridLayout()
        grid.setVerticalSpacing(style.px(5))
        grid.setHorizontalSpacing(style.px(12))
        for row, (key, what) in enumerate(_SHOWN):
            name = words(key) if key.startswith("shell.") else key
            grid.addWidget(Chip(style, name, size=14), row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(Label(style, words(what), "text", 16), row, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)
