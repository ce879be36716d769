"""Games that play themselves, and what was seen on the way."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from meadhall.bots import Question, make
from meadhall.rules.kernel import Action, Event, Game, Outcome, State, asides, asked, is_over, options, play

from .cases import CASES, Case

BOUND = 100_000  # actions; random games of any variant end long before
Chooser = Callable[[Random, Sequence[Action]], Action]


def plainly(rng: Random, legal: Sequence[Action]) -> Action:
    return rng.choice(legal)


def by_kind(rng: Random, legal: Sequence[Action]) -> Action:
    """First a kind, then one of it: rare kinds come up as often as common ones, and games end sooner."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(rng.choice(list(kinds.values())))


class Deed(NamedTuple):
    action: Action
    by: int | None = None  # a seat, where it is an aside


def next_deed(case: Case, s: State, rng: Random, choose: Chooser = by_kind) -> Deed:
    """What is done next: mostly what is asked, sometimes an aside of another seat."""
    if rng.random() < 0.04:
        seat = rng.randrange(case.players)
        possible = asides(s, seat)
        if possible:
            return Deed(rng.choice(possible), seat)
    legal = options(s)
    assert legal, f"{case}: a dead end at {asked(s)}"
    return Deed(choose(rng, legal))


def play_out(case: Case, s: State, rng: Random, choose: Chooser = by_kind) -> int:
    """To the end; how many actions it took."""
    for count in range(BOUND):
        if is_over(s):
            return count
        deed = next_deed(case, s, rng, choose)
        play(s, deed.action, by=deed.by)
    raise AssertionError(f"{case}: no end after {BOUND} actions")


def bots_play_out(case: Case, s: State, level: str, seed: int) -> int:
    """To the end, with computer players in all seats."""
    choose = by_bots(case, level, seed)
    for count in range(BOUND):
        if is_over(s):
            return count
        play(s, choose(s).action)
    raise AssertionError(f"{case}: no end after {BOUND} actions")


class Moment(NamedTuple):
    """A decision of a recorded game. Whoever would change the position takes a copy."""

    position: Any
    deed: Deed
    outcomes: list[Outcome]
    events: list[Event]
    after: str  # fingerprint of the position that followed


SEED = 7


@cache
def recorded(case: Case) -> list[Moment]:
    """One whole random game."""
    return random_game(case, SEED)


def random_game(case: Case, seed: int) -> list[Moment]:
    rng = Random(seed)
    return _record(case, seed, lambda s: next_deed(case, s, rng))


@cache
def recorded_bots(case: Case, level: str) -> list[Moment]:
    """One whole game of computer players."""
    return _record(case, SEED, by_bots(case, level, SEED))


def by_bots(case: Case, level: str, seed: int) -> Callable[[State], Deed]:
    """What computer players in all seats do."""
    bots = [make(level, case.game, seed * case.players + seat) for seat in range(case.players)]

    def deed(s: State) -> Deed:
        question = Question(case.game, s)
        return Deed(bots[question.seat].choose(question))

    return deed


def _record(case: Case, seed: int, deed_in: Callable[[State], Deed]) -> list[Moment]:
    s = case.new(seed)
    moments: list[Moment] = []
    while not is_over(s):
        assert len(moments) < BOUND, f"{case}: no end"
        position, deed, events = s.copy(), deed_in(s), []
        outcomes = play(s, deed.action, events, deed.by)
        moments.append(Moment(position, deed, outcomes, events, case.print_of(s)))
    return moments


@cache
def sample(case: Case, every: int = 7) -> list[Any]:
    """Positions of the recorded game: every seventh, and the first three of each kind of decision."""
    met: dict[type, int] = {}
    chosen: list[Any] = []
    for place, moment in enumerate(recorded(case)):
        kind = type(asked(moment.position))
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= 3 or place % every == 0:
            chosen.append(moment.position)
    return chosen


def spread(game: Game[Any], count: int) -> list[Any]:
    """So many positions of all variants, from random games and from computer players': some of each kind of decision,
    the others evenly."""
    cases = [case for case in CASES if case.game is game]
    moments = [moment for case in cases for moment in (*recorded(case), *recorded_bots(case, "steady"))]
    met: dict[type, list[Any]] = {}
    for moment in moments:
        met.setdefault(type(asked(moment.position)), []).append(moment.position)
    chosen = [position for positions in met.values() for position in positions[:4]]
    evenly = count - len(chosen)
    return [*chosen, *(moments[place * len(moments) // evenly].position for place in range(evenly))]
