"""Statistics of a house of seven games, counted by hand."""

import csv
from io import StringIO
from typing import cast

import pytest
from msgspec.structs import replace

from chronicle.past_games import DAY, past
from meadhall.chronicle.past import Past
from meadhall.chronicle.share import Share
from meadhall.chronicle.sheet import as_csv
from meadhall.chronicle.statistics import First, House, Record, house_of

HOUSE = [
    past(0, {"Ann": 10, "Bran": 7, "Cat": 8}, seconds=3600, figures={"Ann": ("yoren",), "Bran": ("ygritte",)}),
    past(1, {"Ann": 10, "Bran": 9}, seconds=1800, dice={"Ann": {"sum": {"7": 2, "8": 1}}}),
    past(2, {"Bran": 10, "Ann": 4, "Cat": 6}, figures={"Bran": ("ygritte", "yoren")}),
    past(3, {"Ann": 60, "Bran": 60}, game="northgard", ending="most_fame"),  # shared
    past(4, {"Ann": 20, "Bran": 31, "Cat": 22, "Dan": 30}, ("Ann", "Cat"), game="northgard", sides=2),  # in teams
    past(5, {"Ann": 5, "Bran": 6}, ("Ann",), ending="tragic_victory"),  # with fewer points
    past(6, {"Ann": 3, "Bran": 6}, ("none",), ending="all_lose"),
]


@pytest.fixture(scope="module")
def house() -> House:
    return house_of(HOUSE)


def played(wins: int, games: int, due: float) -> Share:
    return Share(wins, games, cast("float", pytest.approx(due)))


def test_games_and_wins_against_par(house: House) -> None:
    ann = house.players["ann"]
    assert (house.total, house.games) == (7, {"watch": 5, "northgard": 2})
    assert ann.total == played(5, 7, 1 / 3 + 1 / 2 + 1 / 3 + 1 / 2 + 1 / 2 + 1 / 2 + 1 / 2)
    assert ann.games["watch"] == played(3, 5, 1 / 3 + 1 / 2 + 1 / 3 + 1 / 2 + 1 / 2)
    assert ann.games["northgard"] == Share(2, 2, 1.0)
    assert ann.total.rate == pytest.approx(5 / 7)
    low, high = ann.total.interval  # (5/7 + 0.19329 ± 0.34096) / 1.38658
    assert (low, high) == pytest.approx((0.40864, 0.90044), abs=1e-5)
    assert house.chairs["watch", 0] == played(4, 5, 1 / 3 + 1 / 2 + 1 / 3 + 1 / 2 + 1 / 2)


def test_points_length_and_streaks(house: House) -> None:
    ann = house.players["ann"]
    assert (ann.scores["watch"].games, ann.scores["watch"].total, ann.scores["watch"].best) == (5, 32, 10)
    assert (ann.seconds, ann.timed) == (5400, 2)
    assert (ann.longest_streak, ann.streak) == (3, 0)  # games 3, 4 and 5
    assert (ann.first, ann.last) == (DAY, 7 * DAY)
    assert house.points["watch"] == {10: 3, 7: 1, 8: 1, 9: 1, 4: 1, 6: 3, 5: 1, 3: 1}
    assert house.endings["watch", "all_lose"] == 1


def test_head_to_head(house: House) -> None:
    """Partners are no rivals; whoever has won was ahead, whatever the points."""
    ann = house.players["ann"]
    bran, cat = ann.versus["bran"], ann.versus["cat"]
    assert (bran.ahead, bran.behind, bran.level) == (4, 2, 1)
    assert (cat.ahead, cat.behind, cat.level) == (1, 1, 0)  # nothing of game 4
    back = house.players["bran"].versus["ann"]
    assert (back.ahead, back.behind, back.level) == (2, 4, 1)


def test_heroes_and_dice(house: House) -> None:
    assert house.figures["watch", "yoren"] == played(2, 2, 2 / 3)
    assert house.figures["watch", "ygritte"] == played(1, 2, 2 / 3)
    assert house.players["ann"].figures["watch", "yoren"].wins == 1
    assert house.dice["watch", "sum"] == house.players["ann"].dice["watch", "sum"] == {"7": 2, "8": 1}


def test_records(house: House) -> None:
    assert house.records["watch", "most_points"] == Record(10, "games/0.meadhall", "watch", DAY, "Ann")
    assert house.records["watch", "widest"][:2] == (4, "games/2.meadhall")
    assert house.records["watch", "narrowest"][:2] == (-1, "games/1.meadhall")
    assert house.records["watch", "longest"].value == 3600
    assert house.records["watch", "shortest"].value == -1800
    assert ("northgard", "longest") not in house.records


def test_nobody_meets_oneself_in_two_seats() -> None:
    both = past(0, {"Ann": 5, "ann ": 9, "Bran": 7})
    ann = house_of([both]).players["ann"]
    assert (ann.total.games, ann.total.wins) == (1, 1)
    assert set(ann.versus) == {"bran"}


def test_a_game_of_unknown_result_is_only_a_game() -> None:
    unknown = past(0, {"Ann": 5}).seats[0].__class__("Ann", 0)
    game = past(1, {"Ann": 5})
    house = house_of([type(game)("games/y.meadhall", "finished", "watch", 0, 0, (unknown,))])
    assert (house.total, house.players) == (1, {})


def test_the_table_for_other_programs(house: House) -> None:
    rows = list(csv.DictReader(StringIO(as_csv(house))))
    (ann,) = (row for row in rows if row["counted"] == "games" and row["who"] == "Ann")
    assert (ann["games"], ann["wins"], ann["low"], ann["high"], ann["streak"], ann["minutes"]) == (
        "7",
        "5",
        "0.4086",
        "0.9004",
        "3",
        "45",
    )
    (bran,) = (row for row in rows if row["counted"] == "against" and row["who"] == "Ann" and row["what"] == "Bran")
    assert (bran["games"], bran["wins"], bran["lost"]) == ("7", "4", "2")
    sevens = [row for row in rows if row["counted"] == "die" and row["what"] == "sum 7" and not row["who"]]
    assert [(row["games"], row["par"]) for row in sevens] == [("2", "0.1667")]


def test_of_those_who_have_played_as_much_winners_come_first() -> None:
    """And not whoever comes first in the alphabet of a language."""
    lost = [past(at, {"Ann": 5, "Bran": 10, "Cat": 7}) for at in range(2)]
    house = house_of([*lost, past(2, {"Ann": 5, "Bran": 7, "Cat": 10})])
    assert [who for who, _ in house.ranked()] == ["bran", "cat", "ann"]


def test_a_name_is_no_formula() -> None:
    text = as_csv(house_of([past(0, {"=1+1": 5, "Bran": 4})]))
    assert ",'=1+1," in text
    assert ",=1+1," not in text


def test_whoever_does_a_deed_first_keeps_it() -> None:
    def with_deed(number: int, who: str, game: str = "watch") -> Past:
        one = past(number, {"Ann": 10, "Bran": 8}, game=game)
        seats = tuple(replace(sat, deeds=("no_keep",) if sat.name == who else ()) for sat in one.seats)
        return replace(one, seats=seats)

    house = house_of([with_deed(0, ""), with_deed(1, "Bran"), with_deed(2, "Ann"), with_deed(3, "Ann", "wild")])
    assert house.deeds["watch"] == {"no_keep": First("Bran", 1, 2 * DAY)}
    assert house.deeds["wild"]["no_keep"].name == "Ann"
