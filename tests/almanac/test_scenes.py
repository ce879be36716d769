"""Pictures and examples: the rules make each of them, examples play out, and no caption says a wrong number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.almanac import book
from meadhall.almanac.scenes import Played, Scene, scenes
from meadhall.rules import GAMES
from meadhall.views.almanac.games import shelf
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.words import Words

games = pytest.mark.parametrize("game", GAMES)
LANGUAGES = ("en", "ru", "uk")
NUMBER = re.compile(r"\d+")


def holding(scene: Scene) -> list[dict[str, Any]]:
    return [scene.holds, *(step.holds for step in scene.step)]


@games
def test_each_scene_belongs_to_an_entry(game: str) -> None:
    shown = {name for entry in book(game) for name in (entry.picture, entry.example) if name}
    assert shown == set(scenes(game))
    assert not [entry.id for entry in book(game) if entry.example and not scenes(game)[entry.example].plays]


@games
def test_each_example_plays_to_its_end_as_it_says(game: str) -> None:
    wrong: list[str] = []
    for name, scene in scenes(game).items():
        played = Played(game, scene)
        for step, holds in enumerate(holding(scene)):
            found = {path: played.reading(step, path) for path in holds}
            wrong += [f"{name} {step}: {path} is {found[path]}" for path in holds if found[path] != holds[path]]
    assert wrong == []


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_caption_says_a_number_that_is_not_so(game: str, language: str) -> None:
    """Each number stands among what holds then, or is what the dice show."""
    almanac, wrong = Almanac(Words(language), game), list[str]()
    for name, scene in scenes(game).items():
        if scene.plays:
            proven: set[str] = set()
            for step, holds in enumerate(holding(scene)):
                proven |= {*numbers(holds)}
                told = almanac.step(name, step) if step else almanac.caption(name)
                wrong += [f"{name} {step}: {one}" for one in NUMBER.findall(told) if one not in proven]
    assert wrong == []


def numbers(holds: Any) -> Iterator[str]:
    if isinstance(holds, dict):
        holds = list(holds.values())
    if isinstance(holds, list):
        for each in holds:
            yield from numbers(each)
        if all(isinstance(each, int) for each in holds):
            yield str(sum(holds))
    elif isinstance(holds, int):
        yield str(holds)


@games
def test_each_scene_shows_places_that_are_there(game: str) -> None:
    """What is to be seen, what is ringed, and something of each kind that is offered."""
    wrong: list[str] = []
    for name, scene in scenes(game).items():
        played = Played(game, scene)
        s = played.at(0).position
        board = shelf(game).board(s, range(len(s.players)), Words("en"))
        assert board.turn_to(scene.turn, s) or not scene.turn
        there = board.spots(s)
        wrong += [f"{name}: {spot}" for spot in played.spots([*scene.part, *scene.ring]) if spot not in there]
        lit = {way[-1] for action in played.offered for way in board.ways_of(action, s)}
        wrong += [f"{name}: nothing is offered"] if scene.offers and not lit & set(there) else []
    assert wrong == []
