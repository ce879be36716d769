"""How well computer players play: four levels, the same for every game, and what each game sets for them."""

from collections.abc import Callable, Mapping
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
    keen_in_duel: Effort | None = None  # where what is enough among several is too little between two


def player(minds: Minds, level: Level, game: Game[Any], seed: int, temper: Temper | None = None) -> Bot:
    own = minds.steady(seed)
    if temper is not None:
        own = Tempered(minds.insight, minds.leanings[temper], own, seed)
    match level:
        case "steady":
            return own
        case "novice":
            return Novice(minds.insight, minds.slips, own, seed)
        case "keen":
            keen = Searcher(game, minds.insight, minds.keen, own, minds.steady, seed)
            if minds.keen_in_duel is None:
                return keen
            return Duellist(keen, Searcher(game, minds.insight, minds.keen_in_duel, own, minds.steady, seed))
        case "master":
            return Searcher(game, minds.insight, minds.master, own, minds.steady, seed)


class Duellist:
    """Thinks otherwise where only two play."""

    def __init__(self, usual: Bot, in_duel: Bot) -> None:
        self._usual = usual
        self._in_duel = in_duel

    def choose(self, question: Question) -> Action:
        bot = self._in_duel if len(question.view.players) == 2 else self._usual
        return bot.choose(question)
