"""What everybody at the table can know, and nobody has to remember: who attacked whom, who rang the bell. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as e


def attackers_of(events: Sequence[Event], seat: int) -> tuple[int, ...]:
    """Who of these events has attacked this seat, each once."""
    attacks = (event for event in events if isinstance(event, e.AttackDeclared))
    return tuple(dict.fromkeys(attack.seat for attack in attacks if attack.victim == seat))


def rang_the_bell(events: Sequence[Event]) -> int | None:
    return next((event.seat for event in reversed(events) if isinstance(event, e.LastRound)), None)
