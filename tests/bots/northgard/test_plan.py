"""The steady player goes on as it has thought of, as long as the questions come as expected."""

import pytest

from meadhall.bots import Question, make
from meadhall.bots.northgard import steady
from meadhall.bots.northgard.mind import Mind
from meadhall.bots.northgard.plan import Plan, Reply
from meadhall.rules.kernel import Action
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.actions import PlayCard
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.land.move import March, Moving
from meadhall.rules.northgard.land.recruit import RecruitAt, Recruiting
from rules.northgard.scene import RED, Scene, northgard

HERE, THERE = RecruitAt(1), RecruitAt(2)
ONE_HERE, ONE_THERE = Reply(Recruiting, HERE), Reply(Recruiting, THERE)


def test_replies_come_one_after_the_other():
    plan = Plan()
    plan.begin([ONE_HERE, ONE_THERE])
    assert plan.next(Recruiting, [HERE, THERE]) == HERE
    assert plan.next(Recruiting, [HERE, THERE]) == THERE
    assert plan.next(Recruiting, [HERE, THERE]) is None


@pytest.mark.parametrize(("kind", "options"), [(Moving, [HERE, THERE]), (Recruiting, [STOP, THERE])])
def test_another_question_ends_the_plan(kind: type[Moving] | type[Recruiting], options: list[Action]):
    plan = Plan()
    plan.begin([ONE_HERE, ONE_THERE])
    assert plan.next(kind, options) is None
    assert plan.next(Recruiting, [HERE, THERE]) is None


def spreading() -> Scene:
    """Red has a card that moves its figures over land that nobody holds."""
    return northgard(board="TS@(0,0)r0 T13@(1,0)r0").put(RED, "TS.n", 4).hand(RED, "DE_MILITIA")


def test_what_has_been_thought_through_is_done_without_another_thought(monkeypatch: pytest.MonkeyPatch):
    scene, bot = spreading(), make("steady", NORTHGARD, 1)
    scene.do(bot.choose(Question(NORTHGARD, scene.s)))
    monkeypatch.setattr(Mind, "__init__", None)
    done: list[Action] = []
    while isinstance(scene.asks(), Moving):
        done.append(bot.choose(Question(NORTHGARD, scene.s)))
        scene.do(done[-1])
    assert [type(action) for action in done] == [March, March]


def test_what_comes_otherwise_is_thought_of_anew():
    scene, bot = spreading(), steady.Steady(1)
    assert bot.choose(Question(NORTHGARD, scene.s)) == PlayCard("DE_MILITIA")
    other = northgard(board="TS@(0,0)r0 T13@(1,0)r0").put(RED, "TS.e", 4).hand(RED, "DE_MILITIA").play("DE_MILITIA")
    march = bot.choose(Question(NORTHGARD, other.s))
    assert isinstance(march, March)
    assert march.source == other.region("TS.e")
