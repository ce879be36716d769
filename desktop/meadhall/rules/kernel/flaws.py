"""What is impossible in a position that came from a file, as far as all games look for it in the same way."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from .play import options
from .state import State
from .step import Step

S = TypeVar("S", bound=State)


def first_flaws(s: S, *checks: Callable[[S], Iterable[str]]) -> list[str]:
    """Of the first check that finds any: each may rely on what those before it have looked at."""
    for check in (*checks, _no_choice):
        found = list(check(s))
        if found:
            return found
    return []


def _no_choice(s: State) -> Iterator[str]:
    if s.agenda and not options(s):
        yield "nothing to choose from"


def names_of(steps: Iterable[Step[Any]]) -> str:
    return "".join(f"{type(step).__name__};" for step in steps)


def flaws_in_waiting(
    s: S, shapes: re.Pattern[str], flaws_of_steps: Callable[[S, list[Any]], Iterable[str]]
) -> Iterator[str]:
    """One question lies on top. Under it, the next first, are steps that may wait in this order; what they are about
    is looked at then."""
    steps = s.agenda[::-1]
    if s.result is not None:
        if steps:
            yield "a question after the end"
    elif not steps or not steps[0].asks:
        yield "nobody to ask"
    elif not shapes.fullmatch(names_of(steps)):
        yield "steps that never wait like this"
    else:
        yield from flaws_of_steps(s, steps)
