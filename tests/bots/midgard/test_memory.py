"""What a player of Midgard remembers of a scene is what it would think anew."""

import msgspec
import pytest

from meadhall.bots import Question, make
from meadhall.bots.midgard import worth
from meadhall.bots.midgard.prospects import Scene
from meadhall.rules import kernel
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.state import Player, State

OF_THE_MOMENT = {"chance", "agenda", "result", "options", "first", "active", "turn", "battle"}
IN_THE_TOWN = {"supply", "trays", "smokehouse", "stalls", "yard", "merchants", "rune_row"}
OUT_OF_PLAY = {"enemy_discard", "tucked", *(f"{kind}_deck" for kind in ("troll", "draugr", "monster"))}
STILL_HIDDEN = {f"{kind}_deck" for kind in ("journey", "merchant", "rune", "destiny")}
ASKED_FOR_EACH_TIME = {"players", "placed", "bands", "dice", "food", "coins", "ship", "workers"}
NO_PART_OF_PROSPECTS = {"glory", "wood", "favour", "spare", "runes", "used_runes", "drawn", "asking"}
LEFT_OUT = OF_THE_MOMENT | IN_THE_TOWN | OUT_OF_PLAY | STILL_HIDDEN | ASKED_FOR_EACH_TIME | NO_PART_OF_PROSPECTS


def fields(form: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(form) if field.name not in LEFT_OUT]


@pytest.mark.parametrize("name", fields(State))
def test_whatever_changes_beyond_the_town_makes_another_scene(name: str):
    s = MIDGARD.new(Options(), 4, 1)
    other = s.copy()
    setattr(other, name, "changed")
    assert Scene(other, 0) != Scene(s, 0)


@pytest.mark.parametrize("name", fields(Player))
def test_whatever_the_player_gains_makes_another_scene(name: str):
    s = MIDGARD.new(Options(), 4, 1)
    other = s.copy()
    setattr(other.players[0], name, "changed")
    assert Scene(other, 0) != Scene(s, 0)
    assert Scene(other, 1) == Scene(s, 1)


def test_one_who_forgets_plays_alike(monkeypatch: pytest.MonkeyPatch):
    """At every question of a whole game."""
    remembering, forgetting = worth.prospects_in, worth.prospects_in.__wrapped__
    s = MIDGARD.new(Options(), 4, 1)
    players = [[make("steady", MIDGARD, seat) for seat in range(4)] for _ in range(2)]
    while s.result is None:
        question = Question(MIDGARD, s)
        answers: list[kernel.Action] = []
        for prospects_in, seats in zip((remembering, forgetting), players, strict=True):
            monkeypatch.setattr(worth, "prospects_in", prospects_in)
            answers.append(seats[question.seat].choose(question))
        assert answers[0] == answers[1], question.view.agenda[-1]
        kernel.play(s, answers[0])
    assert remembering.cache_info().hits
