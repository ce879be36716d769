"""What every computer player must hold, whatever its game."""

from collections.abc import Iterable
from random import Random
from time import process_time
from typing import Any

from meadhall.bots import Question, make
from meadhall.bots.selfplay import GameRecord, play_game
from meadhall.rules.kernel import Action, Decision, Game, play

QUICK = ("random", "novice", "steady")  # who play whole games in tests; the others think too long for that
LONGEST = 20_000  # actions; games of all levels are shorter


def questions(game: Game[Any]) -> set[type]:
    """All that the rules of a game ask: its steady player must have an answer to each."""
    home = game.options.__module__.rpartition(".")[0]
    return {leaf for leaf in _leaves(Decision) if leaf.__module__.startswith(f"{home}.")}


def _leaves(cls: type) -> list[type]:
    below = type.__subclasses__(cls)
    return [leaf for kind in below for leaf in _leaves(kind)] or [cls]


def among(game: Game[Any], level: str, options: Any, players: int, seed: int) -> GameRecord:
    """A game between players of one level."""
    bots = [make(level, game, 10 * seed + seat) for seat in range(players)]
    return play_game(game, options, players, seed, bots, limit=LONGEST)


def against_random(game: Game[Any], options: Any, players: int, seed: int) -> GameRecord:
    """One steady player among random ones; its seat goes round with the seed."""
    mine = seed % players
    bots = [make("steady" if seat == mine else "random", game, 10 * seed + seat) for seat in range(players)]
    return play_game(game, options, players, seed, bots, limit=LONGEST)


def wins_against_random(game: Game[Any], options: Any, players: int, seeds: Iterable[int]) -> int:
    """How many of these games the steady player wins."""
    return sum(seed % players in against_random(game, options, players, seed).result.winners for seed in seeds)


def style(game: Game[Any], options: Any, players: int, games: int) -> tuple[int, dict[str, float]]:
    """How many of so many games against random players the steady one wins, and what it does in them on average."""
    records = [against_random(game, options, players, seed) for seed in range(games)]
    wins = sum(seed % players in record.result.winners for seed, record in enumerate(records))
    return wins, {
        name: sum(record.measures[name][seed % players] for seed, record in enumerate(records)) / games
        for name in game.measures
    }


def hidden_things_change_no_choice(game: Game[Any], options: Any, players: int, level: str, seed: int) -> None:
    """At every decision of a game: whatever else may be hidden from the seat, the same answer."""
    s, rng = game.new(options, players, seed), Random(seed)
    for turn in range(LONGEST):
        if s.result is not None:
            return
        question = Question(game, s)
        other = Question(game, game.imagine(game.visible(s, question.seat), question.seat, rng))
        assert list(other.options) == list(question.options)
        choice = make(level, game, turn).choose(question)
        assert make(level, game, turn).choose(other) == choice, question.view.agenda[-1]
        play(s, choice)
    raise AssertionError("no end")


def thinking_changes_nothing(game: Game[Any], options: Any, players: int, level: str, most: int = LONGEST) -> None:
    """For so many decisions."""
    s, bot = game.new(options, players, 3), make(level, game, 8)
    for _ in range(most):
        if s.result is not None:
            return
        before = game.codec.fingerprint(s)
        question = Question(game, s)
        shown = game.codec.fingerprint(question.view)
        choice = bot.choose(question)
        assert game.codec.fingerprint(question.view) == shown
        assert game.codec.fingerprint(s) == before
        play(s, choice)


def thinks_quickly(game: Game[Any], options: Any, players: int) -> None:
    """A hundredth of a second on average, also for a loaded machine."""
    s, times = game.new(options, players, 7), list[float]()
    bots = [make("steady", game, seat) for seat in range(players)]
    while s.result is None:
        question = Question(game, s)
        begun = process_time()
        choice = bots[question.seat].choose(question)
        times.append(process_time() - begun)
        play(s, choice)
    assert sum(times) / len(times) < 0.01
    assert sorted(times)[int(len(times) * 0.99)] < 0.15


def never_does(game: Game[Any], options: Any, players: int, level: str, rude: type[Action], most: int = 600) -> None:
    """Nothing like this among so many decisions in which it could have been done."""
    s, could = game.new(options, players, 7), 0
    bots = [make(level, game, seat) for seat in range(players)]
    for _ in range(most):
        if s.result is not None:
            break
        question = Question(game, s)
        could += any(isinstance(option, rude) for option in question.options)
        choice = bots[question.seat].choose(question)
        assert not isinstance(choice, rude)
        play(s, choice)
    assert could
