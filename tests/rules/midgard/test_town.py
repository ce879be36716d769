"""Locations of the town (chapters 4 and 5) and the market stalls (chapter 6)."""

import pytest

from kit import rule
from meadhall.rules.midgard.cards.runes import UseGifts
from meadhall.rules.midgard.data import Dice
from meadhall.rules.midgard.events import DiceWasted
from meadhall.rules.midgard.goods import Take, TakeDice
from meadhall.rules.midgard.land.placement import Place, PlaceWorker
from meadhall.rules.midgard.land.ships import ChooseShore, SailTo, TakeShip
from meadhall.rules.midgard.land.stalls import Uses, UseStall
from meadhall.rules.midgard.land.town import GiveCoins, PayChurch, Trade, TradeAtMarket
from meadhall.rules.midgard.state import Worker
from rules.midgard.scene import GREEN, ORANGE, PURPLE, midgard


@rule("CM-EX-1", "CM-4", "CM-5", "CM-5.2", "CM-4.1")
def test_the_foundry_gives_all_its_spearmen():
    scene = midgard().tray("SPPA").dice(GREEN, "SSA").place("foundry")
    assert scene.home() == "SSPPA"
    assert scene.s.trays == (1, 0, 1)
    assert Worker("foundry", GREEN) in scene.s.placed
    assert scene.asks() == PlaceWorker(PURPLE)
    assert scene.barred("foundry") == ("location_taken", "CM-4.4")


@rule("CM-5.2", "CM-4.6")
@pytest.mark.parametrize("place", ["forge", "foundry", "armoury"])
def test_an_empty_smithy_cannot_be_visited(place):
    assert midgard().tray("").barred(place) == ("tray_empty", "CM-5.2")


@rule("CM-EX-3", "CM-21.6", "CM-21.15", "CM-1.6", "CM-1.7", "CM-1.12", "CM-1.13", "CM-4.7")
def test_what_does_not_fit_goes_to_the_supply():
    scene = midgard().tray("AAA").dice(GREEN, "SSSSPPP")
    before = scene.s.supply
    scene.place("forge")
    assert scene.home() == "SSSSPPPA"
    assert scene.s.trays == (0, 0, 0)
    assert scene.s.supply == (before[0], before[1], before[2] + 2)
    assert scene.told(DiceWasted) == [DiceWasted(GREEN, (0, 0, 2))]


@rule("CM-EX-4", "CM-6.8", "CM-1.7", "CM-6.10")
def test_who_gains_several_kinds_chooses():
    scene = midgard().stalls("jomsvikings", None, "skald", "benefactor").goods(GREEN, coins=2).dice(GREEN, "SSSSPPP")
    scene.place("stall_mil_1")
    assert isinstance(scene.asks(), TakeDice)
    assert set(scene.options()) == {Take((1, 0, 0)), Take((0, 0, 1))}
    assert scene.denied(Take((1, 0, 1))) == ("take_as_many_as_fit", "CM-1.7")
    assert scene.do(Take((0, 0, 1))).home() == "SSSSPPPA"
    assert scene.has() == {}


@rule("CM-1.5", "CM-1.8")
def test_nothing_replaces_dice_that_the_supply_lacks():
    scene = midgard().stalls("jomsvikings", None, "skald", "benefactor").goods(GREEN, coins=2)
    scene.dice(PURPLE, "AAAAAAAA").tray("AA").place("stall_mil_1")
    assert scene.home() == "S"
    assert scene.s.supply[2] == 0


@rule("CM-5.3", "CM-5.17", "CM-EX-9")
def test_smokehouse_and_begging():
    scene = midgard().place("smokehouse")
    assert scene.has() == {"food": 1}
    assert scene.s.smokehouse == 0
    full = midgard()
    full.s.smokehouse = 3
    assert full.place("smokehouse").has() == {"food": 3}
    assert scene.place("beg").has(PURPLE) == {"food": 1, "blame": 1}
    assert Place("beg") in scene.options()


@rule("CM-EX-7", "CM-21.7", "CM-5.4", "CM-5.4.1")
def test_the_first_player_token():
    scene = midgard().place("longhouse")
    assert (scene.s.first, scene.home()) == (PURPLE, "S")
    assert scene.asks().seat == PURPLE
    other = midgard().place("beg").place("beg").place("longhouse")
    assert other.s.first == ORANGE
    assert other.asks() == PlaceWorker(GREEN)  # the order of this phase does not change


