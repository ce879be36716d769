"""How well computer players play: four levels, the same for every game, and what each game sets for them."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from ..rules.kernel import Action, Game
from .bot import Bot, Question
from .characters import Level, Temper
from .insight import Insight
from .search import Effort, Searcher
from .slips import Novice, Slips
from .steady import Planner
from .tempers import Leaning, Tempered


class Minds(NamedTuple):
    """What a game knows of its computer players."""

    random: Callable[[int], Bot]
    steady: Callable[[int], Planner]
    insight: Insight[Any]
    slips: Slips
    keen: Effort
    master: Effort
    hint: Effort  # as strong as the best of them, within two seconds
    leanings: Mapping[Temper, Leaning]
    in_duel: Mapping[Level, Effort] = MappingProxyType({})  # where between two another effort is right


def player(minds: Minds, level: Level, game: Game[Any], seed: int, temper: Temper | None = None) -> Bot:
    own = minds.steady(seed)
    if temper is not None:
        own = Tempered(minds.insight, minds.leanings[temper], own, seed)
    match level:
        case "steady":
            return own
        case "novice":
            return Novice(minds.insight, minds.slips, own, seed)
        case "keen" | "master":
            searcher = partial(Searcher, game, minds.insight, own=own, steady=minds.steady, seed=seed)
            usual = searcher(minds.keen if level == "keen" else minds.master)
            return Duellist(usual, searcher(minds.in_duel[level])) if level in minds.in_duel else usual


class Duellist:
    """Thinks otherwise where only two play."""

    def __init__(self, usual: Bot, in_duel: Bot) -> None:
        self._usual = usual
        self._in_duel = in_duel

    def choose(self, question: Question) -> Action:
        bot = self._in_duel if len(question.view.players) == 2 else self._usual
        return bot.choose(question)
