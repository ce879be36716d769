"""What is reckoned under a roll agrees with the rules, and a voyage with all that may befall it."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from midgard.harbour import begun, played

from meadhall.rules import kernel
from meadhall.rules.midgard.data import ENEMIES, JOURNEY_CARDS, KRAKEN_CARD, UNSEEN
from meadhall.rules.midgard.odds import after_roll, odds
from meadhall.rules.midgard.roll import RollWindow, current_hits, losses_now
from meadhall.rules.midgard.state import State
from meadhall.rules.midgard.tray import subsets
from meadhall.views.table.midgard.prospects import journeys, voyage
from meadhall.views.table.midgard.reckoning import Reckoning


def _windows(hunts: bool) -> list[State]:
    def ripe(s: State) -> bool:
        return isinstance(kernel.asked(s), RollWindow) and s.battle is not None and (s.battle.enemy is None) == hunts

    found: list[State] = []
    for seed in range(1, 30):
        found += [s.copy() for s in islice(played(begun(seed, 2), ripe, seed), 3)]
        if len(found) > 8:
            break
    assert found
    return found


def test_the_best_reroll_is_better_than_every_other() -> None:
    for s in _windows(hunts=False):
        assert s.battle is not None
        reckoning = Reckoning(s)
        assert reckoning.worth() == after_roll(s)
        best, fewest = reckoning.worth(reckoning.best), reckoning.fallen(reckoning.best)
        for again in [(), *subsets(s.battle.rolled)]:
            assert reckoning.worth(again) < best + 1e-6
            if round(reckoning.worth(again), 6) == round(best, 6):
                assert reckoning.fallen(again) > fewest - 1e-6
        assert reckoning.fallen() == losses_now(s)


def test_a_hunt_as_it_lies_brings_its_hits() -> None:
    for s in _windows(hunts=True):
        reckoning = Reckoning(s)
        assert reckoning.worth() == min(current_hits(s), 6)
        assert reckoning.worth(reckoning.best) > reckoning.worth() - 1e-6


@pytest.fixture
def quiet() -> State:
    """In the first round; nobody has seen a journey."""
    s = next(played(begun(3), lambda s: s.round == 1)).copy()
    s.coasts = tuple(msgspec.structs.replace(coast, journey=UNSEEN) for coast in s.coasts)
    return s


def _known(s: State, card: str) -> State:
    s = s.copy()
    s.coasts = (msgspec.structs.replace(s.coasts[0], journey=card), *s.coasts[1:])
    return s


def test_a_voyage_on_a_quiet_sea_is_the_battle_alone(quiet: State) -> None:
    s = _known(quiet, "journey_quiet")
    foe = next(enemy for enemy in ENEMIES.values() if enemy.kind == "monster" and enemy.forbid is None)
    s.coasts = (msgspec.structs.replace(s.coasts[0], monster=foe.id), *s.coasts[1:])
    assert voyage(s, 0, (0, 3, 3), 3, False) == pytest.approx(odds((0, 3, 3), foe.attack, foe.defence).win)


def test_no_food_no_victory_and_more_food_never_harms(quiet: State) -> None:
    assert voyage(quiet, 0, (0, 2, 2), 0, False) == 0
    chances = [voyage(quiet, 0, (1, 2, 3), food, False) for food in range(7)]
    assert chances == sorted(chances)
    assert chances[-1] > chances[1]


def test_the_kraken_is_worse_than_quiet_and_the_unknown_lies_between(quiet: State) -> None:
    band = ((1, 2, 3), 4, False)
    worst, best = (voyage(_known(quiet, card), 0, *band) for card in (KRAKEN_CARD, "journey_quiet"))
    assert worst < voyage(quiet, 0, *band) < best
    assert sum(journeys(quiet, 0).values()) == len(JOURNEY_CARDS)
