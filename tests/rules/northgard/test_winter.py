"""Phase 4: upkeep and Unrest (chapter 15)."""

import pytest

from kit import rule
from meadhall.rules.northgard.data import CLAN_CARDS, LIMITS, UNREST
from meadhall.rules.northgard.ending import fame_of
from meadhall.rules.northgard.events import FameLost, TopCardDiscarded, UnrestTaken, WinterPaid
from meadhall.rules.northgard.turn import NextTurn, PlayCard, Remove, Replace, Upgrade, Wait
from meadhall.rules.northgard.winter import Winter, upkeep
from rules.northgard.scene import PURPLE, RED, YELLOW, Scene, northgard

HERE = "TS.n"


def winter(warriors: int, food: int = 0, wood: int = 0, fame: int = 0) -> Scene:
    return northgard().put(RED, HERE, warriors).goods(RED, food, wood, fame=fame)


@rule("NG-EX-17", "NG-15.1", "NG-15.2")
@pytest.mark.parametrize(
    ("warriors", "food", "wood"),
    [(0, 0, 0), (3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 2, 0), (9, 2, 0), (10, 3, 1), (12, 3, 1), (13, 4, 2), (14, 4, 2)],
)
def test_upkeep(warriors: int, food: int, wood: int):
    assert upkeep(warriors) == (food, wood, 0)
    scene = winter(warriors, 5, 5).run(Winter()) if warriors else northgard().goods(RED, 5, 5).run(Winter())
    assert scene.has(RED) == {"food": 5 - food, "wood": 5 - wood}


@rule("NG-EX-17", "NG-15.2", "NG-18.9")
def test_kaija_is_not_counted():
    scene = northgard(clans=("bear", "boar", "raven")).put(RED, HERE, 3, kaija=True).goods(RED, 1).run(Winter())
    assert scene.has(RED) == {"food": 1}


@rule("NG-15.3")
def test_who_can_pays():
    scene = winter(4, food=1).run(Winter())
    assert scene.told(WinterPaid) == [WinterPaid(RED, (1, 0, 0), in_full=True)]
    assert scene.has(RED) == {}
    assert not scene.told(UnrestTaken)


@rule("NG-EX-18", "NG-15.4", "NG-15.5", "NG-15.11")
def test_who_cannot_pays_what_there_is_and_takes_one_unrest():
    scene = winter(10, food=1).deck(RED, "ST_MOVE").run(Winter())
    assert scene.told(WinterPaid) == [WinterPaid(RED, (1, 0, 0), in_full=False)]
    assert scene.told(UnrestTaken) == [UnrestTaken(RED, from_pile=True)]
    assert scene.s.players[RED].deck == (UNREST, "ST_MOVE")
    assert scene.s.unrest == LIMITS.unrest - 1
    assert scene.at(HERE) == (RED, 10)


@rule("NG-15.5")
def test_unrest_lies_above_the_card_taken_when_passing():
    scene = winter(4)
    player = scene.s.players[RED]
    player.deck, player.known = ("ST_MOVE", *player.deck), (2,)
    assert scene.run(Winter()).s.players[RED].deck[:2] == (UNREST, "ST_MOVE")


@rule("NG-15.6", "NG-17.5")
def test_unrest_costs_fame_at_the_end():
    scene = northgard().hand(RED, UNREST, UNREST)
    assert fame_of(scene.s, RED).unrest == -10


@rule("NG-15.6", "NG-15.7", "NG-6.15", "NG-6.17")
def test_what_can_be_done_with_unrest():
    scene = northgard().goods(RED, lore=3).hand(RED, UNREST, "ST_MOVE")
    upgrade = CLAN_CARDS["goat"][1]
    assert scene.denied(PlayCard(UNREST)) == ("has_no_effect", "NG-15.6")
    assert scene.denied(Remove(UNREST)) == ("unrest_stays", "NG-6.15")
    assert scene.denied(Upgrade(UNREST, upgrade, box=True)) == ("unrest_stays", "NG-6.17")
    assert all(map(scene.allows, (Wait(UNREST), Replace(UNREST), Upgrade(UNREST, upgrade, box=False))))
    assert UNREST in scene.do(Upgrade(UNREST, upgrade, box=False)).s.players[RED].active


def without_pile(scene: Scene) -> Scene:
    """All Unrest is with Yellow."""
    return scene.discard(YELLOW, *[UNREST] * LIMITS.unrest)


@rule("NG-EX-19", "NG-15.8", "NG-15.9", "NG-1.10", "NG-27.11", "NG-28.11")
@pytest.mark.parametrize(("fame", "lost"), [(3, 3), (7, 5)])
def test_an_empty_pile_costs_fame_and_a_card(fame: int, lost: int):
    scene = without_pile(winter(4, fame=fame)).deck(RED, "ST_MOVE", "ST_BUILD").run(Winter())
    assert scene.told(UnrestTaken) == [UnrestTaken(RED, from_pile=False)]
    assert scene.told(FameLost) == [FameLost(RED, lost)]
    assert scene.fame(RED) == fame - lost
    assert scene.told(TopCardDiscarded) == [TopCardDiscarded(RED, "ST_MOVE")]
    assert scene.s.players[RED].deck == ("ST_BUILD",)


@rule("NG-15.10")
def test_an_empty_deck_is_made_anew_first():
    scene = without_pile(winter(4)).deck(RED).discard(RED, "ST_MOVE").run(Winter(), chance=[(0,)])
    assert scene.s.players[RED].discard == ("ST_MOVE",)
    assert scene.s.players[RED].deck == ()


@rule("NG-15.1", "NG-28.16")
def test_the_last_unrest_goes_by_turn_order():
    scene = northgard().put(RED, HERE, 4).put(PURPLE, "TS.s", 4).discard(YELLOW, *[UNREST] * (LIMITS.unrest - 1))
    scene.s.first = PURPLE
    scene.run(Winter())
    assert scene.told(UnrestTaken) == [UnrestTaken(PURPLE, from_pile=True), UnrestTaken(RED, from_pile=False)]


@rule("NG-16.7", "NG-15.7")
def test_unrest_may_be_kept_until_passing():
    scene = northgard().hand(RED, UNREST).run(NextTurn(RED))
    assert scene.asks().seat == RED
    assert UNREST in scene.s.players[RED].hand
