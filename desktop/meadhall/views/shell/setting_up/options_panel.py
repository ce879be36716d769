"""What a table agrees on before the game: one row for each rule, and the seed of chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.text import Line, speech_for
from meadhall.views.widgets import (
    Button,
    Choice,
    DropChoice,
    Field,
    Label,
    Panel,
    Press,
    RichText,
    ScrollColumn,
    Segments,
    Toggle,
    empty,
    words_of,
)

_MOST_SEGMENTS = 3  # more values than that hide in a list


class OptionsPanel(Panel):
    changed = Signal()

    def __init__(self, style: Style, draft: Draft, parent: QWidget) -> None:
        super().__init__(style, parent, padding=20, radius=14)
        self._draft = draft
        head = QHBoxLayout()
        head.addWidget(Label(style, style.words("shell.setup.options_heading"), "name", 26, self), 1)
        self._restore = Button(
            style, style.words("shell.setup.options_reset"), Kind.GHOST, "undo", self, size=15, height=34
        )
        self._restore.acted.connect(self._reset)
        head.addWidget(self._restore)
        self.body.addLayout(head)
        self._side_by_side = 1
        self._column = ScrollColumn(style, self, spacing=10)
        self._column.fade_out(style.room.panel)
        self.body.addWidget(self._column, 1)
        self.refresh()

    def refresh(self) -> None:
        """All rows anew: what was chosen in one may bar another."""
        body = self._column.body
        focused = self.window().focusWidget()
        name = _focused_row(focused)
        rings = not isinstance(focused, Press) or focused.touch.focused
        empty(body)
        words = words_of(self.look)
        self._speech = speech_for(self._draft.game_id, words)
        rows = [self._row(option, values) for option, values in self._draft.game.allowed().items()]
        body.addWidget(self._beside(self._parted([*rows, self._undo_row(), self._hints_row(), self._seed_row()])))
        body.addStretch(1)
        self._column.tab_after(self._restore)
        again = self._column.findChild(QWidget, name) if name else None
        if isinstance(again, QWidget):
            again.setFocus(Qt.FocusReason.OtherFocusReason if rings else Qt.FocusReason.MouseFocusReason)

    def lay_side_by_side(self, columns: int) -> None:
        if columns != self._side_by_side:
            self._side_by_side = columns
            self.refresh()

    def _parted(self, rows: Sequence[OptionRow]) -> list[list[OptionRow]]:
        """In as many columns, each about as high as the others."""
        share = sum(row.lines for row in rows) / self._side_by_side
        parts: list[list[OptionRow]] = [[] for _ in range(self._side_by_side)]
        above = 0
        for row in rows:
            parts[min(int(above / share), self._side_by_side - 1)].append(row)
            above += row.lines
        return parts

    def _beside(self, parts: Sequence[Sequence[OptionRow]]) -> QWidget:
        whole = QWidget()
        line = QHBoxLayout(whole)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self.look.px(28))
        for rows in parts:
            column = QVBoxLayout()
            column.setSpacing(self.look.px(10))
            for number, row in enumerate(rows):
                if number:
                    column.addWidget(Rule(self.look))
                column.addWidget(row)
            column.addStretch(1)
            line.addLayout(column, 1)
        return whole

    def _reset(self) -> None:
        self._draft.options.clear()
        self.refresh()
        self.changed.emit()

    def _choose(self, option: str, value: Any) -> None:
        self._draft.choose(option, value)
        self.refresh()
        self.changed.emit()

    def _row(self, option: str, values: tuple[Any, ...]) -> OptionRow:
        said = self._speech.option(option)
        if set(values) == {False, True}:
            return OptionRow(self.look, said, self._toggle(option, said))
        return OptionRow(self.look, said, self._choice(option, values, said), below=True)

    def _toggle(self, option: str, said: Line) -> Toggle:
        is_on = bool(self._draft.value(option))
        toggle = Toggle(self.look, said.title, is_on)
        toggle.setObjectName(f"option {option}")
        if not is_on and not self._draft.can_choose(option, True):
            toggle.bar(self.look.words("shell.setup.not_with_these"))
        toggle.turned.connect(lambda on: self._choose(option, on))
        return toggle

    def _choice(self, option: str, values: tuple[Any, ...], said: Line) -> QWidget:
        choices = [Choice(value, self._speech.option_value(option, value)) for value in values]
        now = self._draft.value(option)
        if len(values) <= _MOST_SEGMENTS:
            widget = Segments(self.look, said.title, choices, now)
        else:
            widget = DropChoice(self.look, said.title, choices, now, height=40)
        widget.setObjectName(f"option {option}")
        widget.chosen.connect(lambda value: self._choose(option, value))
        return widget

    def _undo_row(self) -> OptionRow:
        words = self.look.words
        choices = [
            Choice("strict", words("shell.setup.undo_strict")),
            Choice("free", words("shell.setup.undo_free")),
        ]
        label = words("shell.setup.undo_label")
        undo = Segments(self.look, label, choices, self._draft.undo)
        undo.chosen.connect(self._set_undo)
        return OptionRow(self.look, Line(label, words("shell.setup.undo_note")), undo, below=True)

    def _set_undo(self, undo: Any) -> None:
        self._draft.undo = undo

    def _hints_row(self) -> OptionRow:
        words = self.look.words
        toggle = Toggle(self.look, words("shell.setup.hints_label"), self._draft.hints)
        toggle.turned.connect(self._set_hints)
        return OptionRow(self.look, Line(words("shell.setup.hints_label"), words("shell.setup.hints_note")), toggle)

    def _set_hints(self, on: bool) -> None:
        self._draft.hints = on

    def _seed_row(self) -> OptionRow:
        style, words = self.look, self.look.words
        label = words("shell.setup.seed_label")
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        self._seed = Field(style, label, self._draft.seed, row, most=19)
        self._seed.edited.connect(self._set_seed)
        line.addWidget(self._seed, 1)
        dice = Button(style, words("shell.setup.seed_other"), Kind.SECONDARY, "dice", row)
        dice.acted.connect(self._draw_seed)
        line.addWidget(dice)
        return OptionRow(style, Line(label, words("shell.setup.seed_note")), row, below=True)

    def _set_seed(self, seed: str) -> None:
        self._draft.seed = seed
        self.changed.emit()

    def _draw_seed(self) -> None:
        self._draft.draw_seed()
        self._seed.set_text(self._draft.seed)
        self.changed.emit()

    def kept(self) -> int:
        return self._column.verticalScrollBar().value()

    def restore(self, kept: int) -> None:
        self._column.verticalScrollBar().setValue(kept)


def _focused_row(focused: QWidget | None) -> str:
    """Under which name the keyboard stands; one of several segments stands for them all."""
    group = focused.parentWidget() if focused is not None else None
    named = group if isinstance(group, Segments) else focused
    return named.objectName() if named is not None else ""


class OptionRow(QWidget):
    """A title, a line that explains it, and a control beside them or below."""

    def __init__(self, style: Style, said: Line, control: QWidget, *, below: bool = False) -> None:
        super().__init__()
        self.lines = 2 + below
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(style, said.title, "bold", 18, self))
        if said.detail:
            texts.addWidget(RichText(style, said.detail, 15.5, self, colour=style.room.text2))
        row = QVBoxLayout(self) if below else QHBoxLayout(self)
        row.setContentsMargins(style.px(4), 0, style.px(8), 0)
        row.setSpacing(style.px(2 if below else 10))
        row.addLayout(texts, 1)
        row.addWidget(control)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class Rule(QWidget):
    """A hairline between two rows."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.look = style
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(10, max(1, self.look.px(1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect())
        chrome.hairline(QPainter(self), self.look, rect.left(), rect.top(), rect.right())
