"""Legality is written once, in `why_not`; everything else must agree with it."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

import msgspec
import pytest

from meadhall.rules.kernel import Action, Denial, Illegal, State, asides, asked, options, play, why_not

from .cases import Case
from .plain import numbers_in, put, through_json
from .selfplay import recorded

ABSURD = (-1, 0, 10**6)


def options_are_what_the_law_allows(s: State) -> None:
    """A faster `options` gives just what `why_not` leaves of `actions`, and nothing twice."""
    decision = asked(s)
    legal = options(s)
    assert len(set(legal)) == len(legal), decision
    assert set(legal) == {action for action in decision.actions(s) if decision.why_not(s, action) is None}, decision


def every_option_can_be_played(case: Case, s: State) -> None:
    """Asides too. Nothing appears or vanishes by any of them."""
    census = case.game.census(s)
    legal: list[tuple[Action, int | None]] = [(action, None) for action in options(s)]
    for seat in range(case.players):
        legal += [(action, seat) for action in asides(s, seat)]
    for action, by in legal:
        assert why_not(s, action, by) is None, action
        twin = s.copy()
        play(twin, action, by=by)
        assert case.game.census(twin) == census, action


def nobody_else_is_asked(case: Case, s: State) -> None:
    """The asked seat has no asides, and the others may not answer in its place unless it is an aside of theirs."""
    asked_seat = asked(s).seat
    assert not asides(s, asked_seat)
    for seat in range(case.players):
        if seat != asked_seat:
            possible = set(asides(s, seat))
            assert all(why_not(s, action, seat) for action in options(s) if action not in possible)


def refusals_change_nothing(case: Case, s: State, actions: Iterable[Action]) -> None:
    """Each of these is either legal, or raises `Illegal` with a code and leaves the position as it was."""
    before = case.print_of(s)
    refused = [action for action in actions if _is_refused(s, action)]
    if case.print_of(s) != before:  # find the culprit
        for action in refused:
            twin = s.copy()
            _is_refused(twin, action)
            assert case.print_of(twin) == before, action
        pytest.fail("asking why_not changed the position")


def _is_refused(s: State, action: Action) -> bool:
    denial = why_not(s, action)
    if denial is None:
        return False
    assert denial.code, action
    assert _refusal(s, action) == denial, action
    return True


def _refusal(s: State, action: Action) -> Denial | None:
    """By hand: `pytest.raises` is slow for something done a million times."""
    try:
        play(s, action)
    except Illegal as illegal:
        return illegal.denial
    return None


def strange_actions_never_crash(case: Case, s: State, actions: Sequence[Action]) -> None:
    """What comes out of a file or a fuzzer is refused or legal; if legal, nothing appears or vanishes by it."""
    refusals_change_nothing(case, s, actions)
    census = case.game.census(s)
    for action in actions:
        if why_not(s, action) is None:
            twin = s.copy()
            play(twin, action)
            assert case.game.census(twin) == census, action
            assert not case.game.flaws(twin), action


def borrowed(case: Case, rng: Random, count: int = 8) -> list[Action]:
    """Actions that were played at other moments of the game."""
    return [moment.deed.action for moment in rng.choices(recorded(case), k=count)]


def absurd(case: Case, action: Action) -> Iterator[Action]:
    """The same action with each of its numbers replaced, one at a time, by one that makes no sense."""
    codec = case.game.codec
    plain = codec.pack_action(action)
    for place in numbers_in(plain):
        for number in ABSURD:
            twin = through_json(plain)
            put(twin, place, number)
            try:
                yield codec.unpack_action(twin)
            except msgspec.ValidationError:
                continue  # the codec's limits hold it off already
