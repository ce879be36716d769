"""What games of Midgard are compared by besides their glory."""

from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.events import BattleLost, EnemyDefeated, ShipSent
from meadhall.rules.midgard.fights.roll import AcceptRoll
from rules.midgard.scene import GREEN, ORANGE, PURPLE, faces, midgard


def test_midgard_counts_what_is_slain_and_what_the_count_in_the_end_is_made_of():
    scene = midgard().goods(GREEN, favour=2, blame=1).goods(ORANGE, blame=3).destinies(GREEN, "destiny_draugr")
    scene.enemy("draugr_left", "draugr_red_1").kills(PURPLE, "troll_01").kills(GREEN, "draugr_red_2")
    scene.fight("draugr_left", "AA", faces("A2", "A2")).do(AcceptRoll())
    lost = [BattleLost(ORANGE, "troll_02"), ShipSent(ORANGE, "ship_small", 0)]
    kraken = [EnemyDefeated(PURPLE, "kraken", scene.told(EnemyDefeated)[0].reward)]
    counted = dict(zip(MIDGARD.measures, MIDGARD.measured(scene.s, [*scene.events, *lost, *kraken]), strict=True))
    assert counted == {
        "trolls": [0, 0, 0],
        "draugr": [1, 0, 0],
        "monsters": [0, 0, 0],
        "defeats": [0, 0, 1],
        "voyages": [0, 0, 1],
        "blame": [1, 0, 3],
        "destinies": [7, 0, 0],
        "sets": [0, 0, 0],
        "favour": [4, 0, 0],
    }
