"""Positions in which something is foretold, and what then happens."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from kit.selfplay import spread
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Decision
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.actions import (
    UseGifts,
    UseKnowledge,
    UseSuccess,
    UseWealth,
)
from meadhall.rules.midgard.state import State

POSITIONS: list[State] = spread(MIDGARD, 500)
MORE: list[State] = spread(MIDGARD, 2500)  # for questions that are rare
Asked = TypeVar("Asked", bound=Decision[Any])
RUNES = (UseGifts, UseWealth, UseKnowledge, UseSuccess)


def views(*kinds: type, among: Sequence[State] = POSITIONS) -> Iterator[tuple[State, State, int]]:
    """Each position at such a question, as whoever is asked sees it, and the seat."""
    for s in among:
        seat = kernel.asked(s).seat
        if isinstance(kernel.asked(s), kinds or object):
            yield s, MIDGARD.visible(s, seat), seat


def question(s: State, kind: type[Asked]) -> Asked:
    """The question on the table, which is known to be of this kind."""
    found = kernel.asked(s)
    assert isinstance(found, kind)
    return found


def legal(s: State, *kinds: type[Action]) -> list[Any]:
    return [action for action in kernel.options(s) if isinstance(action, kinds)]
