"""Battles between players, step by step (chapter 13)."""

import itertools

import pytest

from kit import rule
from meadhall.rules.northgard.data import FACES, ClanId
from meadhall.rules.northgard.events import BattleBegan, BattleDieRolled, BattleEnded, FiguresLost, FiguresMoved
from meadhall.rules.northgard.fights.battle import Fight
from meadhall.rules.northgard.fights.combat import SpendFood, TakeCasualty, TakePoint, attacking, defending, fought
from meadhall.rules.northgard.fights.losses import Lose
from meadhall.rules.northgard.forecast import wiped_out
from meadhall.rules.northgard.state import NOBODY, yield_of
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
    northgard,
)


@rule("NG-1.11")
def test_the_six_faces():
    faces = [(face.points, face.casualties, face.choice) for face in FACES]
    plain = [(2, 0, False), (2, 1, False), (3, 0, False), (0, 2, False), (1, 1, True), (1, 1, False)]
    assert sorted(faces) == sorted(plain)


@rule("NG-13.1", "NG-13.2", "NG-13.3")
def test_a_battle_is_fought_where_figures_of_two_players_meet():
    scene = field(3, 2).put(RED, MIDDLE, 4).put(PURPLE, "TS.n", 4)
    clash(scene, TWO_POINTS, TWO_POINTS)
    battle = begun(scene)
    assert battle.region == scene.region("T01.n")
    assert (battle.attacker.seat, battle.attacker.figures) == (RED, 3)
    assert (battle.defender.seat, battle.defender.figures) == (PURPLE, 2)


@rule("NG-13.1")
def test_no_battle_in_neutral_land():
    scene = northgard(board=BOARD).put(RED, "T01.e", 2).play("ST_MOVE").march("T01.e", "T01.n", 2)
    assert not scene.told(BattleBegan)
    assert scene.at("T01.n") == (RED, 2)


@rule("NG-2.13", "NG-2.15")
def test_the_defender_controls_the_territory_until_the_result_is_known():
    scene = clash(field(3, 1), CHOICE)
    assert scene.at("T01.n") == (PURPLE, 1)
    assert [(group.seat, group.warriors) for group in scene.s.guests] == [(RED, 3)]
    scene.do(TakeCasualty(), TWO_POINTS)
    assert scene.at("T01.n") == (RED, 3)
    assert not scene.s.guests


@rule("NG-13.4", "NG-9.10", "NG-9.11", "NG-24.20")
@pytest.mark.parametrize("first", ["T01.n", "T01.s"])
def test_several_battles_are_fought_one_by_one_in_the_order_of_the_active_player(first: str):
    other = {"T01.n": "T01.s", "T01.s": "T01.n"}[first]
    scene = northgard(board=BOARD).put(RED, MIDDLE, 6).put(PURPLE, "T01.n", 1).put(YELLOW, "T01.s", 1)
    scene.play("DE_MILITIA").march(MIDDLE, "T01.n", 3)
    assert not scene.told(BattleBegan)  # all moves come first
    scene.march(MIDDLE, "T01.s", 3)
    assert scene.asks().seat == RED
    assert scene.options() == [Fight(scene.region("T01.n")), Fight(scene.region("T01.s"))]
    assert scene.denied(Fight(scene.region("TS.n"))) == ("no_battle_there", "NG-13.4")
    scene.do(Fight(scene.region(first)), TWO_CASUALTIES, THREE_POINTS, TWO_CASUALTIES, TWO_CASUALTIES)
    battles = [event for event in scene.events if isinstance(event, BattleBegan | BattleEnded)]
    assert [type(event) for event in battles] == [BattleBegan, BattleEnded] * 2
    assert [event.battle.region for event in battles[::2]] == [scene.region(first), scene.region(other)]
    assert scene.at(first) == (RED, 3)
    assert scene.at(other) == (RED, 1)


# Steps 1 and 2: figures and bonuses


@rule("NG-13.5", "NG-18.6")
@pytest.mark.parametrize(("warriors", "kaija", "points"), [(3, False, 3), (2, True, 4), (0, True, 2)])
def test_a_warrior_counts_one_and_kaija_two(warriors: int, kaija: bool, points: int):
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.n", warriors, kaija)
    region = scene.region("T01.n")
    there = defending(scene.s, region, PURPLE)
    assert (there.figures, there.points) == (warriors + kaija, points)
    coming = attacking(scene.s, RED, scene.region(MIDDLE), warriors, kaija)
    assert (coming.figures, coming.points) == (warriors + kaija, points)


