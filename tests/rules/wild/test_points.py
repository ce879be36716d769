"""Points, Asgard cards, the end and the winner (chapter 17)."""

from collections.abc import Sequence

import pytest

from kit import rule
from meadhall.rules.wild.cards.asgard import GainAsgard, PickAsgard, TakeAsgard
from meadhall.rules.wild.data import ACHIEVEMENTS
from meadhall.rules.wild.events import (
    AchievementScored,
    AsgardMissed,
    AsgardTaken,
    AsgardTurned,
    GameEnded,
    LastRound,
    PointsGained,
    TieChecked,
)
from meadhall.rules.wild.land.storage import Store
from meadhall.rules.wild.scoring import CountUp, counts_of
from meadhall.rules.wild.state import Stock
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import HALL, A, B, C, D, Scene, wild

# Asgard cards


@rule("VW-17.3")
def test_one_of_three_at_once():
    scene = wild().asgard(("thor", "alviss"), ("grendel", "mjollnir")).run(GainAsgard(B))
    assert scene.asks() == PickAsgard(B)
    assert scene.told(AsgardTurned) == [AsgardTurned(B, "grendel")]
    assert scene.denied(TakeAsgard("mjollnir")) == ("not_on_show", "VW-17.3")
    scene.do(TakeAsgard("thor"))
    assert scene.s.asgard_row == ("alviss", "grendel")
    assert scene.player(B).area == ("thor",)
    assert "thor" in scene.player(B).owned
    assert scene.told(AsgardTaken) == [AsgardTaken(B, "thor")]
    last = wild().asgard(("thor", "alviss"), ("grendel", "mjollnir")).run(GainAsgard(B)).do(TakeAsgard("grendel"))
    assert last.s.asgard_row == ("thor", "alviss")


@rule("VW-17.4")
def test_an_empty_deck_gives_nothing_more():
    scene = wild().asgard(("thor", "alviss"), ()).run(GainAsgard(A))
    assert scene.told(AsgardMissed) == [AsgardMissed(A)]
    assert isinstance(scene.asks(), TakeTurn)
    assert scene.s.asgard_row == ("thor", "alviss")


@rule("VW-17.2", "VW-21.2", "VW-12.14")
def test_marks_in_the_turn_of_another():
    scene = wild().points(B, 4).hand(A, "viking_warrior").hand(B, "tower").town(B, "brewery_1")
    scene.attack(B, "brewery_1", "viking_warrior").defend("tower")
    assert scene.told(PointsGained) == [PointsGained(B, 1, "repelled", 5)]
    assert scene.asks() == PickAsgard(B)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(A)


@rule("VW-EX-21", "VW-17.2", "VW-17.4")
def test_the_deck_of_two_players_runs_dry():
    scene = wild(players=2).points(B, 4).points(A, 4)
    scene.hand(A, "viking_warrior", "viking_warrior", *["pigator"] * 4, "thor").hand(B, "tower").town(B, "smelter_1")
    scene.asgard(("alviss", "grendel"), ("mjollnir", "valkyrie", "dvergar", "resurrection"))
    scene.attack(B, "smelter_1", "viking_warrior", "viking_warrior").defend("tower")
    assert (scene.score(B), scene.asks()) == (6, PickAsgard(B))
    scene.do(TakeAsgard("alviss"))
    assert (scene.player(B).area, len(scene.s.asgard_deck)) == (("alviss",), 3)
    scene.town(B, "brewery_1", "brewery_2", "smelter_2")
    for plot in ("brewery_1", "brewery_2", "smelter_2", "smelter_1"):
        scene.undefended(B, plot, "pigator")
    scene.undefended(B, HALL, "thor")
    while isinstance(scene.asks(), PickAsgard):
        scene.do(scene.options()[0])
    before = len(scene.s.asgard_deck)
    scene.end_turn()
    picks = 0
    while isinstance(scene.asks(), PickAsgard):
        assert scene.asks().seat == A
        scene.do(scene.options()[0])
        picks += 1
    assert (scene.score(), before - len(scene.s.asgard_deck)) == (14, picks)
    assert len(scene.s.asgard_deck) == 1
    scene.run(GainAsgard(B)).do(scene.options()[0]).run(GainAsgard(B))
    assert scene.told(AsgardMissed) == [AsgardMissed(B)]
    assert len(scene.s.asgard_row) == 2


