"""Odin's Path: five open cards that move away from their deck (VW-8.4 to VW-8.6)."""

from ...kernel import EventSink
from ..data import CardId
from ..events import PathMoved, PathShuffled
from ..state import State


def turn_up(s: State, out: EventSink) -> CardId | None:
    if not s.path_deck and s.path_discard:
        s.path_deck = tuple(s.chance.shuffle(tuple(sorted(s.path_discard))))
        s.path_discard = ()
        out.append(PathShuffled(len(s.path_deck)))
    if not s.path_deck:
        return None
    card, *rest = s.path_deck
    s.path_deck = tuple(rest)
    return card


def take_off(s: State, slot: int) -> CardId | None:
    """The card of this slot; it leaves a gap."""
    card = s.path[slot]
    s.path = (*s.path[:slot], None, *s.path[slot + 1 :])
    return card


def close_gap(s: State, slot: int, out: EventSink) -> None:
    """The card of this slot is gone: those between it and the deck move on, and a new one is turned up."""
    card = turn_up(s, out)
    s.path = (card, *s.path[:slot], *s.path[slot + 1 :])
    out.append(PathMoved(slot, card))
