"""Who guards the secrets of the Watch: cards that others hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eyes import seen
from watchman import Watchman

from meadhall.models.privacy import NOBODY
from meadhall.rules import kernel
from meadhall.rules.watch.data import CardId
from meadhall.rules.watch.scoring import visible_points
from meadhall.rules.watch.state import State
from meadhall.views.table.tray.cardface import CardButton


class Warden(Watchman):
    @staticmethod
    def rich(s: State) -> bool:
        """Late, and somebody else holds a card."""
        late = max(visible_points(s, seat) for seat in range(len(s.players))) >= 5
        return late and bool(secret_cards(s, kernel.asked(s).seat))

    def secret_words(self) -> Iterator[str]:
        for card in secret_cards(self.table.state, self.viewer):
            yield str(self.names.term(f"watch.card.{card}.name"))
            yield card

    def look_at_hand(self) -> None:
        shown = {card.held.key: card.held.count for card in seen(self.window, CardButton)}
        shown = {key: count for key, count in shown.items() if key.startswith("resource:")}
        own = self.table.state.players[self.viewer].hand if self.viewer != NOBODY else [0] * 6
        assert shown in ({}, {f"resource:{kind}": own[kind] for kind in range(5) if own[kind]})


def secret_cards(s: State, viewer: int) -> set[CardId]:
    """Development cards that somebody holds, and that this viewer may not know of."""
    held_by_others: set[Any] = set()
    known: set[Any] = {*s.box, "ranger_patrol"} if s.brotherhood else set(s.box)  # a hero's text names that one
    for seat, player in enumerate(s.players):
        (known if seat == viewer else held_by_others).update(player.cards + player.fresh)
        known.update(["ranger_patrol"] * bool(player.patrols))
    return held_by_others - known
