"""Buying Units, Fortifications and cards of Odin's Path (chapter 8)."""

import pytest

from kit import rule
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.data import BUILDINGS, CARDS, STACKS, Amount
from meadhall.rules.wild.events import CardBought, PathMoved, PathShuffled
from meadhall.rules.wild.payment import Exchange
from rules.wild.scene import A, wild

PATH = ("scroll", "sword", "undead_beer", "bear_rider", "crystal")


@rule("VW-EX-4", "VW-8.1", "VW-8.2", "VW-5.7")
def test_a_pigator():
    scene = wild().pool(4, 3).do(BuyCard("pigator"))
    assert scene.pooled() == (0, 0)
    assert scene.player().area == ("pigator",)
    assert scene.s.in_stack("pigator") == 3
    assert scene.told(CardBought) == [CardBought(A, "pigator", -1)]
    assert wild().pool(4, 2).denied(BuyCard("pigator")) == ("cannot_pay", "VW-5.7")
    assert wild().pool(6, 2).denied(BuyCard("pigator")) == ("cannot_pay", "VW-5.7")
    exchanged = wild().pool(6, 2).do(Exchange("beer")).do(BuyCard("pigator"))
    assert exchanged.pooled() == (0, 0)


@rule("VW-8.1", "VW-8.8", "VW-7.3")
def test_any_number_may_be_bought_from_everywhere():
    scene = wild().path(*PATH).pool(20, 20)
    for action in (BuyCard("elf_archer"), BuyCard("tower"), BuyPath(3), BuyPath(1), BuyCard("elf_archer")):
        scene.do(action)
    assert scene.player().area == ("elf_archer", "tower", "bear_rider", "scroll", "elf_archer")
    assert scene.player().owned == tuple(sorted((*scene.player().area, *scene.player().deck)))


@rule("VW-1.19", "VW-1.2")
def test_an_empty_stack_is_sold_out():
    scene = wild().pool(20, 20)
    for _ in range(4):
        scene.pool(20, 20).do(BuyCard("pigator"))
    assert scene.denied(BuyCard("pigator")) == ("sold_out", "VW-1.19")
    assert BuyCard("pigator") not in scene.options()


@rule("VW-8.3")
def test_undead_cannot_be_bought():
    assert wild().path(*PATH).pool(20, 20).denied(BuyPath(2)) == ("not_for_sale", "VW-8.3")


@rule("VW-8.7")
@pytest.mark.parametrize("card", ["thor", "beer", "viking_warrior", "worker", "scroll"])
def test_only_the_stacks_are_for_sale(card: str):
    assert wild().pool(20, 20).denied(BuyCard(card)) == ("not_for_sale", "VW-8.7")


@rule("VW-EX-12", "VW-8.4", "VW-8.5")
def test_the_path_closes_up():
    scene = wild().path(*PATH).path_top("shaman", "beer_mugs").pool(20, 20).do(BuyPath(3))
    assert scene.s.path == ("shaman", "scroll", "sword", "undead_beer", "crystal")
    assert scene.told(PathMoved) == [PathMoved(3, "shaman")]
    scene.do(BuyPath(0))
    assert scene.s.path == ("beer_mugs", "scroll", "sword", "undead_beer", "crystal")
    assert scene.player().area == ("bear_rider", "shaman")


@rule("VW-8.6")
def test_the_path_is_shuffled_again():
    scene = wild().path(*PATH).pool(20, 20)
    s = scene.s
    s.path_deck, s.path_discard = (), ("undead_gold", "gold_bars")
    scene.do(BuyPath(0), (1, 0))
    assert s.path == ("undead_gold", "sword", "undead_beer", "bear_rider", "crystal")
    assert scene.told(PathShuffled) == [PathShuffled(2)]
    s.path_deck = ()
    scene.do(BuyPath(1))
    assert s.path == (None, "undead_gold", "undead_beer", "bear_rider", "crystal")
    assert scene.denied(BuyPath(0)) == ("empty_slot", "VW-8.6")
    assert scene.denied(BuyPath(5)) == ("empty_slot", "VW-8.6")


@rule("VW-18.2", "VW-18.4", "VW-18.5", "VW-23.9", "VW-24.6")
@pytest.mark.parametrize(
    ("card", "beer", "gold", "strength", "defence"),
    [
        ("viking_warrior", 0, 0, 1, 0),
        ("elf_archer", 3, 0, 2, 0),
        ("bone_crusher", 4, 0, 3, 0),
        ("pigator", 4, 3, 5, 0),
        ("tower", 0, 2, 0, 2),
        ("chicken_tower", 1, 2, 0, 3),
        ("sheep_cannon", 2, 2, 0, 5),
        ("beer_mugs", 3, 0, 0, 0),
        ("gold_bars", 3, 0, 0, 0),
        ("money_theft", 2, 0, 0, 0),
    ],
)
def test_costs_and_strengths(card: str, beer: int, gold: int, strength: int, defence: int):
    found = CARDS[card]
    assert (found.cost, found.strength, found.defence) == (Amount(beer, gold), strength, defence)


@rule("VW-18.3")
def test_costs_and_defences_of_buildings():
    found = {kind.id: (kind.cost.beer, kind.cost.gold, kind.defence, kind.reward_vp) for kind in BUILDINGS.values()}
    assert found == {
        "brewery": (0, 2, 1, 0),
        "smelter": (3, 0, 1, 0),
        "beer_storage": (1, 2, 2, 0),
        "gold_storage": (4, 0, 2, 0),
        "tavern": (1, 4, 3, 1),
        "drakkar": (2, 1, 2, 0),
    }


@rule("VW-7.9")
def test_what_is_bought_waits_for_the_end_of_the_round():
    scene = wild().pool(20, 20).do(BuyPath(0))
    assert scene.denied(Play("scroll", "draw")) == ("in_play_area", "VW-7.9")
    assert set(STACKS) <= set(CARDS)
