"""Production, resources and tokens, the draw (chapters 4 to 6)."""

import pytest

from kit import rule
from meadhall.rules.kernel import asked
from meadhall.rules.wild.buying import BuyCard
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.data import NUMBERS, Amount
from meadhall.rules.wild.events import (
    CardsDrawn,
    DeckShuffled,
    Exchanged,
    Paid,
    PoolLost,
    Produced,
    Spent,
    TokenGained,
)
from meadhall.rules.wild.fights.beasts import AttackDragon
from meadhall.rules.wild.land.building import Build, UpgradeHall
from meadhall.rules.wild.land.production import DrawHands, Produce
from meadhall.rules.wild.land.storage import StoreTokens
from meadhall.rules.wild.land.tokens import GainToken, PlaceToken, PutToken
from meadhall.rules.wild.missions import SwapMission
from meadhall.rules.wild.payment import Exchange
from meadhall.rules.wild.purse import at_hand
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import HALL, A, B, wild


@rule("VW-EX-1", "VW-4.1", "VW-4.2", "VW-4.4", "VW-5.4")
def test_production():
    scene = wild().town(A, "smelter_1", "smelter_2", "brewery_1", "beer_storage_1").run(Produce())
    assert [scene.held(A, plot) for plot in ("smelter_1", "smelter_2", "brewery_1")] == [(0, 1), (0, 1), (1, 0)]
    assert scene.held(A, "beer_storage_1") == scene.held(A) == (0, 0)
    assert scene.told(Produced) == [Produced(A, ("smelter_1", "smelter_2", "brewery_1"))]
    assert isinstance(scene.asks(), TakeTurn)


@rule("VW-1.16", "VW-4.1")
def test_a_producer_never_holds_two():
    scene = wild().town(A, "brewery_1", "smelter_1").run(Produce(), Produce())
    assert scene.held(A, "brewery_1") == (1, 0)
    assert scene.held(A, "smelter_1") == (0, 1)


@rule("VW-4.3", "VW-11.17")
def test_damage_does_not_hinder_production():
    scene = wild().town(A, "brewery_1").mark(A, "brewery_1", damaged=True).run(Produce())
    assert scene.held(A, "brewery_1") == (1, 0)


@rule("VW-EX-2", "VW-6.1")
def test_taverns_draw():
    scene = wild().town(A, "tavern_1", "tavern_2").run(DrawHands())
    assert [len(player.hand) for player in scene.s.players] == [7, 5, 5]


@rule("VW-EX-3", "VW-6.2", "VW-6.7")
def test_kept_cards_do_not_count_for_the_draw():
    scene = wild().town(A, "tavern_1", "tavern_2", "drakkar_1").hand(A, "viking_warrior").run(DrawHands())
    assert len(scene.player().hand) == 8
    assert scene.player().hand[0] == "viking_warrior"


@rule("VW-EX-10", "VW-6.3", "VW-19.1", "VW-7.10")
def test_the_discard_pile_becomes_the_deck():
    scene = wild(players=2).town(A, "tavern_1").deck(A, "gold", "gold").discard(A, "elf_archer")
    scene.area(A, "tower")
    order = (8, 0, 1, 2, 3, 4, 5, 6, 7)  # of the discard pile, sorted
    scene.run(DrawHands(), chance=[order])
    player = scene.player()
    assert (len(player.hand), len(player.deck), len(player.discard)) == (6, 5, 0)
    assert player.hand == ("gold", "gold", "viking_warrior", "beer", "beer", "beer")
    assert player.area == ("tower",)
    assert scene.told(DeckShuffled) == [DeckShuffled(A, 9)]
    assert next(event.cards for event in scene.told(CardsDrawn) if event.seat == A) == ("gold", "gold")


@rule("VW-6.3")
def test_cards_on_buildings_are_not_shuffled_in():
    scene = wild(players=2).town(A, "brewery_1").forts(A, "brewery_1", "tower").deck(A)
    scene.run(DrawHands(), chance=[tuple(range(10))])
    assert "tower" not in scene.player().deck + scene.player().hand


@rule("VW-6.4")
def test_there_are_no_more_cards_than_there_are():
    scene = wild(players=2).deck(A, "gold", "gold")
    scene.player().discard, scene.player().area = (), scene.player().discard
    scene.run(DrawHands())
    assert scene.player().hand == ("gold", "gold")
    assert scene.player().deck == ()


