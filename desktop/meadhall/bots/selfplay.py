"""Whole games between computer players: for tests, measurements and the command line."""

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from ..rules import kernel
from ..rules.kernel import Event, Game, Result
from .bot import Bot, Question

LIMIT = 50_000  # actions; far more than any game between players who want to win


class TooLong(Exception):
    """A game that did not end within its limit of actions."""


class GameRecord(msgspec.Struct, frozen=True):
    result: Result
    actions: int
    seconds: float
    turns: int
    measures: dict[str, tuple[int, ...]] = {}  # the game's own, by seat
    sources: dict[str, tuple[int, ...]] = {}  # where the points came from, by seat

    @property
    def points(self) -> tuple[int, ...]:
        return self.result.points


def play_game(
    game: Game[Any], options: Any, players: int, seed: int, bots: Sequence[Bot], limit: int = LIMIT
) -> GameRecord:
    """One game from the first question to the end; `bots` by seat."""
    start = perf_counter()
    events: list[Event] = []
    s = game.new(options, players, seed, events)
    play = kernel.play
    for actions in range(limit):
        if s.result is not None:
            measures = _by_name(zip(game.measures, game.measured(s, events), strict=True))
            sources = _by_name(game.sources(s, events).items())
            return GameRecord(s.result, actions, perf_counter() - start, game.turn_of(s), measures, sources)
        question = Question(game, s)
        play(s, bots[question.seat].choose(question), events)
    raise TooLong(f"{game.id} with seed {seed} was not over after {limit} actions (turn {game.turn_of(s)})")


def _by_name(found: Iterable[tuple[str, Sequence[int]]]) -> dict[str, tuple[int, ...]]:
    return {name: tuple(by_seat) for name, by_seat in found}
