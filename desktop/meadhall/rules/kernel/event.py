"""What happened: frozen structs with who may see them. Never text."""

from collections import deque
from collections.abc import Iterable
from typing import ClassVar, Protocol, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    # True where the event turns up something that nobody, or not everybody, knew, or where somebody else has given
    # something in it: undo stops here.
    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int) -> Self | None:
        """The event as this seat may know it; `None` where it may not even know that it happened."""
        return self


class EventSink(Protocol):
    def append(self, event: Event, /) -> None: ...


OPEN = -2  # eyes to which all lies open: no seat's, but those of whoever looks on at a table without secrets

# The sink of those who only try things out.
UNHEARD: EventSink = deque[Event](maxlen=0)


def seen(event: Event, eyes: int) -> Event | None:
    """By a seat, or by whoever sees everything."""
    return event if eyes == OPEN else event.seen_by(eyes)


def as_seen(events: Iterable[Event], eyes: int) -> list[Event]:
    return [found for event in events if (found := seen(event, eyes)) is not None]
