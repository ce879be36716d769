"""What others learn of how computer players judge: chances, leads by group, and why one answer is better."""

from random import Random
from typing import Any

import pytest

from meadhall.bots import Question, make
from meadhall.bots.judgement import compare, judge
from meadhall.bots.linear import Stage, chances, stage_at
from meadhall.bots.registry import MINDS
from meadhall.rules import GAMES, kernel


def asked_in_the_middle(game_id: str, players: int, actions: int) -> Question:
    game = GAMES[game_id]
    options = next(options for options in game.modes.values() if players in game.seats(options))
    s = game.new(options, players, 9)
    bots = [make("steady", game, seat) for seat in range(players)]
    for _ in range(actions):
        question = Question(game, s)
        kernel.play(s, bots[question.seat].choose(question))
    while kernel.asked(s).__class__ not in MINDS[game_id].insight.main:
        question = Question(game, s)
        kernel.play(s, bots[question.seat].choose(question))
    return Question(game, s)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_feature_has_its_weight_on_its_side_of_nothing(game_id: str) -> None:
    insight = MINDS[game_id].insight
    names = [feature.name for feature in insight.features]
    assert len(set(names)) == len(names)
    assert insight.fitted
    for stages in insight.fitted.values():
        for stage in stages:
            assert len(stage.weights) == len(names)
            assert stage.spread > 0
            signs = zip(insight.features, stage.weights, strict=True)
            assert all(feature.sign * weight >= 0 for feature, weight in signs)


def test_between_two_stages_weights_are_between() -> None:
    stages = Stage(0.0, (1.0, 4.0), 2.0), Stage(0.5, (3.0, 0.0), 6.0)
    assert stage_at(stages, 0.25) == Stage(0.25, (2.0, 2.0), 4.0)
    assert stage_at(stages, 0.9) == stages[-1]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_game_has_its_spread(game_id: str) -> None:
    game, insight = GAMES[game_id], MINDS[game_id].insight
    kinds = {insight.kind(game.new(options, seats, 1)) for options, seats in game.variants}
    assert kinds - {""} == set(insight.wider)


@pytest.mark.parametrize("mode", ["teams", "ten years"])
def test_where_a_lead_says_less_chances_are_nearer_to_one_another(mode: str) -> None:
    game, insight = GAMES["northgard"], MINDS["northgard"].insight
    s = game.new(game.modes[mode], 4, 1)
    plain = insight.stage_of(4, "", insight.progress(s))
    assert insight.stage(s).weights == plain.weights
    assert insight.stage(s).spread == pytest.approx(plain.spread * insight.wider[insight.kind(s)])
    assert insight.stage(s).spread > plain.spread


def test_a_lead_of_one_spread_makes_a_win_e_times_as_likely() -> None:
    ahead, behind = chances([7.0, 5.0], 2.0)
    assert ahead + behind == pytest.approx(1.0)
    assert ahead / behind == pytest.approx(2.71828, rel=1e-4)


@pytest.mark.parametrize(("game_id", "players"), [("wild", 4), ("watch", 3), ("midgard", 4), ("northgard", 4)])
def test_chances_of_all_are_one_and_leads_of_all_nothing(game_id: str, players: int) -> None:
    question = asked_in_the_middle(game_id, players, 60)
    standings = judge(GAMES[game_id], question.view, question.seat, worlds=2)
    assert len(standings) == players
    assert sum(standing.chance for standing in standings) == pytest.approx(1.0)
    for group in {feature.group for feature in MINDS[game_id].insight.features}:
        assert sum(standing.leads[group] for standing in standings) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("game_id", GAMES)
def test_partners_have_one_chance_and_the_end_is_certain(game_id: str) -> None:
    insight = MINDS[game_id].insight
    for options, players in GAMES[game_id].variants[-1:]:
        s: Any = GAMES[game_id].new(options, players, 3)
        for party in insight.parties(s):
            assert len({insight.chance(s, seat) for seat in party}) == 1
        assert sum(insight.chances(s)) == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", GAMES)
def test_candidates_are_compared_in_the_same_worlds(game_id: str) -> None:
    question = asked_in_the_middle(game_id, 2, 40)
    insight = MINDS[game_id].insight
    actions = [choice.action for choice in insight.weighed(question, Random(1), everywhere=False)][:3]
    found = compare(GAMES[game_id], question.view, question.seat, actions, worlds=2)
    assert {candidate.action for candidate in found} == set(actions)
    best = found[0]
    assert (best.behind, best.error) == (0, 0)
    assert best.is_about_as_good
    assert all(abs(lead) < 1e-9 for lead in best.reasons.values())
    assert all(best.chance - other.chance == pytest.approx(other.behind) for other in found)
    assert compare(GAMES[game_id], question.view, question.seat, actions, worlds=2) == found
