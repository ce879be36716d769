"""Destinies, sets and blame: what the end of the game will count."""

from functools import lru_cache
from math import exp

from ...rules.midgard.data import BLAME, DESTINIES, ENEMIES, LIMITS, CardId, Colour, Enemy
from ...rules.midgard.state import Player
from ..foresight import between
from . import weights as w

COLOURS: tuple[Colour, ...] = ("blue", "yellow", "red")


@lru_cache(maxsize=4096)
def destiny_worth(card: CardId, own: int, most: int, round_: int, all_open: bool) -> float:
    """Its glory, as likely as the lead over the others looks now. What lies in their hidden piles is guessed."""
    destiny, left = DESTINIES[card], LIMITS.rounds - round_
    guessed = 0.0 if all_open else w.RIVALS_A_ROUND.get(destiny.metric, 0.0) * round_
    ahead = own - max(most, guessed)
    chance = 1 / (1 + exp(-ahead / (w.SPREAD + w.SPREAD_A_ROUND * left)))
    return destiny.most * chance if own or left else 0.0


def sets_worth(player: Player, more: Enemy | None = None) -> float:
    return _sets_worth(player.kills, more.colour if more else None)


@lru_cache(maxsize=4096)
def _sets_worth(kills: tuple[CardId, ...], more: Colour | None) -> float:
    """Complete sets of colours, and the one that has been begun."""
    colours = [*(ENEMIES[card].colour for card in kills), more]
    counts = [colours.count(colour) for colour in COLOURS]
    complete = min(counts)
    return LIMITS.set_glory * complete + w.SET_STEP[sum(count > complete for count in counts)]


def destiny_steps(player: Player, foe: Enemy) -> float:
    """A card of this kind or colour helps the destinies that count it."""
    wanted = (f"cards_{foe.kind}", f"cards_{foe.colour}")
    cards = [DESTINIES[card] for card in (*player.destinies, *player.shown)]
    return sum(w.DESTINY_STEP * destiny.most for destiny in cards if destiny.metric in wanted)


def blame_price(blame: float, left: int) -> float:
    """With what will come by itself."""
    return between(BLAME, max(blame, 0.0) + w.BLAME_A_ROUND * left)
