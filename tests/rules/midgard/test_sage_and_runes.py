"""Sage's House, Rune Reader, runes and destinies (chapters 5, 15 and 16)."""

import pytest

from kit import rule
from meadhall.rules.midgard.asking import KeepRune, SetAsking, UseRune
from meadhall.rules.midgard.cards.destinies import counted, destiny_glory
from meadhall.rules.midgard.cards.runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from meadhall.rules.midgard.cards.sage import (
    Keep,
    KeepDestiny,
    Look,
    LookAtJourney,
    TakeRune,
    TakeTopRune,
    TrueVision,
    draw_destinies,
)
from meadhall.rules.midgard.data import RUNES
from meadhall.rules.midgard.events import DestiniesDrawn, DestinyShown, JourneySeen
from meadhall.rules.midgard.land.placement import PlaceWorker
from meadhall.rules.midgard.state import Asking, Tucked
from rules.midgard.scene import GREEN, ORANGE, PURPLE, midgard


@rule("CM-5.5", "CM-5.5.1")
def test_a_visit_to_the_sage():
    scene = midgard(leaders=("asmundr", "gylfir", "ullr")).journey(1, "journey_storm").top("destiny_fire").place("sage")
    assert isinstance(scene.asks(), LookAtJourney)
    assert scene.options() == [Look(0), Look(1), Look(2)]
    assert scene.denied(Look(3)) == ("no_such_shore", "CM-2.5")
    scene.do(Look(1))
    (seen,) = scene.told(JourneySeen)
    assert seen.card == "journey_storm"
    assert seen.seen_by(PURPLE).card == "?"
    assert scene.s.coasts[1].seen_by == (GREEN,)
    assert scene.player().destinies == ("destiny_fire",)
    scene.s.placed = ()
    scene.top("destiny_ice").turn(GREEN).place("sage").do(Look(0))
    assert scene.player().destinies == ("destiny_fire", "destiny_ice")  # all are kept


@rule("CM-EX-34", "CM-5.5.1", "CM-5.5.2", "CM-14.2", "CM-15.8")
def test_dagrun_with_true_vision_draws_four():
    four = ("destiny_fire", "destiny_ice", "destiny_wood", "destiny_food")
    scene = midgard().leader(GREEN, "dagrun").runes(GREEN, "rune_true_vision").top(*four).place("sage").do(Look(0))
    assert scene.asks() == TrueVision(GREEN)
    scene.do(UseRune())
    assert isinstance(scene.asks(), KeepDestiny)
    assert scene.told(DestiniesDrawn)[0].cards == four
    assert scene.denied(Keep("destiny_runes")) == ("not_drawn", "CM-5.5.1")
    scene.do(Keep("destiny_wood"), (2, 0, 1))
    assert scene.player().destinies == ("destiny_wood",)
    assert scene.s.destiny_deck[-3:] == ("destiny_food", "destiny_fire", "destiny_ice")
    assert scene.s.tucked[0].cards == ("destiny_fire", "destiny_food", "destiny_ice")


@rule("CM-5.5.2", "CM-3.5", "CM-14.2")
def test_a_short_deck_of_destinies():
    scene = midgard().leader(GREEN, "dagrun")
    scene.s.destiny_deck = ()
    scene.runes(GREEN, "rune_true_vision")  # which could draw nothing either: it is not offered
    assert isinstance(scene.place("sage").do(Look(0)).asks(), PlaceWorker)
    two = midgard().leader(GREEN, "dagrun").place("sage").do(Look(0))
    assert len(two.options(Keep)) == 2


@rule("CM-5.5.2", "CM-18")
def test_of_a_reached_pile_under_the_deck_nobody_knows_what_is_left():
    scene = midgard()
    scene.s.destiny_deck = ("destiny_fire", "destiny_ice", "destiny_wood", "destiny_food")
    scene.s.tucked = (Tucked(GREEN, ("destiny_ice", "destiny_wood")), Tucked(PURPLE, ("destiny_food",)))
    assert draw_destinies(scene.s, 1) == ("destiny_fire",)
    assert len(scene.s.tucked) == 2
    draw_destinies(scene.s, 1)
    assert scene.s.tucked == (Tucked(PURPLE, ("destiny_food",)),)


@rule("CM-5.6", "CM-15.1")
def test_the_rune_reader():
    assert midgard().barred("rune_reader") == ("not_enough_wood", "CM-5.6")
    scene = midgard().goods(GREEN, wood=1).place("rune_reader")
    assert scene.options() == [TakeRune(0), TakeRune(1), TakeRune(2), TakeTopRune()]
    row = scene.s.rune_row
    scene.do(TakeRune(1))
    assert (scene.player().runes, scene.has()) == ((row[1],), {})
    assert scene.s.rune_row == (row[0], None, row[2])
    scene.s.placed = ()
    scene.goods(PURPLE, wood=1).place("rune_reader")
    assert scene.denied(TakeRune(1)) == ("no_rune_there", "CM-5.6")
    scene.s.rune_deck = ()
    assert scene.denied(TakeTopRune()) == ("no_runes_left", "CM-5.6")
    top = midgard().goods(GREEN, wood=1).top("rune_wealth").place("rune_reader").do(TakeTopRune())
    assert top.player().runes == ("rune_wealth",)
    empty = midgard().goods(GREEN, wood=1)
    empty.s.rune_deck, empty.s.rune_row = (), (None, None, None)
    assert empty.barred("rune_reader") == ("no_runes_left", "CM-5.6")


