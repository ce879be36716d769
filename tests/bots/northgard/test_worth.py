"""What the steady player remembers of other positions it would find to be so if it judged afresh."""

import pytest

from kit import Case
from meadhall.bots.northgard.fights.danger import Danger
from meadhall.bots.northgard.season import season
from meadhall.bots.northgard.worth import Worth
from rules.northgard.games import ALL, moments


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_position_is_worth_the_same_whatever_was_judged_before(case: Case):
    worths, danger = dict[object, Worth](), Danger()
    for s, _ in moments(case, 2):
        for seat in range(2):
            time = season(s, seat)
            remembering = worths.setdefault((seat, time), Worth(s, seat, time, danger))
            assert remembering.of(s) == Worth(s, seat, time, Danger()).of(s)
