"""Hints, and why somebody did what he did: the figures are those of the judgement, and nothing hidden is in them."""

from random import Random
from typing import Any

import pytest

from bots.test_judgement import asked_in_the_middle
from meadhall.bots import Question, make
from meadhall.bots.advice import advise, reason
from meadhall.bots.ahead import Ahead
from meadhall.bots.bot import Unwanted
from meadhall.bots.registry import MINDS
from meadhall.rules import GAMES, kernel


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_says_what_comes_of_the_answers(game_id: str) -> None:
    """Played out again, world by world: the chances, how far one is behind the best, and by which groups."""
    question = asked_in_the_middle(game_id, 2, 40)
    game, minds = question.game, MINDS[game_id]
    found = advise(question, 7)
    assert 1 < len(found) <= minds.hint.answers
    ahead, rng = Ahead(game, minds.insight, minds.steady, minds.hint.rounds, 7), Random(7)
    worlds = [game.imagine(question.view, question.seat, rng) for _ in range(minds.hint.worlds)]
    order = sorted(found, key=lambda one: question.options.index(one.action) if one.action in question.options else 0)
    ends = {one.action: [ahead.after(world, one.action) for world in worlds] for one in order}
    best = found[0]
    for one in found:
        chances = [minds.insight.chance(end, question.seat) for end in ends[one.action]]
        assert one.chance == pytest.approx(sum(chances) / len(chances))
        assert one.behind == pytest.approx(best.chance - one.chance)
        for group, points in one.reasons.items():
            leads = [
                minds.insight.leads(end, question.seat)[group] - minds.insight.leads(other, question.seat)[group]
                for end, other in zip(ends[one.action], ends[best.action], strict=True)
            ]
            assert points == pytest.approx(sum(leads) / len(leads), abs=1e-9)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_steady_answer_is_among_those_weighed(game_id: str) -> None:
    question = asked_in_the_middle(game_id, 2, 40)
    answer = MINDS[game_id].steady(7).choose(Question(question.game, question.view))
    assert answer in [one.action for one in advise(question, 7)]


def test_where_nobody_waits_any_more_the_thought_ends() -> None:
    question = asked_in_the_middle("wild", 2, 40)
    question._wanted = lambda: False
    with pytest.raises(Unwanted):
        advise(question, 1)


def done(game_id: str, players: int, seed: int) -> tuple[Any, Any]:
    """Late positions in which somebody answers a question of the turn, and what."""
    question = asked_in_the_middle(game_id, players, seed)
    return question._position, make("steady", question.game, 3).choose(question)


@pytest.mark.parametrize("game_id", GAMES)
def test_why_hangs_on_nothing_that_the_asker_cannot_see(game_id: str) -> None:
    """The hands of the others are dealt anew: the answer is the same."""
    game, looked_at = GAMES[game_id], 0
    for actions in (40, 70):
        position, action = done(game_id, 2, actions)
        eyes = 1 - kernel.asked(position).seat
        view = game.visible(position, eyes)
        why = reason(game, view, eyes, action, 5)
        for seed in range(2):
            other = game.imagine(view, eyes, Random(seed))
            assert reason(game, game.visible(other, eyes), eyes, action, 5) == why
        looked_at += why is not None
    assert looked_at


def test_why_compares_with_what_else_could_have_been_done() -> None:
    position, action = done("midgard", 2, 40)
    game, eyes = GAMES["midgard"], 1 - kernel.asked(position).seat
    why = reason(game, game.visible(position, eyes), eyes, action, 5)
    assert why is not None
    assert set(why.points) == {feature.group for feature in MINDS["midgard"].insight.features}
    assert why.error > 0
