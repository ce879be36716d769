"""What a player of the Watch remembers of a board is what it would think anew."""

import msgspec
import pytest

from meadhall.bots import Question, make
from meadhall.bots.watch import mind
from meadhall.bots.watch.outlook import Board
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import Player, State

# What plans for later turns do not depend on; whose buildings and roads stand where also follows from the players.
OF_THE_MOMENT = {"chance", "agenda", "result", "first", "active", "turn", "rolled", "card_played", "building", "bank"}
OF_TRADE = {"proposals", "refusing", "offers_made", "refused"}
OF_HEROES = {"display", "lost_heroes", "hero", "flipped", "hero_rested", "hero_gone"}
OUT_OF_PLAY = {"reserve", "used", "frostfangs", "tile", "keep_tile"}
ELSEWHERE = {"players", "owner", "road", "hand"}
LEFT_OUT = OF_THE_MOMENT | OF_TRADE | OF_HEROES | OUT_OF_PLAY | ELSEWHERE


def fields(form: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(form) if field.name not in LEFT_OUT]


@pytest.mark.parametrize("name", fields(State))
def test_whatever_changes_on_the_table_makes_another_board(name: str):
    s = WATCH.new(Options(), 4, 1)
    other = s.copy()
    setattr(other, name, () if name == "deck" else "changed")
    assert Board(other, 0) != Board(s, 0)


@pytest.mark.parametrize("name", fields(Player))
def test_whatever_a_player_gains_makes_another_board(name: str):
    s = WATCH.new(Options(), 4, 1)
    other = s.copy()
    setattr(other.players[2], name, "changed")
    assert Board(other, 0) != Board(s, 0)


def test_boards_that_look_alike_are_one_for_each_seat():
    s = WATCH.new(Options(), 4, 1)
    other = s.copy()
    other.players[0].hand[0] += 1
    assert Board(other, 0) == Board(s, 0)
    assert Board(other, 1) != Board(s, 0)


@pytest.mark.parametrize("options", [Options(), Options(mode="base")], ids=["brotherhood", "base"])
def test_one_who_forgets_plays_alike(monkeypatch: pytest.MonkeyPatch, options: Options):
    """At every question of whole games; asked out of the blue, as after an undo, is asked without any memory."""
    remembering, forgetting = mind.plan_for, mind.plan_for.__wrapped__
    for seed in range(3):
        s = WATCH.new(options, 4, seed)
        players = [[make("steady", WATCH, 10 * seed + seat) for seat in range(4)] for _ in range(2)]
        while s.result is None:
            question = Question(WATCH, s)
            answers: list[kernel.Action] = []
            for plan_for, seats in zip((remembering, forgetting), players, strict=True):
                monkeypatch.setattr(mind, "plan_for", plan_for)
                answers.append(seats[question.seat].choose(question))
            assert answers[0] == answers[1], question.view.agenda[-1]
            kernel.play(s, answers[0])
    assert remembering.cache_info().hits
