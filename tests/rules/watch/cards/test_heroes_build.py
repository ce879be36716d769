"""Heroes who build: Othell Yarwyck, Alliser Thorne, Melisandre (GC-19.32–19.35)."""

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.cards.heroes import AfterHero
from meadhall.rules.watch.cards.heroes_build import BuyVision, HireCheaply, MoveRoad, PickCard
from meadhall.rules.watch.data import HeroId
from meadhall.rules.watch.events import CardBought, LongestRoadLaidAside, LongestRoadTaken, RoadMoved, TopCardsSeen
from rules.watch.scene import BLUE, BRICK, GRAIN, LUMBER, ORE, RED, WOOL, Scene, bundle, path, watch


def building(hero: HeroId) -> Scene:
    return watch().hero(BLUE, hero).turn(BLUE)


@rule("GC-19.32", "GC-19.34", "GC-19.35")
@pytest.mark.parametrize("hero", ["othell_yarwyck", "alliser_thorne", "melisandre"])
def test_builders_act_in_the_build_step_and_end_trade(hero: HeroId):
    scene = building(hero).hand(BLUE, lumber=1, brick=1, wool=1, grain=1, ore=1)
    assert scene.before_roll(BLUE).refused(UseHero()) == Denial("only_after_the_roll", "GC-19.44")
    assert scene.turn(BLUE, building=True).allows(UseHero())
    scene.turn(BLUE).do(UseHero())
    assert scene.s.building


# Othell Yarwyck


def yarwyck(*roads: str) -> Scene:
    """Blue's settlement on V46 is the only building on the map."""
    return building("othell_yarwyck").bare().buildings(BLUE, "V46").roads(BLUE, *roads)


def move(origin: str, to: str) -> MoveRoad:
    return MoveRoad(path(origin), path(to))


@rule("GC-19.32")
def test_a_road_at_the_end_of_a_chain_is_moved_free():
    scene = yarwyck("V46-V53", "V53-V60").hand(BLUE).do(UseHero()).do(move("V53-V60", "V38-V46"))
    assert scene.told(RoadMoved) == [RoadMoved(BLUE, path("V53-V60"), path("V38-V46"))]
    assert set(scene.s.players[BLUE].roads) == {path("V46-V53"), path("V38-V46")}
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-19.32")
@pytest.mark.parametrize("origin", ["V46-V53", "V24-V31"])
def test_not_a_road_between_two_own_pieces_and_not_a_foreign_one(origin: str):
    scene = yarwyck("V46-V53", "V53-V60").roads(RED, "V24-V31").do(UseHero())
    assert scene.refused(move(origin, "V38-V46")) == Denial("road_not_loose", "GC-19.32")


@rule("GC-19.32")
def test_pieces_of_opponents_do_not_hold_a_road():
    scene = yarwyck("V46-V53", "V53-V60").buildings(RED, "V60").roads(RED, "V54-V60").do(UseHero())
    assert scene.allows(move("V53-V60", "V38-V46"))


@rule("GC-19.33")
def test_the_new_path_is_legal_without_the_road_that_was_moved():
    scene = yarwyck("V46-V53", "V53-V60").do(UseHero())
    # The road would hang on its own old place only.
    assert scene.refused(move("V53-V60", "V54-V60")) == Denial("road_not_connected", "GC-8.11")
    assert scene.refused(move("V53-V60", "V53-V60")) == Denial("same_path", "GC-19.33")
    assert scene.refused(move("V53-V60", "V46-V53")).code == "path_taken"
    assert {action.path for action in scene.options()} == {  # pyright: ignore[reportAttributeAccessIssue]
        path(place) for place in ("V53-V59", "V38-V46", "V39-V46")
    }


FIVE = ("V46-V53", "V53-V59", "V52-V59", "V52-V58", "V51-V58")


@rule("GC-19.33")
def test_longest_road_is_checked_once_after_the_move():
    """Between taking up and laying the chain is one short; nobody notices."""
    scene = yarwyck(*FIVE).holds(road=BLUE).do(UseHero()).do(move("V51-V58", "V39-V46"))
    assert scene.s.players[BLUE].road_length == 5
    assert scene.s.road_holder == BLUE
    assert scene.told(LongestRoadLaidAside) == scene.told(LongestRoadTaken) == []
    assert scene.s.used == ()


@rule("GC-19.33")
def test_a_move_that_shortens_the_road_loses_the_token():
    scene = yarwyck(*FIVE).holds(road=BLUE).do(UseHero()).do(move("V51-V58", "V45-V52"))
    assert scene.s.players[BLUE].road_length == 4
    assert scene.told(LongestRoadLaidAside) == [LongestRoadLaidAside()]


@rule("GC-19.33")
def test_a_move_that_lengthens_it_wins_the_token():
    scene = yarwyck(*FIVE[:4], "V45-V52").do(UseHero()).do(move("V45-V52", "V51-V58"))
    assert scene.told(LongestRoadTaken) == [LongestRoadTaken(BLUE, 5)]


# Alliser Thorne


