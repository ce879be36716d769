"""One who plays the Uncharted Lands. Prefers the map to going on, so that there is something to fight for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eyes import board_of, free, golden_button, layer_of, offered, seen
from person import Person

from meadhall.views.table.northgard.picking import UpgradeSheet
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.cardmenu import CardMenu
from meadhall.views.table.tray.things import ThingButton
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import ActionRow, Overlay, Press

_TILE = "cell:"  # how spots begin on which tiles are laid
DEEDS = ("cards", "bolt")  # the icons of playing and upgrading


class Settler(Person):
    game_id = "northgard"
    needs = frozenset(("board", "turned", "carried", "thing", "CardMenu", "Picker", "BattleSheet"))
    doubts = 0.3

    def confirming(self, layer: Overlay) -> list[Press]:
        """Of what can be done with a card, one mostly plays it, or takes a better one for it."""
        rows = free(layer, ActionRow) if isinstance(layer, CardMenu) else []
        return [row for row in rows if row.icon_name in DEEDS] or super().confirming(layer)

    def may_help(self, press: Press) -> bool:
        """Also cards that are only marked."""
        return super().may_help(press) or isinstance(layer_of(self.window), UpgradeSheet)

    def heed(self, layer: Overlay, told: Mapping[str, Any]) -> bool:
        """Which card to take, which to give for it, and where that goes: three choices that chance may not find."""
        if "upgrade" not in told or not isinstance(layer, UpgradeSheet):
            return False
        wanted = [card for card in layer.upgrades if card.held.tag == told["upgrade"]]
        wanted += [card for card in layer.given if card.held.tag == told["card"]]
        wrong: list[Press] = [card for card in wanted if not card.chosen]
        if layer.box.value != told["box"]:
            wrong += [press for press in free(layer.box) if not press.isChecked()]
        if wrong:
            self.hand.press(wrong[0])
        return bool(wrong)

    def try_something(self, rows: list[ActionRow]) -> bool:
        things, targets = free(self.window, ThingButton), offered(self.window)
        not_held = [thing for thing in things if not thing.chosen]
        if not_held and (len(not_held) == len(things) or self.maybe(0.2)):
            self.used.add("thing")
            self.hand.press(self.one_of(not_held))
        elif targets and (golden_button(self.window) is None or self.maybe(0.85)):
            self._on_map(targets, rows)
        else:
            return self._play_card(rows)
        return True

    def _on_map(self, targets: Sequence[str], rows: list[ActionRow]) -> None:
        board, spot = board_of(self.window), self.one_of(targets)
        if spot.startswith(_TILE) and self.maybe(0.4):
            self.used.add("turned")
            self.hand.turn(board, spot)
        elif board.begins_way(spot) and self.maybe(0.7):
            self.used.add("carried")
            self.hand.carry(board, spot, self.one_of)
        else:
            self.choose_spot(rows)

    def _play_card(self, rows: list[ActionRow]) -> bool:
        hand = [card for card in free(seen(self.window, Tray)[0], CardButton) if card.held.actions or card.held.denial]
        if not hand or not self.maybe(0.9):
            return False
        self.used.add("card")
        self.hand.press(self.one_of(hand))
        return True
