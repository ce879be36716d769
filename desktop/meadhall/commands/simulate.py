"""Many games between computer players, and who wins how often."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from ..bots import KNOWN, make
from ..bots.selfplay import GameRecord, TooLong, play_game
from ..rules import GAMES
from ..rules.kernel import BadOption
from . import Wrong
from .progress import progress
from .tally import Tally, as_text

T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    game: str
    options: Any
    players: int
    bots: tuple[str, ...]  # a name for each seat of the first game
    games: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]  # by seat
    record: GameRecord | None  # none where the game would not end


def planned(game_id: str, words: Mapping[str, str], players: int | None, bots: str, games: int, seed: int) -> Plan:
    """Raises `Wrong` for whatever the game doesn't have."""
    game = GAMES[game_id]
    try:
        options = game.parse_options(words)
        players = players or max(game.seats(options))
        game.check_options(options, players)
    except BadOption as bad:
        raise Wrong(str(bad)) from bad
    return Plan(game_id, options, players, _by_seat(bots, players), games, seed)


def _by_seat(bots: str, players: int) -> tuple[str, ...]:
    names = bots.split(",")
    for name in names:
        if name not in KNOWN:
            raise Wrong(f"--bots: one of {', '.join(KNOWN)}, not {name!r}")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Wrong(f"--bots: one name for all, or {players} names for {players} players, not {len(names)}")
    return tuple(names)


def simulate(plan: Plan, jobs: int, as_json: bool) -> int:
    tally = Tally(plan.players, plan.bots)
    start = perf_counter()
    for one in progress(played(plan, jobs), plan.games):
        tally.add(one.bots, one.record)
    report = tally.report(plan.game, perf_counter() - start)
    print(msgspec.json.encode(report).decode() if as_json else as_text(report))
    return 0


def played(plan: Plan, jobs: int) -> Iterator[Played]:
    return shared_out(partial(play_one, plan), plan.games, jobs)


def shared_out(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """Game after game by its number, in so many processes."""
    if jobs == 1:
        yield from map(play, range(games))
        return
    # Spawned processes are the one kind that every system has.
    with multiprocessing.get_context("spawn").Pool(min(jobs, games), _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap_unordered(play, range(games), _share(games, jobs))


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _share(games: int, jobs: int) -> int:
    """So few at a time that all processes end together, so many that little time goes into handing them over."""
    return max(1, min(20, games // (jobs * 4)))


def play_one(plan: Plan, number: int) -> Played:
    """Game `number` of the plan: the players have moved on by as many seats."""
    game, seed = GAMES[plan.game], plan.seed + number
    names = seated(plan.bots, number)
    bots = [make(name, game, seed * plan.players + seat) for seat, name in enumerate(names)]
    try:
        return Played(names, play_game(game, plan.options, plan.players, seed, bots))
    except TooLong:
        return Played(names, None)


def seated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    shift = number % len(bots)
    return (*bots[shift:], *bots[:shift])
