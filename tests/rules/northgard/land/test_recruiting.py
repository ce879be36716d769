"""Recruit, training camps, and the cards that recruit (chapter 7; NG-12.17, NG-12.23, NG-12.28, NG-12.33, NG-12.52)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.buying import BuyWarrior, Spend
from meadhall.rules.northgard.cards.musters import Joining
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.events import WarriorsRecruited
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.land.recruit import Levy, LevyAt, RecruitAt
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.scene import PURPLE, RED, Scene, northgard

BOARD = "TS@(0,0)r0 T24@(1,0)r0"


def recruiting(card: CardId = "DL_UPGRADED_TOWN_HALL", board: str = BOARD) -> Scene:
    """Red has 1 warrior in T24.e, Purple 1 in T24.s; a flash card stays in Red's hand."""
    scene = northgard(2, board, clans=("goat", "boar")).put(RED, "T24.e", 1).put(PURPLE, "T24.s", 1)
    return scene.hand(RED, card, "DL_FISHING")


def where(scene: Scene) -> set[int]:
    return {action.region for action in scene.options(RecruitAt)}


# The basic effect


@rule("NG-7.1", "NG-7.2", "NG-7.3", "NG-24.9")
def test_warriors_come_from_the_supply_to_territories_one_controls():
    scene = recruiting().put(RED, "TS.n", 6).play("DL_UPGRADED_TOWN_HALL")
    assert where(scene) == {scene.region("T24.e"), scene.region("TS.n")}
    assert scene.denied(RecruitAt(scene.region("T24.s"))) == ("not_yours", "NG-7.1")
    assert scene.denied(RecruitAt(scene.region("TS.s"))) == ("not_yours", "NG-7.1")
    assert scene.denied(RecruitAt(10**6)) == ("no_such_territory", "NG-2.5")
    scene.recruit("T24.e").recruit("TS.n")
    assert scene.at("T24.e") == (RED, 2)
    assert scene.at("TS.n") == (RED, 7)
    assert scene.s.players[RED].reserve == 14 - 9
    assert isinstance(scene.asks(), NextCard)


@rule("NG-7.1", "NG-12.1")
@pytest.mark.parametrize(
    ("card", "count"), [("ST_RECRUIT", 1), ("DE_TOWN_HALL", 1), ("DL_UPGRADED_TOWN_HALL", 2), ("DE_RECRUITMENT", 2)]
)
def test_how_many_each_card_recruits(card: CardId, count: int):
    scene = recruiting(card).play(card)
    for _ in range(count):
        scene.recruit("T24.e")
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T24.e") == (RED, 1 + count)


@rule("NG-1.2", "NG-7.1")
def test_fourteen_warriors_are_all():
    scene = recruiting().put(RED, "TS.n", 13)
    assert scene.denied(PlayCard("DL_UPGRADED_TOWN_HALL")) == ("no_warriors_left", "NG-1.2")
    one_left = recruiting().put(RED, "TS.n", 12).play("DL_UPGRADED_TOWN_HALL").recruit("T24.e")
    assert isinstance(one_left.asks(), NextCard)
    assert one_left.s.players[RED].reserve == 0


# Camps


@rule("NG-7.4", "NG-8.10", "NG-27.13")
def test_each_camp_of_the_territory_sends_one_more():
    scene = (
        recruiting().put(RED, "TS.n", 1).build("T24.e", "training_camp", "training_camp").build("TS.n", "training_camp")
    )
    scene.play("DL_UPGRADED_TOWN_HALL").recruit("T24.e").recruit("T24.e")
    assert scene.at("T24.e") == (RED, 1 + 2 + 2)  # beyond the two, and not once more for those
    assert scene.at("TS.n") == (RED, 1)  # nobody was recruited there
    assert [(event.warriors, event.source) for event in scene.told(WarriorsRecruited)] == [(1, "recruit"), (2, "camp")]


@rule("NG-7.4", "NG-6.11")
def test_no_camp_without_a_recruited_warrior():
    scene = recruiting().build("T24.e", "training_camp").play("DL_UPGRADED_TOWN_HALL").do(STOP)
    assert scene.at("T24.e") == (RED, 1)


