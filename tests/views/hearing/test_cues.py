"""Every event of each game is heard, or there is a reason why not; and every sound is heard somewhere."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import Question, make
from meadhall.models.privacy import NOBODY
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Event
from meadhall.rules.watch import WATCH
from meadhall.rules.watch import events as told
from meadhall.rules.watch.options import Options
from meadhall.sound.shelf import index
from meadhall.views.boards.northgard.season import SEASONS
from meadhall.views.boards.northgard.sounds import _SEASONS
from meadhall.views.hearing.cues import Heard, heard_in, sound_of, sum_of

SOURCES = Path(meadhall.__file__).parent
TABLES = [f"views/boards/{game}/sounds.py" for game in GAMES]


def events_of(game_id: str) -> set[type[Event]]:
    named = vars(import_module(f"meadhall.rules.{game_id}.events")).values()
    return {one for one in named if isinstance(one, type) and issubclass(one, Event) and one is not Event}


def names_in(path: str) -> set[str]:
    """All words in quotes that are names of sounds."""
    tree = ast.parse((SOURCES / path).read_text("utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words & index().sounds.keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_has_a_sound_or_a_reason(game_id: str) -> None:
    heard = heard_in(game_id)
    silent = [event for events in heard.unheard.values() for event in events]
    assert heard.cues.keys() | set(silent) == events_of(game_id)
    assert not heard.cues.keys() & set(silent)
    assert len(silent) == len(set(silent))
    assert all(heard.unheard)


def test_every_sound_is_heard_somewhere() -> None:
    told = {name for path in TABLES for name in names_in(path)}
    for path in ("views/hearing/cues.py", "views/shell/frame.py", "views/shell/guide.py", "views/widgets/press.py"):
        told |= names_in(path)
    for path in ("throw.py", "clash.py", "emblem.py"):
        told |= names_in(f"views/boards/kit/drama/{path}")
    for path in ("doing.py", "../advice/advising.py", "../tray/cardface.py"):
        told |= names_in(f"views/table/page/{path}")
    assert told == index().sounds.keys()


def _all_that_happens(game_id: str, seed: int) -> tuple[list[Event], list[Any]]:
    """A whole game: its events, and its positions as everybody may see them."""
    game = GAMES[game_id]
    options = game.options()
    events: list[Event] = []
    players = max(game.seats(options))
    s, bot = game.new(options, players, seed, events), make("random", game, seed)
    views = [game.visible(s, NOBODY)]
    while s.result is None:
        kernel.play(s, bot.choose(Question(game, s)), events)
        views.append(game.visible(s, NOBODY))
    return events, views


@pytest.mark.parametrize("game_id", GAMES)
def test_over_a_whole_game_all_that_is_named_is_there(game_id: str) -> None:
    heard, kinds = heard_in(game_id), index().sounds
    events, views = _all_that_happens(game_id, 3)
    for viewer in (None, 0, 1):
        sounds = {sound_of(heard, event, viewer) for event in events} - {""}
        assert all(kinds[sound].kind not in ("bed", "theme") for sound in sounds)
        assert len(sounds) > 8
    beds = {tuple(heard.bed(view).items()) for view in views}
    assert len(beds) > 1  # it changes with the game
    for bed in beds:
        assert bed
        assert all(kinds[name].kind == "bed" and 0 < gain <= 1 for name, gain in bed)
        assert sum(gain for _, gain in bed) < 2.6


@pytest.mark.parametrize("game_id", GAMES)
def test_who_wins_hears_it_and_who_loses_too(game_id: str) -> None:
    heard = heard_in(game_id)
    events, _ = _all_that_happens(game_id, 5)
    over = next(event for event in reversed(events) if type(event).__name__ in ("GameEnded", "GameWon", "TragicEnd"))
    winners = getattr(over, "winners", None) or (over.seat,)  # pyright: ignore[reportAttributeAccessIssue]
    loser = next(seat for seat in range(5) if seat not in winners)
    assert sound_of(heard, over, winners[0]) == "victory"
    assert sound_of(heard, over, loser) == "defeat"
    assert sound_of(heard, over, None) == "victory"


def test_every_season_of_the_land_is_heard() -> None:
    assert _SEASONS.keys() == SEASONS.keys()


@pytest.mark.parametrize("game_id", ["watch", "northgard", "wild"])
def test_a_turn_is_called_for_whose_it_is(game_id: str) -> None:
    heard = heard_in(game_id)
    began = next(event for event in events_of(game_id) if event.__name__ == "TurnBegan")
    event = began(**{"seat": 1, **({"turn": 3} if game_id == "watch" else {})})
    assert [sound_of(heard, event, viewer) for viewer in (0, 1, None)] == ["", "turn", ""]


def test_of_all_that_happens_at_once_the_weightiest_is_heard() -> None:
    heard: Heard = heard_in("watch")
    story = [told.RoadBuilt(0, 1), told.InvasionMarked(1), told.GuardLost(0, 1)]
    assert sum_of(heard, story, 0) == "collapse"
    assert sum_of(heard, [told.TurnEnded(0)], 0) == ""


def test_what_threatens_is_heard_nearer_and_nearer() -> None:
    s = WATCH.new(Options(), 3, 1, [])
    bed = heard_in("watch").bed
    calm = bed(s)
    s.invasions = 1
    worse = bed(s)
    s.invasions = 2
    assert "drums" not in calm
    assert 0 < worse["drums"] < bed(s)["drums"]
    assert bed(s)["wind"] < calm["wind"]
