"""Chapter 7: trade with the others and with the supply. The offers themselves are in test_offers.py."""

from collections.abc import Callable

import msgspec
import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch.data import KINDS, RESOURCES
from meadhall.rules.watch.events import PileCounted, SupplyTraded
from meadhall.rules.watch.land.building import BuyCard, FoundSettlement
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import Accept, Counter, Deal, Decline, OfferTrade, Propose, SupplyTrade, TakeProposal
from rules.watch.scene import BLACK, BLUE, BRICK, GRAIN, LUMBER, ORE, RED, WOOL, YELLOW, Scene, base, bundle, watch

NOT_NOW = ("not_now", "")
WOOL_FOR_ORE = OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (YELLOW,)))


def trading(**hand: int) -> Scene:
    """Blue in the trade step of base, with these cards and no trade route."""
    return base().hand(BLUE, **hand).turn(BLUE)


def some(kind: int, count: int) -> dict[str, int]:
    return {RESOURCES[kind]: count}


# With the others


@rule("GC-7.1")
def test_only_the_active_player_makes_offers():
    scene = trading(wool=1).hand(YELLOW, ore=1).hand(BLACK, wool=1)
    between_others = OfferTrade(Offer(bundle(ore=1), bundle(wool=1), (BLACK,)))
    assert scene.denied(between_others, by=YELLOW) == NOT_NOW
    assert scene.allows(WOOL_FOR_ORE)


@rule("GC-7.1")
def test_what_an_opponent_proposes_only_the_active_player_can_take():
    scene = trading(wool=1).hand(YELLOW, ore=1).hand(BLACK, wool=1)
    scene.do(Propose(bundle(ore=1), bundle(wool=1)), by=YELLOW)
    assert scene.denied(TakeProposal(YELLOW), by=BLACK) == NOT_NOW
    scene.do(TakeProposal(YELLOW))
    assert [scene.holding(seat) for seat in (BLUE, YELLOW, BLACK)] == [
        bundle(ore=1),
        bundle(wool=1),
        bundle(wool=1),
    ]


@rule("GC-7.1")
@pytest.mark.parametrize("to", [(), (BLUE,), (YELLOW, BLUE), (YELLOW, YELLOW), (4,), (-1,)])
def test_partners_are_opponents(to: tuple[int, ...]):
    offer = OfferTrade(Offer(bundle(wool=1), bundle(ore=1), to))
    assert trading(wool=1).denied(offer) == ("no_such_partner", "GC-7.1")


@rule("GC-7.2")
def test_nothing_but_resource_cards_changes_hands():
    scene = watch().hand(BLUE, wool=1).hand(YELLOW, ore=1).turn(BLUE)
    for seat in (BLUE, YELLOW):
        scene.cards(seat, "winter_is_coming", "new_recruits").patrols(seat, 1)
    before = [_all_but_the_hand(scene, seat) for seat in (BLUE, YELLOW)]
    scene.do(WOOL_FOR_ORE).do(Accept()).do(Deal(YELLOW))
    assert (scene.holding(BLUE), scene.holding(YELLOW)) == (bundle(ore=1), bundle(wool=1))
    assert [_all_but_the_hand(scene, seat) for seat in (BLUE, YELLOW)] == before


def _all_but_the_hand(scene: Scene, seat: int) -> dict[str, object]:
    return {**msgspec.structs.asdict(scene.s.players[seat]), "hand": None}


@rule("GC-7.2")
def test_an_offer_has_no_words_for_anything_else():
    assert Offer.__struct_fields__ == ("give", "want", "to")
    six_kinds: tuple[int, ...] = (0, 0, 1, 0, 0, 1)
    offer = Offer(six_kinds, bundle(ore=1), (YELLOW,))  # pyright: ignore[reportArgumentType]
    assert not trading(wool=2).allows(OfferTrade(offer))


@rule("GC-7.3")
def test_as_many_trades_as_one_likes():
    scene = trading(wool=9, grain=1).hand(YELLOW, ore=2, brick=1)
    scene.do(WOOL_FOR_ORE).do(Accept()).do(Deal(YELLOW))
    scene.do(SupplyTrade(WOOL, LUMBER))
    scene.do(WOOL_FOR_ORE).do(Accept()).do(Deal(YELLOW))
    scene.do(Propose(bundle(brick=1), bundle(grain=1)), by=YELLOW).do(TakeProposal(YELLOW))
    assert scene.holding(BLUE) == bundle(wool=3, ore=2, lumber=1, brick=1)