@rule("VW-6.5", "VW-6.6")
def test_empty_mission_slots_are_filled_in_turn_order():
    scene = wild().mission_top("worker", "shield", "worship", "strategy", "gold_mission", "worker")
    scene.s.first = B
    scene.run(DrawHands())
    assert [player.missions for player in scene.s.players] == [
        ("gold_mission", "worker"),
        ("worker", "shield"),
        ("worship", "strategy"),
    ]
    empty = wild()
    empty.s.mission_deck = ()
    empty.run(DrawHands())
    assert empty.player().missions == (None, None)


# Paying


@rule("VW-EX-5", "VW-5.1", "VW-5.2", "VW-5.7", "VW-7.9", "VW-8.2", "VW-7.4")
@pytest.mark.parametrize("played", [0, 1, 2])
def test_cards_and_tokens_pay_together(played: int):
    """Whether the cards have been played before or not."""
    scene = wild().hand(A, "beer", "beer", "viking_warrior").town(A, "brewery_1").tokens(A, "brewery_1", beer=1)
    assert scene.denied(BuyCard("bone_crusher")) == ("cannot_pay", "VW-5.7")
    for _ in range(played):
        scene.do(Play("beer", "gain"))
    assert scene.pooled() == (played, 0)
    scene.do(BuyCard("elf_archer"))
    assert scene.told(Paid) == [Paid(A, Amount(2, 0), (Spent("brewery_1", Amount(1, 0)),), "elf_archer")]
    assert scene.player().area == ("beer", "beer", "elf_archer")
    assert scene.held(A, "brewery_1") == scene.pooled() == (0, 0)
    assert scene.denied(Play("elf_archer", "gain")) == ("in_play_area", "VW-7.9")
    attack = scene.attacking(B, HALL, "elf_archer")
    assert scene.denied(attack) == ("in_play_area", "VW-11.9")


@rule("VW-5.5", "VW-11.17")
def test_tokens_pay_from_anywhere_also_from_what_is_damaged():
    scene = wild().town(A, "brewery_1", "beer_storage_1")
    scene.tokens(A, beer=1).tokens(A, "brewery_1", beer=1).tokens(A, "beer_storage_1", beer=2)
    scene.mark(A, "beer_storage_1", damaged=True)
    assert at_hand(scene.s, A) == Amount(4, 0)
    scene.do(BuyCard("bone_crusher"))
    assert [scene.held(A, plot) for plot in (HALL, "brewery_1", "beer_storage_1")] == [(0, 0)] * 3


@rule("VW-5.6", "VW-5.8")
def test_nothing_on_a_building_under_construction_can_be_used():
    """No token lies there in play: nothing produces, nothing is stored and nothing is plundered there."""
    scene = wild().town(A, "brewery_1", "brewery_2").tokens(A, "brewery_1", beer=1).mark(A, "brewery_1", new=True)
    scene.pool(beer=2)
    assert scene.denied(BuyCard("elf_archer")) == ("cannot_pay", "VW-5.7")
    scene.pool(beer=3)
    assert scene.denied(BuyCard("elf_archer", ("brewery_1",))) == ("under_construction", "VW-5.6")
    scene.tokens(A, "brewery_2", beer=1).pool(beer=2).do(BuyCard("elf_archer"))
    assert (scene.held(A, "brewery_1"), scene.held(A, "brewery_2")) == ((1, 0), (0, 0))


@rule("VW-5.16", "VW-5.17", "VW-10.6")
def test_what_lies_on_a_town_hall_is_spent_though_it_is_being_raised():
    scene = wild().tokens(A, beer=1).pool(gold=3).do(UpgradeHall())
    scene.hand(A, "viking_warrior").do(AttackDragon(("viking_warrior",))).do(PutToken("beer", HALL))
    assert (scene.held(A), scene.at(A).new) == ((2, 0), True)
    scene.pool(beer=1).do(BuyCard("elf_archer", (HALL,)))
    assert scene.held(A) == (0, 0)


