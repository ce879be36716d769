"""Where the losers of a battle go (NG-13.17 to NG-13.21, NG-13.26)."""

import pytest

from kit import rule
from meadhall.rules.northgard.data import ClanId
from meadhall.rules.northgard.events import FiguresLost, FiguresMoved
from meadhall.rules.northgard.fights.battle import Fight
from meadhall.rules.northgard.fights.retreat import Retreating, RetreatTo
from meadhall.rules.northgard.state import NOBODY
from rules.northgard.battlefield import BOARD, MIDDLE, clash, field, winner
from rules.northgard.scene import (
    PURPLE,
    RED,
    THREE_POINTS,
    TWO_AND_ONE,
    TWO_CASUALTIES,
    TWO_POINTS,
    YELLOW,
    Scene,
    northgard,
)

LOST = (TWO_POINTS, THREE_POINTS)  # for the attacker, if as strong before the dice
WON = (THREE_POINTS, TWO_POINTS)


def to(scene: Scene, place: str, warriors: int, kaija: bool = False) -> RetreatTo:
    return RetreatTo(scene.region(place), warriors, kaija)


def targets(scene: Scene) -> set[int]:
    return {action.region for action in scene.options(RetreatTo)}


@rule("NG-13.17", "NG-24.26", "NG-13.20")
def test_the_loser_distributes_the_survivors():
    scene = clash(field(), *LOST)
    assert scene.asks().seat == RED
    places = ("T01.e", MIDDLE)  # where they came from, and neutral land
    assert set(scene.options()) == {to(scene, place, count) for place in places for count in (1, 2, 3)}
    assert scene.denied(to(scene, MIDDLE, 4)) == ("not_so_many", "NG-13.17")
    assert scene.denied(to(scene, MIDDLE, 0)) == ("not_so_many", "NG-13.17")
    assert scene.denied(to(scene, MIDDLE, 1, kaija=True)) == ("not_so_many", "NG-13.17")
    scene.retreat(MIDDLE, 2)
    assert isinstance(scene.asks(), Retreating)  # all must go
    scene.retreat("T01.e", 1)
    assert scene.at(MIDDLE) == (RED, 2)
    assert scene.at("T01.e") == (RED, 1)
    assert scene.at("T01.n") == (PURPLE, 3)


@rule("NG-13.17")
def test_a_defeated_defender_retreats_too():
    scene = clash(field(), *WON)
    assert scene.asks().seat == PURPLE
    assert scene.at("T01.n") == (RED, 3)
    scene.retreat("T01.e", 3)
    moved = [event for event in scene.told(FiguresMoved) if event.manner == "retreat"]
    assert [(event.seat, event.warriors) for event in moved] == [(PURPLE, 3)]
    assert scene.at("T01.e") == (PURPLE, 3)
    assert not scene.s.guests


@rule("NG-13.18", "NG-0.3")
def test_the_only_suitable_territory_is_taken_at_once():
    scene = clash(field().put(YELLOW, MIDDLE, 1), *LOST)
    assert scene.at("T01.e") == (RED, 3)


@rule("NG-13.18")
def test_suitable_is_next_to_it_over_a_regular_border_and_free_or_own():
    scene = northgard(board=BOARD).put(RED, MIDDLE, 3).put(PURPLE, "T01.e", 3).put(YELLOW, "T01.n", 1).play("ST_MOVE")
    scene.march(MIDDLE, "T01.e", 3, chance=WON)
    assert scene.at(MIDDLE) == (PURPLE, 3)  # neither to Yellow nor over the rough border
    scene = northgard(board=BOARD).put(RED, MIDDLE, 4).put(PURPLE, "T01.e", 4).play("ST_MOVE")
    scene.march(MIDDLE, "T01.e", 3, chance=LOST)
    assert targets(scene) == {scene.region("T01.n"), scene.region(MIDDLE)}
    assert scene.denied(to(scene, "T01.s", 3)) == ("rough_border", "NG-13.18")
    assert scene.denied(to(scene, "TS.n", 3)) == ("not_adjacent", "NG-13.18")
    assert scene.denied(RetreatTo(10**6, 3)) == ("not_adjacent", "NG-13.18")


