"""How likely a territory will be taken."""

from bots.northgard.test_sense import lands
from meadhall.bots.northgard.fights.danger import Danger
from rules.northgard.scene import BLUE, PURPLE, RED


def danger(*foes: tuple[int, str]) -> float:
    """For one warrior of Red, with four of each of these enemies next door."""
    scene = lands(4).put(RED, "TS.s", 1)
    for seat, place in foes:
        scene.put(seat, place, 4)
    return Danger().risk(scene.s, scene.s.land.at(scene.region("TS.s")))


def test_every_enemy_next_door_adds_to_the_danger():
    purple, blue = (PURPLE, "T01.e"), (BLUE, "TS.e")
    alone = danger(purple), danger(blue)
    assert max(alone) < danger(purple, blue) < sum(alone)
