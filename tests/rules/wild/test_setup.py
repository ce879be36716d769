"""Components, set-up and the course of a round (chapters 1 to 3, 21)."""

from collections import Counter

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import BadOption, options
from meadhall.rules.wild import WILD
from meadhall.rules.wild.data import (
    ACHIEVEMENTS,
    ASGARD,
    BUILDINGS,
    CARDS,
    CHIEFS,
    FIRST_GAME,
    HALLS,
    MISSION_CARDS,
    MISSIONS,
    NUMBERS,
    PATH,
    STACKS,
    STARTERS,
)
from meadhall.rules.wild.events import (
    AchievementsShown,
    AsgardShown,
    ChiefTaken,
    FirstPlayerChosen,
    MissionTaken,
    PathLaid,
    PhaseBegan,
    TurnBegan,
)
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.setup import PickChief, TakeChief
from meadhall.rules.wild.state import Building, State
from meadhall.rules.wild.turn import EndTurn
from rules.wild.scene import HALL, A, B, C, wild


def laid_out(players: int = 3, seed: int = 1, **chosen: object) -> tuple[State, list[kernel.Event]]:
    """Before anything happens."""
    events: list[kernel.Event] = []
    return WILD.set_up(Options(**chosen), players, seed, events, ()), events  # type: ignore[arg-type]


def kinds(cards: tuple[str, ...]) -> Counter[str]:
    return Counter(CARDS[card].kind for card in cards)


# Components (chapter 1)


