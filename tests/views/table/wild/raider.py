"""One who plays Gone Wild. Plays whatever is in the hand, buys, and goes on raids, so that there is much to answer."""

from __future__ import annotations

from eyes import board_of, free, offered
from person import Person

from meadhall.views.look.controls import Kind
from meadhall.views.table.dialogs.chooser import CardChooser
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.cardmenu import CardMenu
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.widgets import ActionRow, Overlay, Press

WARES = ("path:", "stack:", "lot:")  # how the spots begin at which one buys
SHEETS = ("plus", "crossed")  # the icons of the market and of raids


class Raider(Person):
    game_id = "wild"
    needs = frozenset(("board", "card", "CardMenu", "RaidSheet", "ShopSheet", "Ledger", "Dialog"))
    doubts = 0.2

    # Dialogs

    def confirming(self, layer: Overlay) -> list[Press]:
        """An attack is confirmed in red; what a card does stands in its menu."""
        if isinstance(layer, CardMenu):
            return [*free(layer, ActionRow)]
        red = [button for button in self._buttons(layer) if button.kind is Kind.DANGER]
        return [*red, *super().confirming(layer)]

    def may_help(self, press: Press) -> bool:
        """Also cards of which one chooses how many go, or are kept."""
        return super().may_help(press) or (isinstance(press, CardButton) and _is_chosen(press))

    def answer(self, layer: Overlay) -> None:
        if isinstance(layer, RaidSheet) and self.presses > 6 and self.maybe(0.5):
            self.hand.dismiss(layer)
        else:
            super().answer(layer)

    # The table

    def try_something(self, rows: list[ActionRow]) -> bool:
        return self.use_card(0.85) or self.say_how_to_ask(0.03) or self._open_sheet() or self._go_shopping(rows)

    def _open_sheet(self) -> bool:
        """The market, or the composer of raids."""
        sheets = self.prompts(*SHEETS)
        if not sheets or not self.maybe(0.15):
            return False
        self.hand.press(self.one_of(sheets))
        return True

    def _go_shopping(self, rows: list[ActionRow]) -> bool:
        """Or for a fight, where the board offers one."""
        board, targets = board_of(self.window), offered(self.window)
        if not targets or not self.maybe(0.8):
            return self._take_row(rows)
        fights = [spot for spot in targets if not spot.startswith(WARES)]
        if fights and self.maybe(0.6):
            self.used.add("board")
            self.hand.choose(board, self.one_of(fights))
        else:
            self.choose_spot(rows)
        return True

    def _take_row(self, rows: list[ActionRow]) -> bool:
        if not rows or not self.maybe(0.3):
            return False
        self.used.add("row")
        self.hand.press(self.one_of(rows))
        return True


def _is_chosen(card: CardButton) -> bool:
    parent = card.parentWidget()
    while parent is not None and not isinstance(parent, CardChooser):
        parent = parent.parentWidget()
    return parent is not None
