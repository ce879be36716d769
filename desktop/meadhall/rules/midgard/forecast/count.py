"""What counts in the end: as things stand, and with what may be added."""

from typing import NamedTuple

import msgspec

from ...kernel import UNHEARD
from ..cards.destinies import counted
from ..data import BLAME, DESTINIES, ENEMIES, CardId
from ..fights.victory import take_reward
from ..goods import shed_blame, take_blame
from ..scoring import Score, blame_costs, score
from ..state import Player, State


def if_it_ended_now(s: State, seat: int) -> Score:
    """Without the destinies for which one would have to know what others hide."""
    scored = score(s, seat)
    known = tuple(each for each in scored.destinies if standing(s, seat, each[0]).best is not None)
    return msgspec.structs.replace(scored, destinies=known)


def sure(s: State, seat: int) -> int:
    """If it ended now, without any destinies."""
    scored = if_it_ended_now(s, seat)
    return scored.total - sum(glory for _, glory in scored.destinies)


def next_blame(player: Player) -> int:
    """Glory that one more would cost."""
    return BLAME[min(player.blame + 1, len(BLAME) - 1)] - blame_costs(player)


def stake(s: State, seat: int, enemy: CardId) -> int:
    """Glory between victory and defeat, if the game ended with this round: the reward with all that it adds to, and of
    a troll the blame that its slayer is spared and sheds."""
    won, lost, foe = s.copy(), s.copy(), ENEMIES[enemy]
    take_reward(won, seat, foe, UNHEARD)
    if foe.kind == "troll":
        shed_blame(won, seat, UNHEARD)
        take_blame(lost, seat, "troll_alive", UNHEARD)
    return if_it_ended_now(won, seat).total - if_it_ended_now(lost, seat).total


class Standing(NamedTuple):
    """How a player stands in what a destiny counts, as far as one may know."""

    own: int
    best: int | None  # of the others; unknown where their piles are hidden


def standing(s: State, seat: int, card: CardId) -> Standing:
    metric = DESTINIES[card].metric
    hidden = metric.startswith("cards_") and not s.options.hall_of_fame and s.result is None
    best = None if hidden else max(counted(s, other, metric) for other in s.others(seat))
    return Standing(counted(s, seat, metric), best)
