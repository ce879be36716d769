"""What cards change in the battles of their action: Intimidate, Axe Throwers and others (chapter 12)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import ClanId
from meadhall.rules.northgard.events import BattleBegan, FiguresMoved
from meadhall.rules.northgard.fights.battle import Fight, Pushing, PushTo
from meadhall.rules.northgard.fights.combat import (
    CommitFood,
    TakeCasualty,
    TakePoint,
    ThrowAxe,
    attacking,
    defending,
    fought,
)
from meadhall.rules.northgard.state import NOBODY
from rules.northgard.battlefield import BOARD, MIDDLE, begun, clash, ended, field, winner
from rules.northgard.scene import (
    CHOICE,
    ONE_AND_ONE,
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


def push(scene: Scene, place: str, kaija: bool = False) -> PushTo:
    return PushTo(scene.region(place), kaija)


# Intimidate


@rule("NG-12.36", "NG-24.21")
def test_before_the_battle_one_defender_may_be_pushed_away():
    scene = clash(field(3, 3), card="DE_INTIMIDATE")
    assert scene.asks() == Pushing(RED, scene.region("T01.n"))
    assert set(scene.options()) == {STOP, push(scene, MIDDLE), push(scene, "T01.e")}
    scene.do(push(scene, MIDDLE), TWO_POINTS, TWO_POINTS)
    moved = [event for event in scene.told(FiguresMoved) if event.manner == "push"]
    assert [(event.seat, event.warriors, event.kaija) for event in moved] == [(PURPLE, 1, False)]
    assert (begun(scene).defender.figures, begun(scene).defender.points) == (2, 2)
    assert winner(scene) == RED
    assert scene.at(MIDDLE)[0] == PURPLE


@rule("NG-12.36")
def test_the_push_may_be_left_out():
    scene = clash(field(3, 3), card="DE_INTIMIDATE").do(STOP, TWO_POINTS, TWO_POINTS)
    assert begun(scene).defender.figures == 3


@rule("NG-12.36")
def test_other_cards_push_nobody():
    assert begun(clash(field(), TWO_POINTS, TWO_POINTS, card="DE_MILITIA")).defender.figures == 3


@rule("NG-12.36")
def test_whither_one_is_pushed():
    scene = northgard(board=BOARD).put(RED, MIDDLE, 5).put(PURPLE, "T01.e", 2).put(YELLOW, "T01.n", 1)
    scene.put(PURPLE, "T01.s", 1).play("DE_INTIMIDATE").march(MIDDLE, "T01.e", 4).march(MIDDLE, "T01.n", 1)
    scene.do(Fight(scene.region("T01.e")))
    assert set(scene.options()) == {STOP, push(scene, "T01.s"), push(scene, MIDDLE)}  # over any border
    assert scene.denied(push(scene, "T01.n")) == ("held_by_another", "NG-12.36")
    assert scene.denied(push(scene, "TS.n")) == ("not_adjacent", "NG-12.36")
    assert scene.denied(push(scene, "T01.s", kaija=True)) == ("kaija_not_there", "NG-12.36")
    assert not scene.allows(PushTo(-1))


@rule("NG-12.36")
def test_nobody_is_pushed_into_a_pending_battle():
    scene = northgard(board=BOARD).put(RED, MIDDLE, 5).put(PURPLE, "T01.e", 2).put(PURPLE, "T01.n", 1)
    scene.play("DE_INTIMIDATE").march(MIDDLE, "T01.e", 2).march(MIDDLE, "T01.n", 2)
    scene.do(Fight(scene.region("T01.e")))
    assert scene.denied(push(scene, "T01.n")) == ("battle_there", "NG-12.36")


@rule("NG-12.36", "NG-18.20", "NG-18.30")
@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_without_defenders_the_attackers_take_the_territory_without_a_battle(clan: ClanId):
    scene = clash(field(2, 1, clans=(clan, "boar", "raven")), card="DE_INTIMIDATE").do(push(field(), MIDDLE))
    assert not scene.told(BattleBegan)
    assert scene.at("T01.n") == (RED, 2)
    assert not scene.s.guests
    assert scene.has(RED) == {}
    assert scene.fame(RED) == 0


@rule("NG-12.36")
def test_kaija_may_be_pushed():
    scene = field(2, 1, clans=("goat", "bear", "raven")).put(PURPLE, "T01.n", 0, kaija=True)
    clash(scene, card="DE_INTIMIDATE").do(push(scene, MIDDLE, kaija=True), TWO_POINTS, TWO_POINTS)
    assert scene.s.kaija == scene.region(MIDDLE)
    assert (begun(scene).defender.figures, begun(scene).defender.points) == (1, 1)


# Axes, shields, conquerors


@rule("NG-12.44", "NG-24.24")
@pytest.mark.parametrize(("thrown", "points", "casualties"), [(TakePoint(), 6, 0), (TakeCasualty(), 5, 1)])
def test_axes_are_thrown_between_the_rolls(thrown: TakePoint | TakeCasualty, points: int, casualties: int):
    scene = clash(field(3, 4), TWO_POINTS, card="DL_AXE_THROWERS")
    assert scene.asks() == ThrowAxe(RED)
    assert (fought(scene.s).attacker.points, fought(scene.s).defender.face) == (5, 0)
    scene.do(thrown, TWO_POINTS)
    assert (ended(scene).attacker.points, ended(scene).attacker.casualties) == (points, casualties)


@rule("NG-12.44")
def test_axes_come_after_the_choice_of_a_face_and_in_every_battle():
    scene = northgard(board=BOARD).put(RED, MIDDLE, 6).put(PURPLE, "T01.n", 1).put(YELLOW, "T01.s", 1)
    scene.play("DL_AXE_THROWERS").march(MIDDLE, "T01.n", 3).march(MIDDLE, "T01.s", 3)
    scene.do(Fight(scene.region("T01.n")), CHOICE).do(TakeCasualty())
    assert scene.asks() == ThrowAxe(RED)
    scene.do(TakePoint(), TWO_POINTS, TWO_POINTS)
    assert scene.at("T01.n") == (RED, 3)
    assert scene.asks() == ThrowAxe(RED)


@rule("NG-12.37")
@pytest.mark.parametrize(
    ("towers", "faces", "left"),
    [
        (0, (THREE_POINTS, ONE_AND_ONE), 3),  # of the die
        (1, (THREE_POINTS, TWO_POINTS), 3),  # of a tower
        (1, (THREE_POINTS, ONE_AND_ONE), 2),  # but only one
        (0, (THREE_POINTS, TWO_CASUALTIES), 2),
        (0, (THREE_POINTS, TWO_POINTS), 3),
    ],
)
def test_shieldbearers_keep_one_casualty_off(towers: int, faces: tuple[int, int], left: int):
    scene = field(3, 2).build("T01.n", *["defense_tower"] * towers)
    assert winner(clash(scene, *faces, card="DE_SHIELDBEARERS")) == RED
    assert scene.at("T01.n") == (RED, left)


@rule("NG-12.37")
def test_shieldbearers_save_a_single_attacker_but_no_defender():
    scene = clash(field(1, 1), ONE_AND_ONE, TWO_AND_ONE, card="DE_SHIELDBEARERS")
    assert winner(scene) == RED
    assert scene.at("T01.n") == (RED, 1)


@rule("NG-12.46")
@pytest.mark.parametrize("conqueror", [RED, PURPLE])
def test_a_conqueror_fears_no_towers_and_fortresses(conqueror: int):
    scene = field(3, 2).build("T01.n", "fortress", "defense_tower")
    scene.s.players[conqueror].conqueror = True
    clash(scene, THREE_POINTS, TWO_POINTS)
    assert begun(scene).defender.points == (2 if conqueror == RED else 4)
    assert begun(scene).defender.casualties == (0 if conqueror == RED else 1)


@rule("NG-12.31")
def test_the_wolf_attacks_over_rough_borders_for_one_point_and_only_he_retreats_over_them():
    scene = northgard(board=BOARD, clans=("wolf", "boar", "raven"))
    scene.put(RED, "T01.s", 3).put(PURPLE, "T01.e", 3).put(YELLOW, MIDDLE, 1).put(YELLOW, "T01.n", 1)
    scene.play("CL_WOLF_0").march("T01.s", "T01.e", 3, chance=(THREE_POINTS, TWO_POINTS))
    assert winner(scene) == RED
    assert scene.s.players[PURPLE].reserve == 14  # the defender has no such card


# A kind of effect that the board may ask about beforehand


@rule("NG-13.6")
def test_the_sides_can_be_looked_at_before_anybody_moves():
    scene = field(3, 2).build("T01.n", "fortress")
    before = scene.s.copy()
    there = scene.region("T01.n")
    assert (attacking(scene.s, RED, there, 2, False).points, defending(scene.s, there, RED).points) == (2, 4)
    assert scene.s == before
    assert not isinstance(scene.asks(), CommitFood)
    assert scene.at("T01.s") == (NOBODY, 0)