@rule("NG-13.6", "NG-9.12", "NG-12.37")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("ST_MOVE", 3),
        ("DE_BODYGUARD", 4),
        ("DL_WARRIORS", 4),
        ("DL_HEROIC_CHARGE", 4),
        ("DL_GRIZZLED_WARRIORS", 5),
        ("DE_SHIELDBEARERS", 3),
    ],
)
def test_the_attacker_adds_the_points_of_the_card(card: str, points: int):
    scene = clash(field(), TWO_POINTS, TWO_POINTS, card=card)
    assert begun(scene).attacker.points == points
    assert begun(scene).defender.points == 3


@rule("NG-9.12")
def test_a_bonus_counts_in_every_battle_of_the_action():
    scene = northgard(board=BOARD).put(RED, MIDDLE, 2).put(PURPLE, "T01.n", 1).put(YELLOW, "T01.s", 1)
    scene.play("DL_WARRIORS").march(MIDDLE, "T01.n", 1).march(MIDDLE, "T01.s", 1)
    scene.do(Fight(scene.region("T01.s")), *(TWO_POINTS,) * 4)
    assert [event.battle.attacker.points for event in scene.told(BattleBegan)] == [2, 2]
    assert scene.at("T01.n") == scene.at("T01.s") == (RED, 1)


@rule("NG-8.11", "NG-13.6", "NG-13.24")
@pytest.mark.parametrize(("fortresses", "points"), [(0, 3), (1, 5), (2, 7)])
def test_each_fortress_gives_its_defender_two_points(fortresses: int, points: int):
    scene = field().build("T01.n", *["fortress"] * fortresses).build("T01.e", "fortress")
    assert begun(clash(scene, TWO_POINTS, TWO_POINTS)).defender.points == points
    assert begun(scene).attacker.points == 3


@rule("NG-8.9", "NG-13.11", "NG-13.24")
@pytest.mark.parametrize("towers", [0, 1, 2])
def test_each_tower_deals_one_casualty_to_the_attacker(towers: int):
    scene = field(5, 3).build("T01.n", *["defense_tower"] * towers).build("T01.e", "defense_tower")
    clash(scene, THREE_POINTS, TWO_POINTS)
    assert winner(scene) == RED
    assert scene.at("T01.n") == (RED, 5 - towers)
    assert sum(warriors for owner, warriors in map(scene.at, (MIDDLE, "T01.e")) if owner == PURPLE) == 0


@rule("NG-18.25", "NG-13.6")
@pytest.mark.parametrize(
    ("clans", "scorched", "points"),
    [
        (("snake", "boar", "raven"), "T01.n", (4, 3)),
        (("boar", "snake", "raven"), "T01.n", (3, 4)),
        (("boar", "raven", "snake"), "T01.n", (3, 3)),
        (("snake", "boar", "raven"), "T01.e", (3, 3)),
    ],
)
def test_scorched_earth_gives_the_snake_a_point_on_either_side(
    clans: tuple[ClanId, ...], scorched: str, points: tuple[int, int]
):
    scene = clash(field(clans=clans).scorch(scorched), TWO_POINTS, TWO_POINTS)
    assert (begun(scene).attacker.points, begun(scene).defender.points) == points


# Step 3: food


@rule("NG-13.7", "NG-24.22")
def test_first_the_attacker_then_the_defender_spends_food():
    scene = clash(field(3, 2).goods(RED, food=5, wood=1).goods(PURPLE, food=1))
    assert scene.asks().seat == RED
    assert scene.options() == [SpendFood(food) for food in range(4)]  # one per figure
    assert scene.denied(SpendFood(4)) == ("one_food_per_figure", "NG-13.7")
    assert not scene.allows(SpendFood(-1))
    scene.feed(2)
    assert fought(scene.s).attacker.points == 5
    assert scene.asks().seat == PURPLE
    assert scene.options() == [SpendFood(0), SpendFood(1)]
    assert scene.denied(SpendFood(2)) == ("not_enough_food", "NG-13.7")
    scene.feed(1, TWO_POINTS, THREE_POINTS)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (7, 6)
    assert scene.has(RED) == {"food": 3, "wood": 1}
    assert scene.has(PURPLE) == {}


