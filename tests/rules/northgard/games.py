"""What comes about by chance: lands that grow, and games in which much is explored, built, fought over and played."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from kit.cases import CASES, Case
from kit.selfplay import next_deed
from meadhall.rules.kernel import Action, asked, is_over, play
from meadhall.rules.northgard.data import TILES
from meadhall.rules.northgard.land.tiles import Land, start
from meadhall.rules.northgard.state import State

ALL = tuple(case for case in CASES if case.game.id == "northgard")
_LIKED = {"PlayCard": 20, "EndTurn": 0.5, "Wait": 0.3, "Upgrade": 12, "Pass": 0.3, "Stop": 0.3, "March": 4}
_LIKED |= {"Challenge": 3, "Call": 3, "Swap": 0.3, "Trade": 0.2, "PointAt": 3, "Spend": 3}


def _as_liked(rng: Random, legal: Sequence[Action]) -> Action:
    """First a kind, by how much it is liked, then one of it."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action).__name__, []).append(action)
    return rng.choice(rng.choices(list(kinds.values()), [_LIKED.get(kind, 1) for kind in kinds])[0])


class Moment(NamedTuple):
    """A position of a game, which nobody else holds, and what is done next."""

    s: State
    action: Action


def moments(case: Case, seed: int) -> Iterator[Moment]:
    s, rng = case.new(seed), Random(seed)
    while not is_over(s):
        action = next_deed(case, s, rng, _as_liked).action
        yield Moment(s.copy(), action)
        play(s, action)


MOST = 500  # moments that are kept of each kind of question


@cache
def _by_question() -> dict[type, list[Moment]]:
    """From games of all variants."""
    found: dict[type, list[Moment]] = defaultdict(list)
    for moment in (moment for seed in range(6) for case in ALL for moment in moments(case, seed)):
        kept = found[type(asked(moment.s))]
        if len(kept) < MOST:
            kept.append(moment)
    return found


def asked_for(kind: type) -> list[Moment]:
    """Moments at which a question of this kind was asked."""
    return _by_question()[kind]


def grown(seed: int, tiles: int = 25) -> Iterator[Land]:
    """Tile after tile, wherever one fits."""
    rng = Random(seed)
    land = start(five_players=False)
    for tile in rng.sample(range(1, len(TILES)), k=tiles):
        fits = [(c, r) for c in land.facing for r in range(4) if land.broken_border(tile, c, r) is None]
        land = land.with_tile(tile, *rng.choice(fits)).land
        yield land
