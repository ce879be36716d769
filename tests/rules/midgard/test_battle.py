"""Battles, the hunt, victories and blame (chapters 8, 10, 11, 14 and 15)."""

import pytest

from kit import rule
from meadhall.rules.midgard.asking import KeepRune, UseRune
from meadhall.rules.midgard.cards.runes import UseSuccess
from meadhall.rules.midgard.cleanup import LeaveTown
from meadhall.rules.midgard.events import (
    BattleBegan,
    BattleLost,
    DiceRolled,
    EnemyDefeated,
    HitsCounted,
    HuntBegan,
    JourneyRevealed,
)
from meadhall.rules.midgard.fights.battle import ChooseFallen, Fall, Healing
from meadhall.rules.midgard.fights.hunt import Hunt
from meadhall.rules.midgard.fights.roll import AcceptRoll, RerollWithFavour, RollWindow, UsePotential, UseReaction
from meadhall.rules.midgard.fights.victory import AfterFight, Blame, GoOn, MoreGlory, NameBlamed
from meadhall.rules.midgard.flow import Combat
from meadhall.rules.midgard.land.placement import PlaceWorker
from meadhall.rules.midgard.state import Asking
from rules.midgard.scene import GREEN, ORANGE, PURPLE, Scene, bundle, faces, midgard

ASMUNDR, DAGRUN, GYLFIR, SVANHILDR, ULLR = "asmundr", "dagrun", "gylfir", "svanhildr", "ullr"


def hunt(scene: Scene, *shown: str) -> Scene:
    return scene.run(Hunt(GREEN), chance=faces(*shown))


# The hunt


@rule("CM-EX-13", "CM-8.2", "CM-8.3", "CM-7.5")
def test_the_hunt_brings_six_food_at_most():
    scene = hunt(midgard().dice(GREEN, "SSPPAAS"), "S2", "S2", "S1", "P1", "PO", "A1", "A-")
    assert scene.has() == {"food": 6}
    assert len(scene.home()) == 7


@rule("CM-EX-14", "CM-8.5", "CM-14.4")
def test_svanhildr_hunts_with_her_swords():
    scene = hunt(midgard().leader(GREEN, SVANHILDR).dice(GREEN, "SSP"), "S1", "S2", "P1")
    assert scene.has() == {"food": 6}
    assert hunt(midgard().leader(GREEN, SVANHILDR).dice(GREEN, "SSA"), "S1", "S2", "A2").has() == {"food": 6}


@rule("CM-8.5", "CM-14.5")
def test_ullr_gets_nothing_for_hunting():
    assert hunt(midgard().leader(GREEN, ULLR).dice(GREEN, "A"), "A2").has() == {"food": 2}


@rule("CM-8.3")
def test_without_dice_there_is_no_hunt():
    scene = midgard().run(Hunt(GREEN))
    assert not scene.told(DiceRolled)


@rule("CM-8.2", "CM-10.4.2", "CM-15.15", "CM-14.1")
def test_favour_in_the_hunt():
    scene = hunt(midgard(leaders=(ASMUNDR, DAGRUN, GYLFIR)).goods(GREEN, favour=2).dice(GREEN, "AA"), "A-", "A2")
    assert isinstance(scene.asks(), RollWindow)
    assert scene.denied(AcceptRoll(rest=True)) == ("one_roll", "CM-8.2")
    scene.do(RerollWithFavour((0,)), *faces("A2"))  # every die shows its best face
    assert scene.has() == {"food": 4, "favour": 1, "glory": 2}


@rule("CM-8.1", "CM-8", "CM-20", "CM-8.4", "CM-8.6")
def test_the_order_of_combat():
    scene = (
        midgard().enemy("troll", "troll_01").enemy("draugr_left", "draugr_red_1").dice(PURPLE, "A").dice(ORANGE, "A")
    )
    scene.place("hunting").turn(PURPLE).place("hunting").turn(ORANGE).place("hunting")
    scene.band(ORANGE, "draugr_left", "A").band(PURPLE, "troll", "A").band(GREEN, "draugr_right")
    scene.run(Combat(), chance=faces("A1", "A2"))  # Purple fell, Orange slew the draugr, Green sent nobody
    assert [roll.seat for roll in scene.told(DiceRolled)] == [PURPLE, ORANGE]
    assert [fallen.seat for fallen in scene.told(EnemyDefeated)] == [ORANGE]


