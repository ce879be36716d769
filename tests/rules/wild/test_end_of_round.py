"""Storage and the end of the round (chapter 16)."""

import pytest

from kit import rule
from meadhall.rules.kernel import asked, options, play
from meadhall.rules.wild import WILD
from meadhall.rules.wild.closing import ChooseKept, ClearTables, ClearTokens, Keep, KeepCards, MovePath, PassHammer
from meadhall.rules.wild.data import Amount
from meadhall.rules.wild.events import (
    CardsChosen,
    HandDiscarded,
    PathLeft,
    PointsGained,
    TableCleared,
    TokensCleared,
    TokensStored,
)
from meadhall.rules.wild.flow import BeginRound
from meadhall.rules.wild.land.production import DrawHands, Produce
from meadhall.rules.wild.land.storage import ArrangeTokens, Store, StoreTokens, default_stocks
from meadhall.rules.wild.state import Stock
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import HALL, A, B, C, Scene, wild

# Phase 4


def filled(*counts: int) -> Store:
    return Store(tuple(Stock(f"beer_storage_{number}", count) for number, count in enumerate(counts, 1)))


def barrels(*stored: int, loose: int = 0) -> Scene:
    """Beer storages with so many, and the rest on the hall."""
    plots = [f"beer_storage_{number}" for number in range(1, len(stored) + 1)]
    scene = wild().town(A, *plots).tokens(A, HALL, beer=loose)
    for plot, count in zip(plots, stored, strict=True):
        scene.tokens(A, plot, beer=count)
    return scene.run(StoreTokens(A))


@rule("VW-16.1")
def test_tokens_are_arranged_at_will():
    scene = barrels(3, 0, loose=2)
    assert isinstance(scene.asks(), ArrangeTokens)
    assert scene.denied(filled(5, 0)) == ("storage_holds", "VW-1.17")
    assert scene.denied(filled(4, 2)) == ("not_so_many_tokens", "VW-16.1")
    assert scene.denied(Store((Stock("beer_storage_2", 1),))) == ("not_these_storages", "VW-16.1")
    scene.do(filled(2, 3))
    assert [scene.held(A, plot) for plot in (HALL, "beer_storage_1", "beer_storage_2")] == [(0, 0), (2, 0), (3, 0)]


@rule("VW-16.1", "VW-23.7")
def test_one_may_store_nothing_more_but_not_give_up_what_is_stored():
    scene = barrels(2, 1, loose=1)
    assert filled(2, 1) in scene.options()
    assert scene.denied(filled(2, 0)) == ("stored_stays", "VW-16.1")
    assert not [store for store in scene.options() if sum(stock.count for stock in store.stocks) < 3]
    scene.do(filled(3, 0))
    assert (scene.held(A, "beer_storage_1"), scene.held(A, "beer_storage_2")) == ((3, 0), (0, 0))
    assert scene.told(TokensStored)[0].lost == Amount(beer=1)


@rule("VW-16.1")
def test_each_storage_takes_its_own_kind():
    scene = wild().town(A, "gold_storage_1", "smelter_1").tokens(A, HALL, beer=3).tokens(A, "smelter_1", gold=1)
    scene.run(StoreTokens(A)).do(Store((Stock("gold_storage_1", 1),)))
    assert (scene.held(A), scene.held(A, "gold_storage_1")) == ((0, 0), (0, 1))


@rule("VW-16.2")
def test_nothing_is_moved_at_any_other_time():
    """A turn offers nothing that moves a token from one own card to another."""
    scene = wild().town(A, "beer_storage_1", "brewery_1").tokens(A, "brewery_1", beer=1).tokens(A, HALL, beer=1)
    assert scene.denied(filled(2)) == ("not_now", "")
    for action in scene.options():
        twin = scene.s.copy()
        play(twin, action)
        held = twin.players[A].at("beer_storage_1")
        assert held is None or held.held == Amount()


@rule("VW-16.3", "VW-23.7")
def test_what_finds_no_place_is_lost():
    scene = wild().town(A, "brewery_1", "smelter_1").tokens(A, HALL, gold=2)
    scene.tokens(A, "brewery_1", beer=1).tokens(A, "smelter_1", gold=1).run(StoreTokens(A))
    assert [scene.held(A, plot) for plot in (HALL, "brewery_1", "smelter_1")] == [(0, 0)] * 3
    assert scene.told(TokensStored) == [TokensStored(A, (), Amount(beer=1, gold=3))]
    assert not isinstance(scene.asks(), ArrangeTokens)


