"""A whole game as readable text. A change of the rules shows in it line by line."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from meadhall.rules.kernel import Event, asked, is_over, options, play

from .cases import Case
from .selfplay import BOUND, Chooser, next_deed
from .spelled import spelled, value_spelled


def playthrough(case: Case, seed: int, choose: Chooser) -> str:
    return "\n".join(_lines(case, seed, choose)) + "\n"


def _lines(case: Case, seed: int, choose: Chooser) -> Iterator[str]:
    rng, events, turn = Random(seed), list[Event](), -1
    s = case.new(seed, events)
    yield f"{case}, seed {seed}"
    yield from _told(events)
    for number in range(BOUND):
        if is_over(s):
            break
        if case.game.turn_of(s) != turn:
            turn = case.game.turn_of(s)
            yield f"\n{case.game.summary(s)}\n"
        yield f"{number}. {spelled(asked(s))}: {_kinds(options(s))}"
        deed, events = next_deed(case, s, rng, choose), list[Event]()
        outcomes = play(s, deed.action, events, deed.by)
        who = "" if deed.by is None else f"aside of {deed.by}: "
        yield f"  {who}{spelled(deed.action)}" + (
            f" | chance {' '.join(map(value_spelled, outcomes))}" if outcomes else ""
        )
        yield from _told(events)
    yield f"\n{case.game.summary(s)}\n\n{spelled(s.result)}"


def _told(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"    {spelled(event)}"


def _kinds(legal: Any) -> str:
    counts = Counter(type(action).__name__ for action in legal)
    return ", ".join(f"{count} {kind}" for kind, count in counts.items())
