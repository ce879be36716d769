"""All cards, and those that move, or give something (chapter 12)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.basic import ChooseBasic, TakeBasic
from meadhall.rules.northgard.cards.buying import Spend
from meadhall.rules.northgard.cards.cards import EFFECTS
from meadhall.rules.northgard.cards.row import Pick, PickFromRow
from meadhall.rules.northgard.data import CARDS, DEFENSIVE_STRATEGY, CardId, cards_of
from meadhall.rules.northgard.events import CardPicked, EffectChosen
from meadhall.rules.northgard.flow import BeginYear
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.move import Move, Moving
from meadhall.rules.northgard.turn import NextCard, Pass, PlayCard, Turn
from rules.northgard.cardplay import BOARD, march, on_turn
from rules.northgard.scene import (
    PURPLE,
    RED,
    TWO_CASUALTIES,
    TWO_POINTS,
    area,
    building,
    northgard,
)

FAME = {  # printed fame (NG-12.1); cards that are not here have none
    **dict.fromkeys(("DE_TOWN_HALL", "DE_MERCHANT", "DE_RECRUITMENT", "DE_MERCENARY", "DE_SCOUT_CAMP"), 1),
    **dict.fromkeys(("DE_SIMPLE_LIVING", "DL_HUNTERS", "DL_OUTPOST", "DL_UPGRADED_MARKET_PLACE", "DL_RANGERS"), 1),
    **dict.fromkeys(("DL_WOODCUTTERS", "DL_UPGRADED_TOWN_HALL", "DL_TRADING_POST", "DL_ALLIES_FROM_THE_WILD"), 1),
    **dict.fromkeys(("DL_LOREMASTERS", "DL_CUNNING_MERCHANT"), 1),
    **dict.fromkeys(("DE_NEGOTIATION", "DE_SCOUTS", "DE_IMPROVED_TOOLS", "DL_SPY", "DL_FISHING", "DL_LORE_MASTERY"), 2),
    **dict.fromkeys(("DL_CARPENTRY_MASTERY", "DL_CONQUEROR", "DL_ANCESTRAL_CURSE", "DL_AMENITIES"), 2),
    **dict.fromkeys(("DL_WOOD_MONOPOLY", "DL_LEGENDARY_HEROES", "DL_VEILED_THREATS"), 2),
    **dict.fromkeys(
        ("DL_INDUSTRIOUS_VILLAGERS", DEFENSIVE_STRATEGY, "DL_HUGINN_MUNINN", "DL_BRIBERY", "DL_CAPTURE"), 3
    ),
}
FLASH = {
    "CL_BEAR_0", "CL_BEAR_1", "CL_BOAR_0", "CL_GOAT_0", "CL_RAVEN_0", "CL_RAVEN_1", "CL_SNAKE_0", "CL_SNAKE_2",
    "CL_STAG_0", "CL_STAG_2", "CL_WOLF_0", "CL_WOLF_1", "DE_SCOUTS", "DE_TOWN_HALL", "DE_MILITIA",
    "DE_IMPROVED_TOOLS", "DE_BODYGUARD", "DL_FISHING", "DL_LORE_MASTERY", "DL_CONQUEROR", "DL_UPGRADED_MARKET_PLACE",
    "DL_UPGRADED_TOWN_HALL", "DL_WOOD_MONOPOLY", "DL_BRIBERY", "DL_LEGENDARY_HEROES", "DL_CAPTURE",
}  # fmt: skip


# The table


@rule("NG-1.5", "NG-1.6", "NG-1.7", "NG-12.1")
def test_every_card_that_can_be_played_has_an_effect():
    playable = [card.id for card in CARDS.values() if card.group in ("start", "clan", "early", "late")]
    assert set(playable) - set(EFFECTS) == {DEFENSIVE_STRATEGY}
    assert set(EFFECTS) <= set(playable)
    assert [len(cards_of(group)) for group in ("start", "clan", "early", "late")] == [6, 21, 16, 36]
    assert [len(cards_of(group)) for group in ("achievement", "unrest")] == [7, 10]


@rule("NG-12.1", "NG-17.10", "NG-28.14")
def test_printed_fame_and_flash_marks():
    assert {card.id: card.fame for card in CARDS.values() if card.fame} == FAME
    assert {card.id for card in CARDS.values() if card.flash} == FLASH
    assert not any(card.fame for card in CARDS.values() if card.group in ("start", "clan", "unrest"))


MOVE_POINTS = {
    **dict.fromkeys(("ST_MOVE", "CL_BEAR_0", "CL_WOLF_0", "DE_BODYGUARD"), 1),
    **dict.fromkeys(("DE_MILITIA", "DE_INTIMIDATE", "DE_SHIELDBEARERS", "DL_AXE_THROWERS"), 2),
    **dict.fromkeys(("DL_GRIZZLED_WARRIORS", "DL_WARRIORS"), 2),
    **dict.fromkeys(("DL_INFILTRATION", "DL_HEROIC_CHARGE"), 3),
    "DL_INCURSION": 4,
}
BATTLE_POINTS = {"DE_BODYGUARD": 1, "DL_GRIZZLED_WARRIORS": 2, "DL_HEROIC_CHARGE": 1, "DL_WARRIORS": 1}


@rule("NG-9.1", "NG-12.1")
@pytest.mark.parametrize("card", MOVE_POINTS)
def test_how_far_each_card_moves(card: CardId):
    """To and fro over a regular border, as often as the points allow."""
    scene = on_turn(card).put(RED, "T01.n", 1).play(card)
    for _ in range(MOVE_POINTS[card]):
        assert isinstance(scene.asks(), Moving)
        scene.do(march(scene, "T01.e", "T01.n") if scene.at("T01.e")[1] > 1 else march(scene, "T01.n", "T01.e"))
    assert isinstance(scene.asks(), NextCard)
    effect = EFFECTS[card]
    assert isinstance(effect, Move)
    assert effect.bonus.points == BATTLE_POINTS.get(card, 0)


@rule("NG-9.15", "NG-6.10")
@pytest.mark.parametrize("card", MOVE_POINTS)
def test_nobody_moves_without_figures(card: CardId):
    assert northgard(2).hand(RED, card).denied(PlayCard(card)) == ("nowhere_to_move", "NG-9.15")


# Feasts and Teamwork


@rule("NG-12.11", "NG-24.8")
@pytest.mark.parametrize("card", ["ST_FEAST", "DE_FEAST"])
def test_a_feast_is_one_of_four(card: CardId):
    scene = on_turn(card).goods(RED, wood=1).play(card)
    assert isinstance(scene.asks(), ChooseBasic)
    assert scene.options() == [TakeBasic("recruit"), TakeBasic("explore"), TakeBasic("move"), TakeBasic("build")]
    assert scene.denied(STOP) == ("must_choose", "NG-12.11")
    assert scene.do(TakeBasic("build")).told(EffectChosen) == [EffectChosen(RED, "build")]
    scene.do(Construct(building("food_silo"), area("T01.e")))
    assert isinstance(scene.asks(), NextCard)
    assert scene.yields("T01.e") == {"food": 1}


@rule("NG-12.11", "NG-6.10")
def test_a_feast_offers_only_what_is_possible():
    scene = on_turn("ST_FEAST").play("ST_FEAST")
    assert scene.denied(TakeBasic("build")) == ("nothing_to_build", "NG-8.14")
    scene.do(TakeBasic("move"))
    assert scene.asks().left == 1
    nobody = northgard(2).put(PURPLE, "TS.n", 1)
    for place in ("TS.e", "TS.s", "TS.w"):
        nobody.put(PURPLE, place, 1)
    assert nobody.hand(RED, "ST_FEAST").denied(PlayCard("ST_FEAST")) == ("nothing_to_choose", "NG-6.10")


@rule("NG-12.12")
def test_teamwork_is_two_different_ones():
    scene = on_turn("CL_GOAT_1").goods(RED, wood=1).play("CL_GOAT_1").do(TakeBasic("recruit")).recruit("T01.e")
    assert scene.denied(TakeBasic("recruit")) == ("two_different_ones", "NG-12.12")
    assert scene.options() == [STOP, TakeBasic("explore"), TakeBasic("move"), TakeBasic("build")]
    scene.do(TakeBasic("build")).do(Construct(building("food_silo"), area("T01.e")))
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T01.e") == (RED, 3)


@rule("NG-12.12")
def test_the_second_half_of_teamwork_may_be_skipped():
    scene = on_turn("CL_GOAT_1").play("CL_GOAT_1").do(TakeBasic("move")).do(march(on_turn(), "T01.e", "T01.n")).do(STOP)
    assert isinstance(scene.asks(), NextCard)
    first = on_turn("CL_GOAT_1").play("CL_GOAT_1")
    assert first.denied(STOP) == ("must_choose", "NG-12.11")


# Goods


@rule("NG-12.63")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("DL_FISHING", {"food": 3}), ("DL_LORE_MASTERY", {"lore": 2}), ("DL_WOOD_MONOPOLY", {"wood": 3})],
)
def test_resources_from_the_supply(card: CardId, goods: dict[str, int]):
    scene = northgard(2).hand(RED, card, "DE_TOWN_HALL").hand(PURPLE, "ST_MOVE").play(card)
    assert scene.has(RED) == goods
    assert CARDS[card].flash


@rule("NG-12.20", "NG-12.6")
def test_resourceful_people_buy_a_third_card():
    scene = on_turn("CL_GOAT_2").deck(RED, "ST_MOVE", "ST_BUILD", "ST_FEAST").goods(RED, food=2, wood=1, lore=1)
    scene.play("CL_GOAT_2")
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_MOVE", "ST_BUILD")
    assert scene.options() == [STOP, Spend((1, 1, 1)), Spend((2, 0, 1)), Spend((2, 1, 0))]
    assert scene.denied(Spend((3, 0, 0))) == ("not_enough_resources", "NG-12.6")
    scene.do(Spend((2, 0, 1)))
    assert scene.s.players[RED].hand[-1] == "ST_FEAST"
    assert scene.has(RED) == {"wood": 1}


@rule("NG-12.20", "NG-11.6")
@pytest.mark.parametrize(("cards", "food"), [(3, 2), (2, 3)])
def test_resourceful_people_without_a_third(cards: int, food: int):
    """With less than three resources, or no third card, nothing is asked; two cards there must be."""
    scene = on_turn("CL_GOAT_2").deck(RED, *("ST_MOVE", "ST_BUILD", "ST_FEAST")[:cards]).goods(RED, food=food)
    scene.play("CL_GOAT_2")
    assert isinstance(scene.asks(), NextCard)
    assert len(scene.s.players[RED].hand) == 3
    poor = on_turn("CL_GOAT_2").deck(RED, "ST_MOVE").goods(RED, food=3)
    assert poor.denied(PlayCard("CL_GOAT_2")) == ("too_few_cards", "NG-11.6")


# Bear


BEAR_BOARD = "TS@(0,0)r0 T06@(-1,0)r2 T01@(1,0)r0"


@rule("NG-12.13")
def test_kaija_collects_where_she_leaves():
    """T06.w+TS.w yields 1 wood; with a silo and a rune stone also 1 food and 1 lore, but lore she leaves."""
    scene = northgard(2, BEAR_BOARD, clans=("bear", "goat")).put(RED, "TS.w", 2, kaija=True)
    scene.build("TS.w", "food_silo", "rune_stone").hand(RED, "CL_BEAR_0", "DL_LORE_MASTERY").play("CL_BEAR_0")
    scene.do(march(scene, "TS.w", "TS.n", 1, kaija=True))
    assert scene.has(RED) == {"food": 1, "wood": 1}
    assert scene.at("TS.n") == (RED, 1)


@rule("NG-12.13")
def test_without_kaija_nothing_is_collected():
    scene = northgard(2, BEAR_BOARD, clans=("bear", "goat")).put(RED, "TS.w", 2, kaija=True)
    scene.hand(RED, "CL_BEAR_0", "DL_LORE_MASTERY").play("CL_BEAR_0").do(march(scene, "TS.w", "TS.n", 2))
    assert scene.has(RED) == {}
    other = northgard(2, BEAR_BOARD, clans=("bear", "goat")).put(RED, "TS.w", 2, kaija=True)
    other.hand(RED, "ST_MOVE", "DL_LORE_MASTERY").play("ST_MOVE").do(march(other, "TS.w", "TS.n", 0, kaija=True))
    assert other.has(RED) == {}


@rule("NG-12.14", "NG-18.7")
def test_the_bear_awakens_for_this_year():
    scene = northgard(2, BOARD, clans=("bear", "goat")).put(RED, "T01.e", 1, kaija=True).put(PURPLE, "T01.n", 1)
    scene.hand(RED, "CL_BEAR_1", "ST_MOVE").hand(PURPLE, "ST_MOVE")
    assert scene.play("CL_BEAR_1").recruit("T01.e").recruit("T01.e").at("T01.e") == (RED, 3)
    scene.play("ST_MOVE")
    assert scene.allows(march(scene, "T01.e", "T01.n", 0, kaija=True))
    scene.run(BeginYear())
    assert not scene.s.players[RED].kaija_attacks


@rule("NG-12.14", "NG-12.9")
def test_only_the_bear_has_kaija():
    scene = on_turn("CL_BEAR_1").play("CL_BEAR_1").do(STOP)
    assert not scene.s.players[RED].kaija_attacks
    full = on_turn("CL_BEAR_1").put(RED, "TS.n", 12)
    assert full.denied(PlayCard("CL_BEAR_1")) == ("no_warriors_left", "NG-1.2")


CLOSED_3 = "TS@(0,0)r0 T16@(-1,0)r2 T20@(0,1)r3 T04@(-1,1)r2"  # closes T04.s+T16.n+TS.w


@rule("NG-12.15")
@pytest.mark.parametrize("cards", [0, 1])
def test_the_protector_draws_for_wide_closed_territories(cards: int):
    scene = northgard(2, CLOSED_3, clans=("bear", "goat")).put(RED, "TS.w", 1).put(RED, "TS.s", 1).put(RED, "TS.n", 1)
    scene.hand(RED, "CL_BEAR_2", "DL_FISHING").deck(RED, *("ST_MOVE",) * cards)
    if cards:
        assert scene.play("CL_BEAR_2").s.players[RED].hand == ("DL_FISHING", "ST_MOVE")
    else:
        assert scene.denied(PlayCard("CL_BEAR_2")) == ("too_few_cards", "NG-11.6")


@rule("NG-12.15")
def test_the_protector_needs_a_wide_closed_territory():
    scene = northgard(2, BOARD, clans=("bear", "goat")).put(RED, "T01.w", 1).hand(RED, "CL_BEAR_2")
    assert scene.s.land.regions[scene.region("T01.w")].closed  # of two tiles
    assert scene.denied(PlayCard("CL_BEAR_2")) == ("no_wide_closed_territory", "NG-12.15")


# Moving through


@rule("NG-12.57", "NG-9.8")
@pytest.mark.parametrize(("card", "through"), [("DL_INCURSION", False), ("DL_INFILTRATION", True)])
def test_infiltration_passes_through_enemies(card: CardId, through: bool):
    scene = on_turn(card).put(PURPLE, "T01.n", 3).play(card)
    scene.do(march(scene, "T01.e", "T01.n"))
    if not through:
        assert scene.denied(march(scene, "T01.n", "TS.e")) == ("stopped_by_enemies", "NG-9.8")
        return
    scene.do(march(scene, "T01.n", "TS.e")).do(STOP)
    assert isinstance(scene.asks(), NextCard)  # no battle where they only passed
    assert scene.at("TS.e") == (RED, 1)
    assert scene.at("T01.n") == (PURPLE, 3)


@rule("NG-12.57")
def test_infiltrators_fight_where_they_end():
    scene = (
        on_turn("DL_INFILTRATION")
        .put(PURPLE, "T01.n", 1)
        .play("DL_INFILTRATION")
        .do(march(on_turn(), "T01.e", "T01.n", 2))
    )
    scene.do(STOP, TWO_CASUALTIES, TWO_POINTS)
    assert scene.at("T01.n") == (RED, 2)


@rule("NG-12.31", "NG-9.3")
def test_the_wolf_crosses_rough_borders_for_one_point():
    scene = on_turn("ST_MOVE", "CL_WOLF_0").play("CL_WOLF_0").do(march(on_turn(), "T01.e", "T01.s"))
    assert scene.at("T01.s") == (RED, 1)
    assert scene.play("ST_MOVE").denied(march(scene, "T01.e", "T01.s")) == ("not_enough_points", "NG-9.3")


# Conqueror (what it does in battle is proved there)


@rule("NG-12.46")
def test_the_conqueror_is_one_for_this_year():
    scene = on_turn("DL_CONQUEROR", "DL_LEGENDARY_HEROES").hand(PURPLE, "ST_MOVE").play("DL_CONQUEROR")
    assert scene.s.players[RED].conqueror
    assert scene.denied(PlayCard("DL_LEGENDARY_HEROES")) == ("nothing_to_copy", "NG-12.10")  # it lasts already
    scene.run(BeginYear())
    assert not scene.s.players[RED].conqueror


# Future Sight


@rule("NG-12.38", "NG-28.10", "NG-22.4")
def test_future_sight_takes_a_card_now_and_none_when_passing():
    scene = northgard(2).hand(RED, "DE_FUTURE_SIGHT", "DL_FISHING").hand(PURPLE, "ST_MOVE").play("DE_FUTURE_SIGHT")
    assert scene.asks() == PickFromRow(RED)
    card = scene.s.row[1]
    scene.do(Pick(card))
    assert scene.s.players[RED].deck[0] == card
    assert scene.told(CardPicked) == [CardPicked(RED, card)]
    assert len(scene.s.row) == 1
    scene.turn(RED).do(Pass())
    assert scene.asks() == Turn(PURPLE)
    scene.do(Pass())
    assert scene.s.row == ()  # the last card was for Purple, without a question
    assert not scene.run(BeginYear()).s.players[RED].picked_early


@rule("NG-12.38", "NG-28.10")
def test_nobody_takes_two_cards_of_a_row():
    scene = (
        northgard(3).hand(RED, "DE_FUTURE_SIGHT", "DL_LEGENDARY_HEROES").hand(PURPLE, "ST_MOVE").play("DE_FUTURE_SIGHT")
    )
    scene.do(Pick(scene.s.row[0])).turn(RED)
    assert scene.denied(PlayCard("DL_LEGENDARY_HEROES")) == ("nothing_to_copy", "NG-12.10")
    again = northgard(3).hand(RED, "DE_FUTURE_SIGHT")
    again.s.players[RED].picked_early = True
    assert again.denied(PlayCard("DE_FUTURE_SIGHT")) == ("picked_already", "NG-12.38")
