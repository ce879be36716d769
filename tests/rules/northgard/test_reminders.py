"""What the books remind of (chapter 25), and variants together (NG-19.4)."""

from itertools import product
from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import Event, is_over, options, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.events import FameGained
from meadhall.rules.northgard.goods import gain, gain_fame
from meadhall.rules.northgard.options import Options
from rules.northgard.scene import RED, northgard


@rule("NG-25.1")
def test_where_fame_comes_from():
    """Closing, the Harvest, Altars, creatures and clans; printed fame and leftover resources count at the end."""
    told = list[Event]()
    for seed in range(6):
        s, rng = NORTHGARD.new(Options(clans="dealt", creatures=True), 4, seed), Random(seed)
        while not is_over(s):
            play(s, rng.choice(options(s)), told)
    sources = {event.source for event in told if isinstance(event, FameGained)}
    assert {"closing", "harvest"} <= sources <= {"closing", "harvest", "altar", "creature", "clan"}


@rule("NG-27.1", "NG-1.9")
def test_tokens_never_run_out():
    scene = northgard(2)
    gain(scene.s, RED, (1000, 1000, 1000), "card", scene.events)
    gain_fame(scene.s, RED, 1000, "clan", scene.events)
    assert scene.has(RED) == {"food": 1000, "wood": 1000, "lore": 1000}
    assert scene.fame(RED) == 1000


@rule("NG-19.4")
@pytest.mark.parametrize(
    ("creatures", "more", "teams"), [*product((False, True), (False,), (False, True)), (True, True, True)]
)
def test_ten_years_go_with_every_module(creatures: bool, more: bool, teams: bool):
    chosen = Options(years="10", creatures=creatures, more_creatures=more, teams=teams, clans="dealt")
    s, rng = NORTHGARD.new(chosen, 4, 1), Random(1)
    while not is_over(s):
        play(s, rng.choice(options(s)))
    assert s.year == 10