@rule("CM-8.1", "CM-8.4")
def test_hunters_in_turn_order_and_the_shores_last_from_the_left():
    scene = midgard().enemy("troll", "troll_01").dice(GREEN, "AA").dice(ORANGE, "A")
    scene.enemy("shore_1", "monster_red_03").enemy("shore_2", "monster_red_03")
    scene.journey(0, "journey_quiet").journey(1, "journey_quiet")
    scene.place("hunting").turn(ORANGE).place("hunting")
    scene.band(PURPLE, "ship_large", shore=1).band(PURPLE, "ship_small", shore=0).band(GREEN, "troll", "A")
    scene.s.first = ORANGE
    scene.run(Combat(), chance=faces("A1", "A1", "A-"))
    assert [roll.seat for roll in scene.told(DiceRolled)] == [ORANGE, GREEN, GREEN]
    order = [type(event) for event in scene.events if isinstance(event, HuntBegan | BattleBegan | JourneyRevealed)]
    assert order == [HuntBegan, HuntBegan, BattleBegan, JourneyRevealed, JourneyRevealed]
    assert [told.shore for told in scene.told(JourneyRevealed)] == [0, 1]


@rule("CM-15.15", "CM-8.2")
def test_a_hunt_that_can_bring_no_more_food_asks_nothing():
    scene = hunt(midgard().goods(GREEN, favour=1).dice(GREEN, "AAAA"), "A2", "A2", "A2", "A-")
    assert scene.has() == {"food": 6, "favour": 1}
    assert isinstance(hunt(midgard().goods(GREEN, favour=1).dice(GREEN, "AAA"), "A2", "A2", "A1").asks(), RollWindow)


# A battle, round by round


@rule(
    "CM-EX-15",
    "CM-10",
    "CM-10.7",
    "CM-EX",
    "CM-10.2",
    "CM-10.3",
    "CM-10.5",
    "CM-10.6",
    "CM-10.6.3",
    "CM-10.7.1",
    "CM-21.10",
    "CM-1.10",
)
def test_a_victory_that_nobody_survives():
    scene = midgard().enemy("draugr_left", "draugr_blue_7")
    scene.fight("draugr_left", "SSPPA", faces("S1", "S-", "PO", "P1", "A1"))
    assert scene.asks() == ChooseFallen(GREEN, 2)
    scene.do(Fall((2, 0, 0)), *faces("P2", "P-", "A1"))
    assert scene.has() == {"glory": 6, "coins": 4}
    assert scene.home() == ""
    assert scene.player().kills == ("draugr_blue_7",)
    assert scene.s.draugr[0] is None


@rule("CM-EX-16", "CM-10.7.2", "CM-10.9", "CM-11.1", "CM-1.9")
def test_damage_stays_for_the_next_round():
    scene = midgard(players=2).enemy("troll", "troll_08")
    supply = scene.s.supply
    scene.fight("troll", "PPPP", faces("PO", "P1", "P-", "P1", "P2", "PO"))
    assert [told.damage for told in scene.told(HitsCounted)] == [2, 4]
    assert [told.losses for told in scene.told(HitsCounted)] == [2, 2]
    assert scene.has() == {"glory": 6, "wood": 1}
    assert scene.s.supply == supply


@rule("CM-EX-17", "CM-10.1", "CM-10.7.3", "CM-10.8", "CM-10.10")
def test_defeat():
    scene = midgard().enemy("troll", "troll_08").fight("troll", "SS", faces("S1", "S-"))
    assert scene.told(BattleLost) == [BattleLost(GREEN, "troll_08")]
    assert scene.has() == {}
    assert scene.s.troll == "troll_08"
    assert scene.s.battle is None
    assert isinstance(scene.asks(), PlaceWorker)


@rule("CM-EX-18", "CM-10.4", "CM-10.4.1", "CM-10.4.2", "CM-10.4.5", "CM-14.1")
def test_favour_rolls_chosen_dice_again():
    scene = midgard(leaders=(ASMUNDR, DAGRUN, GYLFIR)).goods(GREEN, favour=2).enemy("draugr_left", "draugr_red_4")
    scene.fight("draugr_left", "SSA", faces("S-", "S1", "A-"))
    assert scene.denied(RerollWithFavour(()))[0] == "choose_dice_on_the_tray"
    assert scene.denied(RerollWithFavour((1, 0)))[0] == "choose_dice_on_the_tray"
    scene.do(RerollWithFavour((0, 2)), *faces("S2", "A2"))
    assert (scene.player().favour, scene.player().glory) == (1, 2)
    scene.do(AcceptRoll()).do(Fall(bundle("SS")))
    assert scene.has() == {"favour": 1, "glory": 6, "coins": 3}
    assert scene.home() == "A"