@rule("CM-EX-10", "CM-5.7")
def test_the_market_trades_one_for_one():
    scene = midgard().goods(GREEN, food=2, coins=3).place("market")
    assert isinstance(scene.asks(), TradeAtMarket)
    assert scene.denied(Trade(0, 4, 2)) == ("one_for_one", "CM-5.7")
    assert scene.denied(Trade(-1, 4, 2))[1] == "CM-5.7"
    assert Trade(2, 0, 3) in scene.options()
    assert scene.do(Trade(0, 3, 2)).has() == {"wood": 3, "coins": 2}


@rule("CM-EX-5", "CM-5.8")
def test_the_stave_church():
    assert midgard().barred("church") == ("not_enough_coins", "CM-5.8")
    scene = midgard().goods(GREEN, coins=7).place("church")
    assert isinstance(scene.asks(), PayChurch)
    assert scene.options() == [GiveCoins(1), GiveCoins(3), GiveCoins(6)]
    assert scene.denied(GiveCoins(4)) == ("no_such_price", "CM-5.8")
    assert scene.do(GiveCoins(6)).has() == {"coins": 1, "favour": 3}
    assert midgard().goods(GREEN, coins=12).place("church").do(GiveCoins(10)).has() == {"coins": 2, "favour": 4}


@rule("CM-EX-6", "CM-21.3", "CM-5.9", "CM-5.9.1", "CM-5.9.2", "CM-4.2")
def test_the_ladder_of_the_huts():
    scene = midgard()
    for seat in (GREEN, PURPLE, ORANGE):
        scene.goods(seat, coins=5)
    scene.place("huts").place("huts").place("huts")
    assert [scene.player(seat).coins for seat in (GREEN, PURPLE, ORANGE)] == [0, 1, 2]
    assert [scene.player(seat).workers for seat in (GREEN, PURPLE, ORANGE)] == [3, 3, 3]
    assert scene.barred("huts") == ("one_worker_per_game", "CM-5.9")


@rule("CM-5.10", "CM-1.13")
def test_the_shipwright():
    assert midgard().barred("shipyard")[1] == "CM-5.10"
    scene = midgard().goods(GREEN, wood=3, coins=2).place("shipyard")
    assert scene.options() == [TakeShip("ship_karvi"), TakeShip("ship_skeid")]
    assert scene.denied(TakeShip("ship_snekkja")) == ("ship_not_there", "CM-5.10")
    scene.do(TakeShip("ship_skeid"))
    assert scene.player().ship == "ship_skeid"
    assert scene.has() == {}
    assert scene.s.yard == ("ship_karvi", "ship_busse")
    scene.s.placed = ()
    assert scene.turn(GREEN).goods(GREEN, wood=9, coins=9).barred("shipyard") == ("one_ship_per_game", "CM-5.10")
    scene.s.yard = ()
    assert scene.turn(PURPLE).goods(PURPLE, wood=9, coins=9).barred("shipyard") == ("no_ships_left", "CM-5.10")


@rule("CM-5.11", "CM-21.5", "CM-5.12", "CM-5.13", "CM-5.14", "CM-EX-44", "CM-2.5")
def test_each_shore_takes_one_ship():
    scene = midgard().goods(PURPLE, coins=1)
    assert scene.place("berth_small").asks() == ChooseShore(GREEN, "ship_small")
    assert scene.options() == [SailTo(0), SailTo(1), SailTo(2)]
    scene.do(SailTo(1)).place("berth_large")
    assert scene.has(PURPLE) == {}
    assert scene.denied(SailTo(1)) == ("shore_taken", "CM-5.14")
    assert scene.denied(SailTo(3)) == ("no_such_shore", "CM-2.5")
    scene.do(SailTo(0))
    assert scene.barred("own_ship") == ("no_ship", "CM-5.13")
    scene.player(ORANGE).ship = "ship_karvi"
    scene.place("own_ship")  # to the only shore that is left
    assert scene.s.bands[-1].shore == 2
    scene.player(GREEN).ship = "ship_busse"
    assert scene.barred("own_ship") == ("no_free_shore", "CM-5.14")


@rule("CM-5.12", "CM-5.14", "CM-4.6")
def test_when_a_public_ship_cannot_be_taken():
    scene = midgard().goods(GREEN, coins=1)
    assert scene.turn(PURPLE).barred("berth_large") == ("not_enough_coins", "CM-5.12")
    scene.player(ORANGE).ship = "ship_karvi"
    for shore, ship in enumerate(("ship_busse", "ship_skeid", "ship_karvi")):
        scene.band(ORANGE, ship, shore=shore)
    assert scene.turn(GREEN).barred("berth_small") == ("no_free_shore", "CM-5.14")
    assert scene.barred("berth_large") == ("no_free_shore", "CM-5.14")