@rule("NG-7.4", "NG-7.5", "NG-24.10")
def test_with_too_few_warriors_one_chooses_which_camp_sends():
    scene = recruiting().put(RED, "TS.n", 10).build("T24.e", "training_camp").build("TS.n", "training_camp")
    scene.play("DL_UPGRADED_TOWN_HALL").recruit("T24.e").recruit("TS.n")
    assert isinstance(scene.asks(), Levy)
    assert scene.options() == [LevyAt(scene.region("T24.e")), LevyAt(scene.region("TS.n"))]
    assert scene.denied(LevyAt(scene.region("TS.s"))) == ("none_due_there", "NG-7.5")
    scene.do(LevyAt(scene.region("TS.n")))
    assert scene.at("TS.n") == (RED, 12)
    assert scene.at("T24.e") == (RED, 2)
    assert isinstance(scene.asks(), NextCard)


# With nobody on the map


@rule("NG-7.6")
def test_with_no_figure_on_the_map_one_begins_anew_in_neutral_territories():
    scene = northgard(2, BOARD).put(PURPLE, "T24.s", 1).hand(RED, "DL_UPGRADED_TOWN_HALL", "DL_FISHING")
    scene.play("DL_UPGRADED_TOWN_HALL")
    assert where(scene) == set(scene.s.land.regions) - {scene.region("T24.s")}
    scene.recruit("TS.n")
    assert where(scene) == set(scene.s.land.regions) - {scene.region("T24.s")}
    scene.recruit("T24.e")
    assert scene.at("TS.n") == scene.at("T24.e") == (RED, 1)


@rule("NG-7.6")
def test_with_a_figure_anywhere_neutral_territories_are_closed():
    scene = recruiting().play("DL_UPGRADED_TOWN_HALL")
    assert scene.denied(RecruitAt(scene.region("TS.n"))) == ("not_yours", "NG-7.1")


# Where


@rule("NG-7.8", "NG-12.62")
@pytest.mark.parametrize(
    ("card", "own", "neutral", "same"),
    [
        ("DE_RECRUITMENT", True, False, True),
        ("DE_MERCENARY", True, True, False),
        ("DL_OUTPOST", True, True, True),
        ("DL_ALLIES_FROM_THE_WILD", False, True, False),
    ],
)
def test_where_cards_let_one_recruit(card: CardId, own: bool, neutral: bool, same: bool):
    scene = recruiting(card).put(RED, "TS.n", 1).play(card)
    assert (scene.region("T24.e") in where(scene)) == own
    assert (scene.region("TS.s") in where(scene)) == neutral
    assert scene.denied(RecruitAt(scene.region("T24.s"))) == ("not_yours", "NG-7.1")
    if not own:
        assert scene.denied(RecruitAt(scene.region("T24.e"))) == ("only_neutral", "NG-7.8")
    if same:
        scene.recruit("T24.e")
        assert scene.denied(RecruitAt(scene.region("TS.n"))) == ("all_in_one_territory", "NG-7.8")
        assert where(scene) == {scene.region("T24.e")}


@rule("NG-7.8", "NG-12.62")
def test_allies_from_the_wild_may_be_split_and_followed():
    scene = (
        recruiting("DL_ALLIES_FROM_THE_WILD")
        .play("DL_ALLIES_FROM_THE_WILD")
        .recruit("TS.n")
        .recruit("TS.n")
        .recruit("TS.s")
    )
    assert scene.at("TS.n") == (RED, 2)
    assert scene.at("TS.s") == (RED, 1)
    assert isinstance(scene.asks(), NextCard)


@rule("NG-7.8", "NG-12.62", "NG-2.14")
@pytest.mark.parametrize("card", ["DE_MERCENARY", "DL_OUTPOST", "DL_ALLIES_FROM_THE_WILD"])
def test_a_camp_in_a_neutral_territory_sends_one_too(card: CardId):
    scene = recruiting(card).build("TS.s", "training_camp").play(card).recruit("TS.s")
    while not isinstance(scene.asks(), NextCard):
        scene.do(STOP)
    assert scene.at("TS.s") == (RED, 2)


@rule("NG-12.62", "NG-6.10")
def test_allies_from_the_wild_need_a_neutral_territory():
    scene = recruiting("DL_ALLIES_FROM_THE_WILD")
    for place in ("T24.n", "TS.n", "TS.s", "TS.w"):
        scene.put(RED, place, 1)
    assert scene.denied(PlayCard("DL_ALLIES_FROM_THE_WILD")) == ("nowhere_to_recruit", "NG-7.1")


