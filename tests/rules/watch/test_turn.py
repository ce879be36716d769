"""Chapter 4: the three steps of a turn."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard, Winter
from meadhall.rules.watch.fights.tormund import Discard, DiscardCards, DriveTormund, MoveTormund
from meadhall.rules.watch.flow import EndTurn, PreRoll, Turn
from meadhall.rules.watch.land.building import BuildRoad, BuyCard
from meadhall.rules.watch.production import RollDice, is_settled
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import OfferTrade, SupplyTrade
from rules.watch.scene import BLUE, ORE, RED, WOOL, YELLOW, Scene, base, bundle, path, watch

ROAD = BuildRoad(path("V45-V37"))
TRADE = SupplyTrade(WOOL, ORE)
OFFER = OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (RED,)))


def rich(scene: Scene) -> Scene:
    """Blue can trade and build."""
    return scene.hand(BLUE, lumber=2, brick=2, wool=10, grain=2, ore=2)


@rule("GC-4.1")
def test_production_comes_first():
    scene = rich(base())
    assert scene.asks() == PreRoll(BLUE)
    for early in (TRADE, OFFER, ROAD, BuyCard(), EndTurn()):
        assert scene.refused(early) == Denial("roll_first", "GC-4.1")
    scene.roll(1, 1)
    assert scene.asks() == Turn(BLUE)
    for now in (TRADE, OFFER, ROAD, BuyCard(), EndTurn()):
        assert scene.allows(now)
    assert scene.refused(RollDice()).code == "not_now"  # once a turn


@rule("GC-4.1")
def test_the_first_step_lasts_until_all_that_the_roll_brought_is_done():
    scene = base().bare().hand(RED, wool=8).cards(BLUE, "ranger_patrol")
    assert not is_settled(scene.s)
    scene.roll(3, 4)
    assert isinstance(scene.asks(), Discard)
    assert not is_settled(scene.s)
    scene.do(DiscardCards(bundle(wool=4)))
    assert isinstance(scene.asks(), MoveTormund)
    assert not is_settled(scene.s)
    scene.do(DriveTormund(21))
    assert is_settled(scene.s)
    scene.do(PlayCard("ranger_patrol"))
    assert isinstance(scene.asks(), MoveTormund)
    assert is_settled(scene.s)  # a card is not the roll


@rule("GC-4.1")
def test_after_a_card_those_who_discard_are_still_in_the_first_step():
    scene = base().bare().hand(RED, wool=8).cards(BLUE, "winter_is_coming").before_roll(BLUE)
    scene.do(PlayCard("winter_is_coming")).do(scene.options()[0]).roll(3, 4)
    assert isinstance(scene.asks(), Discard)
    assert not is_settled(scene.s)


@rule("GC-4.1")
def test_a_card_played_before_the_roll_does_not_end_the_first_step():
    scene = watch().camps(cave="W").wall(2, RED).cards(BLUE, "winter_is_coming").before_roll(BLUE)
    scene.do(PlayCard("winter_is_coming")).do(scene.options()[0]).roll(3, 4, 4)
    assert isinstance(scene.asks(), MoveTormund)
    assert not is_settled(scene.s)  # the wildlings have yet to advance


@rule("GC-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_clockwise(players):
    scene = base(players)
    for turn in range(1, 2 * players + 1):
        seat = (turn - 1) % players
        assert scene.asks() == PreRoll(seat)
        assert scene.s.turn == turn
        scene.roll(1, 1).do(EndTurn())


@rule("GC-4.2")
def test_only_the_roll_is_compulsory():
    scene = rich(base())
    assert scene.options() == [RollDice()]
    assert scene.refused(EndTurn()).code == "roll_first"
    scene.roll(1, 1).do(EndTurn())
    assert scene.asks() == PreRoll(YELLOW)


@rule("GC-4.3")
@pytest.mark.parametrize("build", [ROAD, BuyCard()])
def test_the_first_build_ends_trade(build):
    scene = rich(base()).turn(BLUE).do(TRADE).do(build)
    for trade in (TRADE, OFFER):
        assert scene.refused(trade) == Denial("trade_is_over", "GC-4.3")
        assert not scene.options(type(trade))
    assert scene.allows(BuyCard())


@rule("GC-4.4")
def test_trade_and_build_may_be_combined_by_option():
    assert base().s.options.combined_trade_build is False
    scene = rich(base(combined_trade_build=True)).turn(BLUE)
    scene.do(ROAD).do(TRADE).do(BuyCard())
    assert scene.allows(OFFER)
    assert scene.allows(TRADE)
    scene.before_roll()
    assert scene.refused(TRADE).code == "roll_first"  # still after the roll


MOMENTS: dict[str, Callable[[Scene], Scene]] = {
    "before the roll": lambda scene: scene.before_roll(BLUE),
    "trade": lambda scene: scene.turn(BLUE),
    "build": lambda scene: scene.turn(BLUE, building=True),
}


@rule("GC-4.5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_may_be_played_at_any_moment_of_the_own_turn(moment):
    scene = MOMENTS[moment](base().cards(BLUE, "winter_is_coming"))
    before = scene.asks()
    scene.do(PlayCard("winter_is_coming"))
    assert isinstance(scene.asks(), Winter)
    scene.do(scene.options()[0])
    assert scene.asks() == before


@rule("GC-4.5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_card_is_played_in_the_turn_of_another(moment):
    scene = MOMENTS[moment](base().cards(YELLOW, "winter_is_coming"))
    assert scene.refused(PlayCard("winter_is_coming"), by=YELLOW).code == "not_now"


@rule("GC-4.6")
def test_nothing_is_discarded_at_the_end_of_a_turn():
    scene = base().hand(BLUE, lumber=6, brick=6, ore=6).turn(BLUE).do(EndTurn())
    assert scene.holding(BLUE) == bundle(lumber=6, brick=6, ore=6)
    assert scene.asks() == PreRoll(YELLOW)


@rule("GC-4.6")
def test_a_turn_goes_on_until_the_player_ends_it():
    scene = rich(base()).turn(BLUE).do(TRADE).do(ROAD).hand(BLUE)
    assert scene.asks() == Turn(BLUE)
    assert scene.options() == [EndTurn()]


@rule("GC-4.7")
def test_before_the_roll_one_may_roll_play_a_card_or_use_some_heroes():
    scene = rich(watch()).cards(BLUE, "winter_is_coming").gift(H03="W").hero(BLUE, "ygritte")
    assert scene.asks() == PreRoll(BLUE)
    assert scene.options() == [RollDice(), PlayCard("winter_is_coming"), UseHero()]


@rule("GC-4.7")
@pytest.mark.parametrize(
    "hero", ["jeor_mormont", "bowen_marsh", "othell_yarwyck", "alliser_thorne", "melisandre", "mance_rayder"]
)
def test_other_heroes_wait_for_the_roll(hero):
    scene = rich(watch()).hero(BLUE, hero)
    scene.buildings(RED, "V42 V11", "V39").hand(RED, ore=1)  # red is ahead, for Mance
    assert scene.refused(UseHero()) == Denial("only_after_the_roll", "GC-19.44")
    assert scene.turn(BLUE).allows(UseHero())


@rule("GC-4.7")
def test_a_hero_before_the_roll_leaves_the_roll_to_be_made():
    scene = watch().gift(H03="W").hero(BLUE, "ygritte").do(UseHero())
    while scene.asks() != PreRoll(BLUE):
        scene.do(scene.options()[0])
    assert scene.in_gift() == {}
    assert scene.allows(RollDice())
