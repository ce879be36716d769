"""What is counted in a finished game is what its history says."""

from collections import Counter
from typing import Any

import pytest

from chronicle.past_games import finished_table
from meadhall.chronicle.deeds import done
from meadhall.chronicle.games.parts import part_of
from meadhall.chronicle.games.watch import PART as WATCH_PART
from meadhall.chronicle.past import Past, Sat, counted, places
from meadhall.rules import GAMES
from meadhall.rules.midgard.events import DiceRerolled, DiceRolled
from meadhall.rules.midgard.state import Rolled
from meadhall.rules.northgard.events import BattleDieRolled
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import CREATURE
from meadhall.rules.watch import events as watch
from meadhall.table import Table


def read(game_id: str) -> tuple[Table, Past]:
    table = finished_table(game_id)
    header = table.terms
    seats = tuple(Sat(seat.name, seat.colour, seat.bot) for seat in header.seats)
    return table, counted(Past("games/x.meadhall", "finished", game_id, 0, 0, seats), table)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_counted_as_it_was_played(game_id: str) -> None:
    table, past = read(game_id)
    result = table.state.result
    assert result is not None
    assert past.ending == result.ending
    assert tuple(sat.points for sat in past.seats) == result.points
    assert {seat for seat, sat in enumerate(past.seats) if sat.won} == set(result.winners)
    assert past.sides == len(past.seats)
    assert all(sat.place == 1 for sat in past.seats if sat.won)
    assert past.turn == table.game.turn_of(table.state)
    assert all(sat.figures for sat in past.seats)
    part = part_of(game_id)
    for sat in past.seats:
        for kind, faces in sat.dice.items():
            assert faces.keys() <= part.fair[kind].keys()
    assert all(sum(faces.values()) == pytest.approx(1) for faces in part.fair.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_deeds_go_to_those_who_did_them(game_id: str) -> None:
    table, past = read(game_id)
    found = [(deed, seat) for seat, sat in enumerate(past.seats) for deed in sat.deeds]
    assert sorted(found) == sorted(done(table))
    assert found


def test_the_dice_of_the_watch_are_all_that_chance_gave() -> None:
    """By hand, from the outcomes in the history: each roll of the dice drew two dice and that of the wildlings."""
    table, past = read("watch")
    sums, wildlings = Counter[str](), Counter[str]()
    for entry in table.entries:
        if type(entry.action).__name__ == "RollDice":
            first, second, wildling = entry.outcomes[:3]
            assert isinstance(first, int)
            assert isinstance(second, int)
            sums[str(first + second)] += 1
            wildlings[str(wildling)] += 1
    found: dict[str, Counter[str]] = {"sum": Counter(), "wildling": Counter()}
    for sat in past.seats:
        for kind, faces in sat.dice.items():
            found[kind].update(faces)
    assert found == {"sum": sums, "wildling": wildlings}
    assert sums.total() > 20


def test_heroes_are_counted_once_each() -> None:
    heroes: list[Any] = [watch.HeroTaken(0, "ygritte"), watch.HeroTaken(1, "yoren"), watch.HeroTaken(0, "mance_rayder")]
    heroes += [watch.HeroReturned(0, "ygritte"), watch.HeroTaken(0, "ygritte")]
    s = finished_table("watch").state
    assert WATCH_PART.figures(s, heroes) == [["ygritte", "mance_rayder"], ["yoren"], []]


def test_a_reroll_is_that_of_the_dice_that_were_rolled_again() -> None:
    tray = (Rolled(0, 1), Rolled(0, 6), Rolled(2, 5))  # blank, shield; hit2
    again = (Rolled(0, 1), Rolled(0, 5), Rolled(2, 5))  # the second: hit2
    thrown = part_of("midgard").thrown([DiceRolled(1, 1, tray), DiceRerolled(1, (1,), again)])
    assert [tuple(one) for one in thrown] == [
        (1, "sword", "blank"),
        (1, "sword", "shield"),
        (1, "axe", "hit2"),
        (1, "sword", "hit2"),
    ]


def test_what_is_thrown_for_a_creature_is_nobodys_luck() -> None:
    thrown = part_of("northgard").thrown([BattleDieRolled(0, 3, 0), BattleDieRolled(CREATURE, 4, 1)])
    assert [tuple(one) for one in thrown] == [(0, "battle", "3")]


def test_partners_win_together() -> None:
    assert part_of("northgard").sides(Options(teams=True), 4) == 2
    assert part_of("northgard").sides(Options(), 4) == 4


@pytest.mark.parametrize(
    ("points", "winners", "found"),
    [((5, 9, 7), (1,), [3, 1, 2]), ((5, 9, 9), (1, 2), [3, 1, 1]), ((9, 4, 4), (1,), [2, 1, 3]), ((3, 8), (), [2, 1])],
)
def test_who_has_won_comes_first_whatever_the_points(
    points: tuple[int, ...], winners: tuple[int, ...], found: list[int]
) -> None:
    assert places(points, winners) == found