@rule("NG-7.10")
def test_a_recruited_warrior_may_move_at_once():
    scene = (
        recruiting("DL_UPGRADED_TOWN_HALL").hand(RED, "DL_UPGRADED_TOWN_HALL", "ST_MOVE").play("DL_UPGRADED_TOWN_HALL")
    )
    scene.recruit("T24.e").recruit("T24.e").play("ST_MOVE").march("T24.e", "T24.n", 3)
    assert scene.at("T24.n") == (RED, 3)


# A fixed number in each of several territories


YIELD_BOARD = "TS@(0,0)r0 T16@(0,1)r0 T18@(0,-1)r2"
# T16: n food, s lore, e nothing; T18: s wood, e nothing. Turned half round, T18.s is in the north.


@rule("NG-7.9", "NG-12.52")
@pytest.mark.parametrize(
    ("card", "place", "building"),
    [
        ("DL_HUNTERS", "T16.n", "food_silo"),
        ("DL_WOODCUTTERS", "T18.s", "woodcutters_lodge"),
        ("DL_LOREMASTERS", "T16.s", "rune_stone"),
    ],
)
def test_as_many_warriors_as_a_territory_yields(card: CardId, place: str, building: str):
    scene = northgard(2, YIELD_BOARD, clans=("goat", "boar")).put(RED, place, 1).put(RED, "T16.e", 1)
    scene.build(place, building).hand(RED, card, "DL_FISHING").play(card)
    assert scene.at(place) == (RED, 3)  # the icon and the building
    assert scene.at("T16.e") == (RED, 1)
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.52", "NG-6.10")
@pytest.mark.parametrize("card", ["DL_HUNTERS", "DL_WOODCUTTERS", "DL_LOREMASTERS"])
def test_no_yield_no_warriors(card: CardId):
    scene = northgard(2, YIELD_BOARD, clans=("goat", "boar")).put(RED, "T16.e", 1).hand(RED, card)
    assert scene.denied(PlayCard(card)) == ("nowhere_to_recruit", "NG-7.1")


@rule("NG-12.52", "NG-7.4")
def test_camps_join_the_hunters_once_for_each_territory():
    scene = northgard(2, YIELD_BOARD, clans=("goat", "boar")).put(RED, "T16.n", 1).build("T16.n", "food_silo")
    scene.build("T16.n", "training_camp").hand(RED, "DL_HUNTERS", "DL_FISHING").play("DL_HUNTERS")
    assert scene.at("T16.n") == (RED, 1 + 2 + 1)


@rule("NG-7.9", "NG-7.5")
def test_with_too_few_warriors_one_chooses_the_order():
    scene = northgard(2, YIELD_BOARD, clans=("goat", "boar")).put(RED, "T16.n", 6).put(RED, "T16.e", 6)
    scene.build("T16.n", "food_silo").build("T16.e", "food_silo").hand(RED, "DL_HUNTERS", "DL_FISHING").play(
        "DL_HUNTERS"
    )
    assert scene.options() == [LevyAt(scene.region("T16.n")), LevyAt(scene.region("T16.e"))]
    scene.do(LevyAt(scene.region("T16.e")))
    # none is due there any more, so the last one goes to the other territory without a question
    assert scene.at("T16.e") == scene.at("T16.n") == (RED, 7)


@rule("NG-12.33", "NG-7.9")
def test_call_to_war_at_every_border_with_an_enemy():
    scene = (
        recruiting("CL_WOLF_2")
        .put(RED, "TS.s", 1)
        .put(RED, "TS.w", 1)
        .build("T24.e", "training_camp")
        .play("CL_WOLF_2")
    )
    assert scene.at("T24.e") == (RED, 1 + 1 + 1)  # borders T24.s; with its camp
    assert scene.at("TS.s") == scene.at("TS.w") == (RED, 1)  # border only own and neutral ones


@rule("NG-12.33", "NG-12.2")
def test_call_to_war_needs_an_enemy_next_door():
    scene = northgard(2, BOARD).put(RED, "TS.w", 1).put(PURPLE, "T24.s", 1).hand(RED, "CL_WOLF_2")
    assert scene.denied(PlayCard("CL_WOLF_2")) == ("nowhere_to_recruit", "NG-7.1")


