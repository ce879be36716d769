"""Single moments in which the steady player of Vikings Gone Wild must do the sensible thing."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from kit import bots
from meadhall.bots import Question, make
from meadhall.bots.search import Searcher
from meadhall.bots.wild.insight import INSIGHT
from meadhall.bots.wild.mind import Mind
from meadhall.bots.wild.steady import ANSWERS, MENUS
from meadhall.bots.wild.worth import Worth
from meadhall.rules.kernel import Action
from meadhall.rules.wild import WILD
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.cards.asgard import GainAsgard, PickAsgard
from meadhall.rules.wild.cards.effects import Play, PutOnTop, Recover, TakeFrom, TakeResource
from meadhall.rules.wild.closing import ChooseKept, KeepCards
from meadhall.rules.wild.data import CARDS
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.beasts import AttackDragon, AttackUndead
from meadhall.rules.wild.fights.defence import Defence
from meadhall.rules.wild.land.building import Build, Demolish, UpgradeHall
from meadhall.rules.wild.land.storage import Store, StoreTokens
from meadhall.rules.wild.land.tokens import GainToken, PutToken
from meadhall.rules.wild.missions import CompleteMission, SwapMission
from meadhall.rules.wild.payment import Exchange
from meadhall.rules.wild.turn import EndTurn
from rules.wild.scene import HALL, A, B, C, Scene, wild


def choice(scene: Scene, seed: int = 1) -> Any:
    return make("steady", WILD, seed).choose(Question(WILD, scene.s))


def choices(scene: Scene, most: int = 30) -> list[Action]:
    """What the player does one after the other, up to the end of its turn or to a question for another."""
    done: list[Action] = []
    seat = scene.asks().seat
    while len(done) < most and scene.asks().seat == seat:
        done.append(choice(scene))
        if isinstance(done[-1], EndTurn):
            break
        scene.do(done[-1])
    return done


def settled(players: int = 3) -> Scene:
    """The game is half over: B has a village to be raided."""
    scene = wild(players).town(B, "brewery_1", "smelter_1", "tavern_1", level=2).attacked(C)
    return scene.town(A, "brewery_1", "smelter_1", "beer_storage_1", level=2).points(A, 10).points(B, 12)


def test_it_has_an_answer_to_every_question():
    assert bots.questions(WILD) == {*ANSWERS, *MENUS}


# Resources and purchases


def test_cards_in_hand_pay_without_being_played_before():
    done = choices(wild().hand(A, "beer", "beer", "beer", "gold"))
    assert isinstance(done[0], Build | BuyCard | BuyPath)
    assert not any(isinstance(action, Play) for action in done)


def test_cards_are_drawn_before_anything_is_decided():
    scene = settled().hand(A, "beer", "scroll", "viking_warrior")
    assert choice(scene) == Play("scroll", "draw")


def test_the_discard_pile_is_searched_before_it_is_shuffled():
    scene = settled().hand(A, "resurrection", "scroll").deck(A).discard(A, "pigator")
    assert choice(scene) == Play("resurrection", "recover")


def test_it_builds_early():
    """Whatever produces pays in every round to come."""
    assert any(isinstance(action, Build) for action in choices(wild().pool(beer=3)))


def test_a_full_settlement_gets_a_larger_hall():
    scene = wild().town(A, "brewery_1", "smelter_1", "smelter_2").pool(gold=3)
    assert choice(scene) == UpgradeHall()


def test_the_last_gold_builds_the_great_hall():
    """Four points at once, when cards are of no use any more."""
    scene = settled().pool(gold=6)
    scene.s.last_round = True
    assert choice(scene) == UpgradeHall()


def test_it_exchanges_what_it_has_too_much_of():
    scene = settled().pool(beer=2, gold=5)
    scene.s.last_round = True
    assert choices(scene)[:2] == [Exchange("beer"), UpgradeHall()]


def test_cards_that_will_never_be_drawn_are_not_bought():
    scene = settled().pool(beer=4).achievements("accomplisher", "builder", "king_pig", "gold_digger")
    scene.s.last_round = True
    assert not [action for action in choices(scene) if isinstance(action, BuyCard | BuyPath)]


def test_the_last_beer_may_win_an_achievement():
    scene = settled().pool(beer=3).achievements("conqueror", "builder", "king_pig", "gold_digger")
    scene.town(A, "drakkar_1", "drakkar_2", "tavern_2")
    scene.s.last_round = True
    assert choice(scene) == BuyCard("elf_archer")


def test_tokens_that_keep_are_saved_for_a_full_storage():
    """Four in the storage are a point tonight; nothing else is, in the last round."""
    scene = settled().tokens(A, "beer_storage_1", beer=4)
    scene.achievements("accomplisher", "gold_digger", "king_pig", "beer_tycoon")
    scene.s.last_round = True
    assert choice(scene) == EndTurn()


# Missions


def test_a_mission_is_worth_a_purchase():
    """Either would do, but for the mission."""
    scene = settled().pool(gold=2).missions(A, "shield").town(A, "drakkar_1", "drakkar_2", "drakkar_3")
    done = choices(scene)
    assert CompleteMission(0) in done
    assert any(isinstance(action, BuyCard) for action in done)


def test_no_mission_is_overlooked_among_many_wares():
    """Fourteen others can be paid, and none is worth less by itself."""
    scene = settled().pool(beer=6).missions(A, "gold_mission")
    scene.achievements("accomplisher", "king_pig", "gold_digger", "beer_tycoon")
    scene.s.last_round = True
    assert choices(scene) == [Build("smelter"), CompleteMission(0), EndTurn()]


def test_of_two_missions_the_better_one_is_handed_in():
    scene = settled().missions(A, "beer_mission", "foundry").town(A, "brewery_2", "smelter_2", "smelter_3")
    assert choice(scene) == CompleteMission(1)


def test_gold_that_would_be_lost_swaps_a_mission():
    scene = settled().missions(A, "innkeeper", "brewer").tokens(A, gold=1)
    scene.s.last_round = True
    assert isinstance(choice(scene), SwapMission)


# Attacks


def test_weak_targets_are_attacked_by_lean_bands():
    """Three successes for three fighters, each where it is just strong enough."""
    scene = settled().hand(A, "viking_warrior", "viking_warrior", "bone_crusher")
    sent: dict[str, tuple[str, ...]] = {}
    scene.s.players[A].dragon_done = True
    for _ in range(3):
        action = choice(scene)
        assert isinstance(action, AttackRival)
        sent[action.target] = action.attackers
        scene.do(action)
    assert sent["tavern_1"] == ("bone_crusher",)
    assert {sent["brewery_1"], sent["smelter_1"]} == {("viking_warrior",)}


def test_it_attacks_one_where_there_is_most_to_win():
    scene = wild().town(B, "brewery_1").town(C, "brewery_1", "smelter_1", "smelter_2")
    scene.hand(A, "viking_warrior", "viking_warrior").s.players[A].dragon_done = True
    action = choice(scene)
    assert isinstance(action, AttackRival)
    assert action.victim == C


def test_the_undead_and_the_dragon_are_for_those_who_have_nobody_else_to_fight():
    scene = wild().path("scroll", "sword", "undead_beer", "shaman", "bear_rider")
    done = choices(scene.hand(A, "viking_warrior", "elf_archer"))
    assert AttackDragon(("viking_warrior",)) in done
    assert AttackUndead(2, ("elf_archer",)) in done


def test_a_booster_goes_where_it_makes_the_difference():
    scene = settled().hand(A, "viking_warrior", "sword").mark(B, "brewery_1", damaged=True)
    scene.mark(B, "smelter_1", damaged=True).s.players[A].dragon_done = True
    action = choice(scene)
    assert isinstance(action, AttackRival)
    assert action.boosters == ("sword",)


def test_it_stays_at_home_where_a_tower_is_sure_to_stand():
    """All of B's hidden cards but one are Sheep Cannons: points for B are all that an attack would bring."""
    scene = wild(players=2).town(B, "brewery_1").hand(B, *["sheep_cannon"] * 4).deck(B).hand(A, "viking_warrior")
    scene.s.players[A].dragon_done = True
    assert not isinstance(choice(scene), AttackRival)


