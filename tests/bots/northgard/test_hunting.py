"""Fights against creatures: what the steady player counts on when it decides to fight is what it then spends."""

import pytest

from bots.northgard.test_sense import choice, lands
from meadhall.bots.northgard.weights import SURE_ENOUGH
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.fights.combat import SpendFood, fought
from meadhall.rules.northgard.forecast.odds import odds
from meadhall.rules.northgard.questions import Challenging, CommitFood, Moving
from rules.northgard.scene import RED

CREATURES = ("wolf_brown", "wolf_beige", "brown_bear_beige", "brown_bear_brown", "draugr_beige", "draugr_brown")


@pytest.mark.parametrize("year", [2, 7])
@pytest.mark.parametrize("creature", CREATURES)
def test_it_spends_the_food_that_it_counted_on(creature: str, year: int):
    """Whatever hunters and food there are: no fight is sought and then lost for want of food that was there."""
    for warriors in range(2, 8):
        for food in range(6):
            scene = lands(creatures=True).year(year).put(RED, "T01.w", warriors).beast(creature, "T01.w")
            scene.goods(RED, food=food).hand(RED, "ST_MOVE").play("ST_MOVE")
            while isinstance(scene.asks(), Moving | Challenging):
                scene.do(choice(scene))
            if isinstance(scene.asks(), CommitFood):
                spent = choice(scene)
                assert isinstance(spent, SpendFood)
                battle = forecast.decided(fought(scene.s), spent, attacks=True)
                assert odds(battle.attacker, battle.defender).attacker >= SURE_ENOUGH, (warriors, food)