@rule("GC-7.3")
@pytest.mark.parametrize("trade", [WOOL_FOR_ORE, SupplyTrade(WOOL, ORE), TakeProposal(YELLOW)])
def test_trade_belongs_to_the_trade_step(trade: Action):
    scene = trading(wool=5, grain=1, ore=1).hand(YELLOW, ore=1)
    scene.do(Propose(bundle(ore=1), bundle(wool=1)), by=YELLOW)
    assert scene.allows(trade)
    scene.do(BuyCard())
    assert scene.denied(trade) == ("trade_is_over", "GC-4.3")
    scene.before_roll(BLUE)
    assert scene.denied(trade) == ("roll_first", "GC-4.1")


def _offered(give: tuple[int, ...], want: tuple[int, ...]) -> tuple[str, str]:
    offer = Offer(give, want, (YELLOW,))  # pyright: ignore[reportArgumentType]
    return trading(wool=3, ore=3).denied(OfferTrade(offer))


def _countered(give: tuple[int, ...], want: tuple[int, ...]) -> tuple[str, str]:
    scene = trading(wool=3, ore=3).hand(YELLOW, wool=3, ore=3).do(WOOL_FOR_ORE)
    return scene.denied(Counter(give, want))  # pyright: ignore[reportArgumentType]


def _proposed(give: tuple[int, ...], want: tuple[int, ...]) -> tuple[str, str]:
    scene = trading(wool=3, ore=3).hand(YELLOW, wool=3, ore=3)
    return scene.denied(Propose(give, want), by=YELLOW)  # pyright: ignore[reportArgumentType]


Terms = Callable[[tuple[int, ...], tuple[int, ...]], tuple[str, str]]
every_way = pytest.mark.parametrize("denied", [_offered, _countered, _proposed])


@rule("GC-7.4")
@every_way
def test_gifts_are_forbidden(denied: Terms):
    assert denied(bundle(wool=1), bundle()) == ("no_gifts", "GC-7.4")
    assert denied(bundle(), bundle(wool=1)) == ("no_gifts", "GC-7.4")
    assert denied((0, 0, 2, 0, -1), bundle(grain=1)) == ("no_gifts", "GC-7.4")


@rule("GC-7.5")
@every_way
def test_no_resource_stands_on_both_sides(denied: Terms):
    assert denied(bundle(wool=1), bundle(wool=2)) == ("same_on_both_sides", "GC-7.5")
    assert denied(bundle(wool=1, ore=1), bundle(wool=1)) == ("same_on_both_sides", "GC-7.5")


@rule("GC-7.6")
def test_both_must_agree():
    scene = trading(wool=1).hand(YELLOW, ore=1).hand(BLACK, ore=1)
    scene.do(OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (YELLOW, BLACK)))).do(Decline()).do(Accept())
    assert (scene.asks().seat, scene.holding(BLACK)) == (BLUE, bundle(ore=1))  # an answer alone swaps nothing
    assert scene.denied(Deal(YELLOW)) == ("did_not_accept", "GC-7.24")
    assert scene.denied(Deal(RED)) == ("did_not_accept", "GC-7.24")
    scene.do(Deal(BLACK))
    assert (scene.holding(BLUE), scene.holding(BLACK)) == (bundle(ore=1), bundle(wool=1))


@rule("GC-7.6")
def test_a_promise_is_only_talk():
    """Terms are cards given and cards wanted: neither an offer, an answer nor a proposal can carry a promise."""
    assert Counter.__struct_fields__ == Propose.__struct_fields__ == ("give", "want")
    assert Accept.__struct_fields__ == Decline.__struct_fields__ == ()


# With the supply


def takes(scene: Scene, give: int) -> list[int]:
    """What the scene's player can get from the supply for cards of this kind."""
    return [trade.get for trade in scene.options(SupplyTrade) if isinstance(trade, SupplyTrade) and trade.give == give]


def check_rate(scene: Scene, give: int, rate: int) -> None:
    """Just `rate` cards of this kind buy one card of any other kind; one card less buys nothing."""
    others = [kind for kind in KINDS if kind != give]
    scene.hand(BLUE, **some(give, rate - 1))
    assert takes(scene, give) == []
    denial = scene.refused(SupplyTrade(give, others[0]))
    assert (denial.code, denial.rule, denial.figures["rate"]) == ("too_few_of_the_kind", "GC-7.10", rate)
    scene.hand(BLUE, **some(give, rate))
    assert takes(scene, give) == others
    bank = scene.s.bank[:]
    scene.do(SupplyTrade(give, others[-1]))
    assert scene.holding(BLUE) == bundle(**some(others[-1], 1))
    assert [scene.s.bank[kind] - bank[kind] for kind in (give, others[-1])] == [rate, -1]
    assert scene.told(SupplyTraded) == [SupplyTraded(BLUE, give, rate, others[-1])]