# Defence


def under_attack(*hand: str, target: str = "tavern_1", attackers: tuple[str, ...] = ("bone_crusher",)) -> Scene:
    """B is attacked by A, whose bands are just strong enough."""
    return settled().hand(A, *attackers).hand(B, *hand).attack(B, target, *attackers)


def test_it_stops_an_attack_with_as_little_as_it_takes():
    assert choice(under_attack("chicken_tower", "tower", "beer")) == Defence(("tower",))


def test_the_sheep_are_laid_for_their_point():
    assert choice(under_attack("sheep_cannon", "tower", "beer")) == Defence(("sheep_cannon",))


def test_it_keeps_what_does_not_stop_the_attack():
    assert choice(under_attack("tower", attackers=("thor",))) == Defence()


def test_an_assassin_strikes_the_one_who_counts():
    scene = under_attack("assassin", attackers=("bone_crusher", "viking_warrior"))
    assert choice(scene) == Defence(("assassin",), ("bone_crusher",))


def test_a_trap_names_the_hero():
    assert choice(under_attack("hero_trap", attackers=("thor",))) == Defence(("hero_trap",), (), "thor")


# Tokens, cards and the end of the round


def test_the_dragons_token_is_what_it_can_use_most():
    """With one more gold there is a Great Hall; with one more beer nothing."""
    scene = settled().pool(gold=5)
    scene.s.last_round = True
    assert choice(scene.run(GainToken(A, ("beer", "gold"), "dragon"))) == PutToken("gold", HALL)


