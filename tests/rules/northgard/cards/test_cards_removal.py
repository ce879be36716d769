"""Cards that take figures off the map (NG-12.22, NG-12.32, NG-12.45) or move them far (NG-12.53, NG-12.60)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.far_moves import ComeOutAt
from meadhall.rules.northgard.cards.removals import PlaceAt, RemoveFrom, TakeKind
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.events import BattleBegan, FameGained, FiguresLost, FiguresMoved, ResourcesGained
from meadhall.rules.northgard.fights.losses import ChooseLosses, Lose
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.scene import PURPLE, RED, TWO_POINTS, YELLOW, Scene, northgard

# TS touches every tile; T16 in the south (n: food, slot; s: lore, slot none; e: small slot), T01 in the east.
BOARD = "TS@(0,0)r0 T01@(1,0)r0 T16@(0,1)r1"
REMOVERS = ("CL_RAVEN_1", "CL_WOLF_1", "DL_CAPTURE")


def holding(card: CardId, **options: bool) -> Scene:
    """Red stands in T01.e, next to T01.n and T01.s (rough) and T01.w+TS.e."""
    scene = northgard(3, BOARD, clans=("goat", "bear", "boar"), **options).put(RED, "T01.e", 2)
    return scene.hand(RED, card, "DL_FISHING").deck(RED, "ST_FEAST")


def march(scene: Scene, source: str, target: str, warriors: int, kaija: bool = False) -> March:
    return March(scene.region(source), scene.region(target), warriors, kaija)


# Removing


@rule("NG-12.3", "NG-12.5", "NG-24.16")
@pytest.mark.parametrize("card", REMOVERS)
def test_one_enemy_warrior_returns_to_its_owner(card: CardId):
    scene = holding(card).put(PURPLE, "T01.s", 3).put(YELLOW, "T01.n", 1).play(card)
    assert {action.region for action in scene.options()} == {scene.region("T01.s"), scene.region("T01.n")}
    assert scene.denied(RemoveFrom(scene.region("T01.e"))) == ("no_enemy_there", "NG-12.3")
    assert scene.denied(RemoveFrom(scene.region("T01.w"))) == ("no_enemy_there", "NG-12.3")
    assert scene.denied(RemoveFrom(10**6)) == ("no_such_territory", "NG-2.5")
    scene.do(RemoveFrom(scene.region("T01.s")))  # over a rough border
    assert scene.at("T01.s") == (PURPLE, 2)
    assert scene.s.players[PURPLE].reserve == 12
    assert scene.told(FiguresLost) == [FiguresLost(PURPLE, scene.region("T01.s"), 1, kaija=False, reason="card")]


@rule("NG-12.22", "NG-12.32", "NG-12.45")
@pytest.mark.parametrize(("card", "anywhere"), [("CL_RAVEN_1", True), ("CL_WOLF_1", False), ("DL_CAPTURE", False)])
def test_how_far_a_card_reaches(card: CardId, anywhere: bool):
    scene = holding(card).put(PURPLE, "T01.s", 3).put(YELLOW, "TS.w", 1).put(YELLOW, "T01.n", 1).play(card)
    far = RemoveFrom(scene.region("TS.w"))
    if anywhere:
        assert scene.do(far).at("TS.w") == (NOBODY, 0)
    else:
        assert scene.denied(far) == ("not_next_to_yours", "NG-12.5")


@rule("NG-12.4")
@pytest.mark.parametrize("card", REMOVERS)
def test_removing_the_last_figure_leaves_a_neutral_territory(card: CardId):
    scene = holding(card).put(PURPLE, "T01.n", 1).build("T01.s", "food_silo").play(card)
    assert scene.at("T01.n") == (NOBODY, 0)
    assert not scene.told(BattleBegan)
    assert not scene.told(FameGained)


@rule("NG-12.3", "NG-24.25")
@pytest.mark.parametrize("kaija", [False, True])
def test_the_owner_chooses_between_kaija_and_a_warrior(kaija: bool):
    scene = holding("DL_CAPTURE").put(PURPLE, "T01.n", 1, kaija=True).play("DL_CAPTURE")
    assert scene.asks() == ChooseLosses(PURPLE, scene.region("T01.n"), 1, "card")
    scene.do(Lose(0, kaija=True) if kaija else Lose(1))
    assert scene.at("T01.n") == (PURPLE, 1 if kaija else 0)
    assert (scene.s.kaija == -1) == kaija


@rule("NG-12.3")
def test_kaija_alone_can_be_removed():
    scene = holding("CL_WOLF_1").put(PURPLE, "T01.n", 0, kaija=True).play("CL_WOLF_1")
    assert scene.at("T01.n") == (NOBODY, 0)
    assert scene.s.kaija == -1


@rule("NG-12.2", "NG-20.7")
@pytest.mark.parametrize("card", [*REMOVERS, "DL_BRIBERY"])
def test_no_card_removes_or_bribes_the_partners(card: CardId):
    scene = (
        northgard(4, BOARD, clans=("goat", "boar", "wolf", "stag"), teams=True)
        .put(RED, "T01.e", 1)
        .put(YELLOW, "T01.n", 2)
    )
    if card == "DL_CAPTURE":  # the second part would be possible
        scene.put(RED, "TS.n", 13)
    scene.hand(RED, card).deck(RED)
    assert scene.denied(PlayCard(card))[0] == "no_enemy_in_reach"
    scene.put(PURPLE, "T01.s", 1)
    assert scene.allows(PlayCard(card))


# Raiding Party


@rule("NG-12.22")
@pytest.mark.parametrize(("kind", "goods"), [(0, {"food": 1}), (2, {"lore": 1})])
def test_raiders_take_one_resource_of_a_kind_that_the_territory_yields(kind: int, goods: dict[str, int]):
    scene = holding("CL_RAVEN_1").put(PURPLE, "T16.n", 2).build("T16.n", "rune_stone").play("CL_RAVEN_1")
    assert scene.options() == [TakeKind(0), TakeKind(2)]
    assert scene.denied(TakeKind(1)) == ("yields_none", "NG-12.22")
    assert scene.denied(TakeKind(9)) == ("not_now", "")
    assert scene.do(TakeKind(kind)).has(RED) == goods
    assert scene.has(PURPLE) == {}  # it comes from the supply


@rule("NG-12.22")
def test_raiders_find_nothing_where_nothing_grows():
    scene = holding("CL_RAVEN_1").put(PURPLE, "T01.s", 1).play("CL_RAVEN_1")
    assert scene.at("T01.s") == (NOBODY, 0)
    assert scene.has(RED) == {}
    assert not scene.told(ResourcesGained)
    assert holding("CL_RAVEN_1").denied(PlayCard("CL_RAVEN_1")) == ("no_enemy_in_reach", "NG-12.3")


@rule("NG-12.22")
def test_a_wolf_does_not_stop_raiders():
    scene = (
        holding("CL_RAVEN_1", creatures=True).put(PURPLE, "T16.n", 1).beast("wolf_beige", "T16.n").play("CL_RAVEN_1")
    )
    assert scene.has(RED) == {"food": 1}


# Plunder


@rule("NG-12.32", "NG-12.43")
@pytest.mark.parametrize("cards", [("ST_FEAST",), ()])
def test_plunder_draws_a_card_if_there_is_one(cards: tuple[CardId, ...]):
    scene = holding("CL_WOLF_1").deck(RED, *cards).put(PURPLE, "T01.n", 2).play("CL_WOLF_1")
    assert scene.at("T01.n") == (PURPLE, 1)
    assert scene.s.players[RED].hand == ("DL_FISHING", *cards)


# Capture


@rule("NG-12.45", "NG-7.11")
def test_capture_adds_a_warrior_that_is_not_recruited():
    scene = (
        holding("DL_CAPTURE")
        .put(PURPLE, "T01.n", 2)
        .put(RED, "TS.w", 1)
        .build("TS.w", "training_camp")
        .play("DL_CAPTURE")
    )
    assert {action.region for action in scene.options()} == {scene.region("T01.e"), scene.region("TS.w")}
    assert scene.denied(PlaceAt(scene.region("TS.s"))) == ("not_yours", "NG-12.45")
    scene.do(PlaceAt(scene.region("TS.w")))
    assert scene.at("TS.w") == (RED, 2)  # the camp sends nobody
    assert scene.at("T01.n") == (PURPLE, 1)


@rule("NG-12.45", "NG-1.2")
def test_capture_with_an_empty_supply_only_removes():
    scene = holding("DL_CAPTURE").put(PURPLE, "T01.n", 2).put(RED, "TS.w", 12).play("DL_CAPTURE")
    assert scene.asks() == NextCard(RED)
    assert scene.at("T01.n") == (PURPLE, 1)
    assert scene.s.players[RED].reserve == 0


# Hidden Ways


def out_at(scene: Scene, place: str) -> ComeOutAt:
    return ComeOutAt(scene.region(place))


@rule("NG-12.53", "NG-24.16")
def test_hidden_ways_lead_to_any_open_territory():
    scene = holding("DL_HIDDEN_WAYS").put(RED, "TS.w", 2).play("DL_HIDDEN_WAYS")
    land = scene.s.land
    assert {action.region for action in scene.options()} == {
        each.id for each in land.regions.values() if not each.closed
    }
    scene.do(out_at(scene, "T16.s"))
    assert len(scene.options()) == 4  # one or two, from either territory
    scene.do(march(scene, "T01.e", "T16.s", 2))
    assert (scene.at("T16.s"), scene.at("T01.e")) == ((RED, 2), (NOBODY, 0))
    assert scene.asks() == NextCard(RED)


@rule("NG-12.53")
def test_hidden_ways_need_figures_and_an_open_target():
    scene = holding("DL_HIDDEN_WAYS").put(PURPLE, "TS.w", 1).play("DL_HIDDEN_WAYS")
    assert scene.s.land.regions[scene.region("T01.w")].closed
    assert scene.denied(out_at(scene, "T01.w")) == ("not_open", "NG-12.53")
    assert scene.denied(out_at(scene, "T01.e")) == ("nobody_can_go_there", "NG-12.53")  # they are there already
    assert scene.denied(ComeOutAt(10**6)) == ("no_such_territory", "NG-2.5")
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(out_at(scene, "T16.s"))
    assert scene.denied(march(scene, "T01.e", "T16.s", 3)) == ("not_so_many", "NG-9.2")
    assert scene.denied(march(scene, "T01.e", "T16.s", 0)) == ("not_so_many", "NG-9.2")
    assert scene.denied(march(scene, "TS.w", "T16.s", 1)) == ("no_figures_there", "NG-9.2")
    assert scene.denied(march(scene, "T01.e", "T16.n", 1)) == ("no_such_territory", "NG-2.5")
    nobody = northgard(2, BOARD).hand(RED, "DL_HIDDEN_WAYS")
    assert nobody.denied(PlayCard("DL_HIDDEN_WAYS")) == ("nowhere_to_move", "NG-12.53")


@rule("NG-12.53")
def test_hidden_ways_into_an_enemy_territory_mean_a_battle_without_bonus():
    scene = holding("DL_HIDDEN_WAYS").put(PURPLE, "T16.s", 1).play("DL_HIDDEN_WAYS")
    scene.do(out_at(scene, "T16.s"))
    scene.do(march(scene, "T01.e", "T16.s", 2), TWO_POINTS, TWO_POINTS)
    [event] = scene.told(BattleBegan)
    assert (event.battle.attacker.seat, event.battle.attacker.points) == (RED, 2)
    assert scene.at("T16.s")[0] == RED


@rule("NG-12.53", "NG-18.7")
@pytest.mark.parametrize("awake", [False, True])
def test_kaija_on_hidden_ways(awake: bool):
    scene = northgard(2, BOARD, clans=("bear", "goat")).put(RED, "T01.e", 1, kaija=True).put(PURPLE, "T16.s", 1)
    scene.s.players[RED].kaija_attacks = awake
    scene.hand(RED, "DL_HIDDEN_WAYS", "DL_FISHING").play("DL_HIDDEN_WAYS").do(out_at(scene, "T16.s"))
    if awake:
        assert scene.allows(march(scene, "T01.e", "T16.s", 1, kaija=True))
    else:  # the one warrior goes without a question, and fights
        assert scene.told(BattleBegan)
        assert scene.at("T01.e") == (RED, 0)


@rule("NG-12.53", "NG-18.7")
def test_kaija_alone_may_take_hidden_ways_to_a_neutral_territory():
    scene = northgard(2, BOARD, clans=("bear", "goat")).put(RED, "T01.e", 0, kaija=True).put(PURPLE, "T16.s", 1)
    scene.hand(RED, "DL_HIDDEN_WAYS", "DL_FISHING").play("DL_HIDDEN_WAYS")
    assert scene.denied(out_at(scene, "T16.s")) == ("nobody_can_go_there", "NG-12.53")
    assert scene.do(out_at(scene, "T16.n")).at("T16.n") == (RED, 0)
    both = northgard(2, BOARD, clans=("bear", "goat")).put(RED, "T01.e", 2, kaija=True).put(PURPLE, "T16.s", 1)
    both.hand(RED, "DL_HIDDEN_WAYS", "DL_FISHING").play("DL_HIDDEN_WAYS").do(out_at(both, "T16.s"))
    assert both.denied(march(both, "T01.e", "T16.s", 1, kaija=True)) == ("kaija_does_not_attack", "NG-18.7")


@rule("NG-12.53", "NG-21.18", "NG-21.20")
def test_hidden_ways_and_creatures():
    """Not out of a bear's territory, not into a Valkyrie's; and no creature is attacked by them."""
    scene = holding("DL_HIDDEN_WAYS", creatures=True).put(RED, "TS.w", 1)
    scene.beast("brown_bear_beige", "T01.e").beast("fallen_valkyrie_beige", "T16.s").beast("wolf_beige", "T16.n")
    scene.play("DL_HIDDEN_WAYS")
    assert scene.denied(out_at(scene, "T16.s")) == ("valkyrie_here", "NG-21.18")
    scene.do(out_at(scene, "T16.n"))  # one figure is free to go
    assert (scene.at("T16.n"), scene.at("TS.w")) == ((RED, 1), (NOBODY, 0))
    assert scene.asks() == NextCard(RED)
    held = holding("DL_HIDDEN_WAYS", creatures=True).put(RED, "TS.w", 2).beast("brown_bear_beige", "T01.e")
    held.play("DL_HIDDEN_WAYS").do(out_at(held, "T16.n"))
    assert held.denied(march(held, "T01.e", "T16.n", 1)) == ("held_by_bear", "NG-21.20")


@rule("NG-12.53", "NG-20.4")
def test_hidden_ways_never_lead_to_the_partner():
    scene = northgard(4, BOARD, clans=("goat", "boar", "wolf", "stag"), teams=True)
    scene.put(RED, "T01.e", 1).put(YELLOW, "T16.s", 2)
    scene.hand(RED, "DL_HIDDEN_WAYS", "DL_FISHING").play("DL_HIDDEN_WAYS")
    assert scene.denied(out_at(scene, "T16.s")) == ("partner_here", "NG-20.4")


# Bribery


@rule("NG-12.60")
@pytest.mark.parametrize("count", [1, 2])
def test_bribed_warriors_go_next_door(count: int):
    scene = holding("DL_BRIBERY").put(PURPLE, "T16.n", 3).play("DL_BRIBERY")
    scene.do(march(scene, "T16.n", "T16.s", count))
    assert (scene.at("T16.n"), scene.at("T16.s")) == ((PURPLE, 3 - count), (PURPLE, count))  # over a rough border
    assert [event.seat for event in scene.told(FiguresMoved)] == [PURPLE]
    assert scene.asks() == NextCard(RED)


@rule("NG-12.60")
def test_whom_one_can_bribe():
    scene = holding("DL_BRIBERY").put(PURPLE, "T16.n", 3, kaija=True).play("DL_BRIBERY")
    assert scene.denied(march(scene, "T16.n", "T16.e", 3)) == ("not_so_many", "NG-12.60")
    assert scene.denied(march(scene, "T16.n", "T16.e", 0)) == ("not_so_many", "NG-12.60")
    assert scene.denied(march(scene, "T16.n", "T16.e", 1, kaija=True)) == ("kaija_takes_no_bribe", "NG-12.60")
    assert scene.denied(march(scene, "T16.n", "T01.n", 1)) == ("not_adjacent", "NG-12.60")
    assert scene.denied(march(scene, "T01.e", "T01.n", 1)) == ("no_enemy_there", "NG-12.60")
    assert not any(action.kaija for action in scene.options())
    alone = holding("DL_BRIBERY").put(PURPLE, "T16.n", 0, kaija=True)
    assert alone.denied(PlayCard("DL_BRIBERY")) == ("no_enemy_in_reach", "NG-12.60")


@rule("NG-12.60", "NG-13.2")
@pytest.mark.parametrize("victim", [RED, YELLOW])
def test_bribed_warriors_attack_whoever_is_there(victim: int):
    scene = holding("DL_BRIBERY").put(PURPLE, "T01.n", 2)
    scene = scene if victim == RED else scene.put(YELLOW, "T01.w", 2)
    scene.play("DL_BRIBERY").do(march(scene, "T01.n", "T01.e" if victim == RED else "T01.w", 2), TWO_POINTS, TWO_POINTS)
    [event] = scene.told(BattleBegan)
    assert (event.battle.attacker.seat, event.battle.defender.seat) == (PURPLE, victim)
    assert event.battle.attacker.points == 2


@rule("NG-12.60", "NG-21.18", "NG-21.22")
def test_bribery_and_creatures():
    scene = holding("DL_BRIBERY", creatures=True).put(PURPLE, "T16.n", 2)
    scene.beast("brown_bear_beige", "T16.n").beast("fallen_valkyrie_beige", "T16.s").play("DL_BRIBERY")
    assert scene.denied(march(scene, "T16.n", "T16.s", 1)) == ("valkyrie_here", "NG-21.18")
    assert scene.do(march(scene, "T16.n", "T16.e", 1)).at("T16.e") == (PURPLE, 1)


@rule("NG-12.60", "NG-20.4")
def test_bribed_warriors_never_go_to_their_partner():
    scene = (
        northgard(4, BOARD, clans=("goat", "boar", "wolf", "stag"), teams=True)
        .put(PURPLE, "T01.e", 1)
        .put(3, "T01.n", 2)
    )
    scene.hand(RED, "DL_BRIBERY", "DL_FISHING").play("DL_BRIBERY")
    assert scene.denied(march(scene, "T01.e", "T01.n", 1)) == ("partner_here", "NG-20.4")
