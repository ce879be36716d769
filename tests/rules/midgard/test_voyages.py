"""Journeys and distant shores (chapter 9)."""

import pytest

from kit import rule
from meadhall.rules.midgard.asking import UseRune
from meadhall.rules.midgard.cleanup import DiscardJourneys, LayBounties
from meadhall.rules.midgard.events import DiceLost, Fed, FoodLost, JourneyRevealed
from meadhall.rules.midgard.fights.battle import Fall
from meadhall.rules.midgard.fights.victory import AfterFight, MoreGlory
from meadhall.rules.midgard.fights.voyage import ChooseStarving, Lose, PayToll, ReplaceJourney, Starve
from meadhall.rules.midgard.land.placement import PlaceWorker
from meadhall.rules.midgard.preparation import LayJourneys
from meadhall.rules.midgard.state import Asking
from rules.midgard.scene import GREEN, Scene, bundle, faces, midgard

EASY = "monster_red_07"  # attack 4, defence 4, 13 glory


def at(shore: int, journey: str = "journey_quiet", monster: str = EASY) -> Scene:
    return midgard(players=4).journey(shore, journey).enemy(f"shore_{shore + 1}", monster)


@rule("CM-EX-25", "CM-9.4", "CM-9.4.1", "CM-9.4.2", "CM-9.4.3", "CM-9.3.1")
def test_food_on_a_near_shore():
    scene = at(0).sail(0, "SSPPA", 2)
    assert scene.told(Fed) == [Fed(GREEN, 4, 2)]
    assert scene.asks() == ChooseStarving(GREEN, 0, 1)
    assert scene.denied(Starve((1, 1, 0))) == ("starve_so_many", "CM-9.4.2")
    scene.do(Starve((1, 0, 0)), *faces("S1", "P1", "P1", "A1"))
    assert scene.told(DiceLost)[0] == DiceLost(GREEN, (1, 0, 0), "hunger")
    fed = at(0).sail(0, "SSSSS", 3, faces("S1", "S1", "S1", "S1", "S1"))
    assert fed.told(Fed) == [Fed(GREEN, 5, 3)]
    assert fed.has()["glory"] == 13
    assert fed.home() == "S"


@rule("CM-EX-26", "CM-9.4.1", "CM-9.4.3", "CM-9.5")
def test_food_on_a_far_shore():
    scene = at(2).sail(2, "SSPPA", 3)
    assert scene.asks() == ChooseStarving(GREEN, 2, 2)
    assert scene.s.bands[0].food == 0
    full = at(2).goods(GREEN, food=1).sail(2, "AAA", 7, faces("A1", "A1", "A1"))
    assert full.told(Fed) == [Fed(GREEN, 3, 7)]
    assert full.has()["food"] == 1


@rule("CM-EX-28", "CM-9.3.2", "CM-9.3.4", "CM-9.3.5", "CM-9.3.7", "CM-9.3.8", "CM-9.6")
def test_what_is_not_aboard_cannot_be_lost():
    storm = at(0, "journey_storm").sail(0, "S", 0)
    assert storm.told(DiceLost) == [DiceLost(GREEN, (1, 0, 0), "journey")]
    lost = at(0, "journey_lost").sail(0, "", 1)
    assert lost.told(FoodLost) == [FoodLost(GREEN, 1)]
    for journey in ("journey_no_wind", "journey_kraken", "journey_whirlpool"):
        calm = at(0, journey).sail(0, "", 0)
        assert isinstance(calm.asks(), PlaceWorker)
        assert not calm.told(FoodLost)


@rule("CM-9.3", "CM-9", "CM-9.3.2", "CM-9.3.3", "CM-9.3.4", "CM-9.3.5")
def test_the_owner_chooses_what_is_lost():
    scene = at(0, "journey_lost").sail(0, "SP", 1)
    assert isinstance(scene.asks(), PayToll)
    assert set(scene.options()) == {Lose((1, 1, 0)), Lose((1, 0, 0), 1), Lose((0, 1, 0), 1)}
    assert scene.denied(Lose((0, 0, 0), 2)) == ("not_aboard", "CM-9.3")
    assert scene.denied(Lose((1, 0, 0))) == ("lose_so_many", "CM-9.3")
    whirlpool = at(0, "journey_whirlpool").sail(0, "SP", 1)
    assert set(whirlpool.options()) == {Lose((1, 0, 0)), Lose((0, 1, 0))}
    assert whirlpool.denied(Lose(food=1)) == ("not_what_it_takes", "CM-9.3")
    no_wind = at(0, "journey_no_wind").sail(0, "AA", 2, faces("A2", "A2"))
    assert no_wind.told(FoodLost) == [FoodLost(GREEN, 1)]


@rule("CM-EX-29", "CM-9.3.6", "CM-9.6", "CM-9.11")
def test_the_kraken():
    scene = at(0, "journey_kraken").sail(0, "SPA", 2, faces("S1", "PO", "A2"))
    scene.do(Fall(bundle("S")), *faces("P1", "A-"))
    assert scene.has() == {"glory": 3}
    assert scene.player().kills == ()
    assert scene.s.coasts[0].monster == EASY
    assert scene.home() == ""


