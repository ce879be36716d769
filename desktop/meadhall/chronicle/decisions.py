"""Which decisions moved the chances, and what would have been better.

Three sieves, each finer than the one before, so that the effort goes where something was decided. Effort is counted
in worlds and answers, never in seconds: the same game is judged alike on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from ..bots import Question
from ..bots.insight import gain_of
from ..bots.judgement import Candidate, compare
from ..bots.registry import MINDS
from ..rules.kernel import Action
from ..table import Table
from ..table.entry import again


class Sieve(NamedTuple):
    decisions: int  # that go through it at most
    worlds: int
    answers: int


class Effort(NamedTuple):
    coarse: Sieve
    fine: Sieve


EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "midgard": Effort(Sieve(50, 3, 4), Sieve(12, 10, 4)),
        "northgard": Effort(Sieve(30, 2, 3), Sieve(9, 6, 4)),
        "watch": Effort(Sieve(80, 6, 4), Sieve(14, 24, 5)),
        "wild": Effort(Sieve(60, 3, 5), Sieve(14, 12, 6)),
    }
)
SURE = 1.0  # errors by which the best must lead what was done, to be called better


class Weighed(NamedTuple):
    """A decision beside the best of what else could have been done."""

    line: int
    turn: int
    seat: int
    other: Action
    chance: float  # to win, after what was done
    instead: float
    error: float
    reasons: Mapping[str, float]  # points that what was done brought more

    @property
    def lead(self) -> float:
        """Nothing where it may as well be chance."""
        lead = self.chance - self.instead
        return lead if abs(lead) > self.error else 0.0


class _Choice(NamedTuple):
    line: int
    turn: int
    seat: int
    view: Any  # what the seat knew
    actions: Sequence[Action]  # what was done, and what else was worth a thought, the best first
    spread: float  # in points, as it looks at a glance


def weighed(table: Table, told: Callable[[float], None]) -> list[Weighed]:
    """All that went through the finest sieve, and did not turn out to be a matter of chance."""
    coarse, fine = EFFORTS[table.game.id]
    choices = sorted(_choices(table), key=lambda choice: -choice.spread)[: coarse.decisions]
    at_all = max(1, _trials(choices, coarse) + fine.decisions * fine.worlds * fine.answers)
    done = 0
    first: list[tuple[float, _Choice]] = []
    for choice in choices:
        first.append((abs(_judged(table, choice, coarse).lead), choice))
        done += _trials([choice], coarse)
        told(done / at_all)
    first.sort(key=lambda one: (-one[0], -one[1].spread))
    found: list[Weighed] = []
    for _, choice in first[: fine.decisions]:
        found.append(_judged(table, choice, fine))
        done += _trials([choice], fine)
        told(done / at_all)
    return [one for one in found if one.lead]


def _trials(choices: Sequence[_Choice], sieve: Sieve) -> int:
    return sum(sieve.worlds * min(len(choice.actions), sieve.answers) for choice in choices)


def _choices(table: Table) -> Iterator[_Choice]:
    """The decisions at which something was to be weighed."""
    insight, position = MINDS[table.game.id].insight, table.position_at(0)
    for line, entry in enumerate(table.entries):
        question = Question(table.game, position)
        is_main = question.kind in insight.main and not isinstance(entry.action, insight.means)
        if is_main and entry.seat == question.seat and len(question.options) > 1:
            choices = insight.beside(question, entry.action, Random(line), everywhere=False)
            actions = list(dict.fromkeys([entry.action, *(choice.action for choice in choices)]))
            if len(actions) > 1:
                own = gain_of(choices, entry.action) or 0.0
                spread = max(abs(own - choice.gain) for choice in choices if choice.action != entry.action)
                yield _Choice(line, entry.turn, entry.seat, known(table, position, entry.seat), actions, spread)
        position = again(position, entry)


def known(table: Table, s: Any, seat: int) -> Any:
    """What the seat saw; of the scores, which are told by now, the true ones: the judge is not to guess who leads."""
    view = table.game.visible(s, seat)
    if table.game.id == "northgard":
        for seen, player in zip(view.players, s.players, strict=True):
            seen.fame = player.fame
    return view


def _judged(table: Table, choice: _Choice, sieve: Sieve) -> Weighed:
    actions = choice.actions[: sieve.answers]
    seed = table.terms.drawn(f"judge {choice.line}")
    found = compare(table.game, choice.view, choice.seat, actions, seed, sieve.worlds, SURE)
    own = next(one for one in found if one.action == actions[0])
    if found[0] is not own:
        best = found[0]
        return _beside(choice, own, best, own.error, own.reasons)
    other = min(found[1:], key=lambda one: one.behind)
    return _beside(choice, own, other, other.error, {group: -lead for group, lead in other.reasons.items()})


def _beside(choice: _Choice, own: Candidate, other: Candidate, error: float, reasons: Mapping[str, float]) -> Weighed:
    chances = own.chance, other.chance
    return Weighed(choice.line, choice.turn, choice.seat, other.action, *chances, error, reasons)