@rule("GC-7.7")
@pytest.mark.parametrize("give", KINDS)
def test_four_equal_cards_for_one_in_base(give: int):
    scene = trading()
    check_rate(scene, give, 4)
    assert scene.hand(BLUE, **some(give, 9)).denied(SupplyTrade(give, give)) == ("same_on_both_sides", "GC-7.7")


@rule("GC-7.8")
@pytest.mark.parametrize("give", KINDS)
def test_three_equal_cards_for_one_in_brotherhood(give: int):
    check_rate(watch().turn(BLUE), give, 3)


@rule("GC-7.9")
@pytest.mark.parametrize("building", [{"settlements": "V14"}, {"keeps": "V14"}])
@pytest.mark.parametrize("give", KINDS)
def test_a_route_for_any_resource(building: dict[str, str], give: int):
    check_rate(trading().buildings(BLUE, **building), give, 3)


@rule("GC-7.9")
@pytest.mark.parametrize("building", [{"settlements": "V60"}, {"keeps": "V60"}])
@pytest.mark.parametrize(("give", "rate"), [(LUMBER, 2), (BRICK, 4), (WOOL, 4), (GRAIN, 4), (ORE, 4)])
def test_a_route_for_one_resource(building: dict[str, str], give: int, rate: int):
    check_rate(trading().buildings(BLUE, **building), give, rate)


@rule("GC-7.9")
def test_a_route_serves_its_owner_only():
    check_rate(trading().buildings(YELLOW, "V60"), LUMBER, 4)


@rule("GC-7.10")
def test_the_cards_given_are_of_one_kind():
    lumber_and_brick_routes = trading(lumber=1, brick=1).buildings(BLUE, "V60 V15")
    assert lumber_and_brick_routes.options(SupplyTrade) == []
    assert lumber_and_brick_routes.denied(SupplyTrade(LUMBER, ORE)) == ("too_few_of_the_kind", "GC-7.10")
    assert trading(wool=2, grain=2).options(SupplyTrade) == []


@rule("GC-7.10")
def test_routes_do_not_combine():
    check_rate(trading().buildings(BLUE, "V01 V14"), WOOL, 3)
    check_rate(trading().buildings(BLUE, "V60 V53"), LUMBER, 2)


@rule("GC-7.10")
@pytest.mark.parametrize(("give", "rate"), [(LUMBER, 2), (WOOL, 3)])
def test_each_kind_goes_at_the_best_rate_one_owns(give: int, rate: int):
    check_rate(trading().buildings(BLUE, "V60 V14"), give, rate)


@rule("GC-7.11")
def test_the_supply_must_hold_the_wanted_card():
    scene = trading(wool=4).supply(ore=0)
    assert scene.denied(SupplyTrade(WOOL, ORE)) == ("supply_is_short", "GC-7.11")
    assert takes(scene, WOOL) == [LUMBER, BRICK, GRAIN]
    assert takes(scene.supply(ore=1), WOOL) == [LUMBER, BRICK, GRAIN, ORE]


@rule("GC-7.12")
@pytest.mark.parametrize("combined", [False, True])
def test_a_route_opened_this_turn(combined: bool):
    scene = base(combined_trade_build=combined).bare().roads(BLUE, "V14-V20").turn(BLUE)
    scene.hand(BLUE, lumber=1, brick=1, wool=1, grain=4).do(FoundSettlement(14))
    if not combined:
        assert scene.denied(SupplyTrade(GRAIN, ORE)) == ("trade_is_over", "GC-4.3")
        return
    scene.do(SupplyTrade(GRAIN, ORE))
    assert scene.holding(BLUE) == bundle(ore=1)


@rule("GC-7.13")
def test_opponents_do_not_trade_with_the_supply():
    scene = trading(wool=4).hand(YELLOW, wool=9)
    assert scene.denied(SupplyTrade(WOOL, ORE), by=YELLOW) == NOT_NOW
    assert not any(isinstance(aside, SupplyTrade) for aside in kernel.asides(scene.s, YELLOW))
    assert scene.turn(YELLOW).allows(SupplyTrade(WOOL, ORE))


@rule("GC-24.2")
def test_a_hidden_pile_that_becomes_countable_is_told_and_bars_undo() -> None:
    scene = watch(hide_supply=True).turn(BLUE).hand(BLUE, wool=4)
    scene.s.bank[ORE] = 2
    scene.do(SupplyTrade(WOOL, ORE))
    assert scene.told(PileCounted) == [PileCounted(ORE, 1)]
    assert PileCounted.reveals