@rule("CM-5.13", "CM-4.4")
def test_an_own_ship_sails_once_in_a_round():
    scene = midgard()
    scene.player(GREEN).ship, scene.player(PURPLE).ship = "ship_busse", "ship_karvi"
    scene.place("own_ship").do(SailTo(0)).place("own_ship").do(SailTo(1))
    assert scene.turn(GREEN).barred("own_ship") == ("once_per_round", "CM-4.4")


@rule("CM-5.15", "CM-14.3")
def test_the_merchant_ship():
    assert midgard().barred("merchant") == ("not_enough_coins", "CM-5.15")
    scene = midgard().merchant("merchant_birka").goods(GREEN, coins=1).place("merchant")
    assert (scene.home(), scene.has()) == ("PP", {"food": 1})
    gylfir = midgard().leader(GREEN, "gylfir").merchant("merchant_miklagard").place("merchant")
    assert gylfir.home() == "AA"
    later = midgard().merchant("merchant_birka").goods(GREEN, coins=1)
    later.s.merchants, later.s.merchant_deck = ("merchant_miklagard", "merchant_birka"), later.s.merchant_deck[1:]
    assert later.place("merchant").home() == "PP"  # of the one that covers the other


@rule("CM-5.16", "CM-5.18", "CM-4.4", "CM-4.5", "CM-21.11")
def test_red_locations_are_only_reserved():
    scene = midgard().place("troll")
    assert scene.s.bands[0].place == "troll"
    assert scene.barred("troll") == ("location_taken", "CM-4.4")
    scene.place("hunting").place("hunting")
    scene.turn(PURPLE)
    assert scene.barred("hunting") == ("once_per_round", "CM-4.4")


@rule("CM-EX-8", "CM-6.2", "CM-4.8")
def test_the_beggar_helps_three_times():
    scene = midgard().stalls("militia", None, "beggar", "skald")
    assert scene.barred("stall_trade_1") == ("not_enough_food", "CM-6.10")
    scene.goods(GREEN, food=4).place("stall_trade_1")
    assert isinstance(scene.asks(), UseStall)
    assert scene.options() == [Uses(1), Uses(2), Uses(3)]
    assert scene.denied(Uses(4)) == ("not_so_often", "CM-4.8")
    assert scene.do(Uses(3)).has() == {"food": 1, "favour": 3}
    hungry = midgard().stalls("militia", None, "beggar", "skald").goods(GREEN, food=2).place("stall_trade_1")
    assert hungry.options() == [Uses(1), Uses(2)]
    assert hungry.denied(Uses(3)) == ("not_enough_food", "CM-6.10")


STALLS = [
    ("skald", {}, {"glory": 2}, (0, 0, 0)),
    ("generous_merchant", {}, {"food": 1, "wood": 1}, (0, 0, 0)),
    ("benefactor", {}, {"coins": 2}, (0, 0, 0)),
    ("militia", {"food": 1}, {}, (2, 0, 0)),
    ("raiders", {"wood": 1}, {}, (0, 2, 0)),
    ("jomsvikings", {"coins": 2}, {}, (1, 0, 1)),
    ("varangians", {"coins": 1}, {}, (1, 1, 0)),
]


@rule("CM-6.1", "CM-6", "CM-6.3", "CM-6.4", "CM-6.5", "CM-6.6", "CM-6.7", "CM-6.8", "CM-6.9", "CM-6.10", "CM-4.9")
@pytest.mark.parametrize(("stall", "price", "goods", "dice"), STALLS, ids=[stall[0] for stall in STALLS])
def test_stalls(stall: str, price: dict[str, int], goods: dict[str, int], dice: Dice):
    military = any(dice)
    spaces = (stall, None, "skald", "benefactor") if military else ("militia", None, stall, "beggar")
    space = "stall_mil_1" if military else "stall_trade_1"
    scene = midgard().stalls(*spaces)  # type: ignore[arg-type]
    if price:
        assert scene.barred(space)[1] == "CM-6.10"
    scene.goods(GREEN, **price).place(space)
    assert (scene.has(), scene.player().dice) == (goods, dice)


@rule("CM-2.2", "CM-4.6")
def test_a_space_without_a_stall_is_closed():
    assert midgard().barred("stall_mil_2") == ("closed_stall", "CM-2.2")


@rule("CM-4.3", "CM-4.10", "CM-4.11", "CM-15.2")
def test_runes_may_pay_for_the_placement():
    """There is no pass: after the rune a worker must still be placed."""
    scene = midgard().runes(GREEN, "rune_gifts").do(UseGifts(0, 0, 4))
    assert scene.asks() == PlaceWorker(GREEN)
    assert scene.place("church").do(GiveCoins(3)).has() == {"coins": 1, "favour": 2}