@rule("VW-23.5")
def test_what_lies_on_the_hall_may_be_stored():
    assert barrels(1, loose=2).do(filled(3)).held(A, "beer_storage_1") == (3, 0)


@rule("VW-16.4", "VW-19.11")
def test_full_storages_bring_a_point_every_round():
    scene = barrels(4, 4)
    assert scene.told(PointsGained) == [PointsGained(A, 2, "storage", 2)]
    assert scene.run(StoreTokens(A)).score() == 4
    scene.tokens(A, "beer_storage_2", beer=3).run(StoreTokens(A)).do(filled(4, 3))
    assert scene.score() == 5
    assert barrels(2, 2).do(filled(2, 2)).score() == 0  # each by itself


@rule("VW-16.5")
@pytest.mark.parametrize(
    ("stored", "loose", "best"), [((3, 3), 0, (4, 2)), ((1, 1), 1, (3, 0)), ((4, 2), 2, (4, 4)), ((4, 3), 0, (4, 3))]
)
def test_the_arrangement_offered(stored: tuple[int, ...], loose: int, best: tuple[int, ...]):
    scene = barrels(*stored, loose=loose)
    assert scene.options()[0] == filled(*best) == Store(default_stocks(scene.s, A))


@rule("VW-EX-22", "VW-9.6")
def test_storages_round_by_round():
    scene = wild().town(A, "beer_storage_1", "beer_storage_2", "brewery_1", "brewery_2", "beer_storage_3")
    scene.mark(A, "beer_storage_3", new=True)
    scene.tokens(A, "beer_storage_1", beer=3).tokens(A, "beer_storage_2", beer=2).run(Produce(), StoreTokens(A))
    scene.do(filled(4, 3))
    assert scene.score() == 1
    scene.run(Produce(), StoreTokens(A)).do(filled(4, 4))
    assert scene.score() == 3
    assert scene.held(A, "beer_storage_3") == (0, 0)


@rule("VW-23.14", "VW-3.2")
def test_storing_goes_clockwise_from_the_first_player():
    scene = wild()
    scene.s.agenda.clear()
    scene.s.first = B
    for seat in (A, B, C):
        scene.town(seat, "beer_storage_1").tokens(seat, HALL, beer=4)
    scene.run(BeginRound())
    asked_seats: list[int] = []
    while isinstance(scene.asks(), TakeTurn):
        asked_seats.append(scene.asks().seat)
        scene.end_turn()
    assert asked_seats == [B, C, A]
    asked_seats.clear()
    while isinstance(scene.asks(), ArrangeTokens):
        asked_seats.append(scene.asks().seat)
        scene.do(filled(4))
    assert asked_seats == [B, C, A]


# Phase 5


@rule("VW-16.6", "VW-12.6")
def test_play_areas_and_fortifications_are_discarded():
    scene = wild().town(A, "brewery_1").forts(A, "brewery_1", "tower").area(A, "elf_archer").run(ClearTables())
    assert (scene.player().area, scene.at(A, "brewery_1").forts) == ((), ())
    assert sorted(scene.player().discard[-2:]) == ["elf_archer", "tower"]
    assert scene.told(TableCleared) == [TableCleared(A, ("elf_archer", "tower"))]


@rule("VW-16.7")
def test_hands_are_discarded():
    scene = wild().hand(A, "beer", "tower").run(ChooseKept())
    assert scene.player().hand == ()
    assert scene.told(HandDiscarded) == [HandDiscarded(A, ("beer", "tower"), 0)]
    assert not isinstance(scene.asks(), Keep)


@rule("VW-16.7", "VW-23.8", "VW-9.6")
def test_each_usable_drakkar_keeps_a_card():
    scene = wild().town(A, "drakkar_1", "drakkar_2", "drakkar_3").mark(A, "drakkar_3", new=True)
    scene.hand(A, "beer", "tower", "gold").run(ChooseKept())
    assert scene.asks() == Keep(A)
    assert scene.denied(KeepCards(("beer", "gold", "tower"))) == ("one_for_each_drakkar", "VW-16.7")
    assert scene.denied(KeepCards(("pigator",))) == ("not_in_hand", "VW-16.7")
    assert KeepCards(()) in options(scene.s)
    scene.do(KeepCards(("gold", "tower")))
    assert scene.player().hand == ("gold", "tower")
    assert scene.told(HandDiscarded) == [HandDiscarded(A, ("beer",), 2)]


