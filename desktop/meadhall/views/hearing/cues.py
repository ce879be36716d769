"""Which event makes which sound: how the tables of the games are written, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from meadhall.rules.kernel import Event
from meadhall.sound.shelf import weightiest

# A sound, none, or one that depends: on the event, and on who looks (nobody's seat: None).
Cue = str | Callable[[Any, int | None], str]


class Heard(NamedTuple):
    """How one game sounds. It stands in `views/boards/<game>/sounds.py`."""

    cues: Mapping[type[Event], Cue]
    unheard: Mapping[str, tuple[type[Event], ...]]  # by the reason why nothing is heard of them
    bed: Callable[[Any], Mapping[str, float]]  # of a position: loops, and how loud each is
    outcomes: frozenset[type[Event]] = frozenset()  # heard only once one sees what has come of it


def heard_in(game_id: str) -> Heard:
    """Imported when the game is played."""
    return import_module(f"meadhall.views.boards.{game_id}.sounds").HEARD


def sound_of(heard: Heard, event: Event, viewer: int | None) -> str:
    """The name of a sound, or nothing."""
    cue = heard.cues.get(type(event), "")
    return cue if isinstance(cue, str) else cue(event, viewer)


def sum_of(heard: Heard, events: Iterable[Event], viewer: int | None) -> str:
    """Where all of it happens at once: the sound that says most."""
    return weightiest([sound for event in events if (sound := sound_of(heard, event, viewer))])


# Cues that several games share


def own(mine: str, others: str = "") -> Cue:
    """One sound for whoever looks, another for the rest."""
    return lambda event, viewer: mine if event.seat == viewer else others


def ending(winners: Callable[[Any], Iterable[int]]) -> Cue:
    """Whoever sits here hears whether it was well; at a table of many, or of none, somebody always wins."""
    return lambda event, viewer: "victory" if viewer is None or viewer in winners(event) else "defeat"
