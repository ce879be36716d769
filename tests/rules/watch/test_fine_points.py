"""Fine points that a review with fresh eyes turned up: where rules and options meet."""

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import ClaimVictory
from meadhall.rules.watch.cards.heroes import ChooseHero, TakeHero
from meadhall.rules.watch.cards.heroes_build import BuyVision, HireCheaply
from meadhall.rules.watch.cards.samwell import Console
from meadhall.rules.watch.data import LIMITS
from meadhall.rules.watch.events import GameWon, GivenBack, StartingIncome, TokensRevealed, Traded
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildKeep, BuyCard
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupRoad, SetupSettlement
from meadhall.rules.watch.state import Offer, Player
from meadhall.rules.watch.trade import Accept, Deal, OfferTrade
from rules.watch.scene import BLACK, BLUE, BRICK, LUMBER, ORE, RED, WOOL, YELLOW, Scene, base, bundle, watch


def ahead(**options: bool) -> Scene:
    """Red has three visible points and a card; Blue has Mance Rayder."""
    scene = watch(**options).hero(BLUE, "mance_rayder").buildings(RED, "V42 V11 V01").turn(BLUE)
    return scene.hand(RED, ore=1)


@rule("GC-19.39")
def test_mance_is_over_with_the_first_build_even_where_trade_goes_on():
    scene = ahead(combined_trade_build=True).hand(BLUE, ore=1, wool=1, grain=1)
    assert scene.allows(UseHero())
    assert scene.do(BuyCard()).refused(UseHero()) == Denial("before_the_first_build", "GC-19.39")


@rule("GC-19.37", "GC-19.43")
def test_mance_finds_nothing_in_an_empty_hand():
    assert ahead().allows(UseHero())
    assert ahead().hand(RED).refused(UseHero()) == Denial("nobody_ahead", "GC-19.43")


@rule("GC-19.10", "GC-21.1")
def test_a_missing_hero_is_taken_before_points_are_counted():
    scene = watch().display("ygritte").hero(YELLOW, None).buildings(YELLOW, "", "V01 V02 V03 V04").turn(BLUE)
    scene.s.players[YELLOW].settlements, scene.s.owner[42] = (42, 44), YELLOW
    scene.s.owner[44] = YELLOW
    assert scene.points(YELLOW) == LIMITS.winning_points
    assert scene.do(EndTurn()).asks() == ChooseHero(YELLOW)
    assert scene.do(TakeHero("ygritte")).is_over()


@rule("GC-19.45")
@pytest.mark.parametrize(("left", "asked"), [(0, False), (1, True)])
def test_samwell_is_not_asked_before_an_empty_supply(left: int, asked: bool):
    scene = watch().bare().hero(YELLOW, "samwell_tarly")
    scene.supply(lumber=left, brick=0, wool=0, grain=0, ore=0).roll(1, 4)
    assert isinstance(scene.asks(), Console) == asked


def ten(**options: bool) -> Scene:
    """Blue has nine points and builds the tenth."""
    scene = watch(**options).bare().hero(YELLOW, "alliser_thorne").buildings(BLUE, "V42 V46 V48", "V01 V02 V03")
    scene.hand(BLUE, ore=3, grain=2).turn(BLUE).keep_tile(BLUE, "hornfoot_warrior", "river_climber")
    return scene.do(BuildKeep(46))


@rule("GC-11.5", "GC-21.11")
def test_to_claim_is_to_end_the_turn_where_one_wins_at_its_end():
    both = {"confirm_victory": True, "victory_at_end_of_turn": True}
    assert ten(**both).do(ClaimVictory()).told(GameWon) == [GameWon(BLUE, LIMITS.winning_points)]
    assert not ten(**both).do(EndTurn()).is_over()  # he did not say so
    assert ten(**both).before_roll(BLUE).refused(ClaimVictory()).rule == "GC-21.11"


@rule("GC-23.11", "GC-22.9")
def test_a_starting_settlements_token_comes_before_its_income():
    scene = Scene(Options(setup_reveals_tokens=True, first_player="1"), 4)
    for action in (Settle(1), LayFirstRoad(1), Settle(3), LayFirstRoad(5), Settle(22), LayFirstRoad(32)):
        scene.do(action)
    scene.do(Settle(45)).do(LayFirstRoad(scene.options(LayFirstRoad)[0].path))  # pyright: ignore[reportAttributeAccessIssue]
    assert scene.asks() == SetupSettlement(RED, second=True)
    scene.do(Settle(47))
    kinds = [type(event) for event in scene.events]
    assert kinds.index(TokensRevealed) < kinds.index(StartingIncome)
    assert isinstance(scene.asks(), SetupRoad)


@rule("GC-19.34")
def test_thorne_replaces_a_card_by_another():
    scene = watch().hero(BLUE, "alliser_thorne").turn(BLUE).hand(BLUE, brick=1, wool=1, lumber=1)
    assert scene.refused(UseHero()) == Denial("cannot_pay", "GC-19.43")
    scene.hand(BLUE, brick=1, wool=1, lumber=1, ore=1).do(UseHero())
    assert scene.refused(HireCheaply(0, WOOL, WOOL)) == Denial("not_part_of_the_price", "GC-19.34")
    assert set(scene.options()) == {
        HireCheaply(section, kind, ORE) for section in range(4) for kind in (BRICK, LUMBER, WOOL)
    }


@rule("GC-19.35")
def test_melisandres_usual_price_is_offered_once():
    scene = watch().hero(BLUE, "melisandre").turn(BLUE).hand(BLUE, ore=1, wool=1, grain=1).do(UseHero())
    assert scene.options() == [BuyVision(ORE, ORE)]


@rule("GC-11.6")
def test_at_the_end_everybody_sees_the_point_cards_and_no_others():
    scene = base().bare().buildings(BLUE, "V42 V46", "V01 V03 V10").cards(RED, "vp_tower", "road_building").turn(BLUE)
    scene.buildings(BLUE, "V46", "V01 V03 V10 V42").cards(BLUE, fresh=("vp_library",)).do(EndTurn())
    scene.before_roll(BLUE).cards(BLUE, "vp_library").roll(1, 1)
    assert scene.is_over()
    seen: list[Player] = WATCH.visible(scene.s, BLACK).players
    assert set(seen[RED].cards) == {"vp_tower", "?"}
    assert WATCH.points(WATCH.visible(scene.s, BLACK), RED) == scene.points(RED)


@rule("GC-26.2")
def test_what_another_gave_is_not_taken_back_without_him():
    """Undo stops at events that bind somebody else; the table reads their mark."""
    scene = base().turn(BLUE).hand(BLUE, wool=1).hand(RED, ore=1)
    scene.do(OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (RED,)))).do(Accept()).do(Deal(RED))
    assert [event.reveals for event in scene.told(Traded)] == [True]
    assert GivenBack.reveals
