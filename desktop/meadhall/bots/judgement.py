"""What a computer player thinks of a position and of answers, told so that others can use it: hints, a coach, and those
who look at a finished game. It knows no more than the seat whose view it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ..rules.kernel import Action, Game
from .ahead import Ahead, lead_of
from .registry import MINDS

TOWARD = "toward"  # the one reason of an answer that leads to the goal of a lesson
WORLDS = 8  # that are imagined where something is hidden


class Standing(NamedTuple):
    """Of one seat."""

    chance: float  # to win, with the partner if it has one
    leads: Mapping[str, float]  # points ahead of what all have on average, by group of features


class Candidate(NamedTuple):
    action: Action
    chance: float  # to win after it
    behind: float  # how much less than after the best
    error: float  # of that; what is behind by no more than this is about as good
    reasons: Mapping[str, float]  # points that it brings more than the best does, by group of features

    @property
    def is_about_as_good(self) -> bool:
        return self.behind <= self.error


def judge(game: Game[Any], view: Any, seat: int, seed: int = 0, worlds: int = WORLDS) -> list[Standing]:
    """Every seat's, as far as this one can know."""
    insight, rng = MINDS[game.id].insight, Random(seed)
    imagined = [game.imagine(view, seat, rng) for _ in range(worlds)]
    return [
        Standing(
            sum(insight.chance(world, each) for world in imagined) / worlds,
            _mean([insight.leads(world, each) for world in imagined]),
        )
        for each in range(len(view.players))
    ]


def compare(
    game: Game[Any],
    view: Any,
    seat: int,
    actions: Sequence[Action],
    seed: int = 0,
    worlds: int = WORLDS,
    doubt: float = 0.0,
    check: Callable[[], None] = lambda: None,
) -> list[Candidate]:
    """The best first. All are played on in the same worlds, so that little but the action makes the difference.

    The first action is the best as long as none leads it by more than so many times the error. `check` may end it.
    """
    minds, rng = MINDS[game.id], Random(seed)
    ahead = Ahead(game, minds.insight, minds.steady, minds.hint.rounds, seed)
    chances: dict[Action, list[float]] = {action: [] for action in actions}
    leads: dict[Action, list[Mapping[str, float]]] = {action: [] for action in actions}
    for _ in range(worlds):
        world = game.imagine(view, seat, rng)
        for action in actions:
            after = ahead.after(world, action, check)
            chances[action].append(minds.insight.chance(after, seat))
            leads[action].append(minds.insight.leads(after, seat))
    best = max(actions, key=lambda action: sum(chances[action]))
    lead = lead_of(chances[best], chances[actions[0]])
    if lead.mean <= doubt * lead.error:
        best = actions[0]
    found = [_compared(action, chances, leads, best) for action in actions]
    return sorted(found, key=lambda candidate: (candidate.action != best, candidate.behind))


def _compared(
    action: Action,
    chances: Mapping[Action, Sequence[float]],
    leads: Mapping[Action, Sequence[Mapping[str, float]]],
    best: Action,
) -> Candidate:
    behind, tried = lead_of(chances[best], chances[action]), chances[action]
    own, other = _mean(leads[action]), _mean(leads[best])
    reasons = {group: lead - other[group] for group, lead in own.items()}
    return Candidate(action, sum(tried) / len(tried), behind.mean, behind.error, reasons)


def _mean(leads: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {group: sum(each[group] for each in leads) / len(leads) for group in leads[0]}
