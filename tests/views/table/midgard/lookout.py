"""Who guards the secrets of the Harbour: destinies and journeys, old kills, whom one sends in secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from eyes import seen
from watchman import Watchman, keep, viewer_of

from meadhall.models.privacy import NOBODY
from meadhall.rules import kernel
from meadhall.rules.midgard.data import DESTINIES, JOURNEYS, CardId
from meadhall.rules.midgard.events import EnemyDefeated, JourneyRevealed, JourneySeen, RoundBegan
from meadhall.rules.midgard.fights.assignment import Assign
from meadhall.rules.midgard.forecast import Loading
from meadhall.rules.midgard.state import State
from meadhall.table import Table
from meadhall.views.shell.window import Window
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.saga.saga import SagaLine
from meadhall.views.table.tray.cardface import CardButton


def assigning_in_secret(s: State) -> bool:
    """With somebody's choice that nobody else knows."""
    decision = kernel.asked(s)
    return s.round >= 5 and isinstance(decision, Assign) and bool(decision.chosen)


class Lookout(Watchman):
    options: ClassVar[Mapping[str, Any]] = {"assignment": "secret"}
    rich = staticmethod(assigning_in_secret)

    def look(self) -> None:
        self._old_kills = old_kills(self.table)
        super().look()

    def look_at(self, thing: Any, secrets: list[str]) -> None:
        super().look_at(thing, secrets)
        match thing:
            case SagaLine(event=EnemyDefeated(seat) as kill) if seat != self.viewer:
                assert kill not in self._old_kills, f"{kill} is not for {self.viewer} to read again"
            case Loading(bands=bands):
                assert all(band.seat == self.viewer for band in bands), f"a load not for {self.viewer}"
            case _:
                pass

    def secret_words(self) -> Iterator[str]:
        for card in {*hidden_destinies(self.table.state, self.viewer)}:
            yield card
            yield str(self.names.term(f"midgard.card.{card}"))
        yield from hidden_journeys(self.table, self.viewer)

    def look_at_hand(self) -> None:
        keys = (card.held.key for card in seen(self.window, CardButton))
        shown = {key.removeprefix("destiny:") for key in keys if key.startswith("destiny:")}
        assert shown in (set(), known_destinies(self.table.state, self.viewer))


def known_destinies(s: State, viewer: int) -> set[CardId]:
    """In the tray of the viewer."""
    return set() if viewer == NOBODY else {*s.players[viewer].destinies, *s.players[viewer].shown}


def hidden_destinies(s: State, viewer: int) -> set[CardId]:
    """That others hold, or that lie in the deck."""
    if s.result is not None:
        return set()
    known = known_destinies(s, viewer) | {card for player in s.players for card in player.shown}
    if viewer != NOBODY:
        known |= {*s.players[viewer].drawn, *(card for pile in s.tucked if pile.seat == viewer for card in pile.cards)}
    return {*DESTINIES} - known


def hidden_journeys(table: Table, viewer: int) -> set[CardId]:
    """Many have copies: those of which this viewer has seen none."""
    events = [*table.opening, *(event for told in table.told(viewer) for event in told.events)]
    return {*JOURNEYS} - {event.card for event in events if isinstance(event, JourneyRevealed | JourneySeen)}


def old_kills(table: Table) -> list[EnemyDefeated]:
    """Of earlier rounds, which one has to remember by oneself."""
    s: State = table.state
    if s.options.hall_of_fame or s.result is not None:
        return []
    events = [*table.opening, *(event for told in table.told(NOBODY) for event in told.events)]
    begun = max((at for at, event in enumerate(events) if isinstance(event, RoundBegan)), default=0)
    return [event for event in events[:begun] if isinstance(event, EnemyDefeated)]


# Leaks that nothing in the program has.


def a_destiny(window: Window, table: Table) -> None:
    """Of whoever is not at the screen."""
    others = (player.destinies for seat, player in enumerate(table.state.players) if seat != viewer_of(window))
    seen(window, SeatPanel)[1].setToolTip(f"holds {next(cards[0] for cards in others if cards)}")


def a_journey(window: Window, table: Table) -> None:
    seen(window, SeatPanel)[0].setAccessibleName(min(hidden_journeys(table, viewer_of(window))))


def an_old_kill(window: Window, table: Table) -> None:
    kill = next(kill for kill in old_kills(table) if kill.seat != viewer_of(window))
    keep(window, [SagaLine("They slew it.", kill.seat, kill, 0)])


def a_secret_load(window: Window, table: Table) -> None:
    """Of one who has chosen before."""
    keep(window, kernel.asked(table.state))


def a_load_of_another(window: Window, table: Table) -> None:
    others = (seat for seat in range(3) if seat != viewer_of(window) and table.state.bands_of(seat))
    keep(window, Loading(table.state, next(others)))


Lookout.leaks = (a_destiny, a_journey, an_old_kill, a_secret_load, a_load_of_another)
