"""What is said of an attack before it is made is what comes of it: whose food, what it adds, and how often one wins."""

from __future__ import annotations

import re

import pytest

from kit.wording import every_language, loose
from meadhall.rules import kernel
from meadhall.rules.kernel import UNHEARD, Action, Event, then
from meadhall.rules.northgard import NORTHGARD, forecast
from meadhall.rules.northgard.actions import March, SpendFood
from meadhall.rules.northgard.events import BattleBegan, BattleEnded
from meadhall.rules.northgard.questions import Bribing, ChooseFace, CommitFood
from meadhall.rules.northgard.state import State
from meadhall.views.deeds.northgard import outcomes
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import Words
from rules.northgard.battlefield import MIDDLE, field
from rules.northgard.scene import PURPLE, RED, YELLOW, Scene

NAMES = ("Ann", "Bob", "Cid")
BATTLES = 1500
NEARLY = 0.04  # three times what so many battles scatter by


def before(red: int, purple: int, food: tuple[int, int]) -> Scene:
    """Red may march against Purple, and each has so much food."""
    scene = field(red, purple).goods(RED, food=food[0]).goods(PURPLE, food=food[1])
    return scene.play("ST_MOVE")


def attack(scene: Scene) -> March:
    return March(scene.region("T01.e"), scene.region("T01.n"), scene.at("T01.e")[1])


def said(scene: Scene, language: str = "en") -> list[str]:
    view = NORTHGARD.visible(scene.s, RED)
    return [loose(line) for line in outcomes.fight(NorthgardSpeech(Words(language), NAMES).voice(view), attack(scene))]


def won(s: State, march: March, feeds: int | None) -> bool:
    """Whether Red wins, if this seat spends all the food it can, and everybody does what is best on the dice."""
    told: list[Event] = []
    kernel.play(s, march, told)
    while not any(isinstance(event, BattleEnded) for event in told):
        asked, legal = kernel.asked(s), kernel.options(s)
        feeding = isinstance(asked, CommitFood) and asked.seat == feeds
        answer = best(s, asked.attacker) if isinstance(asked, ChooseFace) else legal[-1 if feeding else 0]
        kernel.play(s, answer, told)
    ends = [event for event in told if isinstance(event, BattleEnded)]
    assert any(isinstance(event, BattleBegan) for event in told)
    return ends[0].winner == RED


def best(s: State, attacks: bool) -> Action:
    """What gives this side the better chance."""

    def chance(way: Action) -> float:
        assert s.battle is not None
        return forecast.chance_in(s, forecast.decided(s.battle, way, attacks), attacks).plain

    return max(kernel.options(s), key=chance)


def share(scene: Scene, feeds: int | None) -> float:
    """Of battles fought out by the rules, each with dice of its own."""
    wins = 0
    for seed in range(BATTLES):
        s = scene.s.copy()
        s.chance.seed = 7919 * seed
        wins += won(s, attack(scene), feeds)
    return wins / BATTLES


@pytest.mark.parametrize(("red", "purple", "food"), [(3, 3, (2, 3)), (3, 2, (1, 1))])
def test_the_figures_are_those_of_battles_fought_out(red: int, purple: int, food: tuple[int, int]) -> None:
    scene = before(red, purple, food)
    _, _, plain, yours, theirs = said(scene)
    found = [int(re.findall(r"\*\*(\d+)%\*\*", line)[0]) / 100 for line in (plain, yours, theirs)]
    played = [share(scene, feeds) for feeds in (None, RED, PURPLE)]
    assert found == pytest.approx(played, abs=NEARLY)
    assert found[1] > found[0] > found[2]


def test_it_says_whose_food_and_what_that_adds() -> None:
    """Never more than one for each figure, however much one has."""
    lines = said(before(3, 3, (2, 9)))
    assert lines[2:] == [
        "You win: **36%**",
        "If you spend **2** [food] (+**2** [axe]): **86%**",
        "If Bob spends **3** [food] (+**3** [axe]): **0%**",
    ]


@every_language
def test_who_has_no_food_is_not_spoken_of(language: str) -> None:
    scene = before(3, 3, (0, 3))
    both, theirs = said(before(3, 3, (2, 3)), language), said(scene, language)
    assert len(both) == 5
    assert theirs == [line for number, line in enumerate(both) if number != 3]
    assert len(said(before(3, 3, (0, 0)), language)) == 3


def test_warriors_who_are_bribed_win_for_themselves() -> None:
    scene = field(3, 3).goods(PURPLE, food=1).put(YELLOW, MIDDLE, 2)
    then(scene.s, Bribing(RED))
    march = March(scene.region("T01.n"), scene.region(MIDDLE), 2)
    assert march in kernel.options(scene.s)
    lines = [loose(line) for line in outcomes.fight(NorthgardSpeech(Words("en"), NAMES).voice(scene.s), march)]
    assert lines[2].startswith("Bob wins: **")
    assert lines[3].startswith("If Bob spends **1** [food]")


def test_what_is_said_to_be_spent_can_be_spent() -> None:
    """And no more of it is left than is said while one is asked."""
    scene = before(3, 3, (2, 3))
    clash = forecast.clash_of(scene.s, attack(scene))
    assert clash is not None
    foretold = {side.seat: side for side in forecast.fed(scene.s, clash)}
    kernel.play(scene.s, attack(scene), UNHEARD)
    left = [foretold[PURPLE].food, 0]  # of the other side
    while isinstance(asked := kernel.asked(scene.s), CommitFood):
        most, battle = kernel.options(scene.s)[-1], scene.s.battle
        assert battle is not None
        assert most == SpendFood(foretold[asked.seat].food)
        assert forecast.food_left(scene.s, battle, not asked.attacker) == left.pop(0)
        fears = outcomes.fear(NorthgardSpeech(Words("en"), NAMES).voice(scene.s), asked.attacker)
        lower = ["The lower figure: if Bob spends **3** [food]."] if asked.attacker else []
        assert [loose(line) for line in fears] == lower
        fed = forecast.decided(battle, most, asked.attacker)
        gained = sum(side.points for side in (fed.attacker, fed.defender))
        assert gained - battle.attacker.points - battle.defender.points == foretold[asked.seat].points
        kernel.play(scene.s, most, UNHEARD)
    assert not left
