"""What many finished games were like on the way: where every seat stood after each round, and how it ended."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from meadhall.bots import make
from meadhall.bots.bot import Question
from meadhall.bots.registry import MINDS
from meadhall.rules import GAMES, kernel


class Snapshot(NamedTuple):
    """One position. Seats that win together are one party."""

    progress: float
    features: Sequence[Sequence[float]]  # by party


class Story(NamedTuple):
    snapshots: list[Snapshot]
    points: list[float]  # at the end, by party
    won: list[float]  # shares of the win
    kind: str  # of game


def stories(game_id: str, players: int, games: int, seed: int, jobs: int, kind: str | None = None) -> Iterator[Story]:
    """Modes and options take turns, of one kind of game or of all; for more than two players their number as well."""
    tell = partial(told, game_id, players, kind)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(tell, range(seed, seed + games), 5)


def kinds(game_id: str) -> list[str]:
    """Those that are not like most."""
    game, kind_of = GAMES[game_id], MINDS[game_id].insight.kind
    found = {kind_of(game.new(options, seats, 0)) for options, seats in tables(game_id, 4, None)}
    return sorted(found - {""})


def tables(game_id: str, players: int, kind: str | None) -> list[tuple[Any, int]]:
    """Two at the table are a game of their own."""
    game, kind_of = GAMES[game_id], MINDS[game_id].insight.kind
    return [
        (options, seats)
        for options in game.modes.values()
        for seats in game.seats(options)
        if (seats == 2) == (players == 2) and (kind is None or kind == kind_of(game.new(options, seats, 0)))
    ]


def told(game_id: str, players: int, kind: str | None, seed: int) -> Story:
    game, insight = GAMES[game_id], MINDS[game_id].insight
    choices = tables(game_id, players, kind)
    options, seats = choices[seed % len(choices)]
    s = game.new(options, seats, seed)
    bots = [make("steady", game, seed * seats + seat) for seat in range(seats)]
    found: list[Snapshot] = []
    clock = insight.clock or game.round_of
    before = clock(s)
    while s.result is None:
        if clock(s) != before:
            before = clock(s)
            found.append(_snapshot(insight, s))
        question = Question(game, s)
        kernel.play(s, bots[question.seat].choose(question))
    parties = insight.parties(s)
    points = [sum(s.result.points[seat] for seat in party) / len(party) for party in parties]
    return Story(found, points, insight.chances(s), insight.kind(s))


def _snapshot(insight: Any, s: Any) -> Snapshot:
    features = [
        [sum(column) for column in zip(*(insight.measure(s, seat) for seat in party), strict=True)]
        for party in insight.parties(s)
    ]
    return Snapshot(insight.progress(s), features)