@rule("GC-19.34")
@pytest.mark.parametrize("instead_of", [LUMBER, BRICK, WOOL])
@pytest.mark.parametrize("paid", [GRAIN, ORE])
def test_thorne_replaces_one_card_of_a_guards_price(instead_of: int, paid: int):
    hand = [1, 1, 1, 0, 0]
    hand[instead_of], hand[paid] = 0, 1
    names = dict(zip(("lumber", "brick", "wool", "grain", "ore"), hand, strict=True))
    scene = building("alliser_thorne").hand(BLUE, **names).do(UseHero())
    scene.do(HireCheaply(1, instead_of, paid))
    assert scene.holding(BLUE) == bundle()
    assert scene.guards_on(2) == (BLUE,)
    assert scene.asks() == AfterHero(BLUE)  # one guard only


@rule("GC-19.34")
def test_thorne_replaces_no_more_than_one_and_nothing_else():
    scene = building("alliser_thorne").hand(BLUE, brick=1, ore=2)
    assert scene.refused(UseHero()) == Denial("cannot_pay", "GC-19.43")
    scene.hand(BLUE, brick=1, wool=1, ore=1).do(UseHero())
    assert scene.refused(HireCheaply(0, GRAIN, ORE)) == Denial("not_part_of_the_price", "GC-19.34")
    assert scene.refused(HireCheaply(0, BRICK, ORE)).code == "cannot_pay"
    assert scene.allows(HireCheaply(0, LUMBER, ORE))


@rule("GC-19.34")
def test_thornes_guard_needs_a_free_post():
    scene = building("alliser_thorne").hand(BLUE, brick=1, wool=1, ore=1).wall(1, *[RED] * 5).do(UseHero())
    assert scene.refused(HireCheaply(0, LUMBER, ORE)).code == "section_full"


# Melisandre


def melisandre(**hand: int) -> Scene:
    return building("melisandre").hand(BLUE, **hand).deck("ranger_patrol", "vp_tower", "winter_is_coming")


@rule("GC-19.35")
@pytest.mark.parametrize("instead_of", [WOOL, GRAIN, ORE])
@pytest.mark.parametrize("paid", [LUMBER, BRICK])
def test_melisandre_replaces_one_card_of_the_price(instead_of: int, paid: int):
    hand = [0, 0, 1, 1, 1]
    hand[instead_of], hand[paid] = 0, 1
    names = dict(zip(("lumber", "brick", "wool", "grain", "ore"), hand, strict=True))
    scene = melisandre(**names).do(UseHero()).do(BuyVision(instead_of, paid))
    assert scene.holding(BLUE) == bundle()


@rule("GC-19.35")
def test_the_usual_price_does_as_well_but_not_two_other_cards():
    scene = melisandre(wool=1, grain=1, ore=1).do(UseHero())
    assert scene.allows(BuyVision(ORE, ORE))
    assert scene.refused(BuyVision(LUMBER, ORE)) == Denial("not_part_of_the_price", "GC-19.35")
    assert melisandre(ore=1, brick=2).refused(UseHero()) == Denial("cannot_pay", "GC-19.43")


@rule("GC-19.35")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_melisandre_keeps_one_of_the_top_three_and_the_rest_is_shuffled(place: int):
    scene = melisandre(wool=1, grain=1, ore=1).do(UseHero()).do(BuyVision(ORE, ORE))
    deck = scene.s.deck
    (look,) = scene.told(TopCardsSeen)
    assert look.cards == deck[:3] == ("ranger_patrol", "vp_tower", "winter_is_coming")
    assert look.seen_by(RED).cards == ("?", "?", "?")
    assert WATCH.visible(scene.s, BLUE).deck[:4] == (*deck[:3], "?")
    assert set(WATCH.visible(scene.s, RED).deck) == {"?"}
    assert len(scene.options()) == 3
    left = deck[:place] + deck[place + 1 :]
    scene.do(PickCard(place), tuple(reversed(range(len(left)))))
    assert scene.s.players[BLUE].fresh == (deck[place],)
    assert scene.s.deck == left[::-1]
    assert scene.told(CardBought)[0].seen_by(RED).card == "?"


@rule("GC-19.35")
def test_the_card_is_bought_this_turn():
    scene = melisandre(wool=1, grain=1, ore=1).do(UseHero()).do(BuyVision(ORE, ORE)).do(PickCard(0))
    assert scene.turn(BLUE).refused(PlayCard("ranger_patrol")) == Denial("bought_this_turn", "GC-9.2")


@rule("GC-19.35")
def test_with_fewer_cards_left_melisandre_looks_at_those():
    scene = melisandre(wool=1, grain=1, ore=1)
    scene.s.box, scene.s.deck = scene.s.deck[2:], scene.s.deck[:2]  # pyright: ignore[reportAttributeAccessIssue]
    scene.do(UseHero()).do(BuyVision(ORE, ORE))
    assert scene.options() == [PickCard(0), PickCard(1)]
    assert scene.refused(PickCard(2)) == Denial("no_such_card", "GC-19.35")
    scene.do(PickCard(1))
    assert scene.s.deck == ("ranger_patrol",)