def test_a_token_goes_where_it_makes_four():
    scene = settled().town(A, "beer_storage_2").tokens(A, "beer_storage_2", beer=3).tokens(A, "beer_storage_1", beer=1)
    assert choice(scene.run(GainToken(A, ("beer",), "undead_beer"))) == PutToken("beer", "beer_storage_2")


def test_it_steals_from_a_full_storage():
    scene = settled().town(B, "beer_storage_1").town(C, "beer_storage_1").hand(A, "recipe_theft")
    scene.tokens(B, "beer_storage_1", beer=3).tokens(C, "beer_storage_1", beer=4)
    assert choice(scene.do(Play("recipe_theft", "gain"))) == TakeFrom(C, "beer_storage_1")


def test_the_crystal_gives_what_is_missing():
    scene = settled().pool(gold=5).hand(A, "crystal")
    scene.s.last_round = True
    assert choice(scene.do(Play("crystal", "choose"))) == TakeResource("gold")


def test_the_pigator_comes_back_from_the_discard_pile():
    scene = settled().hand(A, "valkyrie").discard(A, "pigator", "viking_warrior")
    assert choice(scene.do(Play("valkyrie", "recover"))) == Recover(("pigator",))


def test_what_is_of_no_use_now_is_put_back():
    scene = settled().hand(A, "time_manipulation").top(A, "tower", "beer", "pigator", "gold")
    assert choice(scene.do(Play("time_manipulation", "draw"))) == PutOnTop("tower")


def test_it_picks_a_hero_rather_than_a_look_at_a_hand():
    scene = settled().asgard(["lokis_lens", "resurrection"], ["thor", "treasure_chest"]).run(GainAsgard(A))
    assert isinstance(scene.asks(), PickAsgard)
    assert scene.do(choice(scene)).player().area == ("thor",)


def test_the_default_way_to_store_is_good_enough():
    scene = settled().town(A, "beer_storage_2").tokens(A, beer=5).run(StoreTokens(A))
    store = choice(scene)
    assert isinstance(store, Store)
    assert sorted(stock.count for stock in store.stocks) == [1, 4]


@pytest.mark.parametrize("best", ["thor", "sheep_cannon"])
def test_drakkars_keep_the_best(best: str):
    scene = settled().town(A, "drakkar_1").hand(A, "beer", best, "viking_warrior" if best == "thor" else "gold")
    assert choice(scene.run(ChooseKept())) == KeepCards((best,))


def test_what_is_of_little_use_makes_room_for_something_better():
    """Once, and only where the settlement is full."""
    crowded = wild().town(A, "drakkar_1", "beer_storage_1", "gold_storage_1").hand(A, "beer", "beer", "beer", "beer")
    crowded.points(B, 4)
    assert choices(crowded)[:2] == [Demolish("beer_storage_1"), Build("smelter")]
    roomy = wild().town(A, "drakkar_1", "gold_storage_1").hand(A, "beer", "beer", "beer", "beer").points(B, 4)
    assert not any(isinstance(action, Demolish) for action in choices(roomy))


def test_what_lies_in_a_building_does_not_pay_for_what_takes_its_place():
    crowded = wild().town(A, "drakkar_1", "beer_storage_1", "smelter_1").points(B, 4).hand(A, "beer", "beer")
    crowded.tokens(A, "beer_storage_1", beer=2)
    assert not any(isinstance(action, Demolish) for action in choices(crowded))


