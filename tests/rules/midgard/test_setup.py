"""Components, set-up and the preparation of a round (chapters 1 to 3)."""

import pytest

from kit import CASES, rule
from kit.selfplay import recorded
from meadhall.rules.kernel import BadOption, Event, asked, play
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.data import (
    DESTINIES,
    DICE,
    DRAUGR,
    ENEMIES,
    JOURNEY_CARDS,
    LEADERS,
    LOCATIONS,
    MERCHANTS,
    MONSTERS,
    RUNES,
    SHIPS,
    STALLS,
    TROLLS,
)
from meadhall.rules.midgard.events import EnemyShown, JourneyLaid, MerchantArrived, RuneShown, TraysFilled
from meadhall.rules.midgard.flow import BeginRound
from meadhall.rules.midgard.land.placement import PlaceWorker
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.preparation import FillTrays, MerchantComes, ShowMonsters, ShowRunes
from meadhall.rules.midgard.records.checks import census
from meadhall.rules.midgard.setup import PickLeader, TakeLeader
from rules.midgard.scene import GREEN, PURPLE, midgard

LAID = (EnemyShown, JourneyLaid, RuneShown, MerchantArrived, TraysFilled)


@rule("CM-1.1", "CM-1", "CM-21.13", "CM-21.14", "CM-1.2", "CM-1.3", "CM-1.11", "CM-5.1", "CM-16.1")
def test_the_box():
    assert [len(cards) for cards in (MERCHANTS, JOURNEY_CARDS, MONSTERS, RUNES, DESTINIES, TROLLS, DRAUGR)] == [
        8,
        18,
        36,
        10,
        12,
        16,
        21,
    ]
    assert (len(LEADERS), len(STALLS), len(SHIPS), len(LOCATIONS)) == (5, 8, 6, 24)
    assert [die.count for die in DICE] == [12, 12, 10]
    colours = {enemy.colour for enemy in ENEMIES.values() if enemy.kind in ("draugr", "monster")}
    assert colours == {"blue", "yellow", "red"}
    assert all(ENEMIES[troll].colour is None for troll in (*TROLLS, "kraken"))


@rule("CM-2.2", "CM-2.3", "CM-2", "CM-2.5", "CM-2.10", "CM-2.12", "CM-5.9")
@pytest.mark.parametrize(
    ("players", "workers", "stalls", "ships", "shores"),
    [(2, 4, (1, 1), 2, 3), (3, 3, (1, 2), 3, 3), (4, 3, (2, 2), 4, 4)],
)
def test_setup_by_the_number_of_players(players: int, workers: int, stalls: tuple[int, int], ships: int, shores: int):
    s = MIDGARD.new(Options(leaders="dealt"), players, 3)
    assert [player.workers for player in s.players] == [workers] * players
    assert all(player.spare for player in s.players)
    laid = [stall is not None for stall in s.stalls]
    assert (sum(laid[:2]), sum(laid[2:])) == stalls
    assert (len(s.yard), len(s.coasts)) == (ships, shores)


@rule("CM-2.1", "CM-2.4", "CM-2.8", "CM-2.9", "CM-2.11", "CM-3.1")
def test_what_everybody_begins_with():
    s = MIDGARD.new(Options(leaders="dealt"), 4, 5)
    for player in s.players:
        assert (player.food, player.wood, player.coins, player.favour, player.blame) == (1, 1, 1, 1, 0)
        assert (player.dice, player.glory, len(player.destinies)) == ((1, 0, 0), 0, 1)
    assert s.round == 1
    assert asked(s) == PlaceWorker(s.first)


@rule("CM-2.2", "CM-2.4")
def test_stalls_and_decks_are_shuffled():
    tables = [MIDGARD.new(Options(leaders="dealt"), 2, seed) for seed in range(9)]
    decks = ("rune_deck", "destiny_deck", "merchant_deck", "troll_deck", "draugr_deck", "journey_deck", "monster_deck")
    for pile in ("stalls", *decks):
        assert len({getattr(s, pile) for s in tables}) > 1, pile