@rule("VW-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_for_two_to_four(players: int):
    assert [laid_out(players=number)[0].result for number in (2, 3, 4)] == [None] * 3
    with pytest.raises(BadOption, match="2, 3, 4"):
        laid_out(players=players)


@rule("VW-1.2", "VW-1.3", "VW-23.9", "VW-24.2", "VW-24.5")
def test_the_six_stacks():
    counts = {card: CARDS[card].count for card in STACKS}
    assert counts == {
        "elf_archer": 8,
        "bone_crusher": 6,
        "pigator": 4,
        "tower": 6,
        "chicken_tower": 4,
        "sheep_cannon": 4,
    }
    assert laid_out()[0].stacks == tuple(counts.values())
    assert (CARDS["sheep_cannon"].cost.beer, CARDS["sheep_cannon"].cost.gold, CARDS["sheep_cannon"].repel_vp) == (
        2,
        2,
        1,
    )
    assert [CARDS[card].defence for card in ("tower", "chicken_tower", "sheep_cannon")] == [2, 3, 5]


@rule("VW-1.4", "VW-1.5")
def test_buildings_and_halls():
    counts = {kind: building.count for kind, building in BUILDINGS.items()}
    assert counts == {
        "brewery": 12,
        "smelter": 12,
        "beer_storage": 8,
        "gold_storage": 8,
        "tavern": 6,
        "drakkar": 6,
    }
    assert laid_out()[0].lots == tuple(counts.values())
    assert [(level, hall.count) for level, hall in HALLS.items()] == [(1, 4), (2, 4), (3, 4)]


@rule("VW-1.6", "VW-1.7")
def test_cards_of_the_path_and_of_asgard():
    assert (len(PATH), len(set(PATH)), kinds(PATH)["undead"]) == (40, 19, 4)
    assert (len(ASGARD), len(set(ASGARD)), kinds(ASGARD)["hero"]) == (12, 12, 5)


@rule("VW-1.8")
def test_missions():
    assert (len(MISSION_CARDS), len(MISSIONS)) == (20, 16)
    assert sum(count == 2 for count in Counter(MISSION_CARDS).values()) == 4
    assert Counter(MISSIONS[mission].vp for mission in MISSION_CARDS) == {1: 10, 2: 6, 3: 4}


@rule("VW-1.9", "VW-1.10", "VW-1.11", "VW-2.13")
def test_what_each_player_begins_with():
    s, _ = laid_out()
    assert Counter(STARTERS) == {"beer": 6, "gold": 2, "viking_warrior": 2}
    assert (len(ACHIEVEMENTS), len(s.achievements), len(CHIEFS)) == (8, 4, 8)
    decks = [player.deck for player in s.players]
    assert all(sorted(deck) == sorted(STARTERS) for deck in decks)
    assert len(set(decks)) > 1  # each in an order of its own
    assert all(player.hand == () for player in s.players)


@rule("VW-1.12", "VW-2.11")
def test_what_lies_before_each_player():
    s, _ = laid_out()
    for player in s.players:
        assert (player.level, player.town, player.points) == (1, (Building(HALL),), 0)
        assert (player.discard, player.area, player.done) == ((), (), ())


@rule("VW-1.13", "VW-2.2")
def test_what_lies_in_the_middle():
    """Every common zone."""
    s, _ = laid_out()
    assert (len(s.path), len(s.path_deck), s.path_discard) == (5, 35, ())
    assert (len(s.asgard_row), len(s.asgard_deck), len(s.mission_deck)) == (2, 7, 14)
    assert (len(s.stacks), len(s.lots), len(s.achievements)) == (len(STACKS), len(BUILDINGS), 4)


# Set-up (chapter 2)


@rule("VW-2.1", "VW-21.4")
def test_who_begins_is_drawn():
    assert {laid_out(seed=seed)[0].first for seed in range(20)} == {A, B, C}
    s, events = laid_out(seed=7)
    assert FirstPlayerChosen(s.first) in events
    assert laid_out(first_player="2")[0].first == B
    with pytest.raises(BadOption, match="first_player"):
        laid_out(players=3, first_player="4")
    assert WILD.codec.fingerprint(laid_out(seed=7)[0]) == WILD.codec.fingerprint(s)


@rule("VW-2.3", "VW-2.12", "VW-1.18", "VW-15.1")
def test_missions_worth_one_point_come_first():
    s, events = laid_out(players=4, first_player="3")
    values = [MISSIONS[mission].vp for mission in s.mission_deck]
    assert (values[:2], min(values[2:])) == ([1, 1], 2)
    taken = [event for event in events if isinstance(event, MissionTaken)]
    assert [(event.seat, event.slot) for event in taken] == [(seat, slot) for seat in (2, 3, 0, 1) for slot in (0, 1)]
    for seat, player in enumerate(s.players):
        assert [event.mission for event in taken if event.seat == seat] == list(player.missions)
        assert WILD.visible(s, (seat + 1) % 4).players[seat].missions == player.missions


@rule("VW-2.3")
def test_both_piles_of_missions_are_shuffled():
    decks = [laid_out(players=2, seed=seed)[0] for seed in range(9)]
    assert len({s.mission_deck[:6] for s in decks}) > 1
    assert len({s.mission_deck[6:] for s in decks}) > 1


@rule("VW-2.4", "VW-2.5", "VW-2.6", "VW-23.11")
@pytest.mark.parametrize(("players", "deck", "box"), [(2, 4, 6), (3, 7, 3), (4, 10, 0)])
def test_asgard_cards_by_the_number_of_players(players: int, deck: int, box: int):
    s, events = laid_out(players=players)
    assert (len(s.asgard_row), len(s.asgard_deck), len(s.asgard_box)) == (2, deck, box)
    assert AsgardShown(s.asgard_row) in events
    taxes = {"beer_taxes", "gold_taxes"}
    boxes = [set(laid_out(players=players, seed=seed)[0].asgard_box) for seed in range(20)]
    assert all(taxes <= each for each in boxes) == (players == 2)


@rule("VW-2.7", "VW-2.8", "VW-17.14")
def test_achievements_in_play():
    drawn = [laid_out(seed=seed) for seed in range(20)]
    assert all(AchievementsShown(s.achievements) in events for s, events in drawn)
    assert {achievement for s, _ in drawn for achievement in s.achievements} == set(ACHIEVEMENTS)
    s, _ = laid_out(first_game=True)
    assert set(s.achievements) == set(FIRST_GAME) == {"accomplisher", "builder", "king_pig", "gold_digger"}


@rule("VW-2.9")
def test_the_path_is_laid_out():
    dealt = [laid_out(seed=seed) for seed in range(30)]
    assert all(PathLaid(tuple(card for card in s.path if card)) in events for s, events in dealt)
    assert any(CARDS[card].kind == "undead" for s, _ in dealt for card in s.path if card)


@rule("VW-2.10")
def test_everybody_chooses_a_chief():
    s = WILD.new(Options(first_player="2"), 3, seed=1)
    events: list[kernel.Event] = []
    for seat, chief in ((B, "olaf"), (C, "astrid"), (A, "ragnar")):
        asked = kernel.asked(s)
        assert isinstance(asked, PickChief)
        assert asked.seat == seat
        kernel.play(s, TakeChief(chief), events)
    assert [event for event in events if isinstance(event, ChiefTaken)] == [
        ChiefTaken(B, "olaf"),
        ChiefTaken(C, "astrid"),
        ChiefTaken(A, "ragnar"),
    ]
    assert s.round == 1


@rule("VW-2.10")
def test_a_chief_is_taken_once():
    s = WILD.new(Options(first_player="1"), 2, seed=1)
    kernel.play(s, TakeChief("olaf"), [])
    assert TakeChief("olaf") not in options(s)
    denial = kernel.why_not(s, TakeChief("olaf"))
    assert denial is not None
    assert (denial.code, denial.rule) == ("chief_taken", "VW-2.10")
    dealt = WILD.new(Options(chiefs="dealt"), 4, seed=3)
    assert len({player.chief for player in dealt.players}) == 4


# The round (chapters 3 and 21)


@rule("VW-3.1", "VW-3.2", "VW-16.10")
def test_the_course_of_a_round():
    events: list[kernel.Event] = []
    s = WILD.new(Options(first_player="2", chiefs="dealt"), 3, 1, events)
    while s.round == 1:
        kernel.play(s, EndTurn(), events)
    phases = [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert phases == ["production", "draw", "actions", "storage", "end", "production", "draw", "actions"]
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [B, C, A, C]
    assert s.first == C


@rule("VW-3.4")
def test_a_round_ends_with_its_last_phase():
    """What counts for the round is kept from turn to turn and forgotten after phase 5."""
    scene = wild(players=2).attacked(B).mark(B, damaged=True).pool(beer=1).end_turn()
    assert scene.pooled() == (0, 0)
    assert scene.player(B).attacked
    scene.end_turn()
    assert scene.s.round == 2
    assert not scene.player(B).attacked


@rule("VW-21.1")
def test_flags_of_round_and_turn():
    scene = wild(players=2)
    player = scene.player()
    player.mission_done = player.dragon_done = player.demolished = player.attacked = True
    scene.end_turn().end_turn()
    fresh = scene.player()
    assert [fresh.mission_done, fresh.dragon_done, fresh.demolished, fresh.attacked] == [False] * 4
    assert scene.s.acting.rival == -1


@rule("VW-1.9", "VW-17.6")
def test_numbers_of_sharing():
    assert NUMBERS.shares == {"1": 6, "2": 3, "3": 2, "4": 1}
