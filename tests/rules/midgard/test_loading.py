"""Whom one sends where: counts add up, and nothing goes where it may not."""

from random import Random

from kit.selfplay import spread
from meadhall.rules import kernel
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.forecast import FOOD, HOME, Loading
from meadhall.rules.midgard.questions import Assign
from meadhall.rules.midgard.state import ASHORE, State

ASSIGNING: list[State] = [s for s in spread(MIDGARD, 2000) if isinstance(kernel.asked(s), Assign)]


def _sent(loading: Loading, kind: int) -> int:
    return sum(loading.sent(place, kind) for place in range(len(loading.bands)))


def test_whatever_one_does_the_rules_accept_it():
    dice = Random(5)
    assert len(ASSIGNING) > 40
    for s in ASSIGNING:
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


def test_what_is_full_or_forbidden_takes_no_more():
    for s in ASSIGNING:
        loading = Loading(s, kernel.asked(s).seat)
        for place, band in enumerate(loading.bands):
            if band.shore == ASHORE:
                assert not loading.takes(place, FOOD)
                assert not loading.move(FOOD, HOME, place)
            else:
                for kind in range(FOOD + 1):
                    loading.put(place, kind, 99)
                assert loading.aboard(place) <= (loading.capacity(place) or 0)
                one_more = loading.sent(place, FOOD) + 1
                assert loading.most(place, FOOD) < one_more
