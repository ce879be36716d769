"""Single moments in which the steady player of Midgard must do the sensible thing."""

from random import Random
from typing import Any

import msgspec
import pytest

from kit import bots
from meadhall.bots import Question, make
from meadhall.bots.midgard.insight import INSIGHT
from meadhall.bots.midgard.steady import ANSWERS
from meadhall.rules.kernel import Action
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.asking import KeepRune, UseRune
from meadhall.rules.midgard.cards.runes import UseSuccess, UseWealth
from meadhall.rules.midgard.cards.sage import Keep, KeepDestiny, Look
from meadhall.rules.midgard.data import AXE, FEEDS, LIMITS, NO_DICE, SPEAR, SWORD
from meadhall.rules.midgard.fights.assignment import AssignVikings, Load
from meadhall.rules.midgard.fights.battle import Fall
from meadhall.rules.midgard.fights.roll import AcceptRoll, RerollWithFavour
from meadhall.rules.midgard.fights.victory import Blame, GoOn
from meadhall.rules.midgard.fights.voyage import Lose, Starve
from meadhall.rules.midgard.goods import Take, TakeDice
from meadhall.rules.midgard.land.placement import Place
from meadhall.rules.midgard.land.ships import SailTo
from meadhall.rules.midgard.land.town import GiveCoins
from meadhall.rules.midgard.scoring import LastCall
from meadhall.rules.midgard.state import Worker
from rules.midgard.scene import GREEN, ORANGE, PURPLE, Scene, faces, midgard


def choice(scene: Scene, seed: int = 1) -> Any:
    return make("steady", MIDGARD, seed).choose(Question(MIDGARD, scene.s))


def sent(scene: Scene) -> dict[str, Any]:
    """Whom the player assigns to its reserved places."""
    action = choice(scene)
    assert isinstance(action, AssignVikings)
    return {load.place: load for load in action.loads}


def test_it_has_an_answer_to_every_question():
    assert bots.questions(MIDGARD) == set(ANSWERS)


# Placement


def test_it_takes_what_has_piled_up():
    scene = midgard().tray("SSPAAA").dice(GREEN, "SP")
    assert choice(scene) == Place("forge")


def test_it_reserves_an_enemy_that_it_can_slay():
    scene = midgard().tray("S").dice(GREEN, "SSPPAA").enemy("troll", "troll_08").stalls(None, None, None, None)
    assert choice(scene.goods(GREEN, blame=3)) == Place("troll")


def test_it_does_not_challenge_what_it_cannot_slay():
    scene = midgard().tray("SPA").dice(GREEN, "S").enemy("troll", "troll_16")
    assert choice(scene) not in [Place("troll"), Place("berth_small"), Place("berth_large")]


def test_it_hires_a_worker_early():
    assert choice(midgard().goods(GREEN, coins=5).dice(GREEN, "SP")) == Place("huts")


def test_nobody_is_hired_for_the_last_round():
    """The one who is hired would only do what the one could have done who hires him."""
    scene = midgard().goods(GREEN, coins=5).tray("").stalls(None, None, None, None)
    scene.s.placed += (Worker("church", PURPLE),)
    scene.s.round = LIMITS.rounds
    question = Question(MIDGARD, scene.s)
    assert Place("huts") in question.options
    assert choice(scene) != Place("huts")
    assert Place("huts") not in [each.action for each in INSIGHT.weighed(question, Random(1), everywhere=True)]


def test_not_even_a_novice_loads_food_for_nobody():
    scene = midgard().goods(GREEN, food=2).dice(GREEN, "SSS").band(GREEN, "troll").band(GREEN, "ship_large", shore=1)
    everybody, nobody = (
        AssignVikings((Load("troll", (3, 0, 0)), Load("ship_large", NO_DICE, food))) for food in (0, 2)
    )
    assert INSIGHT.wastes(scene.s, nobody, everybody)
    assert not INSIGHT.wastes(scene.s, everybody, everybody)


def test_it_sails_when_it_is_fed():
    """All that a voyage takes is there, and nobody is left to fight at the town."""
    scene = midgard().goods(GREEN, food=4, coins=2).dice(GREEN, "SPPAAA").enemy("shore_1", "monster_blue_08")
    scene.band(PURPLE, "troll").band(PURPLE, "draugr_left").band(ORANGE, "draugr_right")
    scene.tray("S").player().workers = 1
    assert choice(scene) == Place("berth_large")


def test_it_sails_where_food_feeds_two():
    scene = midgard().goods(GREEN, food=3, coins=1).dice(GREEN, "SPPAAA")
    scene.enemy("shore_1", "monster_blue_03").enemy("shore_3", "monster_yellow_04")
    sail = choice(scene.place("berth_large"))
    assert isinstance(sail, SailTo)
    assert FEEDS[sail.shore] == 2