@rule("CM-10.4.2", "CM-15.14")
def test_one_favour_for_each_reroll_until_there_is_none():
    scene = midgard().goods(GREEN, favour=2).enemy("draugr_left", "draugr_red_1")
    scene.fight("draugr_left", "A", faces("A-")).do(RerollWithFavour((0,)), *faces("A-"))
    scene.do(RerollWithFavour((0,)), *faces("A1"))  # no favour left: nothing is asked, and the axe falls
    assert scene.has() == {}
    assert isinstance(scene.asks(), PlaceWorker)


@rule("CM-EX-19", "CM-10.5", "CM-10.5.2")
def test_double_hits():
    scene = midgard().enemy("draugr_left", "draugr_red_2").fight("draugr_left", "AA", faces("A2", "A2"))
    assert scene.told(HitsCounted)[0].hits == 4
    assert scene.has() == {"glory": 3, "coins": 2}


@rule("CM-EX-20", "CM-14", "CM-10.5.1", "CM-14.5", "CM-21.12")
def test_ullr():
    scene = midgard().leader(GREEN, ULLR).enemy("troll", "troll_16")
    scene.fight("troll", "AAA", faces("A2", "A2", "A1"))
    assert scene.has() == {"glory": 1}  # though the battle is lost
    again = midgard().leader(GREEN, ULLR).goods(GREEN, favour=1).enemy("troll", "troll_16")
    again.fight("troll", "A", faces("A2")).do(RerollWithFavour((0,)), *faces("A1"))
    assert again.has() == {}  # only the final roll counts


@rule("CM-EX-21", "CM-10.4.4", "CM-15.11", "CM-21.19")
def test_reaction():
    scene = midgard(players=2).runes(GREEN, "rune_reaction").enemy("draugr_left", "draugr_red_3")
    scene.fight("draugr_left", "SPP", faces("SO", "PO", "P1")).do(UseReaction())
    assert scene.told(HitsCounted) == [HitsCounted(GREEN, 3, 2, 3, 0)]
    assert scene.has() == {"glory": 4, "coins": 2}
    assert scene.player().used_runes == ("rune_reaction",)
    scene = midgard().runes(GREEN, "rune_reaction").goods(GREEN, favour=1).enemy("draugr_left", "draugr_red_1")
    scene.fight("draugr_left", "SSA", faces("S-", "S-", "A-"))
    assert scene.denied(UseReaction()) == ("no_shield", "CM-10.4.4")
    scene.do(RerollWithFavour((0,)), *faces("SO")).do(UseReaction(), *faces("SO", "S-", "A-", "SO", "S-", "A2"))
    assert [told.hits for told in scene.told(HitsCounted)] == [1, 0, 2]  # only in its own round
    swords = midgard().leader(GREEN, SVANHILDR).runes(GREEN, "rune_reaction").enemy("draugr_left", "draugr_red_7")
    swords.fight("draugr_left", "SPP", faces("SO", "PO", "P1")).do(UseReaction())
    assert swords.told(HitsCounted)[0].hits == 4


@rule("CM-EX-22", "CM-10.4.3", "CM-15.10", "CM-15.19")
def test_potential():
    scene = midgard().runes(GREEN, "rune_potential", "rune_reaction").enemy("draugr_left", "draugr_red_7")
    scene.fight("draugr_left", "SPA", faces("SO", "P-", "A-"))
    assert set(scene.options(UsePotential)) == {UsePotential((1,)), UsePotential((2,)), UsePotential((1, 2))}
    assert scene.denied(UsePotential((0,))) == ("only_blank_dice", "CM-10.4.3")
    scene.do(UsePotential((1, 2)), *faces("PO", "A1"))
    assert scene.player().used_runes == ("rune_potential",)
    assert scene.do(UseReaction()).told(HitsCounted)[0].hits == 3


