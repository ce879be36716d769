"""Random games of base beside those of catanatron, the one other program that plays a game so much like it.

Like for like: in both a new map is drawn for each game, four players settle where they like and play to ten points or
to the end of turn 1000, each time choosing any legal action with the same chance, and the time is that of whole games.
catanatron knows no trade between players. In ours all the others refuse offers in every turn, as the rules let them
(GC-7.31), so none are listed, and whatever else is legal keeps the same chance; that they refuse is laid on the table,
not played, for it would be three actions a turn that catanatron does not have.

Turns are compared, not actions. A turn is the same in both, from a throw of the dice to the next; an action is not:
catanatron discards by chance in one action and robs in the one that moves the robber, where ours may ask again.
"""

import importlib
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from ...rules import kernel
from ...rules.watch import WATCH
from ...rules.watch.options import Options
from ...rules.watch.production import RollDice
from .measured import Measured

FASTER = 5.0  # the target
OPTIONS = Options(mode="base", layout="random", placement="free")
PLAYERS = 4
LAST_TURN = 1000  # catanatron's own limit
_INSTALL = 'to compare, install the extra "bench": pip install "meadhall[bench]"'


class Work(NamedTuple):
    turns: float
    actions: float


OneGame = Callable[[], Work]
Round = dict[str, Work]  # of one round, by whose games they are


def games_beside_catanatron(rounds: int, seconds: float) -> list[Measured]:
    """What both can do, and what only ours can do."""
    ours = {"plain": _base(offers=False), "trading": _base(offers=True)}
    try:
        theirs = {"other": _catanatron()}
    except ImportError:
        theirs = {}
    each = [{name: _a_second(one, seconds) for name, one in (ours | theirs).items()} for _ in range(rounds)]
    return [_like_for_like(each), _with_offers(each)]


def _like_for_like(rounds: list[Round]) -> Measured:
    what = "base without offers to players, turns a second, times those of catanatron"
    target = f"at least {FASTER:g}"
    plain = _middle(rounds, "plain")
    if "other" not in rounds[0]:
        return Measured(what, None, target, None, f"{plain.turns:.0f} turns a second; {_INSTALL}")
    other = _middle(rounds, "other")
    ratio = median(one["plain"].turns / one["other"].turns for one in rounds)
    details = (
        f"like for like, for all refuse to hear offers; {plain.turns:.0f} against {other.turns:.0f} turns a second, "
        f"{plain.actions:.0f} against {other.actions:.0f} actions, median of {len(rounds)} rounds"
    )
    return Measured(what, ratio, target, ratio >= FASTER, details)


def _with_offers(rounds: list[Round]) -> Measured:
    what = "base with offers to players, actions a second, times those of catanatron"
    trading = _middle(rounds, "trading")
    if "other" not in rounds[0]:
        return Measured(what, None, "none", None, f"{trading.actions:.0f} actions a second; {_INSTALL}")
    ratio = median(one["trading"].actions / one["other"].actions for one in rounds)
    details = (
        f"not like for like: of {trading.actions:.0f} actions a second most are offers and answers to them, "
        "quickly done, and unknown to catanatron"
    )
    return Measured(what, ratio, "none", None, details)


def _middle(rounds: list[Round], name: str) -> Work:
    turns, actions = zip(*(one[name] for one in rounds), strict=True)
    return Work(median(turns), median(actions))


def _a_second(one_game: OneGame, seconds: float) -> Work:
    """Over as many whole games as fill the time."""
    turns, actions, start = 0.0, 0.0, process_time()
    while process_time() - start < seconds:
        done = one_game()
        turns += done.turns
        actions += done.actions
    took = process_time() - start
    return Work(turns / took, actions / took)


def _base(offers: bool) -> OneGame:
    """The rules of base, and as little else as can be."""
    seeds = iter(range(1 << 30))

    def one_game() -> Work:
        seed = next(seeds)
        s, chance, actions = WATCH.new(OPTIONS, PLAYERS, seed), random.Random(seed).random, 0
        while s.result is None and s.turn <= LAST_TURN:
            legal = kernel.options(s)
            action = legal[int(chance() * len(legal))]
            kernel.play(s, action)
            actions += 1
            if not offers and type(action) is RollDice:
                s.refusing = s.others(s.active)
        return Work(s.turn, actions)

    return one_game


def _catanatron() -> OneGame:
    """Its own game and its own random players."""
    catanatron: Any = importlib.import_module("catanatron")
    ends = importlib.import_module("catanatron.models.enums").ActionType.END_TURN
    random.seed(1)

    def one_game() -> Work:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
        game.play()
        actions = game.state.actions
        return Work(1 + sum(action.action_type is ends for action in actions), len(actions))

    return one_game
