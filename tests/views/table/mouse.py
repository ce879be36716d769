"""A player who sees the window and has a mouse, and nothing else."""

from __future__ import annotations

from random import Random

from eyes import board_of, breathe, curtain_of, end_of, free, golden_button, layer_of, on_board, prompt_buttons, seen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from meadhall.views.look.controls import Row
from meadhall.views.shell.window import Window
from meadhall.views.table.cardface import CardButton
from meadhall.views.table.composer import Composer
from meadhall.views.table.picker import Picker
from meadhall.views.table.watch.answers import Answers
from meadhall.views.table.watch.barter import Barter
from meadhall.views.table.watch.demand import DemandSheet
from meadhall.views.table.watch.trade import TradeSheet
from meadhall.views.widgets import ActionRow, Button, IconButton, Overlay, Press, ScrollColumn

LEFT = Qt.MouseButton.LeftButton
BUILDINGS = ("keep", "house", "guard", "scroll")


class Mouse:
    """Builds where it can, so that games come to an end."""

    def __init__(self, window: Window, rng: Random) -> None:
        self.window, self.rng = window, rng
        self.used: set[str] = set()  # what it has made use of

    def step(self) -> None:
        breathe()
        curtain, layer = curtain_of(self.window), layer_of(self.window)
        if curtain is not None:
            self.click(curtain.button)
        elif layer is not None:
            self.used.add(type(layer).__name__)
            self.answer(layer)
        else:
            self.play()

    # The hand

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._scroll_to(widget)
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())

    def _scroll_to(self, widget: QWidget) -> None:
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent, ScrollColumn):
                parent.ensureWidgetVisible(widget)
            parent = parent.parentWidget()

    def maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    # Dialogs

    def answer(self, layer: Overlay) -> None:
        match layer:
            case Composer():
                self._compose(layer)
            case Picker():
                cards: list[Press] = [card for card in seen(layer, CardButton) if card.held.actions]
                plain = [button for button in free(layer, Button) if button.icon_name != "eye"]
                self.click(self.rng.choice(cards + plain))
            case Answers():
                deals = [button for button in layer.deals if not button.reason]
                self.click(self.rng.choice(deals) if deals else layer.withdraw)
            case DemandSheet():
                self.click(self.rng.choice(layer.kinds.cards))
                self.click(self.rng.choice(layer.seats.chips))
                self.click(layer.confirm)
            case Barter():
                self._barter(layer)
            case TradeSheet():
                self._trade(layer)
            case _:
                self.click(free(layer, Button)[-1])

    def _compose(self, layer: Composer) -> None:
        for _ in range(60):
            if not layer.confirm.reason:
                break
            steps = [button for button in free(layer, IconButton) if button.icon_name in ("plus", "minus")]
            more = [button for button in steps if button.icon_name == "plus"]
            self.click(self.rng.choice(more or steps))
        self.click(layer.confirm)

    def _barter(self, layer: Barter | TradeSheet) -> None:
        panel = layer.panel if isinstance(layer, Barter) else layer.supply
        assert panel is not None
        for _ in range(30):
            for row in (panel.give, panel.get):
                self.click(self.rng.choice([card for card in row.cards if not card.reason]))
            if not panel.confirm.reason:
                self.used.add("supply")
                self.click(panel.confirm)
                return
        self._aside(layer)

    def _trade(self, layer: TradeSheet) -> None:
        if layer.supply is not None and layer.supply.isVisible() and self.maybe(0.9):
            givable = [card for card in layer.supply.give.cards if not card.reason]
            if givable:
                self._barter(layer)
                return
        if not layer.offer.isVisible():
            self._aside(layer)
            return
        for button in free(layer.offer, Button):  # proposals of others
            self.click(button)
            return
        for _ in range(12):
            for side in (layer.offer.give, layer.offer.want):
                more = [button for button in free(side, IconButton) if button.icon_name == "plus"]
                if more:
                    self.click(self.rng.choice(more))
            if not layer.offer.confirm.reason:
                self.used.add("offer")
                self.click(layer.offer.confirm)
                return
        self._aside(layer)

    def _aside(self, layer: Overlay) -> None:
        self.click(next(button for button in seen(layer, Button) if button.icon_name == "eye"))

    # The table

    def play(self) -> None:
        board = board_of(self.window)
        if board.menu is not None:
            self.used.add("menu")
            self.click(self.rng.choice(board.menu.rows))
            return
        rows = [row for row in seen(self.window, ActionRow) if row.row is not Row.LOCKED]
        if any(row.row is Row.DOING for row in rows) and board.targets:
            self._click_spot()
            return
        if not self._use_card() and not self._build(rows):
            self._go_on(rows)

    def _use_card(self) -> bool:
        cards = [card for card in seen(self.window, CardButton) if card.held.actions]
        if not cards or not self.maybe(0.35):
            return False
        self.used.add("card")
        self.click(self.rng.choice(cards))
        return True

    def _build(self, rows: list[ActionRow]) -> bool:
        for icon in BUILDINGS:
            fit = [row for row in rows if row.icon_name == icon]
            if fit and self.maybe(0.9):
                self.click(fit[0])
                return True
        roads = [row for row in rows if row.icon_name == "road"]
        trades = [row for row in rows if row.icon_name == "swap"]
        for some, chance in ((roads, 0.35), (trades, 0.06)):
            if some and self.maybe(chance):
                self.click(self.rng.choice(some))
                return True
        return False

    def _go_on(self, rows: list[ActionRow]) -> None:
        golden = golden_button(self.window)
        others = [
            button for button in prompt_buttons(self.window) if button is not golden and button.icon_name != "undo"
        ]
        if golden is not None and not golden.reason:
            self.click(golden)
        elif board_of(self.window).targets:
            self._click_spot()
        else:
            self.click(self.rng.choice([*others, *rows]))

    def _click_spot(self) -> None:
        board = board_of(self.window)
        self.used.add("board")
        self.click(board.viewport(), on_board(board, self.rng.choice(board.targets)))


def play_to_the_end(mouse: Mouse, most: int) -> int:
    """How many steps it took."""
    for step in range(most):
        if end_of(mouse.window) is not None:
            return step
        mouse.step()
    raise AssertionError(f"no end after {most} steps")
