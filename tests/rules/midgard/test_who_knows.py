"""What each seat may see (chapter 18), and what is undone (CM-19.3)."""

from random import Random

from kit import rule
from meadhall.rules.kernel import Result
from meadhall.rules.midgard import MIDGARD, events
from meadhall.rules.midgard.cards.sage import Keep, Look
from meadhall.rules.midgard.events import DestiniesDrawn, DestinyKept, JourneySeen
from rules.midgard.scene import GREEN, ORANGE, PURPLE, midgard


@rule("CM-18.1", "CM-18", "CM-17.1", "CM-18.2")
def test_piles_of_enemies_are_their_owners():
    for open_piles, seen in ((False, ()), (True, ("troll_01",))):
        scene = midgard(hall_of_fame=open_piles).kills(GREEN, "troll_01")
        assert MIDGARD.visible(scene.s, PURPLE).players[GREEN].kills == seen
        assert MIDGARD.visible(scene.s, GREEN).players[GREEN].kills == ("troll_01",)


@rule("CM-2.11", "CM-18.2")
def test_destinies_are_secret_until_shown():
    scene = midgard().destinies(GREEN, "destiny_fire")
    assert MIDGARD.visible(scene.s, PURPLE).players[GREEN].destinies == ("?",)
    assert MIDGARD.visible(scene.s, GREEN).players[GREEN].destinies == ("destiny_fire",)
    scene.s.finish(Result("glory", (GREEN,), (0, 0, 0)))
    assert MIDGARD.visible(scene.s, PURPLE).players[GREEN].destinies == ("destiny_fire",)


@rule("CM-18.2", "CM-5.5.1")
def test_destinies_being_looked_at_are_secret():
    scene = midgard().leader(GREEN, "dagrun").top("destiny_fire", "destiny_ice").place("sage").do(Look(0))
    assert MIDGARD.visible(scene.s, PURPLE).players[GREEN].drawn == ("?", "?")
    assert MIDGARD.visible(scene.s, GREEN).players[GREEN].drawn == ("destiny_fire", "destiny_ice")


@rule("CM-18.2")
def test_what_is_secret_is_not_counted_for_others():
    scene = midgard().goods(GREEN, food=3, glory=9).destinies(GREEN, "destiny_food")
    view = MIDGARD.visible(scene.s, PURPLE)
    assert MIDGARD.points(scene.s, GREEN) == 14
    assert MIDGARD.points(view, GREEN) == 9
    assert "9 in all" in MIDGARD.summary(view)


@rule("CM-15.6", "CM-5.5")
def test_a_journey_that_was_looked_at():
    scene = midgard().journey(0, "journey_kraken").place("sage").do(Look(0))
    assert MIDGARD.visible(scene.s, GREEN).coasts[0].journey == "journey_kraken"
    assert MIDGARD.visible(scene.s, PURPLE).coasts[0].journey == "?"
    assert MIDGARD.visible(scene.s, PURPLE).coasts[0].seen_by == (GREEN,)


@rule("CM-5.5.2")
def test_who_put_destinies_under_the_deck_knows_them():
    scene = midgard().leader(GREEN, "dagrun").top("destiny_fire", "destiny_ice").place("sage").do(Look(0))
    scene.do(Keep("destiny_ice"), (0,))
    (kept,) = scene.told(DestinyKept)
    assert (kept.seen_by(PURPLE).card, kept.seen_by(PURPLE).tucked) == ("?", ("?",))
    assert MIDGARD.visible(scene.s, PURPLE).tucked[0].cards == ("?",)
    for seed in range(5):
        world = MIDGARD.imagine(MIDGARD.visible(scene.s, GREEN), GREEN, Random(seed))
        assert world.destiny_deck[-1] == "destiny_fire"


@rule("CM-18.1", "CM-19.2")
def test_an_imagined_world_has_all_enemies_somewhere():
    scene = midgard().kills(GREEN, "troll_01").kills(ORANGE, "troll_02", "monster_red_01")
    world = MIDGARD.imagine(MIDGARD.visible(scene.s, PURPLE), PURPLE, Random(1))
    assert MIDGARD.census(world) == MIDGARD.census(scene.s)
    assert sum(len(player.kills) for player in world.players) == 3


@rule("CM-19.3", "CM-19")
def test_looks_draws_and_rolls_cannot_be_taken_back():
    revealing = (events.EnemyShown, events.RuneShown, events.MerchantArrived, events.RuneTaken, events.JourneyRevealed)
    revealing += (JourneySeen, DestiniesDrawn, events.DestinyShown, events.DiceRolled, events.DiceRerolled)
    assert all(event.reveals for event in revealing)
    free = (events.WorkerPlaced, events.Gained, events.Paid, events.DiceGained, events.ShipBought, events.ShipSent)
    assert not any(event.reveals for event in free)
