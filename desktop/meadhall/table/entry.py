"""One line of the history: an action, what chance gave, and what happened."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, BadOutcome, Event, Game, Outcome, State


class Entry(msgspec.Struct, frozen=True):
    seat: int  # who acted
    action: Action
    outcomes: tuple[Outcome, ...]
    events: tuple[Event, ...]
    turn: int
    mark: str = ""  # the fingerprint of the position before it, in the first entry of each turn


Line = tuple[Entry, ...]  # a whole history, from the first entry on


def made(
    game: Game[Any], s: State, before: Sequence[Entry], action: Action, seat: int, laid: Sequence[Outcome] = ()
) -> tuple[Any, Entry]:
    """The position after the action, and the entry for it. The position given is left as it is.

    Raises `Illegal`, or `BadOutcome` where the outcomes laid ready don't belong to this action.
    """
    after, outcomes, events = _happens(s, action, seat, laid)
    turn = game.turn_of(s)
    begins_turn = not before or before[-1].turn != turn
    mark = game.codec.fingerprint(s) if begins_turn else ""
    return after, Entry(seat, action, tuple(outcomes), tuple(events), turn, mark)


def again(s: State, entry: Entry) -> Any:
    """The position after an entry that has been made before."""
    return _happens(s, entry.action, entry.seat, entry.outcomes)[0]


def _happens(s: State, action: Action, seat: int, laid: Sequence[Outcome]) -> tuple[State, list[Outcome], list[Event]]:
    after = s.copy()
    after.chance.laid = list(laid)
    events: list[Event] = []
    outcomes = kernel.play(after, action, events, by=seat)
    if after.chance.laid:
        raise BadOutcome(f"{len(after.chance.laid)} outcomes were not asked for")
    return after, outcomes, events