@rule("VW-5.8")
def test_who_pays_first():
    def rich():
        scene = wild().town(A, "beer_storage_1", "brewery_1").pool(beer=1).tokens(A, beer=1)
        return scene.tokens(A, "beer_storage_1", beer=1).tokens(A, "brewery_1", beer=1)

    def left(scene):
        plots = (HALL, "brewery_1", "beer_storage_1")
        return scene.pooled()[0], [scene.held(A, plot)[0] for plot in plots]

    assert left(rich().do(BuyCard("elf_archer"))) == (0, [0, 0, 1])
    assert left(rich().do(Exchange("beer"))) == (0, [0, 1, 1])  # the hall before the brewery
    assert left(rich().do(BuyCard("elf_archer", ("beer_storage_1", "brewery_1")))) == (0, [1, 0, 0])
    assert rich().denied(BuyCard("elf_archer", ("smelter_1",))) == ("nothing_there_to_pay_with", "VW-5.8")
    assert rich().denied(BuyCard("elf_archer", (HALL, HALL))) == ("named_twice", "VW-5.8")
    gold = rich().tokens(A, gold=1)
    assert gold.denied(BuyCard("elf_archer", (HALL,))) == ("nothing_there_to_pay_with", "VW-5.8")


@rule("VW-5.7")
@pytest.mark.parametrize(("beer", "gold", "missing"), [(3, 3, (1, 0)), (4, 2, (0, 1)), (0, 0, (4, 3))])
def test_both_resources_are_due(beer: int, gold: int, missing: tuple[int, int]):
    scene = wild().pool(beer, gold)
    denial = BuyCard("pigator").why_not(scene.s, A)
    assert denial is not None
    assert (denial.figures["beer"], denial.figures["gold"]) == missing
    assert scene.denied(BuyCard("pigator")) == ("cannot_pay", "VW-5.7")


@rule("VW-5.9", "VW-5.3", "VW-13.6")
def test_the_rest_stays_in_the_pool_until_the_turn_ends():
    scene = wild().hand(A, "beer_mugs").do(Play("beer_mugs", "gain")).do(Exchange("beer"))
    assert scene.pooled() == (1, 1)
    scene.end_turn()
    assert scene.told(PoolLost) == [PoolLost(A, Amount(1, 1))]
    assert scene.pooled() == (0, 0)
    assert scene.asks() == TakeTurn(B)


@rule("VW-EX-8", "VW-5.11", "VW-5.12", "VW-5.3")
def test_the_exchange():
    scene = wild().hand(A, "beer").town(A, "brewery_1", "gold_storage_1")
    assert scene.denied(Exchange("beer")) == ("too_little_to_exchange", "VW-5.11")
    scene.tokens(A, "brewery_1", beer=1).do(Exchange("beer"))
    assert scene.player().area == ("beer",)
    assert scene.told(Exchanged) == [Exchanged(A, "beer")]
    assert scene.pooled() == (0, 1)
    assert scene.held(A, "brewery_1") == (0, 0)
    scene.end_turn().run(StoreTokens(A))
    assert scene.held(A, "gold_storage_1") == (0, 0)


@rule("VW-5.11", "VW-5.12")
def test_exchanging_again_and_again():
    scene = wild().pool(beer=8)
    for _ in range(4):
        scene.do(Exchange("beer"))
    assert scene.pooled() == (0, 4)
    scene.do(Exchange("gold")).do(Exchange("gold"))
    assert scene.pooled() == (2, 0)
    scene.do(Exchange("beer"))
    assert scene.pooled() == (0, 1)
    assert NUMBERS.exchange == 2


@rule("VW-5.8", "VW-5.11")
def test_what_is_exchanged_can_be_chosen_too():
    scene = wild().town(A, "gold_storage_1").tokens(A, "gold_storage_1", gold=2).pool(gold=2)
    scene.do(Exchange("gold", ("gold_storage_1",)))
    assert scene.held(A, "gold_storage_1") == (0, 0)
    assert scene.pooled() == (1, 2)
    assert scene.denied(Exchange("gold", ("gold_storage_1",))) == ("nothing_there_to_pay_with", "VW-5.8")


@rule("VW-5.13")
def test_only_costs_count_as_paid():
    scene = wild().pool(beer=4).tokens(A, gold=1).missions(A, "worker").mission_top("shield")
    scene.do(Exchange("beer")).do(SwapMission(0))
    assert (scene.s.acting.paid_beer, scene.s.acting.paid_gold) == (0, 0)
    scene.pool(beer=3, gold=3).do(BuyCard("elf_archer")).do(UpgradeHall())
    assert (scene.s.acting.paid_beer, scene.s.acting.paid_gold) == (3, 3)
    scene.pool(gold=2).do(Build("brewery"))
    assert scene.s.acting.paid_gold == 5


