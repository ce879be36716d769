"""Worked examples of battles between players (chapter 26)."""

import pytest

from kit import rule
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.events import BattleEnded, FiguresLost
from meadhall.rules.northgard.fights.combat import ChooseFace, TakeCasualty, TakePoint
from meadhall.rules.northgard.state import NOBODY
from rules.northgard.battlefield import BOARD, MIDDLE, ended, winner
from rules.northgard.scene import (
    CHOICE,
    ONE_AND_ONE,
    PURPLE,
    RED,
    TWO_CASUALTIES,
    TWO_POINTS,
    YELLOW,
    Scene,
    northgard,
)

HILLS = "TS@(0,0)r0 T16@(0,1)r3 T11@(0,2)r2"
A, X = "T16.e+TS.s", "T11.s+T16.n"


def stronghold(red: int) -> Scene:
    scene = northgard(board=HILLS).put(RED, A, red).put(PURPLE, X, 2).build(X, "fortress", "defense_tower")
    return scene.goods(RED, food=3).goods(PURPLE, food=2)


@rule("NG-EX-7", "NG-13.15", "NG-13.22")
def test_battle_1():
    scene = stronghold(5).play("ST_MOVE").march(A, X, 5)
    scene.feed(2).feed(2, TWO_CASUALTIES, TWO_POINTS)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (7, 8)
    assert winner(scene) == RED
    assert scene.at(X) == (RED, 4)
    assert scene.s.players[PURPLE].reserve == 14
    assert scene.has(RED) == {"food": 1}


@rule("NG-EX-8", "NG-13.17", "NG-13.20")
def test_battle_2():
    scene = stronghold(4).play("DE_BODYGUARD").march(A, X, 4)
    scene.feed(0).feed(2, ONE_AND_ONE, CHOICE)
    assert scene.asks().seat == PURPLE
    scene.do(TakeCasualty())
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (6, 6)
    assert winner(scene) == PURPLE
    scene.retreat("T11.n", 1)
    scene.retreat(A, 1)
    assert scene.at(X) == (PURPLE, 1)
    assert scene.at(A) == scene.at("T11.n") == (RED, 1)


@rule("NG-EX-24", "NG-13.18", "NG-13.19", "NG-12.31")
@pytest.mark.parametrize(("card", "home"), [("DE_MILITIA", (NOBODY, 0)), ("CL_WOLF_0", (RED, 1))])
def test_no_way_back_over_a_rough_border(card: CardId, home: tuple[int, int]):
    scene = northgard(board=BOARD, clans=("wolf", "boar", "raven"))
    scene.put(RED, "T01.e", 1).put(PURPLE, "T01.s", 2).put(YELLOW, MIDDLE, 1)
    scene.play(card).march("T01.e", "T01.s", 1, chance=(TWO_POINTS, TWO_POINTS))
    assert winner(scene) == PURPLE
    assert scene.at("T01.e") == home
    assert scene.s.players[RED].reserve == 14 - home[1]
    died = [(event.seat, event.warriors, event.reason) for event in scene.told(FiguresLost)]
    assert died == ([] if home[1] else [(RED, 1, "no_retreat")])


@rule("NG-EX-26", "NG-13.24")
@pytest.mark.parametrize("attacker", range(1, 7))
@pytest.mark.parametrize("defender", range(1, 7))
@pytest.mark.parametrize("chosen", [TakePoint(), TakeCasualty()])
def test_two_towers_kill_two_attackers(attacker: int, defender: int, chosen: TakePoint | TakeCasualty):
    scene = northgard(board=BOARD).put(RED, "T01.e", 2).put(PURPLE, "T01.n", 2)
    scene.build("T01.n", "defense_tower", "defense_tower").play("ST_MOVE")
    if attacker == CHOICE:
        scene.march("T01.e", "T01.n", 2, chance=(CHOICE,)).do(chosen, defender)
    else:
        scene.march("T01.e", "T01.n", 2, chance=(attacker, defender))
    if isinstance(scene.asks(), ChooseFace):
        scene.do(chosen)
    both = attacker == TWO_CASUALTIES
    [over] = scene.told(BattleEnded)
    assert over.winner == (NOBODY if both else PURPLE)
    assert scene.s.players[RED].reserve == 14
    assert (scene.at("T01.n")[0] == NOBODY) == both
