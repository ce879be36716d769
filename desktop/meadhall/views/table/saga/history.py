"""What has been told: all of it, that of the last round, and of a game that is over what weighed most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.models.seeing import Seeing
from meadhall.rules.kernel import Event
from meadhall.views.table.game import TurningPoint

Numbered = list[tuple[int, Event]]
_MOST = 5
_LINES = 64


def history(session: Seeing) -> list[Event]:
    """All that has happened, as far as the viewer saw it."""
    return [*session.opening(), *(event for told in session.told() for event in told.events)]


def of_this_round(session: Seeing, begins: type[Event]) -> list[Event]:
    """What has happened since the last round began: as few lines as that takes are looked at."""
    most, found = _LINES, list[Event]()
    while not found and most < 2 * session.lines:
        told = session.told(max(0, session.lines - most))
        found = _since([event for one in told for event in one.events], begins)
        most *= 2
    if found:
        return found
    whole = history(session)
    return _since(whole, begins) or whole


def _since(events: list[Event], begins: type[Event]) -> list[Event]:
    places = [place for place, event in enumerate(events) if isinstance(event, begins)]
    return events[places[-1] :] if places else []


def last_round(session: Seeing, begins: type[Event]) -> list[Event]:
    """The round before the one that has just begun. Nothing, where one came to the table in the middle of it, as in
    many a lesson."""
    events = history(session)
    places = [place for place, event in enumerate(events) if isinstance(event, begins)]
    return events[places[-2] : places[-1]] if len(places) > 1 else []


def numbered(session: Seeing, begins: Callable[[Event], int | None]) -> Numbered:
    """Each with its round; `begins` tells the number of the one that an event begins."""
    now, found = 0, Numbered()
    for event in history(session):
        begun = begins(event)
        now = now if begun is None else begun
        found.append((now, event))
    return found


def course(
    seats: int, events: Sequence[tuple[int, Event]], change: Callable[[Event], tuple[int, int] | None]
) -> tuple[tuple[int, ...], ...]:
    """Sums by seat, at the beginning and at the end of each round. `change` tells whose sum an event changes."""
    sums = [0] * seats
    steps = {0: tuple(sums)}
    for number, event in events:
        changed = change(event)
        if changed is not None:
            seat, by = changed
            sums[seat] += by
        steps[number] = tuple(sums)
    return tuple(steps.values())


def turning_points(
    session: Seeing, events: Numbered, weight: Callable[[Event], int], when: Callable[[int], str]
) -> tuple[TurningPoint, ...]:
    """What weighed most, in the order in which it happened. `when` says the number of a round."""
    lines = [0] * len(session.opening()) + [told.line for told in session.told() for _ in told.events]
    weighed = [(weight(event), place) for place, (_, event) in enumerate(events)]
    most = sorted((one for one in weighed if one[0]), reverse=True)[:_MOST]
    places = sorted(place for _, place in most)
    return tuple(TurningPoint(when(events[place][0]), events[place][1], lines[place]) for place in places)