def test_it_hunts_with_those_who_have_nobody_to_fight():
    scene = midgard().dice(GREEN, "SSPPPAAA").stalls(None, None, None, None)
    scene.band(PURPLE, "troll").band(PURPLE, "draugr_left").band(ORANGE, "draugr_right").player().workers = 1
    assert choice(scene) == Place("hunting")


def test_it_never_begs_while_there_is_anything_better():
    scene = midgard().goods(GREEN, blame=2)
    assert choice(scene) != Place("beg")


# At the places


def test_a_full_longhouse_takes_the_best():
    scene = midgard().dice(GREEN, "SSSPPPP").run(TakeDice(GREEN, (1, 0, 1), "merchant"))
    assert choice(scene) == Take((0, 0, 1))


def test_it_gives_the_church_a_fair_price():
    """Ten coins are four favours: eight glory, where they would be three."""
    scene = midgard().goods(GREEN, coins=10)
    scene.s.round = 8
    assert choice(scene.place("church")) == GiveCoins(10)


def test_it_looks_where_its_ship_lies():
    scene = midgard().dice(GREEN, "SSPPAA").goods(GREEN, food=3).band(GREEN, "ship_large", shore=1)
    assert choice(scene.place("sage")) == Look(1)


def test_it_does_not_look_again_at_what_it_knows():
    scene = midgard().dice(GREEN, "SSPPAA").goods(GREEN, food=3).band(GREEN, "ship_large", shore=1)
    scene.s.put_coast(1, msgspec.structs.replace(scene.s.coasts[1], seen_by=(GREEN,)))
    again = choice(scene.place("sage"))
    assert isinstance(again, Look)
    assert again != Look(1)


def test_it_keeps_the_destiny_that_it_is_winning():
    scene = midgard().goods(GREEN, food=6).top("destiny_coins", "destiny_food").leader(GREEN, "dagrun")
    scene.place("sage").do(Look(0))
    assert isinstance(scene.asks(), KeepDestiny)
    assert choice(scene) == Keep("destiny_food")


# Assignment


def test_everybody_goes_who_is_needed_and_eats():
    scene = midgard().goods(GREEN, food=5).dice(GREEN, "SSPPAA").enemy("shore_1", "monster_blue_03")
    load = sent(scene.band(GREEN, "ship_large", shore=0).assign())["ship_large"]
    assert sum(load.dice) >= 5
    assert sum(load.dice) <= FEEDS[0] * load.food


def test_no_forbidden_weapon_goes_aboard():
    """Unless it could be given to what may lie in wait on the way."""
    scene = midgard().goods(GREEN, food=5).dice(GREEN, "SSPPAA").enemy("shore_1", "monster_blue_02")
    coast = scene.journey(0, "journey_quiet").s.coasts[0]
    scene.s.put_coast(0, msgspec.structs.replace(coast, seen_by=(GREEN,)))
    load = sent(scene.band(GREEN, "ship_large", shore=0).assign())["ship_large"]
    assert load.dice[AXE] == 0


def test_nobody_is_sent_to_a_hopeless_battle():
    scene = midgard().dice(GREEN, "SS").enemy("troll", "troll_16")
    assert sent(scene.band(GREEN, "troll").assign())["troll"].dice == (0, 0, 0)


def test_a_band_is_shared_between_two_battles_that_it_can_win():
    scene = (
        midgard().dice(GREEN, "SSPPPAAA").enemy("draugr_left", "draugr_red_1").enemy("draugr_right", "draugr_blue_2")
    )
    loads = sent(scene.band(GREEN, "draugr_left").band(GREEN, "draugr_right").assign())
    assert min(sum(load.dice) for load in loads.values()) >= 2


def test_whoever_is_not_needed_in_a_battle_stays_for_the_hunt():
    def fighters(hunts: bool) -> int:
        scene = midgard().dice(GREEN, "SSPPPAAA").enemy("draugr_left", "draugr_red_1").band(GREEN, "draugr_left")
        if hunts:
            scene.s.placed += (Worker("hunting", GREEN),)
            scene.player().workers -= 1
        return sum(sent(scene.assign())["draugr_left"].dice)

    assert 0 < fighters(hunts=True) < fighters(hunts=False)


# Battles


def test_favour_is_spent_on_a_battle_that_is_about_to_be_lost():
    scene = midgard().goods(GREEN, favour=2).enemy("troll", "troll_11")
    reroll = choice(scene.fight("troll", "SPAA", faces("S-", "P1", "A-", "A2")))
    assert isinstance(reroll, RerollWithFavour)
    assert reroll.dice[0] == 0
    assert 2 in reroll.dice


def test_favour_is_kept_where_the_battle_is_won_anyway():
    scene = midgard().goods(GREEN, favour=2).enemy("draugr_left", "draugr_red_1")
    assert choice(scene.fight("draugr_left", "SSPAA", faces("S-", "S-", "P1", "A-", "A-"))) == AcceptRoll()