@rule("NG-13.7")
def test_food_is_lost_whatever_the_result():
    scene = clash(field(1, 3).goods(RED, food=1)).feed(1, TWO_POINTS, THREE_POINTS)
    assert winner(scene) == PURPLE
    assert scene.has(RED) == {}


@rule("NG-13.7", "NG-0.3", "NG-18.3")
def test_without_food_nobody_is_asked_and_kaija_may_be_fed():
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.n", 1, kaija=True)
    scene.put(PURPLE, "T01.e", 3).goods(RED, food=4).turn(PURPLE).play("ST_MOVE").march("T01.e", "T01.n", 3)
    assert scene.asks().seat == RED
    assert scene.options() == [SpendFood(food) for food in range(3)]


# Step 4: dice


@rule("NG-13.8", "NG-13.9", "NG-24.23")
def test_each_chooses_on_the_choice_face_the_attacker_before_the_defender_rolls():
    scene = clash(field(3, 3), CHOICE)
    assert scene.asks().seat == RED
    assert scene.options() == [TakePoint(), TakeCasualty()]
    assert fought(scene.s).defender.face == 0
    scene.do(TakeCasualty(), CHOICE)
    assert fought(scene.s).attacker.casualties == 1  # the defender knows it
    assert scene.asks().seat == PURPLE
    scene.do(TakePoint())
    battle = ended(scene)
    assert (battle.attacker.points, battle.attacker.casualties) == (3, 1)
    assert (battle.defender.points, battle.defender.casualties) == (4, 0)


@rule("NG-13.8", "NG-13.9", "NG-13.10")
@pytest.mark.parametrize("face", [face for face in range(1, 7) if face != CHOICE])
def test_a_rolled_face_counts_points_and_casualties(face: int):
    scene = clash(field(5, 5), face, TWO_POINTS)
    rolled = scene.told(BattleDieRolled)
    assert [(event.seat, event.face, event.roller) for event in rolled] == [(RED, face, RED), (PURPLE, 1, PURPLE)]
    battle = ended(scene)
    assert battle.attacker.points == 5 + FACES[face - 1].points
    assert battle.attacker.casualties == FACES[face - 1].casualties
    assert (battle.defender.points, battle.defender.casualties) == (7, 0)


@rule("NG-13.10")
def test_strength_is_the_sum_of_all_points():
    scene = field(2, 2).goods(RED, food=2).goods(PURPLE, food=1).build("T01.n", "fortress")
    clash(scene, card="DE_BODYGUARD").feed(2).feed(1, THREE_POINTS, ONE_AND_ONE)
    assert ended(scene).attacker.points == 2 + 1 + 2 + 3
    assert ended(scene).defender.points == 2 + 2 + 1 + 1


# Step 5: who wins


@rule("NG-13.11", "NG-13.12", "NG-13.14", "NG-13.25", "NG-EX-22", "NG-EX-23")
@pytest.mark.parametrize(
    ("red", "purple", "faces", "won", "left"),
    [
        (3, 3, (THREE_POINTS, TWO_POINTS), RED, (3, 3)),  # the stronger
        (3, 3, (TWO_POINTS, TWO_POINTS), PURPLE, (3, 3)),  # a tie is the defender's
        (3, 3, (TWO_POINTS, THREE_POINTS), PURPLE, (3, 3)),
        (3, 3, (TWO_AND_ONE, ONE_AND_ONE), RED, (2, 2)),  # both deal casualties
        (3, 1, (TWO_CASUALTIES, TWO_POINTS), RED, (3, 0)),  # weaker at the end, or as strong, but all others die
        (3, 1, (TWO_CASUALTIES, TWO_AND_ONE), RED, (2, 0)),
        (1, 3, (THREE_POINTS, TWO_CASUALTIES), PURPLE, (0, 3)),
        (2, 1, (THREE_POINTS, TWO_CASUALTIES), PURPLE, (0, 1)),  # stronger, but dead
        (1, 1, (TWO_CASUALTIES, ONE_AND_ONE), NOBODY, (0, 0)),
        (2, 2, (TWO_CASUALTIES, TWO_CASUALTIES), NOBODY, (0, 0)),
        (1, 1, (TWO_POINTS, TWO_CASUALTIES), PURPLE, (0, 1)),  # one casualty too many
    ],
)
def test_who_wins(red: int, purple: int, faces: tuple[int, int], won: int, left: tuple[int, int]):
    scene = clash(field(red, purple), *faces)
    assert winner(scene) == won
    assert tuple(14 - player.reserve for player in scene.s.players[:2]) == left
    assert scene.at("T01.n") == (won, {RED: left[0], PURPLE: left[1], NOBODY: 0}[won])


