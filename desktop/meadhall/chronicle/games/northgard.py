"""The Uncharted Lands: clans, and the dice of battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules.kernel import Event
from ...rules.northgard.data import FACES
from ...rules.northgard.events import BattleDieRolled
from ...rules.northgard.options import Options
from ...rules.northgard.state import CREATURE, State
from .part import Part, Thrown, even

_FAIR = {"battle": even([str(face) for face in range(1, len(FACES) + 1)])}


def _figures(s: State, events: Sequence[Event]) -> list[list[str]]:
    return [[player.clan] if player.clan else [] for player in s.players]


def _thrown(events: Sequence[Event]) -> Iterator[Thrown]:
    """What somebody throws for a creature is not their own luck."""
    for event in events:
        if isinstance(event, BattleDieRolled) and event.seat != CREATURE:
            yield Thrown(event.seat, "battle", str(event.face))


def _sides(options: Options, players: int) -> int:
    return 2 if options.teams else players


PART = Part(_figures, _thrown, _FAIR, _sides)
