"""Whom one sends where: counts add up, and nothing goes where it may not."""

from __future__ import annotations

from itertools import islice
from random import Random

from midgard.harbour import begun, played

from meadhall.rules import kernel
from meadhall.rules.midgard.assignment import Assign, AssignVikings
from meadhall.rules.midgard.state import ASHORE, State
from meadhall.views.table.midgard.loading import FOOD, HOME, Loading
from meadhall.views.table.midgard.prospects import chance, suggestion


def _assigning(s: State) -> bool:
    return isinstance(kernel.asked(s), Assign)


def _positions(count: int) -> list[State]:
    found: list[State] = []
    for seed in range(1, 9):
        found += [s.copy() for s in islice(played(begun(seed), _assigning, seed), count)]
    assert found
    return found


def _sent(loading: Loading, kind: int) -> int:
    return sum(loading.sent(place, kind) for place in range(len(loading.bands)))


def test_whatever_one_does_the_rules_accept_it() -> None:
    dice = Random(5)
    for s in _positions(6):
        seat = kernel.asked(s).seat
        loading, player = Loading(s, seat), s.players[seat]
        places = (HOME, *range(len(loading.bands)))
        for _ in range(60):
            kind, place = dice.randrange(FOOD + 1), dice.choice(places)
            if dice.random() < 0.5 or place == HOME:
                loading.move(kind, place, dice.choice(places))
            else:
                loading.put(place, kind, dice.randrange(9))
            assert kernel.why_not(s, loading.action, seat) is None
            held = (*player.dice, player.food)
            for each in range(FOOD + 1):
                assert loading.left(each) + _sent(loading, each) == held[each]
                assert loading.left(each) >= 0
        loading.all_home()
        assert not any(_sent(loading, kind) for kind in range(FOOD + 1))


def test_what_is_full_or_forbidden_takes_no_more() -> None:
    for s in _positions(6):
        loading = Loading(s, kernel.asked(s).seat)
        for place, band in enumerate(loading.bands):
            if band.shore == ASHORE:
                assert not loading.takes(place, FOOD)
                assert not loading.move(FOOD, HOME, place)
            else:
                for kind in range(FOOD + 1):
                    loading.put(place, kind, 99)
                assert loading.aboard(place) <= (loading.capacity(place) or 0)


def test_the_suggestion_is_a_way_of_the_rules_and_never_hopeless() -> None:
    for s in _positions(4):
        seat = kernel.asked(s).seat
        ways = [action.loads for action in kernel.options(s) if isinstance(action, AssignVikings)]
        loads = suggestion(s, seat, ways)
        assert loads in ways
        for load in loads:
            if any(load.dice):
                band = s.band_at(load.place)
                assert band is not None
                assert chance(s, band, load.dice, load.food) > 0.1
