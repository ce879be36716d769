"""What forecasts are compared with: the thing itself, played on a copy."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event, Moment, Step


def done(s: Any, *actions: Action) -> tuple[Any, list[Event]]:
    after, events = s.copy(), list[Event]()
    for action in actions:
        kernel.play(after, action, events)
    return after, events


def happening(s: Any, *steps: Step[Any]) -> tuple[Any, list[Event]]:
    """These steps and what follows from them, with nothing else to come."""
    after, events = s.copy(), list[Event]()
    after.agenda = []
    kernel.then(after, *steps)
    kernel.settle(after, events)
    return after, events


def of_kind(events: Iterable[Event], kind: type | tuple[type, ...]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def told_in_time(
    stories: Iterable[tuple[Any, Sequence[Moment]]], checks: Mapping[type[Event], Any]
) -> set[type[Event]]:
    """Each event is told when what it tells has happened, and not before; the kinds that came up."""
    met: set[type[Event]] = set()
    for before, story in stories:
        was = before
        for event, now in story:
            assert checks[type(event)](event, was, now), event
            met.add(type(event))
            was = now
    return met
