"""Fights against creatures (NG-21.26 to NG-21.42) and their rewards."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import CardId, ClanId
from meadhall.rules.northgard.events import (
    BattleBegan,
    BattleDieRolled,
    CreatureBeaten,
    FaceChosen,
    FameGained,
    FiguresLost,
)
from meadhall.rules.northgard.fights.battle import Fight
from meadhall.rules.northgard.fights.combat import CommitFood, SpendFood, TakeCasualty, TakePoint, ThrowAxe, fought
from meadhall.rules.northgard.fights.creature_fights import Challenge, Challenging
from meadhall.rules.northgard.fights.creatures import Act, CreaturePhase
from meadhall.rules.northgard.fights.losses import Lose
from meadhall.rules.northgard.fights.retreat import RetreatTo
from meadhall.rules.northgard.land.move import Moving
from meadhall.rules.northgard.state import CREATURE, NOBODY
from rules.northgard.battlefield import BOARD, MIDDLE, begun, ended, winner
from rules.northgard.scene import (
    CHOICE,
    ONE_AND_ONE,
    PURPLE,
    RED,
    THREE_POINTS,
    TWO_CASUALTIES,
    TWO_POINTS,
    YELLOW,
    Scene,
    area,
    northgard,
)

WOLF, BEAR, DRAUGR, VALKYRIE = "wolf_beige", "brown_bear_beige", "draugr_beige", "fallen_valkyrie_beige"
MIDDLE_LAIR = "T01.w"


def beside(card: str, warriors: int, clans: tuple[ClanId, ...] = ("goat", "boar", "raven")) -> Scene:
    """Red in the middle with this creature."""
    scene = northgard(board=BOARD, clans=clans, creatures=True)
    return scene.beast(card, MIDDLE_LAIR).put(RED, MIDDLE, warriors)


def attack(scene: Scene, target: str, *faces: int, card: CardId = "ST_MOVE") -> Scene:
    """Without a move."""
    scene.play(card)
    if isinstance(scene.asks(), Moving):  # not where a bear holds all
        scene.do(STOP)
    return scene.do(Challenge(target), *faces)


def at_valkyrie(warriors: int, clans: tuple[ClanId, ...] = ("goat", "boar", "raven"), place: str = "T01.n") -> Scene:
    """Red next to the Valkyrie in the middle."""
    scene = northgard(board=BOARD, clans=clans, creatures=True).beast(VALKYRIE, MIDDLE_LAIR)
    return scene.put(RED, place, warriors)


# Declaring


@rule("NG-21.26", "NG-21.28")
def test_a_creature_is_attacked_by_a_move_card_without_any_move():
    scene = beside(WOLF, 3).play("ST_MOVE").do(STOP)
    assert scene.asks() == Challenging(RED)
    assert scene.options() == [STOP, Challenge(WOLF)]
    scene.do(Challenge(WOLF), THREE_POINTS, TWO_POINTS)
    assert begun(scene).creature == WOLF
    scene = beside(WOLF, 3).play("ST_RECRUIT").recruit(MIDDLE)
    assert not isinstance(scene.asks(), Challenging)
    assert not beside(WOLF, 3).play("ST_MOVE").do(STOP).do(STOP).told(BattleBegan)


@rule("NG-21.27", "NG-25.7", "NG-24.19")
def test_at_most_one_creature_in_each_territory_where_one_has_figures():
    scene = beside(WOLF, 3).beast(DRAUGR, "TS.e").beast(BEAR, "T01.n").beast("wolf_brown", "T01.s").put(RED, "T01.n", 2)
    scene.put(PURPLE, "T01.s", 1).play("ST_MOVE").do(STOP)
    assert set(scene.options()) == {STOP, Challenge(WOLF), Challenge(DRAUGR), Challenge(BEAR)}
    assert scene.denied(Challenge("wolf_brown")) == ("creature_not_with_you", "NG-21.27")
    assert scene.denied(Challenge("wolf_dark_brown")) == ("not_on_the_map", "NG-21.26")
    assert scene.denied(Challenge("?")) == ("not_on_the_map", "NG-21.26")
    scene.do(Challenge(DRAUGR))
    assert scene.denied(Challenge(WOLF)) == ("one_creature_per_territory", "NG-21.27")
    assert not scene.told(BattleBegan)
    scene.do(Challenge(BEAR))
    assert set(scene.options()) == {Fight(scene.region("T01.n")), Fight(scene.region(MIDDLE))}
    scene.do(Fight(scene.region("T01.n")), TWO_POINTS, TWO_POINTS, THREE_POINTS, TWO_POINTS)
    assert [event.battle.creature for event in scene.told(BattleBegan)] == [BEAR, DRAUGR]


@rule("NG-21.27", "NG-21.16")
def test_an_entered_valkyrie_is_declared_automatically():
    scene = at_valkyrie(5).play("ST_MOVE").march("T01.n", MIDDLE, 5, chance=(THREE_POINTS, CHOICE))
    assert begun(scene).creature == VALKYRIE
    assert not scene.s.challenged


@rule("NG-21.29", "NG-27.20")
@pytest.mark.parametrize("fights_on", [True, False])
def test_first_the_player_then_perhaps_the_creature(fights_on: bool):
    scene = northgard(board=BOARD, creatures=True).beast(WOLF, "T01.n").beast(DRAUGR, "TS.w").put(PURPLE, "T01.n", 1)
    scene.put(RED, "T01.e", 3).put(RED, "TS.w", 1).play("ST_MOVE").march("T01.e", "T01.n", 3)
    assert scene.denied(Challenge(WOLF)) == ("players_first", "NG-21.29")
    scene.do(STOP, TWO_CASUALTIES, TWO_POINTS)
    assert scene.at("T01.n") == (RED, 3)
    assert scene.options() == [STOP, Challenge(WOLF)]
    assert scene.denied(Challenge(DRAUGR)) == ("declared_before_the_battles", "NG-21.27")
    if fights_on:
        scene.do(Challenge(WOLF), THREE_POINTS, ONE_AND_ONE)
        assert scene.told(CreatureBeaten) == [CreatureBeaten(RED, WOLF)]
    else:
        assert not scene.do(STOP).told(BattleBegan)


@rule("NG-21.29")
def test_who_loses_against_the_player_attacks_no_creature():
    scene = northgard(board=BOARD, creatures=True).beast(WOLF, "T01.n").put(PURPLE, "T01.n", 3).put(RED, "T01.e", 1)
    scene.play("ST_MOVE").march("T01.e", "T01.n", 1, chance=(TWO_POINTS, TWO_CASUALTIES))
    assert winner(scene) == PURPLE
    assert not isinstance(scene.asks(), Challenging)


@rule("NG-21.29", "NG-21.16")
def test_a_valkyrie_beside_a_beaten_player_must_be_fought():
    """Only the set-up can bring the two together (NG-21.4)."""
    scene = northgard(board=BOARD, creatures=True).beast(VALKYRIE, "T01.n").put(PURPLE, "T01.n", 1).put(RED, "T01.e", 3)
    scene.play("ST_MOVE").march("T01.e", "T01.n", 3, chance=(TWO_CASUALTIES, TWO_POINTS, THREE_POINTS, TWO_POINTS))
    assert [event.battle.creature for event in scene.told(BattleBegan)] == [None, VALKYRIE]


@rule("NG-21.30", "NG-13.18")
def test_nobody_retreats_to_a_pending_fight_against_a_creature():
    scene = beside(WOLF, 2).put(RED, "T01.e", 2).put(PURPLE, "T01.n", 3).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 2).do(Challenge(WOLF))
    scene.do(Fight(scene.region("T01.n")), TWO_POINTS, TWO_POINTS, TWO_POINTS, TWO_POINTS)
    assert scene.at("T01.e") == (RED, 2)  # their only way
    free = beside(WOLF, 2).put(RED, "T01.e", 2).put(PURPLE, "T01.n", 3).play("ST_MOVE").march("T01.e", "T01.n", 2)
    free.do(STOP, TWO_POINTS, TWO_POINTS)
    assert free.allows(RetreatTo(free.region(MIDDLE), 2))


# The fight


@rule("NG-EX-9", "NG-27.27", "NG-21.31", "NG-21.34", "NG-21.35", "NG-21.36", "NG-21.39")
def test_a_fight_with_a_wolf():
    scene = beside(WOLF, 1).put(RED, "TS.n", 2).goods(RED, food=1).play("ST_MOVE").march("TS.n", MIDDLE, 2)
    scene.do(Challenge(WOLF)).feed(1, CHOICE)
    assert begun_points(scene) == (4, 4)
    assert scene.asks().seat == RED
    scene.do(TakePoint(), CHOICE)
    rolled = scene.told(BattleDieRolled)
    assert [(event.seat, event.roller) for event in rolled] == [(CREATURE, PURPLE)]  # on Red's left
    assert scene.told(FaceChosen)[-1] == FaceChosen(CREATURE, casualty=False)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (5, 5)
    assert winner(scene) == CREATURE
    assert scene.at(MIDDLE) == (RED, 3)
    assert scene.fame(RED) == 0
    assert [beast.card for beast in scene.s.beasts] == [WOLF]


def begun_points(scene: Scene) -> tuple[int, int]:
    battle = fought(scene.s)
    return battle.attacker.points, battle.defender.points


@rule("NG-21.32", "NG-21.33", "NG-25.6")
def test_strength_of_both_sides():
    scene = beside(DRAUGR, 3).build(MIDDLE, "fortress", "defense_tower").goods(RED, food=2)
    attack(scene, DRAUGR, card="DL_GRIZZLED_WARRIORS")
    assert scene.asks() == CommitFood(RED, attacker=True)
    assert begun_points(scene) == (5, 5)  # the card helps, the own fortress does not
    scene.feed(2, TWO_POINTS, TWO_POINTS)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (9, 7)
    assert ended(scene).attacker.casualties == 0


@rule("NG-21.33", "NG-18.25", "NG-18.8")
def test_kaija_and_scorched_earth_help_against_creatures():
    scene = beside(BEAR, 2, clans=("bear", "boar", "raven")).put(RED, MIDDLE, 0, kaija=True)
    assert begun(attack(scene, BEAR, TWO_POINTS, TWO_POINTS)).attacker.points == 4
    scene = beside(BEAR, 2, clans=("snake", "boar", "raven")).scorch(MIDDLE_LAIR)
    assert begun(attack(scene, BEAR, TWO_POINTS, TWO_POINTS)).attacker.points == 3


@rule("NG-18.8", "NG-18.7")
def test_kaija_may_enter_a_creatures_neutral_territory():
    scene = at_valkyrie(4, clans=("bear", "boar", "raven")).put(RED, "T01.n", 0, kaija=True).play("ST_MOVE")
    scene.march("T01.n", MIDDLE, 4, kaija=True, chance=(THREE_POINTS, TWO_POINTS))
    assert begun(scene).attacker.points == 6
    assert scene.s.kaija == scene.region(MIDDLE)


@rule("NG-21.33", "NG-8.9", "NG-8.11")
def test_buildings_help_the_player_who_defends():
    scene = beside(VALKYRIE, 2).build(MIDDLE, "fortress", "defense_tower").goods(RED, food=1).run(Act(VALKYRIE))
    assert scene.asks() == CommitFood(RED, attacker=False)
    assert begun_points(scene) == (7, 4)
    assert fought(scene.s).defender.casualties == 1


@rule("NG-21.34", "NG-13.8", "NG-27.21")
@pytest.mark.parametrize("seat", [RED, PURPLE, YELLOW])
def test_the_attacker_rolls_first_and_the_left_neighbour_for_the_creature(seat: int):
    scene = northgard(board=BOARD, creatures=True).beast(VALKYRIE, MIDDLE_LAIR).put(seat, MIDDLE, 2)
    scene.run(Act(VALKYRIE), chance=(TWO_POINTS, THREE_POINTS))
    rolled = [(event.seat, event.face, event.roller) for event in scene.told(BattleDieRolled)]
    assert rolled == [(CREATURE, TWO_POINTS, (seat + 1) % 3), (seat, THREE_POINTS, seat)]


@rule("NG-21.35", "NG-21.36")
def test_casualties_do_nothing_to_a_creature():
    scene = attack(beside(WOLF, 3), WOLF, CHOICE)
    assert scene.options() == [TakePoint(), TakeCasualty()]
    scene.do(TakeCasualty(), TWO_POINTS)
    assert winner(scene) == CREATURE
    assert [beast.card for beast in scene.s.beasts] == [WOLF]


@rule("NG-12.44", "NG-12.37", "NG-9.12", "NG-21.33")
def test_axes_and_shields_against_creatures():
    scene = attack(beside(WOLF, 3), WOLF, TWO_POINTS, card="DL_AXE_THROWERS")
    assert isinstance(scene.asks(), ThrowAxe)
    scene.do(TakePoint(), CHOICE)
    assert winner(scene) == RED  # 3 + 2 + 1 to 4 + 1
    scene = attack(beside(WOLF, 3), WOLF, THREE_POINTS, ONE_AND_ONE, card="DE_SHIELDBEARERS")
    assert winner(scene) == RED
    assert scene.at(MIDDLE) == (RED, 3)


@rule("NG-21.36", "NG-21.37", "NG-21.35")
@pytest.mark.parametrize(
    ("warriors", "faces", "won", "left"),
    [
        (4, (THREE_POINTS, TWO_POINTS), RED, 4),
        (4, (TWO_POINTS, TWO_POINTS), CREATURE, 4),  # a tie is the defender's
        (4, (THREE_POINTS, ONE_AND_ONE), RED, 3),  # casualties also of the winner
        (4, (TWO_CASUALTIES, ONE_AND_ONE), CREATURE, 3),
        (2, (TWO_POINTS, TWO_CASUALTIES), CREATURE, 0),
        (1, (THREE_POINTS, ONE_AND_ONE), CREATURE, 0),
    ],
)
def test_who_wins_against_a_wolf(warriors: int, faces: tuple[int, int], won: int, left: int):
    scene = attack(beside(WOLF, warriors), WOLF, *faces)
    assert winner(scene) == won
    assert scene.s.players[RED].reserve == 14 - left
    assert scene.at(MIDDLE) == ((RED, left) if left else (NOBODY, 0))
    assert bool(scene.s.beasts) == (won == CREATURE)


@rule("NG-21.36")
def test_all_dead_though_stronger_is_lost():
    scene = attack(beside(WOLF, 2).goods(RED, food=2), WOLF, card="DL_GRIZZLED_WARRIORS")
    scene.feed(2, THREE_POINTS, TWO_CASUALTIES)
    assert ended(scene).attacker.points > ended(scene).defender.points
    assert winner(scene) == CREATURE


@rule("NG-21.37", "NG-13.16")
def test_kaija_may_be_the_casualty():
    scene = beside(WOLF, 2, clans=("bear", "boar", "raven")).put(RED, MIDDLE, 0, kaija=True)
    attack(scene, WOLF, THREE_POINTS, ONE_AND_ONE).do(Lose(0, kaija=True))
    assert scene.at(MIDDLE) == (RED, 2)
    assert scene.s.kaija == -1


# Afterwards


@rule("NG-21.38")
@pytest.mark.parametrize(
    ("card", "warriors", "fame"), [(WOLF, 5, 1), (BEAR, 7, 3), (DRAUGR, 6, 2), ("wolf_dark_brown", 5, 1)]
)
def test_a_beaten_creature_leaves_the_map_and_gives_its_fame(card: str, warriors: int, fame: int):
    scene = attack(beside(card, warriors), card, TWO_POINTS, TWO_POINTS)
    assert scene.s.beasts == ()
    assert scene.s.creature_discard == (card,)
    assert scene.told(CreatureBeaten) == [CreatureBeaten(RED, card)]
    assert [(event.fame, event.source) for event in scene.told(FameGained)] == [(fame, "creature")]
    assert scene.fame(RED) == fame


AROUND = ("T01.e", "T01.s", "TS.n", "TS.w", "TS.s")


@rule("NG-21.40", "NG-21.41", "NG-13.18")
def test_who_attacks_a_valkyrie_and_loses_retreats():
    scene = at_valkyrie(3).play("ST_MOVE")
    for place in AROUND:
        scene.put(PURPLE, place, 1)
    scene.march("T01.n", MIDDLE, 3, chance=(TWO_POINTS, TWO_POINTS))
    assert winner(scene) == CREATURE
    assert scene.at(MIDDLE) == (NOBODY, 0)
    assert scene.at("T01.n") == (RED, 3)
    assert [beast.area for beast in scene.s.beasts] == [area(MIDDLE_LAIR)]  # it stays


@rule("NG-21.40", "NG-13.19")
def test_or_dies_where_no_way_out_is_left():
    scene = beside(VALKYRIE, 3)
    for place in ("T01.n", *AROUND):
        scene.put(PURPLE, place, 1)
    scene.run(Act(VALKYRIE), chance=(TWO_POINTS, TWO_POINTS))
    assert [(event.warriors, event.reason) for event in scene.told(FiguresLost)] == [(3, "no_retreat")]
    assert scene.at(MIDDLE) == (NOBODY, 0)


@rule("NG-21.40", "NG-12.31")
def test_the_wolf_card_helps_on_the_retreat_from_a_creature():
    scene = northgard(board=BOARD, clans=("wolf", "boar", "raven"), creatures=True).beast(VALKYRIE, "T01.s")
    scene.put(RED, "T01.e", 2).put(PURPLE, MIDDLE, 1).play("CL_WOLF_0")
    scene.march("T01.e", "T01.s", 2, chance=(TWO_POINTS, TWO_POINTS))
    assert scene.at("T01.e") == (RED, 2)


@rule("NG-EX-11", "NG-21.25", "NG-21.40", "NG-21.41")
def test_a_valkyrie_attacks_and_wins():
    scene = mountain().feed(3, CHOICE, TWO_CASUALTIES)
    rolled = scene.told(BattleDieRolled)
    assert [(event.seat, event.roller) for event in rolled] == [(CREATURE, PURPLE), (RED, RED)]
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (8, 6)
    assert winner(scene) == CREATURE
    assert scene.s.players[RED].reserve == 11
    scene.retreat("T29.e+T30.n", 2).retreat("T30.s", 1)
    assert (scene.at("T29.e"), scene.at("T30.s")) == ((RED, 2), (RED, 1))
    assert [scene.s.land.region_of[beast.area] for beast in scene.s.beasts] == [scene.region("T30.e")]
    assert scene.has(RED) == {}


@rule("NG-EX-12", "NG-21.36", "NG-21.38")
def test_a_valkyrie_attacks_and_loses():
    scene = mountain().feed(3, CHOICE, TWO_POINTS)
    assert (ended(scene).attacker.points, ended(scene).defender.points) == (8, 8)
    assert winner(scene) == RED
    assert scene.at("T30.e") == (RED, 3)
    assert scene.s.creature_discard == (VALKYRIE,)
    assert scene.fame(RED) == 4


def mountain() -> Scene:
    scene = northgard(board="TS@(0,0)r0 T29@(-1,0)r2 T30@(-2,0)r1", creatures=True).beast(VALKYRIE, "T30.w")
    scene.put(RED, "T30.e", 3).goods(RED, food=3).run(CreaturePhase())
    assert scene.options() == [SpendFood(food) for food in range(4)]
    return scene


@rule("NG-21.42", "NG-9.13")
def test_a_creature_may_be_fought_again_with_another_card():
    scene = beside(WOLF, 5).hand(RED, "DE_BODYGUARD", "ST_MOVE")
    attack(scene, WOLF, TWO_CASUALTIES, THREE_POINTS, card="DE_BODYGUARD")
    assert winner(scene) == CREATURE
    attack(scene, WOLF, THREE_POINTS, TWO_POINTS)
    assert winner(scene) == RED


# Clans


@rule("NG-18.19", "NG-18.20", "NG-27.18")
@pytest.mark.parametrize(("faces", "food"), [((THREE_POINTS, TWO_POINTS), 1), ((TWO_POINTS, TWO_POINTS), 0)])
def test_the_wolf_clan_is_fed_by_creatures_that_it_attacked(faces: tuple[int, int], food: int):
    scene = attack(beside(WOLF, 4, clans=("wolf", "boar", "raven")), WOLF, *faces)
    assert scene.has(RED).get("food", 0) == food


@rule("NG-18.19", "NG-18.29")
@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_but_nothing_for_a_won_defence(clan: ClanId):
    scene = beside(VALKYRIE, 7, clans=(clan, "boar", "raven")).run(Act(VALKYRIE), chance=(TWO_POINTS, THREE_POINTS))
    assert winner(scene) == RED
    assert scene.has(RED) == {}
    assert scene.fame(RED) == 4


@rule("NG-18.29")
def test_the_stag_has_more_fame_for_a_valkyrie_in_new_land():
    scene = at_valkyrie(7, clans=("stag", "boar", "raven")).play("ST_MOVE")
    scene.march("T01.n", MIDDLE, 7, chance=(THREE_POINTS, TWO_POINTS))
    assert scene.fame(RED) == 4 + 1


@rule("NG-18.29")
def test_but_not_for_other_creatures_nor_in_land_of_its_own():
    scene = attack(beside(WOLF, 5, clans=("stag", "boar", "raven")), WOLF, THREE_POINTS, TWO_POINTS)
    assert scene.fame(RED) == 1
    scene = northgard(board=BOARD, clans=("stag", "boar", "raven"), creatures=True).beast(WOLF, MIDDLE_LAIR)
    scene.put(RED, "T01.n", 5).play("ST_MOVE").march("T01.n", MIDDLE, 5).do(Challenge(WOLF), THREE_POINTS, TWO_POINTS)
    assert scene.fame(RED) == 1
    scene = beside(VALKYRIE, 3, clans=("stag", "boar", "raven")).put(RED, "T01.n", 4).play("ST_MOVE")
    scene.march("T01.n", MIDDLE, 4, chance=(THREE_POINTS, TWO_POINTS))
    assert scene.fame(RED) == 4
