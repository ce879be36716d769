"""A player without a mouse: what is focused can be seen, and keys are pressed."""

from __future__ import annotations

from random import Random

from eyes import board_of, breathe, curtain_of, end_of, golden_button, layer_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.boards.kit.menu import SpotMenu
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.shell.window import Window
from meadhall.views.table.cardface import CardButton
from meadhall.views.table.composer import Composer
from meadhall.views.table.picker import Picker
from meadhall.views.table.watch.answers import Answers
from meadhall.views.table.watch.barter import Barter
from meadhall.views.table.watch.demand import DemandSheet
from meadhall.views.table.watch.trade import TradeSheet
from meadhall.views.widgets import ActionRow, Button, IconButton, Overlay, Press

KEY = Qt.Key
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
BUILDINGS = ("keep", "house", "guard", "scroll")
FAR = 90  # presses of Tab that lead anywhere


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


class Keyboard:
    def __init__(self, window: Window, rng: Random) -> None:
        self.window, self.rng = window, rng
        self.used: set[str] = set()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(focused(), key, modifier)
        breathe()

    def step(self) -> None:
        breathe()
        layer = layer_of(self.window)
        if curtain_of(self.window) is not None:
            self.press(KEY.Key_Return)
        elif layer is not None:
            self.used.add(type(layer).__name__)
            self._answer(layer)
        elif isinstance(focused().parentWidget(), SpotMenu):
            self.used.add("menu")
            self.press(KEY.Key_Return)
        else:
            self._play()

    # On the table

    def _play(self) -> None:
        if self._unfolded():
            self.used.add("list")
            for _ in range(self.rng.randrange(4)):
                self.press(KEY.Key_Tab)
            if self._unfolded():
                self.press(KEY.Key_Return)
            return
        self.press(KEY.Key_F2)
        rows = self._rows()
        wanted = self._wanted(rows)
        if wanted is not None:
            self._tab_to(lambda widget: widget is wanted)
            self.press(KEY.Key_Return)
        elif golden_button(self.window) is not None and self.rng.random() < 0.9:
            self.press(KEY.Key_Return, CONTROL)
        else:
            self._on_board_or_list(rows)

    def _unfolded(self) -> bool:
        row = focused()
        return isinstance(row, ActionRow) and type(row).__name__ == "_PlaceRow"

    def _rows(self) -> list[ActionRow]:
        return [row for row in self.window.findChildren(ActionRow) if row.isVisible() and not row.reason]

    def _wanted(self, rows: list[ActionRow]) -> ActionRow | None:
        for icon in BUILDINGS:
            fit = [row for row in rows if row.icon_name == icon]
            if fit and self.rng.random() < 0.85:
                return fit[0]
        for icon, chance in (("road", 0.3), ("swap", 0.04)):
            fit = [row for row in rows if row.icon_name == icon]
            if fit and self.rng.random() < chance:
                return self.rng.choice(fit)
        return None

    def _on_board_or_list(self, rows: list[ActionRow]) -> None:
        if board_of(self.window).targets and self.rng.random() < 0.7:
            self._by_board()
        elif rows:
            row = self.rng.choice(rows)
            self._tab_to(lambda widget: widget is row)
            self.press(KEY.Key_Return)

    def _by_board(self) -> None:
        self.used.add("board")
        self.press(KEY.Key_F3)
        assert isinstance(focused(), BoardView)
        self.press(KEY.Key_Tab)
        for _ in range(self.rng.randrange(5)):
            self.press(self.rng.choice((KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up)))
        self.press(KEY.Key_Return)

    def _tab_to(self, is_it) -> bool:
        for _ in range(FAR):
            if is_it(focused()):
                return True
            self.press(KEY.Key_Tab)
        return False

    # In dialogs

    def _answer(self, layer: Overlay) -> None:
        match layer:
            case Composer():
                self._compose(layer)
            case Picker():
                self._tab_at_random(self._is_choice)
                self.press(KEY.Key_Return)
            case Answers():
                self._tab_to(
                    lambda widget: isinstance(widget, Button) and not widget.reason and widget.icon_name != "eye"
                )
                self.press(KEY.Key_Return)
            case Barter():
                self._pick_kinds(layer)
            case DemandSheet():
                self._tab_at_random(lambda widget: widget in layer.kinds.cards)
                self.press(KEY.Key_Space)
                self._tab_at_random(lambda widget: widget in layer.seats.chips)
                self.press(KEY.Key_Space)
                self._confirm(layer.confirm)
            case TradeSheet():
                self._trade(layer)
            case _:
                self.press(KEY.Key_Return)

    def _is_choice(self, widget: QWidget) -> bool:
        if isinstance(widget, CardButton):
            return bool(widget.held.actions)
        return isinstance(widget, Button) and widget.icon_name != "eye"

    def _tab_at_random(self, is_it) -> None:
        self._tab_to(is_it)
        for _ in range(self.rng.randrange(4)):
            self.press(KEY.Key_Tab)
        self._tab_to(is_it)

    def _compose(self, layer: Composer) -> None:
        for _ in range(60):
            if not layer.confirm.reason:
                break
            self._tab_at_random(lambda widget: isinstance(widget, IconButton))
            self.press(KEY.Key_Plus if layer.confirm.reason else KEY.Key_Minus)
            if self.rng.random() < 0.15:
                self.press(KEY.Key_Down)
        self._confirm(layer.confirm)

    def _confirm(self, button: Press) -> None:
        if self._tab_to(lambda widget: widget is button):
            self.press(KEY.Key_Return)

    def _pick_kinds(self, layer: Barter) -> None:
        for _ in range(30):
            for row in (layer.panel.give, layer.panel.get):
                self._tab_at_random(lambda widget, row=row: widget in row.cards and not widget.reason)
                self.press(KEY.Key_Space)
            if not layer.panel.confirm.reason:
                break
        self._confirm(layer.panel.confirm)

    def _trade(self, layer: TradeSheet) -> None:
        if not layer.offer.isVisible():
            self.press(KEY.Key_Escape)
            return
        for side in (layer.offer.give, layer.offer.want):
            found = self._tab_to(
                lambda widget, side=side: (
                    isinstance(widget, IconButton) and side.isAncestorOf(widget) and not widget.reason
                )
            )
            if found:
                self.press(KEY.Key_Plus)
        if layer.offer.confirm.reason:
            self.press(KEY.Key_Escape)
        else:
            self.used.add("offer")
            self._confirm(layer.offer.confirm)


def play_by_keyboard(keyboard: Keyboard, most: int) -> int:
    for step in range(most):
        if end_of(keyboard.window) is not None:
            return step
        keyboard.step()
    raise AssertionError(f"no end after {most} steps")