@rule("CM-EX-23", "CM-10.6.1", "CM-15.12", "CM-15.18")
def test_healing():
    scene = midgard().runes(GREEN, "rune_healing").enemy("draugr_left", "draugr_red_6")
    scene.fight("draugr_left", "SS", faces("S1", "S1"))
    assert scene.asks() == Healing(GREEN, 2)
    scene.do(UseRune(), *faces("S1", "S1"))
    assert [told.damage for told in scene.told(HitsCounted)] == [4]
    assert scene.has() == {"glory": 5, "coins": 4}
    one = midgard().runes(GREEN, "rune_healing").enemy("draugr_left", "draugr_red_4")
    one.fight("draugr_left", "SSS", faces("S1", "SO", "S1", "S2", "SO"))  # one sword fell: not worth a question
    assert (one.home(), one.player().used_runes) == ("S", ())
    kept = midgard().runes(GREEN, "rune_healing").enemy("draugr_left", "draugr_red_6")
    kept.fight("draugr_left", "SS", faces("S1", "S1")).do(KeepRune())
    assert kept.told(BattleLost)


@rule("CM-10.6.2", "CM-19.1", "CM-21.8")
def test_the_owner_chooses_the_fallen():
    scene = midgard().enemy("draugr_left", "draugr_red_2").fight("draugr_left", "SPA", faces("S-", "P-", "A-"))
    assert scene.options() == [Fall((0, 0, 1)), Fall((0, 1, 0)), Fall((1, 0, 0))]
    assert scene.denied(Fall((1, 1, 0))) == ("lose_so_many", "CM-10.6")
    alike = midgard().enemy("draugr_left", "draugr_red_2").fight("draugr_left", "AA", faces("A1", "A-", "A2"))
    assert alike.home() == ""  # which axe fell first was no question


# When the roll window opens


@rule("CM-15.14", "CM-15.15")
def test_nothing_is_asked_where_nothing_can_be_gained():
    scene = midgard().goods(GREEN, favour=3).enemy("draugr_left", "draugr_red_1")
    scene.fight("draugr_left", "SP", faces("S2", "PO"))
    assert scene.home() == "SP"
    asked = midgard().goods(GREEN, favour=3).enemy("draugr_left", "draugr_red_1")
    assert isinstance(asked.fight("draugr_left", "SP", faces("S2", "P-")).asks(), RollWindow)


@rule("CM-15.10", "CM-15.11", "CM-15.14")
@pytest.mark.parametrize(
    ("rune", "spear", "asks"),
    [
        ("rune_potential", "P-", True),
        ("rune_potential", "P1", False),
        ("rune_reaction", "PO", True),
        ("rune_reaction", "P1", False),
    ],
)
def test_when_runes_open_the_window(rune: str, spear: str, asks: bool):
    scene = midgard().runes(GREEN, rune).enemy("draugr_left", "draugr_red_7")
    scene.fight("draugr_left", "SP", faces("S1", spear))
    assert isinstance(scene.asks(), RollWindow) == asks


@rule("CM-15.22")
def test_following_rolls_can_be_accepted_at_once():
    def after(rest: bool) -> Scene:
        scene = midgard().goods(GREEN, favour=3).enemy("draugr_left", "draugr_red_2")
        return scene.fight("draugr_left", "SS", faces("SO", "S1")).do(AcceptRoll(rest), *faces("S-"))

    assert isinstance(after(rest=False).asks(), RollWindow)
    accepted = after(rest=True)
    assert isinstance(accepted.asks(), PlaceWorker)
    assert accepted.has() == {"favour": 3}


# Victory


@rule("CM-EX-24", "CM-11.2", "CM-15.13")
@pytest.mark.parametrize(("card", "glory", "bonus"), [("draugr_red_7", 6, 3), ("troll_16", 9, 4)])
def test_the_glory_rune(card: str, glory: int, bonus: int):
    place = "troll" if card.startswith("troll") else "draugr_left"
    scene = midgard(players=2).runes(GREEN, "rune_glory").enemy(place, card)
    scene.fight(place, "AAAA", faces("A2", "A2", "A2", "A2"))
    assert scene.asks() == MoreGlory(GREEN, bonus)
    assert scene.do(UseRune()).has()["glory"] == glory + bonus


@rule("CM-15.13", "CM-15.16")
def test_a_small_bonus_is_worth_a_question_only_late():
    for number, asks in ((1, PlaceWorker), (7, MoreGlory)):
        scene = midgard().runes(GREEN, "rune_glory").enemy("draugr_left", "draugr_red_1")
        scene.s.round = number
        scene.fight("draugr_left", "AA", faces("A2", "A2"))
        assert isinstance(scene.asks(), asks)