@rule("NG-12.33", "NG-20.7")
def test_a_partner_is_no_enemy_next_door():
    scene = (
        northgard(4, BOARD, clans=("goat", "boar", "raven", "stag"), teams=True).put(RED, "T24.e", 1).put(2, "T24.s", 1)
    )
    assert scene.hand(RED, "CL_WOLF_2").denied(PlayCard("CL_WOLF_2")) == ("nowhere_to_recruit", "NG-7.1")


# Osmosis


OSMOSIS_BOARD = "TS@(0,0)r0 T06@(-1,0)r2 T16@(0,-1)r2 T12@(1,0)r0"


@rule("NG-12.17")
def test_osmosis_in_up_to_three_territories():
    scene = northgard(2, BOARD, clans=("boar", "goat")).hand(RED, "CL_BOAR_1", "DL_FISHING")
    for place in ("T24.e", "T24.s", "TS.n", "TS.s"):
        scene.put(RED, place, 1)
    scene.build("T24.e", "training_camp").play("CL_BOAR_1").recruit("T24.e")
    assert scene.denied(RecruitAt(scene.region("T24.e"))) == ("different_territories", "NG-12.17")
    assert scene.denied(RecruitAt(scene.region("TS.w"))) == ("not_yours", "NG-7.1")
    scene.recruit("TS.n").recruit("TS.s")
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T24.e") == (RED, 3)  # with its camp
    assert scene.at("TS.n") == scene.at("TS.s") == (RED, 2)
    assert scene.at("T24.s") == (RED, 1)


@rule("NG-12.17", "NG-6.11")
def test_osmosis_may_stop_early():
    scene = northgard(2, BOARD, clans=("boar", "goat")).put(RED, "TS.n", 1).put(RED, "TS.s", 1)
    scene.hand(RED, "CL_BOAR_1", "DL_FISHING").play("CL_BOAR_1").recruit("TS.s").do(STOP)
    assert (scene.at("TS.n"), scene.at("TS.s")) == ((RED, 1), (RED, 2))


@rule("NG-12.17")
@pytest.mark.parametrize(
    ("tile", "place", "allowed"), [("T06@(-1,0)r2", "T06.w", True), ("T19@(-1,0)r0", "T19.e", False)]
)
def test_osmosis_in_a_closed_territory_needs_wood_on_its_tiles(tile: str, place: str, allowed: bool):
    """T06.w has wood, T19.e has lore; both close TS.w. A lodge doesn't count."""
    scene = northgard(2, f"TS@(0,0)r0 {tile}", clans=("boar", "goat")).put(RED, f"{place}+TS.w", 1)
    scene.build(place, "woodcutters_lodge").hand(RED, "CL_BOAR_1", "DL_FISHING")
    assert scene.s.land.regions[scene.region(place)].closed
    if allowed:
        assert scene.play("CL_BOAR_1").recruit(place).at(place) == (RED, 2)
    else:
        assert scene.denied(PlayCard("CL_BOAR_1")) == ("nowhere_to_recruit", "NG-7.1")
        assert scene.put(RED, "TS.n", 1).play("CL_BOAR_1").denied(RecruitAt(scene.region(place))) == (
            "neither_open_nor_wooded",
            "NG-12.17",
        )


# Stag Clan


@rule("NG-12.28")
def test_the_stag_recruits_and_calls_one_from_next_door():
    scene = northgard(2, "TS@(0,0)r0 T01@(1,0)r0", clans=("stag", "goat")).put(RED, "T01.e", 2).put(RED, "T01.s", 1)
    scene.put(RED, "TS.w", 1).hand(RED, "CL_STAG_0", "DL_FISHING").play("CL_STAG_0").recruit("T01.s")
    assert scene.asks() == Joining(RED, scene.region("T01.s"))
    over_rough = March(scene.region("T01.e"), scene.region("T01.s"), 1)
    assert scene.options() == [STOP, over_rough]
    assert scene.denied(March(over_rough.source, over_rough.target, 2)) == ("only_one", "NG-12.28")
    assert scene.denied(March(scene.region("TS.w"), over_rough.target, 1)) == ("not_adjacent", "NG-12.28")
    assert scene.denied(March(scene.region("T01.w"), over_rough.target, 1)) == ("no_figures_there", "NG-9.2")
    scene.do(over_rough)
    assert (scene.at("T01.s"), scene.at("T01.e")) == ((RED, 3), (RED, 1))


