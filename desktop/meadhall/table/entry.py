"""One line of the history: an action, what chance gave, and what happened."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..rules import kernel
from ..rules.kernel import UNHEARD, Action, BadOutcome, Event, EventSink, Game, Moment, Outcome, State, Witness


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
    events: list[Event] = []
    after = s.copy()
    outcomes = _happens(after, action, seat, laid, events)
    turn = game.turn_of(s)
    begins_turn = not before or before[-1].turn != turn
    mark = game.codec.fingerprint(s) if begins_turn else ""
    return after, Entry(seat, action, tuple(outcomes), tuple(events), turn, mark)


def again(s: State, entry: Entry) -> Any:
    """The position after an entry that has been made before."""
    after = s.copy()
    _happens(after, entry.action, entry.seat, entry.outcomes, UNHEARD)
    return after


def story(s: State, entries: Sequence[Entry]) -> list[Moment]:
    """Each event of these entries, the first of which was made in this position, as it happened."""
    after = s.copy()
    witness = Witness(after)
    for entry in entries:
        _happens(after, entry.action, entry.seat, entry.outcomes, witness)
    return witness.moments


def _happens(s: State, action: Action, seat: int, laid: Sequence[Outcome], out: EventSink) -> list[Outcome]:
    s.chance.laid = list(laid)
    outcomes = kernel.play(s, action, out, by=seat)
    if s.chance.laid:
        raise BadOutcome(f"{len(s.chance.laid)} outcomes were not asked for")
    return outcomes