@rule("CM-15.4", "CM-15.1", "CM-15.2", "CM-1.4")
def test_gifts():
    scene = midgard().runes(GREEN, "rune_gifts")
    assert len(scene.options(UseGifts)) == 15
    assert scene.denied(UseGifts(5, 0, 0)) == ("not_so_many", "CM-15.4")
    assert scene.do(UseGifts(1, 2, 1)).has() == {"food": 1, "wood": 2, "coins": 1}
    assert scene.denied(UseGifts(1, 2, 1)) == ("rune_used", "CM-15.1")
    assert scene.turn(PURPLE).denied(UseGifts(1, 2, 1)) == ("no_such_rune", "CM-15.1")


@rule("CM-EX-35", "CM-15.5", "CM-15.20")
@pytest.mark.parametrize(("held", "then"), [(3, 6), (7, 12), (0, 0)])
def test_wealth(held: int, then: int):
    scene = midgard().runes(GREEN, "rune_wealth").goods(GREEN, coins=held).do(UseWealth())
    assert scene.player().coins == then


@rule("CM-15.6")
def test_knowledge():
    scene = midgard().runes(GREEN, "rune_knowledge").do(UseKnowledge())
    assert [seen.shore for seen in scene.told(JourneySeen)] == [0, 1, 2]
    assert all(coast.seen_by == (GREEN,) for coast in scene.s.coasts)


@rule("CM-15.7", "CM-15", "CM-21.20", "CM-EX-37", "CM-15.21")
def test_success():
    scene = midgard().runes(PURPLE, "rune_success").destinies(PURPLE, "destiny_wood").turn(PURPLE)
    scene.goods(PURPLE, wood=3).goods(GREEN, wood=1)
    assert scene.denied(UseSuccess("destiny_food")) == ("no_such_destiny", "CM-15.7")
    scene.do(UseSuccess("destiny_wood"))
    assert scene.told(DestinyShown)[0].glory == 5
    assert scene.player(PURPLE).glory == 5
    assert (scene.player(PURPLE).shown, scene.player(PURPLE).destinies) == (("destiny_wood",), ())
    scene.goods(GREEN, wood=3)
    assert destiny_glory(scene.s, PURPLE, "destiny_wood") == 2


@rule("CM-15.16", "CM-15.8")
def test_a_player_says_what_to_be_asked():
    scene = midgard().runes(GREEN, "rune_true_vision")
    assert SetAsking("true_vision", "never") in scene.options()
    assert scene.denied(SetAsking("healing", "never"))[0] == "no_such_rune"
    assert scene.denied(SetAsking("rolls", "worthwhile"))[0] == "not_now"
    scene.do(SetAsking("true_vision", "never"))
    assert scene.player().asking == Asking(true_vision="never")
    assert scene.asks() == PlaceWorker(GREEN)
    scene.place("sage").do(Look(0))
    assert not isinstance(scene.asks(), TrueVision)
    assert scene.player().holds("rune_true_vision")


@rule("CM-15.8")
def test_true_vision_can_be_kept():
    scene = midgard(leaders=("asmundr", "gylfir", "ullr")).runes(GREEN, "rune_true_vision").place("sage").do(Look(0))
    scene.do(KeepRune())
    assert scene.player().holds("rune_true_vision")
    assert len(scene.player().destinies) == 1


@rule("CM-13.5", "CM-15.1")
def test_every_rune_has_its_glory():
    assert sorted(rune.glory for rune in RUNES.values()) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


# Destinies


@rule("CM-16.2", "CM-16", "CM-16.1")
def test_what_destinies_count():
    scene = midgard().kills(GREEN, "draugr_blue_1", "monster_blue_01", "troll_01", "monster_red_01")
    scene.runes(GREEN, "rune_gifts", "rune_glory").do(UseGifts(4, 0, 0)).dice(GREEN, "SPA").band(GREEN, "troll", "P")
    s = scene.s
    figures = {metric: counted(s, GREEN, metric) for metric in ("cards_blue", "cards_red", "cards_yellow")}
    assert figures == {"cards_blue": 2, "cards_red": 1, "cards_yellow": 0}
    assert [counted(s, GREEN, f"cards_{kind}") for kind in ("troll", "draugr", "monster")] == [1, 1, 2]  # type: ignore[arg-type]
    assert (counted(s, GREEN, "vikings"), counted(s, GREEN, "runes"), counted(s, GREEN, "food")) == (3, 2, 4)


@rule("CM-13.3", "CM-16.3", "CM-EX-38", "CM-EX-39")
def test_most_shared_and_none():
    scene = midgard()
    assert destiny_glory(scene.s, GREEN, "destiny_trolls") == 0
    scene.kills(GREEN, "troll_01")
    assert destiny_glory(scene.s, GREEN, "destiny_trolls") == 6
    scene.kills(ORANGE, "troll_02")
    assert destiny_glory(scene.s, GREEN, "destiny_trolls") == 3
    scene.kills(ORANGE, "troll_03")
    assert destiny_glory(scene.s, GREEN, "destiny_trolls") == 0
