"""One who plays the Watch. Builds, so that games end."""

from __future__ import annotations

from eyes import seen
from person import Person

from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.widgets import ActionRow

BUILDINGS = ("keep", "house", "guard", "scroll")  # the icons of what one builds first
OTHERS = (("road", 0.5), ("swap", 0.12))  # and how often one does these


class Ranger(Person):
    game_id = "watch"
    needs = frozenset(("board", "TradeSheet"))

    def try_something(self, rows: list[ActionRow]) -> bool:
        return self._use_card() or self._build(rows)

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