@rule("CM-EX-11", "CM-11", "CM-11.3", "CM-11.6", "CM-11.5")
def test_the_slayer_names_who_is_to_blame():
    scene = midgard().enemy("troll", "troll_01").goods(GREEN, blame=2).goods(ORANGE, blame=1)
    scene.fight("troll", "AAAA", faces("A2", "A1", "A1", "A1"))
    assert isinstance(scene.asks(), NameBlamed)
    assert scene.player().blame == 1
    assert scene.denied(Blame(GREEN)) == ("blame_another", "CM-11.3")
    scene.do(Blame(PURPLE)).run(LeaveTown())
    assert [scene.player(seat).blame for seat in (GREEN, PURPLE, ORANGE)] == [1, 1, 1]
    assert scene.home() == "AA"


@rule("CM-11.6")
def test_the_glory_rune_comes_before_the_blame():
    scene = midgard().runes(GREEN, "rune_glory").enemy("troll", "troll_16").goods(GREEN, blame=1)
    scene.fight("troll", "AAAAA", faces("A2", "A2", "A2", "A2", "A2"))
    assert isinstance(scene.asks(), MoreGlory)
    assert scene.has() == {"glory": 9, "blame": 1, "wood": scene.player().wood}
    assert isinstance(scene.do(UseRune()).asks(), NameBlamed)


@rule("CM-11.3", "CM-19.1")
def test_with_two_players_nobody_is_asked_whom_to_blame():
    scene = midgard(players=2).enemy("troll", "troll_01").fight("troll", "AAAA", faces("A2", "A1", "A1", "A1"))
    assert scene.player(PURPLE).blame == 1


@rule("CM-EX-12", "CM-11.4", "CM-12.2", "CM-12.3")
def test_a_troll_alive_is_blamed_on_all():
    scene = midgard().goods(GREEN, blame=2).goods(ORANGE, blame=1)
    troll, draugr = scene.s.troll, scene.s.draugr
    scene.run(LeaveTown())
    assert [scene.player(seat).blame for seat in (GREEN, PURPLE, ORANGE)] == [3, 1, 2]
    assert scene.s.enemy_discard == (troll, *draugr)
    assert (scene.s.troll, scene.s.draugr) == (None, (None, None))


@rule("CM-15.7", "CM-15.3")
def test_success_is_offered_after_an_own_battle():
    scene = midgard().runes(GREEN, "rune_success").destinies(GREEN, "destiny_fire").enemy("draugr_left", "draugr_red_1")
    scene.fight("draugr_left", "AA", faces("A2", "A2"))
    assert isinstance(scene.asks(), AfterFight)
    assert set(scene.options()) == {UseSuccess("destiny_fire"), GoOn()}
    assert scene.do(UseSuccess("destiny_fire")).has()["glory"] == 2 + 6
    refused = midgard().runes(GREEN, "rune_success").destinies(GREEN, "destiny_fire")
    refused.player().asking = Asking(success="never")
    refused.enemy("draugr_left", "draugr_red_1").fight("draugr_left", "AA", faces("A2", "A2"))
    assert isinstance(refused.asks(), PlaceWorker)


@rule("CM-15.7", "CM-18")
def test_that_success_is_offered_tells_nobody_what_it_would_bring():
    """Neither whose destiny lies there nor whose pile is larger."""
    useless = midgard().runes(GREEN, "rune_success").destinies(GREEN, "destiny_ice")
    useless.enemy("draugr_left", "draugr_red_1").fight("draugr_left", "AA", faces("A2", "A2"))
    assert isinstance(useless.asks(), AfterFight)
    none = midgard().runes(GREEN, "rune_success").enemy("draugr_left", "draugr_red_1")
    assert isinstance(none.fight("draugr_left", "AA", faces("A2", "A2")).asks(), PlaceWorker)


@rule("CM-15.16", "CM-10.6.1")
def test_healing_is_offered_when_two_of_a_larger_band_would_fall():
    scene = midgard().runes(GREEN, "rune_healing").enemy("draugr_left", "draugr_red_4")
    assert scene.fight("draugr_left", "SSPP", faces("S1", "S-", "P-", "P1")).asks() == Healing(GREEN, 2)
