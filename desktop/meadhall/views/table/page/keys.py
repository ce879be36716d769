"""The keys of the table, and the sheet that shows them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from meadhall.views.hearing.mute import KEY
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.widgets import Chip, Label, SectionHead

GOLDEN = "Ctrl+Return"
ACTIONS, BOARD, HAND, SAGA, TRADE, RECAP, SCORES = "F2", "F3", "F4", "F5", "F6", "F7", "F8"
UNDO, UNDO_TURN, REDO = "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"
SAVE = "Ctrl+S"
RAVEN = "F12"
WHAT_IF, BOT, POINTER = "W", "B", "L"
MUTE = KEY
GO_ON, HINT = "Space", "H"
TURN, TURN_BACK = "R", "Shift+R"
ABOUT, RULES, HELP = "F1", "F9", "Shift+F1"

_TABLE = (
    (GOLDEN, "table.keys.main"),
    ("shell.keys.key_space", "table.pace.to_me"),
    (HINT, "hint.bar.key"),
    (ACTIONS, "table.keys.actions"),
    (BOARD, "table.keys.board"),
    (HAND, "table.keys.hand"),
    (SAGA, "table.keys.saga"),
    (TRADE, "table.keys.trade"),
    (RECAP, "table.button.recap"),
    (SCORES, "table.keys.scores"),
    (UNDO, "table.keys.undo"),
    (UNDO_TURN, "table.keys.undo_turn"),
    (REDO, "table.keys.redo"),
    (SAVE, "shell.keys.save"),
    (ABOUT, "table.keys.about"),
    (RULES, "table.keys.rules"),
    (HELP, "shell.keys.help"),
    (RAVEN, "table.lesson.key"),
)
_BOARD = (
    ("Tab", "table.keys.places"),
    ("shell.keys.key_arrows", "shell.keys.near_place"),
    ("shell.keys.key_enter", "table.keys.act"),
    ("shell.keys.key_space", "table.keys.skip"),
    ("Esc", "shell.keys.cancel"),
    ("+  −", "table.keys.zoom"),
    ("F", "table.keys.fit"),
    ("shell.keys.key_drag", "table.keys.pan"),
    (TURN, "table.keys.turn"),
    ("PgDown", "table.keys.village"),
)
_TRYING = (
    (WHAT_IF, "table.sandbox.key"),
    (BOT, "table.sandbox.bot_key"),
    (POINTER, "table.sandbox.pointer_key"),
)
_MENU = (
    ("F10", "table.keys.menu"),
    ("F11", "shell.keys.fullscreen"),
    (MUTE, "shell.sound.key"),
)


class KeysSheet(Sheet):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.style.words("shell.keys.title"), width=900)
        halves = QGridLayout()
        halves.setHorizontalSpacing(desk.style.px(36))
        halves.addWidget(self._list("shell.keys.heading_table", _TABLE), 0, 0, Qt.AlignmentFlag.AlignTop)
        right = QVBoxLayout()
        right.setSpacing(desk.style.px(14))
        right.addWidget(self._list("shell.keys.heading_board", _BOARD))
        right.addWidget(self._list("table.sandbox.title", _TRYING))
        right.addWidget(self._list("table.bar.menu", _MENU))
        right.addStretch(1)
        halves.addLayout(right, 0, 1)
        self.body.addLayout(halves)
        self.add_button(desk.style.words("shell.common.close"), kind=Kind.PRIMARY)

    def _list(self, heading: str, keys: tuple[tuple[str, str], ...]) -> QWidget:
        style, words = self.look, self.look.words
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(style.px(5))
        grid.setHorizontalSpacing(style.px(12))
        grid.addWidget(SectionHead(style, words(heading)), 0, 0, 1, 2)
        for row, (key, what) in enumerate(keys, 1):
            name = words(key) if key.startswith("shell.") else _native(key, words("shell.keys.key_enter"))
            grid.addWidget(Chip(style, name, size=14), row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(Label(style, words(what), "text", 16), row, 1)
        grid.setColumnStretch(1, 1)
        return table


def _native(key: str, enter: str) -> str:
    """What is printed on the keys. Qt's word for Enter is on no keyboard."""
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
    return name.replace("Return", enter)