@rule("VW-17.2")
def test_two_marks_passed_at_once():
    scene = wild().points(A, 4).town(B, "smelter_1")
    scene.s.acting = type(scene.s.acting)(rival=B, harmed=True, successes=5)
    scene.attacked(B).end_turn()
    assert scene.score() == 13
    scene.do(scene.options()[0])
    assert scene.asks() == PickAsgard(A)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(B)


# The end of the game


def reaching(players: int, points: int, **options: bool) -> Scene:
    """What A has fills the beer storage after the last turn of the round."""
    scene = wild(players=players, **options).points(A, points).town(A, "beer_storage_1")
    scene.tokens(A, HALL, beer=4)
    for _ in range(players):
        scene.end_turn()
    return scene.do(Store((Stock("beer_storage_1", 4),)))


@rule("VW-17.5", "VW-21.3", "VW-23.1", "VW-17.13")
@pytest.mark.parametrize(
    ("players", "long_game", "target"),
    [(2, False, 40), (3, False, 30), (4, False, 30), (2, True, 40), (3, True, 40), (4, True, 40)],
)
def test_the_number_that_ends_the_game(players: int, long_game: bool, target: int):
    assert reaching(players, target - 2, long_game=long_game).s.round == 2
    ended = reaching(players, target - 1, long_game=long_game)
    assert ended.s.last_round
    assert ended.told(LastRound) == [LastRound(A)]
    assert ended.s.result is not None


@rule("VW-EX-25", "VW-17.5")
def test_reached_by_a_full_storage():
    scene = reaching(3, 29)
    assert scene.told(PointsGained)[0] == PointsGained(A, 1, "storage", 30)
    assert scene.s.round == 1
    assert scene.told(GameEnded)


@rule("VW-17.5")
def test_the_last_round_is_played_to_its_end():
    scene = (
        wild().points(A, 29).hand(A, "viking_warrior").town(B, "smelter_1").undefended(B, "smelter_1", "viking_warrior")
    )
    scene.end_turn()
    assert scene.told(LastRound) == [LastRound(A)]
    assert scene.asks() == TakeTurn(B)
    scene.end_turn()
    assert scene.asks() == TakeTurn(C)
    scene.end_turn()
    assert scene.s.result is not None


@rule("VW-21.3", "VW-17.5")
def test_the_bell_is_rung_once():
    scene = wild().points(A, 29).points(B, 29).hand(A, "viking_warrior").hand(B, "pigator").town(B, "smelter_1")
    scene.undefended(B, "smelter_1", "viking_warrior").end_turn().undefended(A, HALL, "pigator")
    assert (scene.score(A), scene.score(B)) == (30, 30)
    assert scene.told(LastRound) == []
    assert scene.s.last_round


# Achievements


@rule("VW-17.6", "VW-23.2")
@pytest.mark.parametrize(
    ("done", "gained"),
    [((3, 1, 2, 0), (6, 0, 0, 0)), ((2, 2, 1, 0), (3, 3, 0, 0)), ((1, 1, 1, 0), (2, 2, 2, 0)), ((1,) * 4, (1,) * 4)],
)
def test_shares_of_an_achievement(done: Sequence[int], gained: tuple[int, ...]):
    scene = wild(players=4, first_game=True)
    left = list(scene.s.mission_deck)
    for seat, count in enumerate(done):
        scene.done(seat, *[left.pop() for _ in range(count)])
    scene.run(CountUp(), chance=ties(scene))
    assert tuple(scene.score(seat) for seat in (A, B, C, D)) == gained


def ties(scene: Scene) -> list[tuple[int, ...]]:
    """The order in which the unused achievements are turned up, if it comes to that."""
    s = scene.s.copy()
    CountUp().run(s, [])
    return [outcome for outcome in s.chance.drawn if isinstance(outcome, tuple)]


@rule("VW-17.6")
def test_nobody_who_has_none():
    scene = wild(first_game=True).points(A, 5).run(CountUp())
    assert [event.winners for event in scene.told(AchievementScored)] == [()] * 4
    assert scene.score() == 5