@rule("CM-9.3.6")
def test_survivors_of_the_kraken_sail_on():
    scene = at(0, "journey_kraken").sail(0, "AAAA", 2, faces("A2", "A2", "A1", "A1", "A2", "A2"))
    assert scene.has() == {"glory": 3 + 13, "favour": 1}


@rule("CM-EX-30", "CM-9.1", "CM-9.10", "CM-12.4")
def test_an_empty_ship_still_reveals_the_journey():
    scene = at(1, "journey_storm").sail(1, "", 0)
    assert scene.told(JourneyRevealed) == [JourneyRevealed(1, "journey_storm")]
    assert scene.s.coasts[1].revealed
    scene.run(DiscardJourneys())
    assert scene.s.journey_discard == ("journey_storm",)
    assert scene.run(LayJourneys()).s.coasts[1].journey is not None


@rule("CM-EX-31", "CM-9.7", "CM-9.8", "CM-7.7", "CM-21.9", "CM-15.17")
def test_a_forbidden_weapon_sails_eats_and_dies():
    scene = at(0, "journey_whirlpool", "monster_blue_06").sail(0, "SSPA", 2)
    scene.do(Lose((1, 0, 0)), *faces("P1", "A1"))
    assert scene.told(Fed) == [Fed(GREEN, 3, 2)]
    assert DiceLost(GREEN, (1, 0, 0), "forbidden") in scene.told(DiceLost)


@rule("CM-EX-33", "CM-12.5", "CM-11.1", "CM-3.6", "CM-9.9")
def test_the_bounty():
    scene = at(0)
    scene.run(LayBounties(), LayBounties(), LayBounties())
    assert scene.s.coasts[0].bounty == 3
    scene.sail(0, "AAAAA", 3, faces("A1", "A1", "A1", "A1", "A1"))
    assert scene.has() == {"glory": 13, "favour": 1, "coins": 3}
    assert scene.home() == "A"
    assert scene.s.coasts[0].monster is None
    assert scene.s.coasts[0].bounty == 0


@rule("CM-EX-24", "CM-11.2")
def test_the_glory_rune_at_sea():
    scene = at(0).runes(GREEN, "rune_glory")
    scene.sail(0, "AAAA", 2, faces("A2", "A2", "A2", "A1"))
    assert scene.asks() == MoreGlory(GREEN, 6)
    assert scene.do(UseRune()).has()["glory"] == 19
    kraken = at(0, "journey_kraken").runes(GREEN, "rune_glory")
    kraken.player().asking = Asking(glory="always")
    kraken.sail(0, "AAAA", 2, faces("A2", "A2", "A1", "A1"))
    assert kraken.asks() == MoreGlory(GREEN, 1)


@rule("CM-EX-36", "CM-9.2", "CM-15.9")
def test_the_journey_rune():
    scene = at(0, "journey_lost").runes(GREEN, "rune_journey").top("journey_kraken").sail(0, "AA", 1)
    assert scene.asks() == ReplaceJourney(GREEN, 0)
    scene.do(UseRune(), *faces("A-", "A-"))
    assert scene.s.journey_discard == ("journey_lost",)
    assert scene.s.coasts[0].journey == "journey_kraken"
    assert scene.home() == ""


@rule("CM-15.9", "CM-15.16")
@pytest.mark.parametrize(
    ("journey", "dice", "food", "manner", "asks"),
    [
        ("journey_quiet", "A", 1, "always", True),
        ("journey_quiet", "A", 1, "worthwhile", False),
        ("journey_lost", "", 0, "always", False),
        ("journey_no_wind", "A", 0, "worthwhile", False),
        ("journey_no_wind", "A", 0, "always", True),
        ("journey_kraken", "A", 1, "worthwhile", True),
        ("journey_kraken", "A", 1, "never", False),
    ],
)
def test_when_the_journey_rune_is_offered(journey: str, dice: str, food: int, manner: str, asks: bool):
    scene = at(0, journey).runes(GREEN, "rune_journey")
    scene.player().asking = Asking(journey=manner)  # type: ignore[arg-type]
    chance = [] if asks or not dice else faces("A-")
    if not asks and journey == "journey_no_wind":
        chance = []  # nobody is fed
    scene.sail(0, dice, food, chance)
    assert isinstance(scene.asks(), ReplaceJourney) == asks


@rule("CM-3.5", "CM-21.18")
def test_the_discarded_journeys_make_a_new_deck():
    scene = at(0)
    rest, scene.s.journey_deck = scene.s.journey_deck, ()
    scene.s.journey_discard = rest
    scene.s.put_coast(0, type(scene.s.coasts[0])(EASY))
    scene.s.journey_discard += ("journey_quiet",)
    scene.run(LayJourneys(), chance=[tuple(range(len(rest) + 1))])
    assert scene.s.coasts[0].journey == rest[0]
    assert scene.s.journey_discard == ()


@rule("CM-15.7", "CM-15.3")
def test_success_is_offered_after_a_voyage():
    scene = at(0).runes(GREEN, "rune_success").destinies(GREEN, "destiny_monsters")
    scene.sail(0, "AAAAA", 3, faces("A1", "A1", "A1", "A1", "A1"))
    assert isinstance(scene.asks(), AfterFight)
    assert scene.home() == "A"