@rule("NG-13.13", "NG-25.8", "NG-EX-22", "NG-18.20")
@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_nobody_wins_where_both_lose_all(clan: ClanId):
    scene = field(1, 1, clans=(clan, "boar", "raven")).build("T01.n", "fortress", "food_silo")
    clash(scene, TWO_CASUALTIES, ONE_AND_ONE)
    region = scene.region("T01.n")
    assert winner(scene) == NOBODY
    assert scene.at("T01.n") == (NOBODY, 0)
    assert len(scene.s.slotless) == 2  # the buildings still stand
    assert yield_of(scene.s, region) == (2, 0, 0)
    assert scene.has(RED) == {}
    assert scene.fame(RED) == 0


@rule("NG-13.15")
def test_casualties_do_not_make_weaker():
    scene = clash(field(4, 4), TWO_AND_ONE, TWO_CASUALTIES)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (6, 4)
    assert scene.at("T01.n") == (RED, 2)  # with two figures against three it is still stronger


# Step 6: losses


@rule("NG-13.16", "NG-13.25")
def test_the_dead_return_to_the_supply_and_nobody_is_asked_about_warriors():
    scene = clash(field(4, 1), TWO_CASUALTIES, TWO_AND_ONE)
    lost = [(event.seat, event.warriors, event.reason) for event in scene.told(FiguresLost)]
    assert lost == [(RED, 1, "battle"), (PURPLE, 1, "battle")]
    assert [player.reserve for player in scene.s.players[:2]] == [14 - 3, 14]


@rule("NG-13.16", "NG-18.5", "NG-18.6", "NG-24.25")
@pytest.mark.parametrize(("lost", "left"), [(Lose(1), (1, True)), (Lose(0, kaija=True), (2, False))])
def test_the_owner_chooses_between_kaija_and_warriors(lost: Lose, left: tuple[int, bool]):
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.n", 2, kaija=True)
    scene.put(PURPLE, "T01.e", 3).turn(PURPLE).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 3, chance=(ONE_AND_ONE, THREE_POINTS))
    assert scene.asks().seat == RED
    assert scene.options() == [Lose(1), Lose(0, kaija=True)]
    assert scene.denied(Lose(2)) == ("not_so_many", "NG-13.16")
    assert scene.denied(Lose(-1, kaija=True)) == ("not_so_many", "NG-13.16")
    scene.do(lost)
    assert scene.at("T01.n") == (RED, left[0])
    assert (scene.s.kaija == scene.region("T01.n")) == left[1]
    assert scene.s.players[RED].reserve == 14 - left[0]  # she is not one of the fourteen


@rule("NG-13.16", "NG-18.6")
def test_kaija_attacking_may_die_for_a_warrior():
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.e", 2, kaija=True)
    scene.put(PURPLE, "T01.n", 2)
    scene.s.players[RED].kaija_attacks = True
    scene.play("ST_MOVE").march("T01.e", "T01.n", 2, kaija=True, chance=(TWO_POINTS, ONE_AND_ONE))
    assert begun(scene).attacker.points == 4
    assert scene.asks().seat == RED
    scene.do(Lose(0, kaija=True))
    assert scene.at("T01.n") == (RED, 2)
    assert scene.s.kaija == -1


@rule("NG-18.6", "NG-18.4", "NG-27.15")
def test_one_casualty_kills_kaija_alone_and_she_can_be_recruited_again():
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.n", 0, kaija=True).put(RED, "TS.w", 1)
    scene.put(PURPLE, "T01.e", 3).turn(PURPLE).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 3, chance=(ONE_AND_ONE, TWO_POINTS))
    assert scene.at("T01.n") == (PURPLE, 3)
    scene.turn(RED).play("ST_RECRUIT").recruit("TS.w", kaija=True)
    assert scene.s.kaija == scene.region("TS.w")


# Afterwards


