"""A line of the saga; what somebody pays is told with what it is paid for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from meadhall.chronicle.reel import PHASE_BEGAN, TURN_BEGAN
from meadhall.models.privacy import NOBODY
from meadhall.rules.kernel import Event
from meadhall.table import ToldFork
from meadhall.views.text.words import Words


def begins_turn(event: Event) -> bool:
    """It gives somebody the turn, in the games that tell it."""
    return type(event).__name__ == TURN_BEGAN


def is_heading(event: Event) -> bool:
    """It says which phase begins, in the games that tell it."""
    return type(event).__name__ == PHASE_BEGAN


def turn_after(event: Event, before: int) -> int:
    """Whose turn it is then: what others answer in it belongs to it. In some phases it is nobody's."""
    if is_heading(event):
        return NOBODY
    return getattr(event, "seat", before) if begins_turn(event) else before


@dataclass(frozen=True)
class SagaLine:
    text: str
    seat: int | None
    event: Event | None
    line: int  # of the history, for undo
    fork: ToldFork | None = None  # the way that was tried from there
    opens: int | None = None  # of whose deeds it is the first line, after those of somebody else
    fight: bool = False
    price: str = ""  # of a payment: what is paid
    face: str = ""  # of the character who says this; nothing has happened


def with_prices(lines: Sequence[SagaLine], words: Words) -> list[SagaLine]:
    """The lines of one deed: a payment goes with the next thing that its player does there, or else with the last."""
    found: list[SagaLine] = []
    owed: SagaLine | None = None
    for line in lines:
        if owed is not None and line.seat == owed.seat and not line.price:
            found.append(replace(_priced(line, owed, words), opens=owed.opens if line.opens is None else line.opens))
            owed = None
            continue
        if owed is not None:
            found.append(owed)
        owed = line if line.price else None
        if owed is None:
            found.append(line)
    if owed is not None and found and found[-1].seat == owed.seat and not found[-1].price:
        found[-1] = _priced(found[-1], owed, words)
    elif owed is not None:
        found.append(owed)
    return found


def _priced(line: SagaLine, owed: SagaLine, words: Words) -> SagaLine:
    return replace(line, text=words("table.saga.price", what=line.text.removesuffix("."), price=owed.price))