def test_the_cheapest_fall():
    scene = midgard().enemy("draugr_left", "draugr_red_6")
    fallen = choice(scene.fight("draugr_left", "SPAA", faces("S1", "PO", "A1", "A1")))
    assert isinstance(fallen, Fall)
    assert fallen.dice[AXE] == 0


def test_the_swordmaiden_keeps_her_swords():
    scene = midgard().leader(GREEN, "svanhildr").enemy("draugr_left", "draugr_red_6")
    fallen = choice(scene.fight("draugr_left", "SSPP", faces("S1", "SO", "P-", "P-")))
    assert isinstance(fallen, Fall)
    assert fallen.dice[SWORD] < fallen.dice[SPEAR]


def test_a_healing_rune_saves_the_band():
    scene = midgard().runes(GREEN, "rune_healing").enemy("troll", "troll_10")
    assert choice(scene.fight("troll", "SSPA", faces("S1", "S1", "P1", "A1"))) == UseRune()


def test_blame_goes_to_the_leader():
    scene = midgard().goods(PURPLE, glory=40).goods(ORANGE, glory=5).enemy("troll", "troll_01")
    assert choice(scene.fight("troll", "AAA", faces("A2", "A2", "A2"))) == Blame(PURPLE)


def test_no_blame_is_wasted_on_who_cannot_win():
    scene = midgard().goods(PURPLE, glory=4, blame=3).goods(ORANGE, glory=40).enemy("troll", "troll_01")
    assert choice(scene.fight("troll", "AAA", faces("A2", "A2", "A2"))) == Blame(ORANGE)


def test_of_two_who_are_equal_it_costs_one_more():
    scene = midgard().goods(PURPLE, glory=36, blame=3).goods(ORANGE, glory=30).enemy("troll", "troll_01")
    scene.s.round = 6
    assert choice(scene.fight("troll", "AAA", faces("A2", "A2", "A2"))) == Blame(PURPLE)


# Voyages


def test_spare_food_goes_overboard_first():
    scene = midgard().journey(0, "journey_lost").enemy("shore_1", "monster_blue_03")
    assert choice(scene.sail(0, "SPPA", 4)) == Lose((0, 0, 0), 2)


def test_forbidden_weapons_starve_first():
    scene = midgard().journey(0, "journey_quiet").enemy("shore_1", "monster_blue_02")
    assert choice(scene.sail(0, "SPPA", 1)) == Starve((1, 0, 1))


@pytest.mark.parametrize(("dice", "answer"), [("SP", UseRune()), ("PPAAAA", KeepRune())])
def test_a_small_band_flees_from_the_kraken(dice: str, answer: Action):
    scene = midgard().runes(GREEN, "rune_journey").journey(0, "journey_kraken").enemy("shore_1", "monster_blue_03")
    assert choice(scene.sail(0, dice, 3)) == answer


# Runes


def test_wealth_waits_for_coins():
    scene = midgard().runes(GREEN, "rune_wealth").goods(GREEN, coins=5)
    assert choice(scene) == UseWealth()
    assert choice(midgard().runes(GREEN, "rune_wealth").goods(GREEN, coins=1)) != UseWealth()


def test_the_last_runes_are_used():
    scene = midgard().runes(GREEN, "rune_gifts", "rune_wealth").goods(GREEN, coins=2)
    scene.s.round = 8
    scene.s.agenda = []
    scene.run(LastCall(GREEN))
    before = MIDGARD.points(scene.s, GREEN)
    for _ in range(2):
        scene.do(choice(scene))
    assert MIDGARD.points(scene.s, GREEN) > before
    assert not scene.player().runes


def at_the_last_call(*destinies: str) -> Scene:
    scene = midgard().runes(GREEN, "rune_success").destinies(GREEN, *destinies)
    scene.s.round = 8
    scene.s.agenda = []
    return scene


def test_success_reckons_with_what_lies_in_hidden_piles():
    """Five draugr are in no deck: the others have more than the one that nobody may see."""
    scene = at_the_last_call("destiny_draugr", "destiny_food").goods(GREEN, food=2)
    scene.kills(GREEN, "draugr_red_1").kills(ORANGE, *[f"draugr_blue_{number}" for number in range(1, 6)])
    assert choice(scene.run(LastCall(GREEN))) == UseSuccess("destiny_food")


def test_success_is_not_wasted_on_what_cannot_score():
    scene = at_the_last_call("destiny_food").goods(ORANGE, food=2)
    assert choice(scene.run(LastCall(GREEN))) == GoOn()


def test_success_comes_after_wealth():
    """Which it may count: three coins are fewer than five, and six are more."""
    scene = at_the_last_call("destiny_coins").runes(GREEN, "rune_wealth")
    scene.goods(GREEN, coins=3).goods(ORANGE, coins=5)
    assert choice(scene.run(LastCall(GREEN))) == UseWealth()
