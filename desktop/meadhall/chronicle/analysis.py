"""What decided a finished game: how the chances went, which decisions moved them, and what chance gave to whom.

The chances are those of the open position, as the strongest player judges it. A decision is judged by what its seat
could know then, as hints are, in worlds that could have been: whoever was unlucky has not played badly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from ..bots import Question
from ..bots.ahead import Ahead
from ..bots.registry import MINDS
from ..rules import kernel
from ..table import Table
from ..table.entry import again
from .decisions import Weighed, known, weighed
from .luck import luck

VERSION = 1  # raised when an analysis that was kept should be made anew
DECISIONS = 5
MISTAKES = 3  # of them, if there were so many
FIRST = 0.1  # of the work goes into the chances
# Where whose turn it is weighs more than who leads, the round is played to its end first, in so many worlds.
PLAYED_ON: Mapping[str, int] = MappingProxyType({"wild": 8})


class Step(msgspec.Struct, frozen=True):
    """Where a turn begins, or the game has ended."""

    line: int
    round: int
    chances: tuple[float, ...]  # by seat; partners share those of their party


class Decision(msgspec.Struct, frozen=True):
    line: int
    seat: int
    other: Any  # packed: the best of what else could have been done
    chance: float  # to win, after what was done
    instead: float  # after the other
    error: float  # of the difference
    reasons: Mapping[str, float]  # points that it brought more than the other, by group of features

    @property
    def change(self) -> float:
        return self.chance - self.instead


class Fortune(msgspec.Struct, frozen=True):
    kind: str
    came: tuple[float, ...]  # by seat
    expected: tuple[float, ...]


class Analysis(msgspec.Struct, frozen=True):
    version: int
    of: str  # the game that it is about
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]  # in the order in which they were made
    fortune: tuple[Fortune, ...]


def analysed(table: Table, told: Callable[[float], None] = lambda share: None) -> Analysis:
    """Of a finished game. `told` is how much of the work is done, from 0 to 1, and may end it."""
    steps = tuple(course(table, lambda share: told(FIRST * share)))
    fortune = tuple(Fortune(*each) for each in luck(table))
    chosen = _chosen(weighed(table, lambda share: told(FIRST + (1 - FIRST) * share)))
    decisions = sorted((_decision(table, one) for one in chosen), key=lambda one: one.line)
    return Analysis(VERSION, mark_of(table), steps, tuple(decisions), fortune)


def _chosen(found: Sequence[Weighed]) -> list[Weighed]:
    """What changed most, and among it what could have been better as often as there was such a thing: one learns from
    that. Of one turn no more than one, for the same thing could often be done all through it."""
    by_turn: dict[tuple[int, int], Weighed] = {}
    for one in sorted(found, key=lambda one: -abs(one.lead)):
        by_turn.setdefault((one.turn, one.seat), one)
    worse = [one for one in by_turn.values() if one.lead < 0]
    better = [one for one in by_turn.values() if one.lead > 0]
    most = worse[:MISTAKES] + better
    return (most[:DECISIONS] if len(most) >= DECISIONS else most + worse[MISTAKES:])[:DECISIONS]


def course(table: Table, told: Callable[[float], None] = lambda share: None) -> list[Step]:
    """The chances at the beginning of each turn, and at the end. In the middle of a fight nobody judges a position."""
    main, end, found = MINDS[table.game.id].insight.main, len(table.entries), list[Step]()
    position, turn = table.position_at(0), -1
    for line, entry in enumerate(table.entries):
        if entry.turn != turn and type(kernel.asked(position)) in main:
            turn = entry.turn
            found.append(Step(line, table.game.round_of(position), _chances(table, line, position)))
            told(line / end)
        position = again(position, entry)
    return [*found, Step(end, table.game.round_of(table.state), _by_seat(table, [table.state]))]


def _chances(table: Table, line: int, s: Any) -> tuple[float, ...]:
    worlds = PLAYED_ON.get(table.game.id, 0)
    if not worlds:
        return _by_seat(table, [s])
    game, minds, seed = table.game, MINDS[table.game.id], table.terms.drawn(f"chances {line}")
    ahead, rng = Ahead(game, minds.insight, minds.steady, 1, seed), Random(seed)
    seat, after = kernel.asked(s).seat, list[Any]()
    view = known(table, s, seat)
    for _ in range(worlds):
        world = game.imagine(view, seat, rng)
        after.append(ahead.after(world, minds.steady(seed).choose(Question(game, world))))
    return _by_seat(table, after)


def _by_seat(table: Table, positions: Sequence[Any]) -> tuple[float, ...]:
    """On average of these positions; partners share what their party has."""
    insight, chances = MINDS[table.game.id].insight, [0.0] * len(table.terms.seats)
    for s in positions:
        for party, chance in zip(insight.parties(s), insight.chances(s), strict=True):
            for seat in party:
                chances[seat] += chance / len(party) / len(positions)
    return tuple(chances)


def _decision(table: Table, one: Weighed) -> Decision:
    other = table.game.codec.pack_action(one.other)
    return Decision(one.line, one.seat, other, one.chance, one.instead, one.error, dict(one.reasons))


def mark_of(table: Table) -> str:
    """Another one for another game, and for another way in which it went."""
    game = table.game
    parts = game.id, game.version, game.data_print, len(table.entries), game.codec.fingerprint(table.state)
    return ".".join(map(str, parts))