@rule("CM-2.6")
def test_the_first_player_is_drawn_or_chosen():
    assert {MIDGARD.new(Options(), 4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    assert MIDGARD.new(Options(first_player="3"), 4, 1).first == 2
    with pytest.raises(BadOption):
        MIDGARD.new(Options(first_player="4"), 3, 1)
    with pytest.raises(BadOption):
        MIDGARD.new(Options(), 5, 1)


@rule("CM-2.7")
def test_leaders_are_picked_counter_clockwise_and_the_first_player_picks_last():
    s = MIDGARD.new(Options(first_player="2"), 4, 1)
    picked: list[int] = []
    while isinstance(asked(s), PickLeader):
        picked.append(asked(s).seat)
        play(s, TakeLeader(LEADERS[len(picked)]))
    assert picked == [0, 3, 2, 1]
    assert s.players[1].leader == LEADERS[4]


@rule("CM-2.7")
def test_no_leader_twice():
    s = MIDGARD.new(Options(first_player="1"), 2, 1)
    play(s, TakeLeader("ullr"))
    denial = asked(s).why_not(s, TakeLeader("ullr"))
    assert denial is not None
    assert denial.code == "leader_taken"


@rule("CM-17.2", "CM-17", "CM-17.3")
def test_distrust_of_the_people():
    s = MIDGARD.new(Options(distrust=True, hall_of_fame=True, leaders="dealt"), 3, 1)
    assert [player.blame for player in s.players] == [1, 1, 1]


# Preparation


@rule(
    "CM-3.2",
    "CM-3.2.1",
    "CM-3",
    "CM-21.4",
    "CM-3.2.2",
    "CM-3.2.3",
    "CM-3.2.4",
    "CM-3.2.5",
    "CM-3.2.6",
    "CM-3.2.7",
    "CM-3.4",
)
def test_the_first_preparation():
    s = MIDGARD.new(Options(leaders="dealt"), 3, 9)
    assert s.troll in TROLLS
    assert all(card in DRAUGR for card in s.draugr)
    assert all(coast.monster and coast.journey and not coast.revealed for coast in s.coasts)
    assert None not in s.rune_row
    assert len(s.rune_row) == 3
    assert (s.trays, s.smokehouse, len(s.merchants)) == ((1, 1, 1), 1, 1)


@rule("CM-3.2", "CM-3.2.2")
def test_the_order_of_preparation():
    told: list[Event] = []
    s = MIDGARD.new(Options(leaders="dealt"), 4, 9, told)
    laid = [event for event in told if isinstance(event, LAID)]
    assert [type(event) for event in laid] == [
        *[EnemyShown] * 3,
        *[JourneyLaid] * 4,
        *[RuneShown] * 3,
        *[EnemyShown] * 4,
        MerchantArrived,
        TraysFilled,
    ]
    first, second = s.draugr
    assert [event.card for event in laid[1:3] if isinstance(event, EnemyShown)] == [first, second]
    again = MIDGARD.set_up(Options(leaders="dealt"), 4, 9, [], ())
    assert again.draugr_deck[:2] == (first, second)
    town = ["troll", "draugr_left", "draugr_right"]
    places = [event.place for event in laid if isinstance(event, EnemyShown)]
    assert places == [*town, "shore_1", "shore_2", "shore_3", "shore_4"]
    assert [event.shore for event in laid if isinstance(event, JourneyLaid)] == [0, 1, 2, 3]


@rule("CM-EX-2", "CM-3.2.7", "CM-12.7")
def test_goods_pile_up():
    scene = midgard().tray("SSPA")
    supply = scene.s.supply
    scene.run(FillTrays())
    assert scene.s.trays == (3, 2, 2)
    assert scene.s.smokehouse == 2
    assert scene.s.supply[0] == supply[0] - 1


@rule("CM-3.3")
def test_a_smithy_gets_nothing_when_the_supply_has_run_out():
    scene = midgard().tray("").dice(GREEN, "AAAAAAAA").dice(PURPLE, "AA").run(FillTrays())
    assert scene.s.trays == (1, 1, 0)


@rule("CM-3.5", "CM-5.6")
def test_rune_spaces_stay_empty_when_the_deck_has_run_out():
    scene = midgard()
    scene.s.rune_deck, scene.s.rune_row = (), (None, "rune_gifts", None)
    assert not scene.run(ShowRunes()).told(RuneShown)


@rule("CM-3.6", "CM-12.5")
def test_undefeated_monsters_stay():
    scene = midgard()
    before = scene.s.coasts
    assert scene.run(ShowMonsters()).s.coasts == before


@rule("CM-3.2.6")
def test_a_merchant_covers_the_one_before():
    scene = midgard()
    first = scene.s.merchants[-1]
    scene.run(MerchantComes())
    assert scene.s.merchants[0] == first
    assert scene.s.merchants[1] != first


@rule("CM-1.4", "CM-1.5", "CM-1.9")
def test_nothing_vanishes_in_a_preparation():
    scene = midgard()
    before = census(scene.s)
    scene.s.troll_deck += (scene.s.troll or "",)
    scene.s.draugr_deck += tuple(card or "" for card in scene.s.draugr)
    scene.run(BeginRound())
    assert census(scene.s) == before


def test_the_kit_plays_every_leader():
    """Its games of all variants, that is, so that whatever holds in them holds for each leader."""
    cases = [case for case in CASES if case.game is MIDGARD]
    led = [player.leader for case in cases for player in recorded(case)[-1].position.players]
    assert set(led) == set(LEADERS)
