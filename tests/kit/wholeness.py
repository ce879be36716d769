"""Nothing appears, nothing vanishes, and a broken position is known for one."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall.rules.kernel import Event, Illegal, Result, is_over, options, play

from .cases import Case
from .plain import at, lists_in, numbers_in, places_in, put, through_json
from .selfplay import SEED, by_kind, recorded

STRANGE = (-1, 0, 99, 10**6)


def nothing_appears_or_vanishes(case: Case) -> None:
    """The census of the first position holds after every action of the game."""
    census = case.game.census(case.new(SEED))
    assert sum(census.values()) > 0
    for moment in recorded(case):
        assert case.game.census(moment.position) == census, moment.deed.action


def turns_and_rounds_count_up(case: Case) -> None:
    """The table keeps copies and hashes by them."""
    turn = round_ = -1
    for moment in recorded(case):
        assert case.game.turn_of(moment.position) >= turn
        assert case.game.round_of(moment.position) >= round_
        turn, round_ = case.game.turn_of(moment.position), case.game.round_of(moment.position)
    assert turn > 0
    assert round_ > 0


def the_end_is_well_formed(case: Case, s: Any) -> None:
    """Winners are seats, points are everybody's, and nothing is asked or allowed any more."""
    result, seats = s.result, range(case.players)
    assert is_over(s)
    assert result.ending
    assert list(result.winners) == sorted(set(result.winners) & set(seats))
    assert result.points == tuple(case.game.points(s, seat) for seat in seats)
    assert not s.agenda
    assert not options(s)
    assert not case.game.flaws(s)
    with pytest.raises(Illegal, match="game_over"):
        play(s, recorded(case)[0].deed.action)


def the_points_have_sources(case: Case) -> None:
    """What the end page shows and balance counts adds up to the points of the result, and belongs to some way."""
    events = list[Event]()
    s = case.new(SEED, events)
    for moment in recorded(case):
        play(s, moment.deed.action, events, moment.deed.by)
    sources = case.game.sources(s, events)
    assert {source for source in sources if source not in case.game.ways} == set()
    assert tuple(map(sum, zip(*sources.values(), strict=True))) == s.result.points


def broken_positions(case: Case, s: Any) -> dict[str, Any]:
    """Positions that no play can reach. Only what all games have in common is spoilt."""
    asked_nobody, absent, after_the_end, no_winner = (s.copy() for _ in range(4))
    asked_nobody.agenda = []
    absent.agenda = [*s.agenda[:-1], msgspec.structs.replace(s.agenda[-1], seat=case.players)]
    after_the_end.result = Result("some_victory", (0,), (0,) * case.players)
    no_winner.agenda = []
    no_winner.result = Result("some_victory", (case.players,), (0,) * case.players)
    return {
        "nobody is asked": asked_nobody,
        "somebody is asked who isn't there": absent,
        "a question after the end": after_the_end,
        "won by somebody who isn't there": no_winner,
    }


def spoilt(case: Case, s: Any, rng: Random, count: int = 40) -> Iterator[tuple[str, Any]]:
    """The position as a file with one number or one list changed would give it, as far as the codec takes it."""
    whole = through_json(case.game.codec.pack(s))
    for place in rng.sample(numbers_in(whole) + lists_in(whole), count):
        plain = through_json(whole)
        value = at(plain, place)
        put(plain, place, rng.choice([value[:-1], value + value[-1:], []] if isinstance(value, list) else STRANGE))
        with suppress(msgspec.ValidationError):
            yield f"{place}: {value} became {at(plain, place)}", case.game.codec.unpack(plain)


def shifted(case: Case, s: Any, rng: Random, count: int = 20) -> Iterator[tuple[str, Any]]:
    """The position with one named thing taken from its list and put into another: nothing appears or vanishes."""
    whole = through_json(case.game.codec.pack(s))
    named = [place for place in places_in(whole) if isinstance(at(whole, place), str) and type(place[-1]) is int]
    goals = [place for place in places_in(whole) if _may_hold_names(at(whole, place))]
    for start, goal in zip(rng.choices(named, k=count), rng.choices(goals, k=count), strict=True):
        plain = through_json(whole)
        thing, target = at(plain, start), at(plain, goal)
        at(plain, start[:-1]).remove(thing)
        target.insert(rng.randrange(len(target) + 1), thing)
        with suppress(msgspec.ValidationError):
            yield f"{thing} went from {start} to {goal}", case.game.codec.unpack(plain)


def _may_hold_names(value: Any) -> bool:
    return isinstance(value, list) and all(one is None or isinstance(one, str) for one in value)


def known_or_harmless(case: Case, s: Any, rng: Random) -> None:
    """A spoilt position has flaws, or it can be looked at and played for a while, and never gets any."""
    if case.game.flaws(s):
        return
    census = case.game.census(s)
    for seat in range(case.players):
        case.game.visible(s, seat)
    case.game.summary(s)
    for _ in range(30):
        if is_over(s) or not options(s):
            return
        action = by_kind(rng, options(s))
        play(s, action)
        assert case.game.census(s) == census, action
        assert not case.game.flaws(s), (action, case.game.flaws(s))
