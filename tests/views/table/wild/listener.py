"""Who guards the secrets of Gone Wild: hands, decks and their order, cards put back or kept, what the Lens showed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from eyes import seen
from watchman import Watchman, keep, viewer_of

from meadhall.models.privacy import NOBODY
from meadhall.rules import kernel
from meadhall.rules.wild.closing import Keep
from meadhall.rules.wild.data import CardId
from meadhall.rules.wild.events import CardPutBack, HandSeen
from meadhall.rules.wild.state import State
from meadhall.table import Table
from meadhall.views.look.cards import CardFace
from meadhall.views.look.palette import INK
from meadhall.views.shell.window import Window
from meadhall.views.table.game import Held
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.tray.cardface import CardButton


def keeping_in_secret(s: State) -> bool:
    """With somebody's choice that nobody else knows."""
    decision = kernel.asked(s)
    return isinstance(decision, Keep) and any(kept.cards for kept in decision.chosen)


class Listener(Watchman):
    seed = 5
    rich = staticmethod(keeping_in_secret)

    def look_at(self, thing: object, secrets: list[str]) -> None:
        super().look_at(thing, secrets)
        match thing:
            case Held(key=key, tag=card) if key.startswith("hand:") or key == card:
                assert self._may_hold(card), f"{card} is not in the hand of {self.viewer}"
            case Held(key=key, tag=card) if key.startswith("top:"):
                assert card in self._known_top, f"the top of a deck is not for {self.viewer}"
            case Held(key=key, tag=card) if key.startswith("seen:"):
                assert card in self._looked_at, f"a hand is not for {self.viewer}"
            case _:
                pass

    def _may_hold(self, card: CardId) -> bool:
        """In the hand, or where it lies open before whoever looks."""
        if self.viewer == NOBODY:
            return False
        player = self.table.state.players[self.viewer]
        return card in (*player.hand, *player.discard, *player.area)

    @property
    def _known_top(self) -> tuple[CardId, ...]:
        player = self.table.state.players[self.viewer] if self.viewer != NOBODY else None
        return player.deck[: player.known_top] if player is not None else ()

    @property
    def _looked_at(self) -> set[CardId]:
        """By the Lens of whoever looks, in hands of others."""
        events = (event for told in self.table.told(self.viewer) for event in told.events)
        return {
            card
            for event in events
            if isinstance(event, HandSeen) and event.seat == self.viewer
            for card in event.cards
        }

    def secret_words(self) -> Iterator[str]:
        """What nobody has seen yet; names of one word are words of other sentences too."""
        to_come, known = face_down(self.table.state)
        told = "; ".join(map(self._name, known))
        for which in to_come:
            words = (which.partition(".")[2], self._name(which))
            yield from (word for word in words if {" ", "_"} & {*word} and word not in told)

    def _name(self, which: str) -> str:
        return str(self.names.term(f"wild.{which}.name"))

    def look_at_hand(self) -> None:
        shown = [card.held for card in seen(self.window, CardButton) if card.held.key.startswith("hand:")]
        own = self.table.state.players[self.viewer].hand if self.viewer != NOBODY else ()
        assert {held.tag: held.count for held in shown} in ({}, {card: own.count(card) for card in own})


def face_down(s: State) -> tuple[set[str], set[str]]:
    """Cards and missions of which nobody has seen a copy, and all others."""
    known = {f"card.{card}" for card in _open_cards(s)}
    missions = [each for player in s.players for each in (*player.missions, *player.done)]
    known |= {f"mission.{each}" for each in (*missions, *s.swapped_missions) if each is not None}
    hidden = {f"card.{card}" for card in (*s.path_deck, *s.asgard_deck, *s.asgard_box)}
    hidden |= {f"mission.{each}" for each in s.mission_deck}
    return hidden - known, known


def _open_cards(s: State) -> Iterable[CardId]:
    owned = (card for player in s.players for card in player.owned)
    return [*s.asgard_row, *s.path_discard, *(card for card in s.path if card is not None), *owned]


# Leaks that nothing in the program has.


def a_card(key: str, card: CardId) -> Held:
    return Held(f"{key}:{card}", CardFace("", INK), tag=card)


def others_hands(window: Window, table: Table) -> Iterator[CardId]:
    """Of whoever is not at the screen: cards that the viewer has nowhere."""
    viewer, players = viewer_of(window), table.state.players
    own = players[viewer].owned if viewer != NOBODY else ()
    return (card for player in players for card in player.hand if card not in own)


def a_hand(window: Window, table: Table) -> None:
    keep(window, a_card("hand", next(others_hands(window, table))))


def the_top_of_a_deck(window: Window, table: Table) -> None:
    keep(window, a_card("top", next(player.deck[0] for player in table.state.players if player.deck)))


def what_the_lens_showed(window: Window, table: Table) -> None:
    """To somebody else."""
    keep(window, HandSeen((viewer_of(window) + 1) % 3, 0, ("tower",)))


def a_seen_hand(window: Window, table: Table) -> None:
    keep(window, [a_card("seen", next(others_hands(window, table)))])


def a_card_put_back(window: Window, table: Table) -> None:
    keep(window, [CardPutBack((viewer_of(window) + 1) % 3, "tower")])


def what_is_kept(window: Window, table: Table) -> None:
    """By one who has chosen before."""
    keep(window, kernel.asked(table.state))


def what_comes_up(window: Window, table: Table) -> None:
    to_come, _ = face_down(table.state)
    secrets = [which.partition(".")[2] for which in to_come]
    seen(window, SeatPanel)[1].setToolTip(f"next is {max(each for each in secrets if '_' in each)}")


Listener.leaks = (
    a_hand,
    the_top_of_a_deck,
    what_the_lens_showed,
    a_seen_hand,
    a_card_put_back,
    what_is_kept,
    what_comes_up,
)
