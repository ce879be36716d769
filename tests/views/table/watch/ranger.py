"""One who plays the Watch. Builds, so that games end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eyes import free, seen
from person import Person

from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.watch.chips import SeatChips
from meadhall.views.table.watch.trade import OfferPanel
from meadhall.views.widgets import ActionRow, IconButton, Overlay, Press, Toggle

BUILDINGS = ("keep", "house", "guard", "scroll")  # the icons of what one builds first
OTHERS = (("road", 0.5), ("swap", 0.12))  # and how often one does these


class Ranger(Person):
    game_id = "watch"
    needs = frozenset(("board", "TradeSheet"))

    def try_something(self, rows: list[ActionRow]) -> bool:
        return self._use_card() or self._build(rows)

    def heed(self, layer: Overlay, told: Mapping[str, Any]) -> bool:
        """An offer to all."""
        panels = seen(layer, OfferPanel)
        if "offer" not in told or not panels:
            return False
        panel, offer = panels[0], told["offer"][0]
        off: list[Press] = [chip for chips in seen(panel, SeatChips) for chip in free(chips) if not chip.isChecked()]
        wrong: list[Press] = [*off, *(toggle for toggle in seen(panel, Toggle) if toggle.isChecked())]
        rows = zip((*panel.give.rows, *panel.want.rows), (*offer["give"], *offer["want"]), strict=True)
        for row, count in rows:
            sign = "plus" if row.value < count else "minus" if row.value > count else ""
            wrong += [button for button in seen(row, IconButton) if button.icon_name == sign]
        if wrong:
            self.hand.press(wrong[0])
        return bool(wrong)

    def _use_card(self) -> bool:
        cards = [card for card in seen(self.window, CardButton) if card.held.actions]
        if not cards or not self.maybe(0.35):
            return False
        self.used.add("card")
        self.hand.press(self.one_of(cards))
        return True

    def _build(self, rows: list[ActionRow]) -> bool:
        for icon, chance in (*((icon, 0.9) for icon in BUILDINGS), *OTHERS):
            fit = [row for row in rows if row.icon_name == icon]
            if fit and self.maybe(chance):
                self.hand.press(self.one_of(fit))
                return True
        return False