@rule("VW-17.7", "VW-17.8", "VW-9.7", "VW-9.8", "VW-19.6")
def test_what_each_achievement_counts():
    scene = wild().town(A, "gold_storage_1", "beer_storage_1", "brewery_1").done(A, "worker", "worship")
    scene.tokens(A, "gold_storage_1", gold=3).tokens(A, "beer_storage_1", beer=2).tokens(A, HALL, beer=5, gold=5)
    scene.tokens(A, "brewery_1", beer=1).forts(A, "brewery_1", "tower")
    scene.hand(A, "pigator", "hero_trap", "shaman", "thor").discard(A, "chicken_tower", "pigator").area(A, "scroll")
    counted = {achievement: counts_of(scene.s, achievement) for achievement in ACHIEVEMENTS}
    assert counted == {
        "accomplisher": (2, 0, 0),
        "builder": (3, 0, 0),
        "king_pig": (2, 0, 0),
        "gold_digger": (3, 0, 0),
        "beer_tycoon": (2, 0, 0),
        "follower": (3, 0, 0),
        "conqueror": (5, 2, 2),  # two of the starter deck each; Thor is a hero
        "defender": (3, 0, 0),
    }


@rule("VW-17.9")
def test_points_of_achievements_bring_no_asgard_cards():
    scene = wild(first_game=True).points(A, 4).done(A, "worker").run(CountUp())
    assert scene.score() == 10
    assert not scene.told(AsgardTurned)
    assert scene.s.result is not None


@rule("VW-17.10")
def test_the_most_points_win():
    scene = wild(first_game=True).points(A, 10).points(B, 30).points(C, 20).run(CountUp())
    (ended,) = scene.told(GameEnded)
    assert (ended.ending, ended.winners, ended.points) == ("most_points", (B,), (10, 30, 20))


# Ties


@rule("VW-17.11")
def test_who_meets_an_unused_achievement_stays():
    """Unused, in the order of the data: follower, conqueror, beer_tycoon, defender."""
    scene = wild(first_game=True).points(A, 9).points(B, 9).hand(B, "tower")
    scene.run(CountUp(), chance=[(3, 0, 1, 2)])
    assert scene.told(TieChecked) == [TieChecked("defender", (A, B), (B,))]
    (ended,) = scene.told(GameEnded)
    assert (ended.ending, ended.winners) == ("tie_break", (B,))


@rule("VW-17.11")
def test_only_contenders_are_compared():
    scene = wild(first_game=True).points(A, 9).points(B, 9).hand(A, "tower").hand(C, "tower", "tower")
    scene.run(CountUp(), chance=[(3, 0, 1, 2)])
    assert scene.told(GameEnded)[0].winners == (A,)


@rule("VW-17.12")
def test_a_shared_victory():
    scene = wild(first_game=True).points(A, 9).points(B, 9).run(CountUp(), chance=[(0, 1, 2, 3)])
    assert len(scene.told(TieChecked)) == 4
    (ended,) = scene.told(GameEnded)
    assert (ended.ending, ended.winners) == ("shared", (A, B))


@rule("VW-EX-26", "VW-17.6", "VW-17.11")
def test_the_final_count():
    scene = wild(first_game=True)
    left = [mission for mission in scene.s.mission_deck if mission != "worker"]
    for seat, (missions, points) in enumerate(((3, 30), (3, 24), (1, 33))):
        scene.points(seat, points).done(seat, *[left.pop() for _ in range(missions)])
    five = ("brewery_1", "brewery_2", "smelter_1", "tavern_1")
    scene.town(A, *five, "drakkar_1", level=2).town(B, *five[:3], "gold_storage_1", level=2)
    scene.tokens(B, "gold_storage_1", gold=4).town(C, *five, "drakkar_1", level=2)
    scene.hand(A, "scroll", "crystal", "sword", "tower").hand(C, "shaman", "bear_rider", "beer_mugs", "tower", "tower")
    scene.run(CountUp(), chance=[(0, 3, 1, 2)])
    assert [scene.score(seat) for seat in (A, B, C)] == [36, 33, 36]
    assert [(event.achievement, event.winners) for event in scene.told(AchievementScored)] == [
        ("accomplisher", (A, B)),
        ("builder", (A, C)),
        ("king_pig", ()),
        ("gold_digger", (B,)),
    ]
    assert scene.told(TieChecked) == [TieChecked("follower", (A, C), (A, C)), TieChecked("defender", (A, C), (C,))]
    assert scene.told(GameEnded)[0].winners == (C,)
