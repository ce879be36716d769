"""What one looks for in a game that was played: a short table for each game, of events."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..rules.kernel import Event
from .scores import Points

LEAD = "lead"  # somebody has more points than all others, who had not before


class Mark(NamedTuple):
    line: int  # after so many entries it has happened
    kind: str
    seat: int | None = None  # whose deed; nobody's where fate acts
    figure: int | None = None  # which one it is, where they are counted


class Sign(NamedTuple):
    """Events of this name, of which the field `needs` is not empty, are marks of this kind."""

    kind: str
    event: str
    needs: str = ""
    figure: str = ""


# Those that weigh most come first: where two lie on each other, they are in sight.
SIGNS: Mapping[str, tuple[Sign, ...]] = {
    "watch": (
        Sign("invasion", "InvasionMarked", figure="invasions"),
        Sign("rush", "RushBegan"),
        Sign("keep", "KeepBuilt"),
        Sign("settlement", "SettlementFounded"),
        Sign("title", "LongestRoadTaken"),
        Sign("title", "LargestPatrolTaken"),
        Sign("card", "CardPlayed"),
    ),
    "northgard": (
        Sign("battle", "BattleBegan"),
        Sign("closed", "TileLaid", needs="closed"),
        Sign("creature", "CreatureBeaten"),
        Sign("building", "Built"),
        Sign("upgrade", "ClanUpgraded"),
    ),
    "midgard": (
        Sign("slain", "EnemyDefeated"),
        Sign("lost", "BattleLost"),
        Sign("ship", "ShipBought"),
        Sign("rune", "RuneTaken"),
    ),
    "wild": (
        Sign("beast", "DragonBeaten"),
        Sign("raid", "AttackSucceeded"),
        Sign("repelled", "AttackRepelled"),
        Sign("beast", "UndeadBeaten"),
        Sign("hall", "HallUpgraded"),
        Sign("mission", "MissionCompleted"),
        Sign("bell", "LastRound"),
    ),
}


def kinds(game_id: str) -> tuple[str, ...]:
    return (*dict.fromkeys(sign.kind for sign in SIGNS[game_id]), LEAD)


def marks(game_id: str, told: Iterable[tuple[int, Sequence[Event]]], scores: Sequence[Points]) -> list[Mark]:
    """`told` are events as whoever looks may know them, with the number of entries after which they have happened."""
    signs: dict[str, list[Sign]] = {}
    for sign in SIGNS[game_id]:
        signs.setdefault(sign.event, []).append(sign)
    found: dict[Mark, None] = {}
    for line, events in told:
        for event in events:
            for sign in signs.get(type(event).__name__, ()):
                if not sign.needs or getattr(event, sign.needs):
                    figure: int | None = getattr(event, sign.figure) if sign.figure else None
                    found[Mark(line, sign.kind, getattr(event, "seat", None), figure)] = None
    return sorted([*found, *_leads(scores)], key=lambda mark: mark.line)


def _leads(scores: Sequence[Points]) -> Iterable[Mark]:
    leader: int | None = None
    for line, points in enumerate(scores):
        known = [each for each in points if each is not None]
        best = max(known, default=0)
        if len(known) == len(points) and known.count(best) == 1 and (seat := points.index(best)) != leader:
            leader = seat
            yield Mark(line, LEAD, seat)