def test_nothing_makes_room_while_a_greater_hall_is_built():
    crowded = wild().town(A, "drakkar_1", "beer_storage_1", "gold_storage_1").points(B, 4).hand(A, *["beer"] * 4)
    assert isinstance(choice(crowded), Demolish)
    crowded.player(A).level = 2
    crowded.mark(A, HALL, new=True)
    assert not any(isinstance(action, Demolish) for action in choices(crowded))


def test_nothing_makes_room_while_gold_for_a_greater_hall_comes_in():
    """The brewery went for a smelter, the hall was built in the next round, and then the brewery once more."""
    crowded = wild().town(A, "drakkar_1", "beer_storage_1", "smelter_1").points(B, 4).hand(A, *["beer"] * 4)
    assert not any(isinstance(action, Demolish) for action in choices(crowded))


def test_nothing_is_hoarded_for_an_achievement_that_is_far_off():
    """What lies in store is counted in the last round only, and until then there are others to fill it in."""
    scene = wild().town(A, "brewery_1", "smelter_1", "beer_storage_1").achievements("beer_tycoon", "gold_digger")
    early, late = (Mind(at.s, A, Random(1), ANSWERS).worth for at in (scene, settled().achievements("beer_tycoon")))
    assert early.left > 1
    assert early.more("beer_tycoon") == 0
    late.s.last_round = True
    assert Worth(late.s, A).more("beer_tycoon") > 1
    scene.tokens(A, "brewery_1", beer=1).tokens(A, "beer_storage_1", beer=1).tokens(A, "smelter_1", gold=1)
    assert isinstance(choice(scene), Build | BuyCard | BuyPath)


# Looking ahead


@pytest.mark.parametrize("level", ["keen", "master"])
def test_what_has_been_exchanged_for_is_bought(level: str, monkeypatch: pytest.MonkeyPatch):
    """Masters gave two beer for a gold, thought again, and ended their turn."""
    weighed: list[Action] = []

    def own_answer(self: Searcher, question: Question, candidates: Sequence[Action]) -> Action:
        weighed.append(candidates[0])
        return candidates[0]

    monkeypatch.setattr(Searcher, "best", own_answer)
    scene = settled().pool(beer=2, gold=5)
    scene.s.last_round = True
    player = make(level, WILD, 1)
    for answer in (Exchange("beer"), UpgradeHall()):
        assert player.choose(Question(WILD, scene.s)) == answer
        scene.do(answer)
    assert weighed == [Exchange("beer")]


def test_what_it_will_do_in_its_turn_anyway_is_no_alternative():
    scene = settled().hand(A, "viking_warrior", "viking_warrior", "beer", "beer", "beer", "gold", "gold")
    question = Question(WILD, scene.s)
    others = INSIGHT.alternatives(question, choice(scene), Random(1), everywhere=True)
    planned = choices(scene)
    assert len([action for action in planned if isinstance(action, AttackRival | BuyPath)]) >= 3
    assert others
    assert not set(others) & (set(planned) - {EndTurn()})


def test_no_berth_stays_empty_however_long_one_thinks():
    scene = settled().town(A, "drakkar_1").hand(A, "beer", "sheep_cannon", "gold").run(ChooseKept())
    others = INSIGHT.alternatives(Question(WILD, scene.s), choice(scene), Random(1), everywhere=True)
    assert others
    assert KeepCards(()) not in others


def test_an_exchange_is_weighed_with_what_it_is_for():
    """What is done instead is what it would not buy."""
    scene = settled().pool(beer=6, gold=2)
    scene.s.last_round = True
    assert choice(scene) == Exchange("beer")
    others = INSIGHT.alternatives(Question(WILD, scene.s), Exchange("beer"), Random(1), everywhere=True)
    assert others
    assert UpgradeHall() not in others


def test_the_first_fortification_is_worth_more_than_the_next():
    """All can see that one is owned: whoever owns none is attacked without fear."""
    bare, armed = (Mind(wild().discard(A, *owned).s, A, Random(1), ANSWERS).worth for owned in ((), ("elf_archer",)))
    assert bare.card(CARDS["tower"]) - armed.card(CARDS["tower"]) < 0.2
    walled = Mind(wild().discard(A, "chicken_tower").s, A, Random(1), ANSWERS).worth
    assert bare.card(CARDS["tower"]) - walled.card(CARDS["tower"]) > 0.4
