"""Deeds in games that were really played: what is found in the telling is what the positions show, for every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chronicle.keep_deeds import KEPT, many
from chronicle.shown import SHOWN, walk
from meadhall.bots import Question, make
from meadhall.chronicle.deeds import DEEDS
from meadhall.chronicle.deeds.tale import tale_of
from meadhall.rules import GAMES, kernel
from meadhall.rules.northgard.actions import STOP, Challenge, PlayCard, SpendFood
from meadhall.rules.watch.actions import BuildKeep, HireGuard, RollDice
from meadhall.stage import midgard, northgard, watch
from meadhall.stage.watch import BLUE, RED, YELLOW
from meadhall.table import Seat, Table, Terms, open_save

FIRST = 0
GRIZZLED, TWO_POINTS, THREE_POINTS = "DL_GRIZZLED_WARRIORS", 1, 3  # a card, and faces of the die


def begun(scene: Any) -> Table:
    """At the position of a scene, by people."""
    seats = tuple(Seat(f"P{seat + 1}", seat) for seat in range(len(scene.s.players)))
    return Table(scene.game, Terms(scene.s.options, seats, 1), scene.s)


# Scenes: what hardly comes in games


def nine(guards: int) -> Table:
    """Blue has nine points, builds a keep for the tenth, and first posts so many guards; nobody else has one."""
    scene = watch.Scene.watch().bare().hero(YELLOW, "alliser_thorne").wall(1, RED)
    scene.buildings(BLUE, "V42 V46 V48", "V01 V02 V03").hand(
        BLUE, ore=3, grain=2, brick=guards, wool=guards, lumber=guards
    )
    table = begun(scene.turn(BLUE).keep_tile(BLUE, "cave_warrior", "river_climber"))
    for _ in range(guards):
        table.play(next(option for option in kernel.options(table.state) if isinstance(option, HireGuard)))
    table.play(BuildKeep(46))
    return table


def harvest(settlements: str, keeps: str) -> Table:
    """An eight: pasture and fields."""
    table = begun(watch.Scene.base().bare().buildings(BLUE, settlements, keeps).before_roll(BLUE))
    table.play(RollDice(), laid=(4, 4))
    return table


def last_round(warriors: int) -> Table:
    """With so strong a band, one of the two slays the troll in the last round, and blames the other."""
    table = begun(midgard.Scene.midgard(2).round(8).dice(FIRST, "SSSSSAAA"[:warriors]).goods(FIRST, food=6, favour=3))
    bot = make("steady", table.game, 1)
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(table.game, table.state)))
    return table


def hunt(warriors: int) -> Table:
    """Grizzled warriors, so many, with food and the best of dice: seven points and more against the wolf's six."""
    scene = northgard.Scene.northgard(board="TS@(0,0)r0 T01@(1,0)r0", creatures=True).goods(FIRST, food=1)
    scene.beast("wolf_beige", "T01.w").put(FIRST, "T01.w", warriors).hand(FIRST, GRIZZLED)
    table = begun(scene)
    for action in (PlayCard(GRIZZLED), STOP, Challenge("wolf_beige")):
        table.play(action)
    table.play(SpendFood(1), laid=(THREE_POINTS, TWO_POINTS))
    return table


SCENES: Mapping[tuple[str, str], tuple[Callable[[], Table], Callable[[], Table]]] = {
    ("watch", "bare_wall"): (lambda: nine(0), lambda: nine(1)),
    ("watch", "great_harvest"): (lambda: harvest("", "V43 V51 V57 V59"), lambda: harvest("V51", "V43 V57 V59")),
    ("northgard", "lone_hunter"): (lambda: hunt(1), lambda: hunt(2)),
    ("midgard", "no_blame"): (lambda: last_round(8), lambda: last_round(0)),
}


@pytest.mark.parametrize(("game_id", "deed"), list(SCENES))
def test_a_deed_that_hardly_comes_is_done_on_a_scene_and_nearly_done_on_another(game_id: str, deed: str) -> None:
    done, nearly = (table() for table in SCENES[game_id, deed])
    assert found(done)[deed] == shown(done)[deed] == {FIRST}
    assert FIRST not in found(nearly)[deed]
    assert found(nearly)[deed] == shown(nearly)[deed]


# Games that were kept


def found(table: Table) -> Mapping[str, set[int]]:
    tale, seats = tale_of(table), range(len(table.terms.seats))
    return {deed.id: {seat for seat in seats if deed.by(tale, seat)} for deed in DEEDS[table.game.id]}


def shown(table: Table) -> Mapping[str, set[int]]:
    game, seats = walk(table), range(len(table.terms.seats))
    return {deed: {seat for seat in seats if shows(game, seat)} for deed, shows in SHOWN[table.game.id].items()}


def kept(game_id: str) -> list[Path]:
    return sorted(KEPT.glob(f"{game_id}-*.meadhall"))


@cache
def opened(path: Path) -> Table:
    """Played again by the rules as they are."""
    game = open_save(path)
    assert game.notes == (), "run tests/chronicle/keep_deeds.py: the rules have changed since"
    return game.table


@pytest.mark.parametrize("path", [path for game_id in GAMES for path in kept(game_id)], ids=lambda path: path.stem)
def test_what_is_told_is_what_the_positions_show(path: Path) -> None:
    """By whom it was done, and by whom not: most that sit there have nearly done it."""
    table = opened(path)
    assert found(table) == shown(table)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_deed_has_been_done_in_a_game_or_on_a_scene_and_left_undone_by_somebody(game_id: str) -> None:
    done, undone = set[str](), set[str]()
    for table in map(opened, kept(game_id)):
        for deed, seats in found(table).items():
            done |= {deed} if seats else set()
            undone |= {deed} if len(seats) < len(table.terms.seats) else set()
    on_scenes = {deed for game, deed in SCENES if game == game_id}
    assert undone | on_scenes == {deed.id for deed in DEEDS[game_id]}
    assert done | on_scenes == undone | on_scenes


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", GAMES)
def test_so_it_is_in_many_other_games(game_id: str) -> None:
    for table in many(game_id):
        assert found(table) == shown(table)