@rule("VW-5.10", "VW-19.3")
def test_unplayed_resource_cards_cannot_be_stored():
    scene = wild().hand(A, "beer", "beer").town(A, "beer_storage_1").end_turn().run(StoreTokens(A))
    assert scene.held(A, "beer_storage_1") == (0, 0)


# Tokens gained


@rule("VW-5.14", "VW-1.17")
def test_a_gained_token_goes_into_a_storage_with_room():
    scene = wild().town(A, "gold_storage_1").tokens(A, "gold_storage_1", gold=3).run(GainToken(A, ("gold",), "dragon"))
    assert scene.held(A, "gold_storage_1") == (0, 4)
    assert scene.told(TokenGained) == [TokenGained(A, "gold", "gold_storage_1", "dragon")]
    scene.run(GainToken(A, ("gold",), "dragon"), GainToken(A, ("beer",), "dragon"))
    assert scene.held(A, "gold_storage_1") == (0, 4)
    assert scene.held(A) == (1, 1)


@rule("VW-5.14", "VW-5.6", "VW-9.6")
def test_a_storage_under_construction_takes_nothing():
    scene = wild().town(A, "beer_storage_1").mark(A, "beer_storage_1", new=True).run(GainToken(A, ("beer",), "dragon"))
    assert scene.held(A, "beer_storage_1") == (0, 0)
    assert scene.held(A) == (1, 0)


@rule("VW-5.15")
def test_the_owner_chooses_the_storage():
    scene = wild().town(A, "beer_storage_1", "beer_storage_2", "gold_storage_1").run(GainToken(A, ("beer",), "dragon"))
    assert scene.asks() == PlaceToken(A, ("beer",), "dragon")
    assert scene.options() == [PutToken("beer", "beer_storage_1"), PutToken("beer", "beer_storage_2")]
    assert scene.denied(PutToken("beer", HALL)) == ("storage_has_room", "VW-5.15")
    assert scene.denied(PutToken("beer", "gold_storage_1")) == ("no_room_there", "VW-5.14")
    assert scene.denied(PutToken("gold", "gold_storage_1")) == ("not_this_resource", "VW-14.6")
    scene.do(PutToken("beer", "beer_storage_2"))
    assert scene.held(A, "beer_storage_2") == (1, 0)


@rule("VW-5.16", "VW-5.17", "VW-19.7", "VW-14.6")
def test_plunder_can_be_used_in_the_same_turn():
    scene = wild().hand(A, "viking_warrior").do(AttackDragon(("viking_warrior",))).do(PutToken("beer", HALL))
    scene.pool(beer=2).do(BuyCard("elf_archer"))
    assert scene.held(A) == (0, 0)


@rule("VW-EX-16", "VW-5.14", "VW-16.1")
def test_plunder_without_room_waits_on_the_town_hall():
    def plundered():
        scene = wild().town(A, "gold_storage_1").tokens(A, "gold_storage_1", gold=4)
        return scene.run(GainToken(A, ("gold",), "undead_gold"))

    scene = plundered()
    assert scene.held(A) == (0, 1)
    scene.end_turn().run(StoreTokens(A))
    (default, *_) = scene.options()
    scene.do(default)
    assert (scene.held(A), scene.held(A, "gold_storage_1")) == ((0, 0), (0, 4))
    spent = plundered().pool(beer=2).do(Build("drakkar", ("gold_storage_1",)))
    assert (spent.held(A), spent.held(A, "gold_storage_1"), spent.pooled()) == ((0, 1), (0, 3), (0, 0))
    spent.end_turn().run(StoreTokens(A)).do(asked(spent.s).options(spent.s)[0])
    assert spent.held(A, "gold_storage_1") == (0, 4)


@rule("VW-1.20")
def test_the_supply_never_runs_dry():
    scene = wild(players=2)
    for number in range(1, 4):
        scene.town(A, f"beer_storage_{number}").tokens(A, f"beer_storage_{number}", beer=4)
        scene.town(B, f"beer_storage_{number}").tokens(B, f"beer_storage_{number}", beer=4)
    for _ in range(4):
        scene.run(GainToken(A, ("beer",), "dragon"))
    assert scene.held(A) == (4, 0)