@rule("NG-13.22", "NG-2.17")
def test_the_winner_has_the_territory_with_its_buildings():
    scene = field(3, 1).build("T01.n", "food_silo", "fortress")
    clash(scene, TWO_CASUALTIES, TWO_POINTS)
    assert scene.at("T01.n") == (RED, 3)
    assert scene.yields("T01.n") == {"food": 2}
    assert defending(scene.s, scene.region("T01.n"), PURPLE).points == 3 + 2


@rule("NG-13.23", "NG-18.18", "NG-18.20", "NG-18.27", "NG-18.30")
@pytest.mark.parametrize(
    ("clans", "faces", "food", "fame"),
    [
        (("wolf", "stag", "raven"), (THREE_POINTS, TWO_POINTS), 1, (0, 0)),  # the attacker has won
        (("stag", "wolf", "raven"), (THREE_POINTS, TWO_POINTS), 0, (1, 0)),
        (("wolf", "stag", "raven"), (TWO_POINTS, TWO_POINTS), 0, (0, 0)),  # the defender has won
        (("stag", "wolf", "raven"), (TWO_POINTS, TWO_POINTS), 0, (0, 0)),
        (("goat", "boar", "raven"), (THREE_POINTS, TWO_POINTS), 0, (0, 0)),
    ],
)
def test_wolf_and_stag_are_rewarded_for_victories_as_the_attacker(
    clans: tuple[ClanId, ...], faces: tuple[int, int], food: int, fame: tuple[int, int]
):
    scene = clash(field(clans=clans), *faces)
    assert (scene.has(RED), scene.fame(RED)) == ({}, 0)  # the loser retreats first
    scene.retreat(MIDDLE, 3)
    assert scene.has(RED).get("food", 0) + scene.has(PURPLE).get("food", 0) == food
    assert (scene.fame(RED), scene.fame(PURPLE)) == fame


@rule("NG-18.20", "NG-18.30")
@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_no_reward_for_neutral_land(clan: ClanId):
    scene = northgard(board=BOARD, clans=(clan, "boar", "raven")).put(RED, "T01.e", 2).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 2)
    assert scene.has(RED) == {}
    assert scene.fame(RED) == 0


@rule("NG-18.10")
def test_kaija_defends_and_retreats_as_a_warrior_does():
    scene = northgard(board=BOARD, clans=("bear", "boar", "raven")).put(RED, "T01.n", 0, kaija=True).put(RED, MIDDLE, 1)
    scene.put(PURPLE, "T01.e", 3).put(PURPLE, "TS.n", 1).turn(PURPLE).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 3, chance=(THREE_POINTS, TWO_POINTS))
    assert begun(scene).defender.points == 2
    scene.retreat(MIDDLE, 0, kaija=True)
    moved = scene.told(FiguresMoved)
    assert [(event.warriors, event.kaija, event.manner) for event in moved] == [(0, True, "retreat")]
    assert scene.s.kaija == scene.region(MIDDLE)


@rule("NG-9.13")
def test_the_battles_of_one_card_are_over_before_the_next_card_is_played():
    scene = field(3, 1).put(RED, "TS.w", 1).hand(RED, "DE_BODYGUARD", "ST_MOVE")
    clash(scene, TWO_CASUALTIES, TWO_POINTS, card="DE_BODYGUARD")
    assert winner(scene) == RED
    scene.play("ST_MOVE").march("T01.n", "T01.e", 1)
    assert scene.at("T01.e") == (RED, 1)


@pytest.mark.parametrize("faces", [*itertools.product({*range(1, len(FACES) + 1)} - {CHOICE}, repeat=2)])
def test_it_is_told_whether_the_beaten_side_is_wiped_out(faces: tuple[int, int]) -> None:
    """By what falls when the battle is over, before anybody retreats."""
    scene = clash(field(red=2, purple=1), *faces)
    ends = scene.told(BattleEnded)
    if not ends or ends[0].winner == NOBODY:
        return
    battle, won = ends[0].battle, ends[0].winner
    loser = battle.defender if won == battle.attacker.seat else battle.attacker
    lost = [event for event in scene.told(FiguresLost) if (event.seat, event.reason) == (loser.seat, "battle")]
    fallen = sum(event.warriors + event.kaija for event in lost)
    assert wiped_out(battle, won) == (fallen == loser.figures)
