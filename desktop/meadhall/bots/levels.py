"""How well computer players play: four levels, the same for every game, and what each game sets for them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..rules.kernel import Game
from .bot import Bot
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
            effort = minds.keen if level == "keen" else minds.master
            return Searcher(game, minds.insight, effort, own, minds.steady, seed)