@rule("VW-9.6", "VW-16.8", "VW-16.9")
def test_the_end_of_a_round_in_its_order():
    """Construction tokens go when the hands have been discarded; then the path moves."""
    scene = wild().town(A, "drakkar_1").mark(A, "drakkar_1", new=True).hand(A, "beer")
    path = scene.s.path
    for _ in (A, B, C):
        scene.end_turn()
    assert scene.told(HandDiscarded)[0].kept == 0
    kinds = [type(event) for event in scene.events if isinstance(event, HandDiscarded | TokensCleared | PathLeft)]
    assert kinds == [HandDiscarded, TokensCleared, PathLeft]
    assert scene.s.path[1:] == path[:-1]


@rule("VW-16.7", "VW-20.2")
def test_all_keep_in_secret():
    """The second chooser doesn't know what the first keeps; then everybody sees how many are kept."""
    scene = wild().hand(A, "beer", "tower").hand(B, "gold").town(A, "drakkar_1").town(B, "drakkar_1")
    scene.run(ChooseKept()).do(KeepCards(("tower",)))
    assert scene.told(CardsChosen) == [CardsChosen(A)]
    assert not scene.told(HandDiscarded)
    (choice,) = asked(scene.s).chosen  # type: ignore[attr-defined]
    assert choice.cards == ("tower",)
    (seen,) = asked(WILD.visible(scene.s, B)).chosen  # type: ignore[attr-defined]
    assert seen.cards is None
    scene.do(KeepCards(()))
    assert [(event.seat, event.kept) for event in scene.told(HandDiscarded)] == [(A, 1), (B, 0)]


@rule("VW-EX-23", "VW-6.2")
def test_a_kept_tower_and_the_next_draw():
    scene = wild().town(A, "drakkar_1").hand(A, "tower", "beer").run(ChooseKept()).do(KeepCards(("tower",)))
    assert WILD.visible(scene.s, B).players[A].hand == ("?",)
    scene.run(DrawHands())
    assert len(scene.player().hand) == 6
    assert scene.player().hand[0] == "tower"


@rule("VW-16.11")
def test_the_same_card_may_be_kept_again():
    scene = wild().town(A, "drakkar_1").hand(A, "tower")
    for _ in range(3):
        scene.run(ChooseKept()).do(KeepCards(("tower",)))
    assert scene.player().hand == ("tower",)


@rule("VW-16.8")
def test_tokens_of_construction_and_damage_go():
    scene = wild().town(A, "brewery_1").mark(A, "brewery_1", new=True).mark(A, damaged=True).attacked(A)
    scene.run(ClearTokens())
    assert not scene.at(A, "brewery_1").new
    assert not scene.at(A).damaged
    assert not scene.player().attacked


@rule("VW-16.9")
def test_the_path_moves():
    scene = wild().path("scroll", "sword", "crystal", "shaman", "bear_rider").path_top("beer_mugs").run(MovePath())
    assert scene.s.path == ("beer_mugs", "scroll", "sword", "crystal", "shaman")
    assert scene.s.path_discard == ("bear_rider",)
    assert scene.told(PathLeft) == [PathLeft("bear_rider")]


@rule("VW-16.10", "VW-24.3")
def test_the_hammer_goes_on():
    scene = wild()
    assert [scene.run(PassHammer()).s.first for _ in range(3)] == [B, C, A]


@rule("VW-16.7", "VW-17.5")
def test_nobody_is_asked_to_keep_a_card_for_no_round():
    scene = wild().town(A, "drakkar_1").hand(A, "beer", "elf_archer")
    assert isinstance(scene.run(ChooseKept()).asks(), Keep)
    scene = wild().town(A, "drakkar_1").hand(A, "beer", "elf_archer")
    scene.s.last_round = True
    assert not isinstance(scene.run(ChooseKept()).asks(), Keep)
    assert scene.player().hand == ()


@rule("VW-16.1", "VW-16.5")
@pytest.mark.parametrize(
    ("stored", "loose", "asks"),
    [((2,), 0, False), ((2,), 1, True), ((4,), 1, False), ((4, 4), 2, False), ((4, 1), 0, True), ((0, 0), 0, False)],
)
def test_nothing_is_asked_about_storages_where_nothing_can_change(stored: tuple[int, ...], loose: int, asks: bool):
    scene = barrels(*stored, loose=loose)
    assert isinstance(scene.asks(), ArrangeTokens) == asks
    if not asks:
        assert [scene.held(A, f"beer_storage_{place + 1}")[0] for place in range(len(stored))] == [*stored]
        assert scene.held(A) == (0, 0)
