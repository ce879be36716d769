"""What the steady player builds: an Altar wherever one may stand, and what else pays where none may."""

import pytest

from bots.northgard.test_sense import choice, lands
from meadhall.rules.northgard.data import ALTAR
from meadhall.rules.northgard.land.build import Construct
from rules.northgard.scene import RED, Scene, building


def with_wood(year: int, altars: int) -> Scene:
    scene = lands().year(year).put(RED, "T01.e", 2).goods(RED, wood=3).hand(RED, "ST_BUILD")
    scene.s.stock[ALTAR] = altars
    return scene.play("ST_BUILD")


@pytest.mark.parametrize(
    ("year", "altars", "built"), [(1, 1, "altar_of_kings"), (6, 1, "altar_of_kings"), (2, 0, "forge")]
)
def test_where_no_altar_may_stand_it_builds_a_forge(year: int, altars: int, built: str):
    action = choice(with_wood(year, altars))
    assert isinstance(action, Construct)
    assert action.building == building(built)


def test_a_forge_of_the_last_year_would_come_too_late():
    action = choice(with_wood(7, 0))
    assert isinstance(action, Construct)
    assert action.building != building("forge")
