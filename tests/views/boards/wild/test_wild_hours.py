"""The hour over the village goes with the phase, and what buildings make is seen to come out of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Moment, Result, Witness
from meadhall.rules.wild import WILD
from meadhall.rules.wild.data import HALL, RESOURCES
from meadhall.rules.wild.events import AttackRepelled, AttackSucceeded, DragonBeaten, PhaseBegan, Produced
from meadhall.views.boards.kit.drama.clash import Clash
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.boards.kit.moving.motions import Fly
from meadhall.views.boards.wild import drama
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.boards.wild.hours import hour_of
from meadhall.views.look.palette import PLAYERS
from meadhall.views.text.wild.phases import ROUND
from meadhall.views.text.words import Words


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """Of a game until its fifth round."""
    s = WILD.new(WILD.options(), 3, 4)
    bots = [make("steady", WILD, seat) for seat in range(3)]
    found = [Moment(PhaseBegan("actions"), s.copy())]
    while s.result is None and s.round < 6:
        question, witness = Question(WILD, s), Witness(s)
        kernel.play(s, bots[question.seat].choose(question), witness)
        found += witness.moments
    return found


def shown(moments: list[Moment], *kinds: type) -> list[tuple[Any, Any, Any, list[Any]]]:
    """Each event of these kinds with the positions before and after it, and how it is shown."""
    found: list[tuple[Any, Any, Any, list[Any]]] = []
    for before, (event, after) in pairwise(moments):
        if isinstance(event, kinds):
            board = WildBoard(before.position, range(3), Words("en"))
            (beat,) = board.beats([Moment(event, after)], before.position, lambda seat: (0.0, 0.0))
            found.append((event, before.position, after, [motion for _, motion in beat.motions]))
    return found


def test_each_phase_has_its_hour(moments: list[Moment]) -> None:
    seen = {event.phase: hour_of(view) for event, view in moments[1:] if isinstance(event, PhaseBegan)}
    assert seen == {phase: phase for phase in ROUND}


def test_before_the_first_round_and_after_the_end_it_is_day(moments: list[Moment]) -> None:
    for number, result in ((0, None), (9, Result("most_points", (0,), (30, 2, 1)))):
        view = moments[-1].position.copy()
        view.agenda, view.round, view.result = [], number, result
        assert hour_of(view) == "actions"


def test_as_much_comes_out_of_the_roofs_as_was_made(moments: list[Moment]) -> None:
    told = shown(moments, Produced)
    assert told
    for event, before, after, motions in told:
        made: Counter[str] = Counter()
        for building in after.players[event.seat].town:
            had = {old.plot: old.held for old in before.players[event.seat].town}[building.plot]
            made.update({kind: building.held.of(kind) - had.of(kind) for kind in RESOURCES})
        flown = Counter(cast(tuple[str, str], motion.piece.key)[1] for motion in motions if isinstance(motion, Fly))
        assert flown == +made
        assert sum(flown.values()) == len(event.plots)


def test_a_raid_is_told_with_the_figures_of_the_rules(moments: list[Moment]) -> None:
    told = shown(moments, AttackSucceeded, AttackRepelled)
    assert told
    for event, _, _, motions in told:
        (act,) = [motion.act for motion in motions if isinstance(motion, Drama)]
        assert isinstance(act, Clash)
        assert [side.brings for side in act.sides] == [event.strength, event.defence]
        assert act.won == (0 if isinstance(event, AttackSucceeded) else 1)


def test_whoever_is_repelled_breaks_and_so_does_a_beaten_dragon() -> None:
    repelled = drama.raid(AttackRepelled(2, 0, HALL, 3, 4), (4, 1, 3)).act
    assert isinstance(repelled, Clash)
    assert [(side.tone, side.brings) for side in repelled.sides] == [(PLAYERS[3].base, 3), (PLAYERS[4].base, 4)]
    assert repelled.won == 1
    beaten = drama.dragon(DragonBeaten(1, 3, (), ()), (4, 1, 3)).act
    assert isinstance(beaten, Clash)
    assert beaten.sides[0].tone == PLAYERS[1].base
    assert beaten.won == 0
