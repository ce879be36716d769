"""One who plays the Harbour of Champions. Sends Vikings wherever there is a place for them, and throws dice again."""

from __future__ import annotations

from eyes import board_of, free, offered
from person import Person

from meadhall.views.table.midgard.fighting.assign import AssignSheet
from meadhall.views.table.midgard.fighting.battle import BattleSheet
from meadhall.views.widgets import ActionRow, Button, Overlay, Press

# How the spots begin that lead to battles, to voyages and to runes, and how often one goes there first.
WANTED = (("place:troll", 0.5), ("place:draugr", 0.7), ("place:own_ship", 0.9), ("ship:", 0.9), ("place:berth", 0.7))
ALSO = (("place:hunting", 0.3), ("place:shipyard", 0.5), ("place:rune_reader", 0.5), ("place:sage", 0.3))


class Champion(Person):
    game_id = "midgard"
    needs = frozenset(("board", "AssignSheet", "BattleSheet", "Tidings", "Ledger", "Dialog"))
    doubts = 0.25

    # Dialogs

    def confirming(self, layer: Overlay) -> list[Press]:
        """At first nobody is sent anywhere; what can be thrown again mostly is."""
        if isinstance(layer, AssignSheet) and self.presses == 1:
            return self._with_icons(layer, "raven") if self.maybe(0.6) else []
        if isinstance(layer, BattleSheet) and self.maybe(0.7):
            return self._with_icons(layer, "favour", "rune", "shield") or super().confirming(layer)
        return super().confirming(layer)

    def _with_icons(self, layer: Overlay, *icons: str) -> list[Press]:
        found: list[Press] = [button for button in free(layer, Button) if button.icon_name in icons]
        self.used.update(button.icon_name or "" for button in found if isinstance(button, Button))
        return found

    # The table

    def try_something(self, rows: list[ActionRow]) -> bool:
        return self.use_card(0.4) or self.say_how_to_ask(0.04) or self._place(rows)

    def _place(self, rows: list[ActionRow]) -> bool:
        board, targets = board_of(self.window), offered(self.window)
        if not targets:
            return False
        if rows and self.maybe(0.2):
            self.hand.press(self.one_of(rows))
            return True
        for start, chance in (*WANTED, *ALSO):
            fit = [spot for spot in targets if spot.startswith(start)]
            if fit and self.maybe(chance):
                self.used.add(start)
                self.hand.choose(board, self.one_of(fit))
                return True
        self.choose_spot(rows)
        return True
