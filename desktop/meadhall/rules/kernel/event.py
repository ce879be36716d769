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


# The sink of those who only try things out.
UNHEARD: EventSink = deque[Event](maxlen=0)


def as_seen(events: Iterable[Event], seat: int) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