@rule("NG-13.18")
def test_another_players_territory_is_no_refuge():
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0 T02@(1,-1)r0").put(RED, MIDDLE, 2).put(PURPLE, "T01.n+T02.s", 2)
    scene.put(YELLOW, "T01.e", 1).play("ST_MOVE").march(MIDDLE, "T01.n+T02.s", 2, chance=LOST)
    assert targets(scene) == {scene.region(MIDDLE), scene.region("T02.n")}
    assert scene.denied(to(scene, "T01.e", 2)) == ("held_by_another", "NG-13.18")


@rule("NG-13.18", "NG-13.26")
@pytest.mark.parametrize("early", [True, False])
def test_no_refuge_where_a_battle_is_pending_but_where_one_has_left_nobody(early: bool):
    scene = northgard(board=BOARD).put(RED, MIDDLE, 4).put(PURPLE, "T01.n", 1).put(YELLOW, "T01.e", 3)
    scene.play("DE_MILITIA").march(MIDDLE, "T01.n", 1).march(MIDDLE, "T01.e", 2)
    first, second = ("T01.n", "T01.e") if early else ("T01.e", "T01.n")
    faces = (TWO_CASUALTIES, TWO_CASUALTIES, *LOST) if early else LOST
    scene.do(Fight(scene.region(first)), *faces)
    if early:
        assert scene.at("T01.n") == (NOBODY, 0)
        assert targets(scene) == {scene.region("T01.n"), scene.region(MIDDLE)}
    else:
        assert scene.at(MIDDLE) == (RED, 3)  # the only one that is left
        assert second == "T01.n"


@rule("NG-13.19")
def test_who_can_go_nowhere_dies():
    scene = field(4, 3).put(YELLOW, MIDDLE, 1).play("ST_MOVE").march("T01.e", "T01.n", 3, chance=WON)
    assert winner(scene) == RED
    lost = [(event.seat, event.warriors, event.reason) for event in scene.told(FiguresLost)]
    assert lost == [(PURPLE, 3, "no_retreat")]
    assert scene.s.players[PURPLE].reserve == 14
    assert scene.at("T01.n") == (RED, 3)


@rule("NG-13.21", "NG-18.10")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_retreat_needs_no_points_and_kaija_may_take_part(attacks: bool):
    """No point of the Move 1 is left; and the Bear may be the defender."""
    clans: tuple[ClanId, ...] = ("bear", "boar", "raven") if attacks else ("boar", "bear", "raven")
    own, theirs = (2, 5) if attacks else (5, 2)
    bear = clans.index("bear")
    scene = field(own, theirs, clans=clans).put(bear, "T01.e" if attacks else "T01.n", 0, kaija=True)
    scene.s.players[RED].kaija_attacks = attacks
    scene.play("ST_MOVE").march("T01.e", "T01.n", own, kaija=attacks, chance=WON)
    assert winner(scene) == 1 - bear
    assert to(scene, MIDDLE, 0, kaija=True) in scene.options()
    scene.retreat(MIDDLE, 1, kaija=True)
    scene.retreat("T01.e", 1)
    assert scene.s.kaija == scene.region(MIDDLE)
    assert (scene.at(MIDDLE), scene.at("T01.e")) == ((bear, 1), (bear, 1))


@rule("NG-13.16", "NG-13.17")
def test_losses_come_before_the_retreat():
    scene = clash(field(3, 3), TWO_POINTS, TWO_AND_ONE)
    assert scene.s.players[RED].reserve == 14 - 2
    assert max(action.warriors for action in scene.options(RetreatTo)) == 2
