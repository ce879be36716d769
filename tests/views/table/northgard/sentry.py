"""Who guards the secrets of the Uncharted Lands: hands, tiles and fame of others, and what lies in a pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from eyes import seen
from watchman import Watchman, keep

from meadhall.models.privacy import NOBODY
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.state import State
from meadhall.table import Table
from meadhall.views.shell.window import Window
from meadhall.views.table.game import Held, SeatFacts, Thing
from meadhall.views.table.tray.cardface import CardButton


class Sentry(Watchman):
    open_cards = ("row:",)
    options: ClassVar[Mapping[str, Any]] = {"creatures": True}

    def look_at(self, thing: Any, secrets: list[str]) -> None:
        super().look_at(thing, secrets)
        match thing:
            case Held(key=key, tag=card) if key.startswith("hand:"):
                assert card in self._own_hand, f"{card} is not in the hand of {self.viewer}"
            case Thing(key=key) if key.startswith("tile:"):
                assert int(key.removeprefix("tile:")) in self._own_tiles, f"{key} is not for {self.viewer}"
            case SeatFacts(points=points) if points is not None:
                assert self.viewer != NOBODY, "somebody's fame can be found"
                assert points in self._own_fame, f"fame of others can be found by {self.viewer}"
            case _:
                pass

    @property
    def _own_hand(self) -> tuple[CardId, ...]:
        return self.table.state.players[self.viewer].hand if self.viewer != NOBODY else ()

    @property
    def _own_tiles(self) -> tuple[int, ...]:
        s: State = self.table.state
        own = s.players[self.viewer].tiles if self.viewer != NOBODY else ()
        return (*own, *s.looked[:1])

    @property
    def _own_fame(self) -> tuple[int, ...]:
        return (self.table.state.players[self.viewer].fame,)

    def secret_words(self) -> Iterator[str]:
        """Names of one word are words of other sentences too."""
        to_come, known = face_down(self.table.state)
        told = "; ".join(map(self._name, known))
        yield from to_come
        yield from (name for name in map(self._name, to_come) if " " in name and name not in told)

    def _name(self, card: CardId) -> str:
        return str(self.names.term(f"northgard.card.{card.lower()}.name"))

    def look_at_hand(self) -> None:
        shown = [card.held for card in seen(self.window, CardButton) if card.held.key.startswith("hand:")]
        assert {held.tag: held.count for held in shown} in (
            {},
            {one: self._own_hand.count(one) for one in self._own_hand},
        )


def face_down(s: State) -> tuple[set[CardId], set[CardId]]:
    """Cards to come, and all others that somebody has seen; many have copies."""
    known = {*s.row, *s.achievements, *s.box}
    for player in s.players:
        known |= {*player.owned, *player.upgrades}
    return {*s.development, *s.unseen} - known, known


# Leaks that nothing in the program has.


def a_hand(window: Window, table: Table) -> None:
    others = (card for player in table.state.players for card in player.hand)
    shown = seen(window, CardButton)[0].held
    own = {card.held.tag for card in seen(window, CardButton)}
    other = next(card for card in others if card not in own)
    keep(window, replace(shown, key=f"hand:{other}", tag=other))


def a_tile(window: Window, table: Table) -> None:
    keep(window, Thing(f"tile:{table.state.pile[0]}", ""))


def fame(window: Window, table: Table) -> None:
    keep(window, SeatFacts(points=table.state.players[0].fame, figures=(), pieces=()))


Sentry.leaks = (a_hand, a_tile, fame)
