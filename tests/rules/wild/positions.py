"""Positions that play has reached, for whatever has to hold in all of them: of random and of steady players."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kit import CASES
from kit.selfplay import recorded
from meadhall.bots import Question, make
from meadhall.rules.kernel import Decision, asked, is_over, play
from meadhall.rules.wild import WILD
from meadhall.rules.wild.state import State

RANDOM, STEADY = 80, 120  # positions of a game


def seen(s: State) -> State:
    """As whoever is asked sees it."""
    return WILD.visible(s, asked(s).seat)


@cache
def positions() -> tuple[State, ...]:
    """More than a thousand. Whoever would change one takes a copy."""
    found: list[State] = []
    for number, case in enumerate(case for case in CASES if case.game is WILD):
        played = [moment.position for moment in recorded(case)]
        found += played[:: len(played) // RANDOM]
        played = list(_steady(case.new(number), case.players))
        found += played[:: max(1, len(played) // STEADY)]
    return tuple(found)


def _steady(s: State, players: int) -> Iterator[State]:
    bots = [make("steady", WILD, seat) for seat in range(players)]
    while not is_over(s):
        yield s.copy()
        question = Question(WILD, s)
        play(s, bots[question.seat].choose(question))


def where(*kinds: type[Decision[Any]]) -> list[State]:
    return [s for s in positions() if isinstance(asked(s), kinds)]
