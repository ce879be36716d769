"""Each figure that is foretold is compared with what then happens, in 500 positions of recorded games."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import cast

import pytest

from kit import rule
from kit.cases import CASES
from kit.playing import done, happening, of_kind
from kit.selfplay import SEED, recorded, spread
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event
from meadhall.rules.watch import WATCH, forecast
from meadhall.rules.watch import events as told
from meadhall.rules.watch.actions import (
    Accept,
    BuildKeep,
    BuildRoad,
    Deal,
    Decline,
    DiscardCards,
    DriveTormund,
    FoundSettlement,
    HireGuard,
    LayRoad,
    MoveRoad,
    Rob,
    SupplyTrade,
    UseHero,
)
from meadhall.rules.watch.data import CARDS, CLAN_OF_TRAIL, CLANS, KINDS, LIMITS, CardId, Kind
from meadhall.rules.watch.fights.tormund import Seven
from meadhall.rules.watch.fights.wall import SECTIONS, no_guard, post_guard
from meadhall.rules.watch.fights.wildlings import Advance, Muster, set_camps
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.production import yields
from meadhall.rules.watch.questions import AnswerOffer, ConfirmOffer, Discard
from meadhall.rules.watch.scoring import tragic_end
from meadhall.rules.watch.state import NOBODY, State, Token, guards_of
from meadhall.rules.watch.view import unseen_cards
from rules.watch.scene import BLUE, chain, path, watch

POSITIONS: list[State] = spread(WATCH, 500)
IN_THE_NORTH = [s for s in POSITIONS if s.brotherhood]


def asked_views() -> Iterator[tuple[State, State, int]]:
    """Each position, as whoever is asked sees it, and the seat."""
    for s in POSITIONS:
        seat = kernel.asked(s).seat
        yield s, WATCH.visible(s, seat), seat


def legal(s: State, *kinds: type[Action]) -> list:
    return [action for action in kernel.options(s) if isinstance(action, kinds)]


def test_there_are_enough_positions():
    assert len(POSITIONS) == 500
    assert len(IN_THE_NORTH) > 200


# The land


def test_pips_are_the_cards_that_all_throws_bring_to_a_settlement():
    for s in POSITIONS[::10]:
        bare = s.copy()
        bare.tormund, bare.gift = 0, (None,) * len(s.gift)
        for player in bare.players:
            player.settlements = player.keeps = ()
        for place in s.ground.vertices:
            bare.players[0].settlements = (place,)
            bare.owner = [0 if other == place else NOBODY for other in range(len(s.owner))]
            throws = [yields(bare, a + b)[0][0] for a, b in product(range(1, 7), repeat=2)]
            assert len(throws) == forecast.THROWS
            assert sum(map(sum, throws)) == forecast.site(s, place).pips
            by_kind = [sum(cards[kind] for cards in throws) for kind in KINDS]
            foretold = forecast.yields_at(s.layout)[place]
            assert by_kind == [sum(one.pips for one in foretold if one.kind == kind) for kind in KINDS]


def test_pips_of_a_hex_are_the_throws_it_answers_to():
    for s in POSITIONS[::10]:
        for hex in s.ground.hexes:
            throws = [a + b for a, b in product(range(1, 7), repeat=2) if a + b in s.layout.rolls[hex]]
            assert forecast.pips_of(s.layout, hex) == len(throws)


# Prices and the supply


def test_what_is_paid_leaves_the_hand():
    seen = set()
    for s, view, seat in asked_views():
        for action in kernel.options(s):
            price = forecast.price_of(view, seat, action)
            if price is None or isinstance(action, Accept):
                continue
            hand = s.players[seat].hand[:]
            after, _ = done(s, action)
            if isinstance(action, SupplyTrade):
                after.players[seat].hand[action.get] -= 1
            assert [before - now for before, now in zip(hand, after.players[seat].hand, strict=True)] == [*price, 0]
            seen.add(type(action).__name__)
    assert seen >= {kind.__name__ for kind in forecast.USUAL_PRICES} | {"SupplyTrade", "HireCheaply", "BuyVision"}


@rule("GC-8.2")
def test_what_is_missing_for_a_purchase_is_what_the_refusal_names():
    refused, bought = set[type[Action]](), set[type[Action]]()
    for s, view, seat in asked_views():
        decision = kernel.asked(s)
        if not isinstance(decision, Turn):
            continue
        found = {purchase.action: purchase for purchase in forecast.purchases(view, seat)}
        assert (HireGuard in found) == s.brotherhood
        bought |= {kind for kind, purchase in found.items() if legal(s, kind) and not any(purchase.missing)}
        assert not any(legal(s, kind) for kind, purchase in found.items() if any(purchase.missing))
        for action in decision.actions(s):
            denial = decision.why_not(s, action) if type(action) in found else None
            if denial is not None and denial.code == "cannot_pay":
                assert denial.figures == {str(k): n for k, n in enumerate(found[type(action)].missing) if n}
                refused.add(type(action))
    assert refused == bought == set(forecast.USUAL_PRICES)


def test_an_accepted_offer_costs_what_it_says():
    trades = 0
    for s, view, seat in asked_views():
        if not isinstance(kernel.asked(s), AnswerOffer) or not legal(s, Accept):
            continue
        price, hand = forecast.price_of(view, seat, Accept()), s.players[seat].hand[:]
        after, _ = done(s, Accept())
        while isinstance(kernel.asked(after), AnswerOffer):
            kernel.play(after, Decline())
        if Deal(seat) not in kernel.options(after):
            continue
        question = kernel.asked(after)
        terms = question.terms(Accept()) if isinstance(question, ConfirmOffer) else None
        assert terms is not None
        assert price is not None
        give, get = terms
        after, events = done(after, Deal(seat))
        if traded := of_kind(events, told.Traded):
            assert (traded[0].give, traded[0].get) == (give, get)
            assert [before - now for before, now in zip(hand, after.players[seat].hand, strict=False)][:5] == [
                pay - got for pay, got in zip(price, give, strict=True)
            ]
            trades += 1
    assert trades > 5


def test_the_supply_asks_for_the_rate_and_not_a_card_less():
    for s in POSITIONS:
        trading = s.copy()
        seat, trading.building = trading.active, False
        best = forecast.rates(trading, seat)
        routes = forecast.own_routes(trading, seat)
        for kind in KINDS:
            usual = forecast.usual_rate(trading)
            assert best[kind] == min([usual, *(route.rate for route in routes if route.resource in (kind, -1))])
            trading.bank = [19] * 5
            trading.players[seat].hand = [best[kind] if other == kind else 0 for other in range(6)]
            trade = SupplyTrade(kind, (kind + 1) % 5)
            assert trade.why_not(trading, seat) is None
            trading.players[seat].hand[kind] -= 1
            assert trade.why_not(trading, seat) is not None


def test_the_supply_holds_what_is_said_or_more():
    hidden = 0
    for s, view, _ in asked_views():
        for kind in KINDS:
            stock = forecast.stock(view, kind)
            assert s.bank[kind] >= stock.count if stock.or_more else s.bank[kind] == stock.count
            hidden += stock.or_more
    assert hidden


# Building


def test_a_piece_brings_as_many_tokens_and_the_road_as_foretold():
    seen, passed = set(), 0
    for s, view, seat in asked_views():
        for action in legal(s, BuildRoad, LayRoad, MoveRoad, FoundSettlement, BuildKeep):
            foretold = forecast.after_building(view, seat, action)
            after, events = done(s, action)
            tokens = sum(len(event.tokens) for event in of_kind(events, told.TokensRevealed))
            if of_kind(events, told.TragicEnd):
                assert tokens <= foretold.tokens
                continue
            assert tokens == foretold.tokens, action
            assert after.road_holder == foretold.road_holder
            seen.add(type(action))
            passed += after.road_holder != s.road_holder
    assert len(seen) == 5
    assert passed >= 5


def test_a_road_that_is_moved_away_from_the_longest_turns_up_nothing():
    """Too rare to wait for."""
    longest, other = chain("V41 V34 V42 V35 V43 V36"), chain("V48 V55 V49 V56")
    scene = watch().bare().roads(BLUE, *longest, *other[:2]).holds(road=BLUE).hero(BLUE, "othell_yarwyck")
    scene.turn(BLUE).do(UseHero())
    moved = MoveRoad(path(longest[0]), path(other[2]))
    assert forecast.after_building(scene.s, BLUE, moved) == forecast.Building(tokens=0, road_holder=NOBODY)
    scene.do(moved)
    assert (scene.s.road_holder, scene.told(told.TokensRevealed)) == (NOBODY, [])


# The Wall


def advancing(s: State, kind: Kind, trail: int, count: int) -> list[Event]:
    """So many of this kind come down this trail, one after the other."""
    after, events = s.copy(), []
    after.agenda = []
    for _ in range(count):
        set_camps(after, CLAN_OF_TRAIL[trail], (kind,))
        kernel.then(after, Advance(trail))
        kernel.settle(after, events)
    return events


def test_a_section_falls_with_so_many_more_warriors():
    for s in IN_THE_NORTH:
        for number in SECTIONS:
            trail = 2 * number + 1
            section = forecast.section(s, number)
            for more in (section.falls_with - 1, section.falls_with):
                events = advancing(s, "warrior", trail, more)
                assert bool(of_kind(events, told.InvasionBegan)) == (more == section.falls_with)


def test_a_guard_stands_on_the_post_and_counts_as_foretold():
    points = 0
    for s in IN_THE_NORTH:
        for seat, number in product(range(len(s.players)), SECTIONS):
            if no_guard(s, seat, number) is None:
                after, events = s.copy(), []
                post_guard(after, seat, number, events)
                assert events[0] == told.GuardPosted(seat, number, forecast.section(s, number).post)
                gained = WATCH.points(after, seat) - WATCH.points(s, seat)
                assert gained == forecast.adds_a_point(s, seat)
                points += gained
    assert points


def test_a_clan_rushes_with_the_token_that_is_foretold():
    for s in IN_THE_NORTH:
        for number, clan in enumerate(CLANS):
            near = s.copy()
            near.frostfangs = dict.fromkeys(near.frostfangs, 5)
            token = cast(Token, f"{clan}_climber")
            more = forecast.tokens_to_rush(s, number)
            assert more > 0
            assert not of_kind(happening(near, *[Muster(token)] * (more - 1))[1], told.RushBegan)
            assert of_kind(happening(near, *[Muster(token)] * more)[1], told.RushBegan)


def test_whoever_crosses_lands_where_it_is_foretold():
    for s in IN_THE_NORTH:
        where = {arrow: there.hex for there in forecast.landings(s) for arrow in there.arrows}
        arrows = set()
        for number in CLAN_OF_TRAIL:
            crossed = of_kind(advancing(s, "climber", number, 1), told.Crossed)[0]
            assert where[crossed.arrow] == crossed.hex
            arrows.add(crossed.arrow)
        assert arrows == set(where)


# A seven


def test_tormund_robs_those_who_are_foretold():
    driven = 0
    for s, view, seat in asked_views():
        for action in legal(s, DriveTormund):
            prey = forecast.victims(view, seat, action.hex)
            after, events = done(s, action)
            robbed = [event.victim for event in of_kind(events, told.CardStolen)]
            robbed += [option.seat for option in kernel.options(after) if isinstance(option, Rob)]
            assert sorted(robbed) == sorted(prey)
            driven += len(prey) > 1
    assert driven


def test_a_seven_is_as_likely_as_all_throws_until_the_next_turn_say():
    throws = [total for total, ways in forecast.WAYS.items() for _ in range(ways)]
    for players in (2, 3):
        rounds = list(product(throws, repeat=players))
        share = sum(7 in each for each in rounds) / len(rounds)
        s = next(s for s in POSITIONS if len(s.players) == players)
        assert forecast.risk_of_seven(s, 0).chance == pytest.approx(share)


def test_who_holds_too_many_cards_discards_as_many_as_foretold():
    for s, view, seat in asked_views():
        after = s.copy()
        after.agenda = []
        kernel.then(after, Seven(seat))
        kernel.settle(after, [])
        due = {other: count for other in range(len(s.players)) if (count := forecast.must_discard(view, other))}
        events: list[Event] = []
        while isinstance(question := kernel.asked(after), Discard):
            assert question.count(after) == due[question.seat]
            kernel.play(after, legal(after, DiscardCards)[0], events)
        assert {event.seat: event.count for event in of_kind(events, told.Discarded)} == due


# Points, and the end


def holder(events: list[Event], taken: type, aside: type) -> int:
    last = of_kind(events, (taken, aside))[-1:]
    return last[0].seat if of_kind(last, taken) else NOBODY


@pytest.mark.parametrize("case", [case for case in CASES if case.game is WATCH], ids=str)
def test_points_come_from_where_they_are_said_to(case):
    """Added up from all that was told of the game."""
    events: list[Event] = []
    case.new(SEED, events)
    moments = recorded(case)
    events += [event for moment in moments for event in moment.events]
    end, _ = done(moments[-1].position, moments[-1].deed.action)
    prize = LIMITS.special_points[case.options.mode]
    for seat in range(case.players):
        points = forecast.points_by_source(end, seat)
        keeps = sum(event.seat == seat for event in of_kind(events, told.KeepBuilt))
        founded = sum(event.seat == seat for event in of_kind(events, told.SettlementFounded))
        guards = [event.points for event in of_kind(events, told.GuardPointsChanged) if event.seat == seat]
        assert points == forecast.Points(
            settlements=founded - keeps,
            keeps=2 * keeps,
            road=prize * (holder(events, told.LongestRoadTaken, told.LongestRoadLaidAside) == seat),
            patrol=prize * (holder(events, told.LargestPatrolTaken, told.LargestPatrolLaidAside) == seat),
            guards=guards[-1] if guards else 0,
        )
        shown = sum(len(event.cards) for event in of_kind(events, told.PointsRevealed) if event.seat == seat)
        assert end.result is not None
        assert end.result.points[seat] == sum(points) + shown


def tragic_winners(world: State) -> tuple[int, ...]:
    events: list[Event] = []
    tragic_end(world.copy(), by_invasions=True, out=events)
    return of_kind(events, told.TragicEnd)[0].winners


def faces_of(points: Sequence[CardId]) -> Iterator[CardId]:
    """Of hidden cards, one after the other; after these points come patrols only."""
    yield from points
    while True:
        yield "ranger_patrol"


def with_all_hidden_points(view: State, seat: int) -> State:
    """A world in which this seat has as many point cards as it can have, and nobody else has any beside those seen."""
    world = view.copy()
    points: list[CardId] = [card for card in unseen_cards(view) if CARDS[card].kind == "point"]
    for other, player in enumerate(world.players):
        faces = faces_of(points if other == seat else ())
        player.cards = tuple(next(faces) if card == "?" else card for card in player.cards)
        player.fresh = tuple(next(faces) if card == "?" else card for card in player.fresh)
    return world


def test_the_tragic_end_is_won_by_whom_it_is_foretold():
    """By this one for sure, or by another where hidden points can decide it."""
    unsure = 0
    for place, s in enumerate(IN_THE_NORTH):
        for seat in (*range(len(s.players)), NOBODY):
            view = WATCH.visible(s, seat)
            foretold = forecast.if_it_ended_now(view)
            winners = () if foretold.winner == NOBODY else (foretold.winner,)
            if foretold.sure:
                worlds = [s, WATCH.imagine(view, seat, Random(place))]
                assert all(tragic_winners(world) == winners for world in worlds)
            else:
                worlds = [with_all_hidden_points(view, other) for other in range(len(s.players))]
                assert any(tragic_winners(world) != winners for world in worlds)
                unsure += 1
            assert foretold.guards == max(guards_of(s, other) for other in range(len(s.players)))
    assert unsure