@rule("NG-12.28")
def test_the_stag_need_not_call_anybody():
    scene = northgard(2, "TS@(0,0)r0 T01@(1,0)r0", clans=("stag", "goat")).put(RED, "T01.e", 1).put(RED, "T01.s", 1)
    scene.hand(RED, "CL_STAG_0", "DL_FISHING").play("CL_STAG_0").recruit("T01.s").do(STOP)
    assert scene.at("T01.e") == (RED, 1)


@rule("NG-12.28")
def test_the_last_figure_leaves_a_neutral_territory_and_nothing_is_recruited_nothing_called():
    scene = northgard(2, "TS@(0,0)r0 T01@(1,0)r0", clans=("stag", "goat")).put(RED, "T01.e", 1).put(RED, "T01.s", 1)
    scene.hand(RED, "CL_STAG_0", "DL_FISHING").play("CL_STAG_0").recruit("T01.s")
    scene.do(March(scene.region("T01.e"), scene.region("T01.s"), 1))
    assert scene.at("T01.e") == (NOBODY, 0)
    stopped = northgard(2, "TS@(0,0)r0 T01@(1,0)r0", clans=("stag", "goat")).put(RED, "T01.e", 1).put(RED, "T01.s", 1)
    stopped.hand(RED, "CL_STAG_0", "DL_FISHING").play("CL_STAG_0").do(STOP)
    assert isinstance(stopped.asks(), NextCard)


@rule("NG-12.28", "NG-21.20")
def test_nobody_is_called_out_of_a_brown_bears_territory():
    scene = northgard(2, "TS@(0,0)r0 T01@(1,0)r0", clans=("stag", "goat"), creatures=True).beast(
        "brown_bear_beige", "T01.e"
    )
    scene.put(RED, "T01.e", 1).put(RED, "T01.s", 1).put(RED, "T01.w", 1).hand(RED, "CL_STAG_0", "DL_FISHING")
    scene.play("CL_STAG_0").recruit("T01.s")
    assert scene.denied(March(scene.region("T01.e"), scene.region("T01.s"), 1)) == ("held_by_bear", "NG-21.20")
    assert scene.allows(March(scene.region("T01.w"), scene.region("T01.s"), 1))


# Raven Mercenaries


@rule("NG-12.23", "NG-12.6", "NG-24.8")
def test_raven_mercenaries_and_one_more_for_any_two_resources():
    scene = recruiting("CL_RAVEN_2").goods(RED, food=1, lore=2).play("CL_RAVEN_2").recruit("TS.n").recruit("TS.n")
    assert scene.asks() == BuyWarrior(RED, 2, scene.region("TS.n"))
    assert scene.options() == [STOP, Spend((0, 0, 2)), Spend((1, 0, 1))]
    assert scene.denied(Spend((0, 1, 1))) == ("not_enough_resources", "NG-12.6")
    assert scene.denied(Spend((1, 0, 2))) == ("not_so_many", "NG-12.6")
    assert scene.denied(Spend((3, 0, -1))) == ("not_so_many", "NG-12.6")
    scene.do(Spend((1, 0, 1)))
    assert scene.at("TS.n") == (RED, 3)
    assert scene.has(RED) == {"lore": 1}


@rule("NG-12.23")
@pytest.mark.parametrize("held", [1, 2])
def test_raven_mercenaries_without_the_third(held: int):
    scene = recruiting("CL_RAVEN_2").goods(RED, lore=held).play("CL_RAVEN_2").recruit("TS.n").recruit("TS.n")
    if held == 2:
        scene.do(STOP)
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("TS.n") == (RED, 2)
    assert scene.has(RED) == {"lore": held}


@rule("NG-12.23", "NG-7.8")
def test_raven_mercenaries_come_to_one_neutral_territory():
    scene = recruiting("CL_RAVEN_2").goods(RED, lore=2).build("TS.n", "training_camp").play("CL_RAVEN_2")
    assert scene.denied(RecruitAt(scene.region("T24.e"))) == ("only_neutral", "NG-7.8")
    scene.recruit("TS.n")
    assert scene.denied(RecruitAt(scene.region("TS.s"))) == ("all_in_one_territory", "NG-7.8")
    scene.recruit("TS.n").do(Spend((0, 0, 2)))
    assert scene.at("TS.n") == (RED, 2 + 1 + 1)  # the camp sends one, once
