"""Destinies, sets and blame: what the end of the game will count."""

from math import exp

from ...rules.midgard.data import BLAME, DESTINIES, LIMITS, CardId, Colour, Enemy
from ...rules.midgard.destinies import counted
from ...rules.midgard.state import Player, State, cards_of
from ..foresight import between
from . import weights as w

COLOURS: tuple[Colour, ...] = ("blue", "yellow", "red")


def destiny_worth(s: State, seat: int, card: CardId) -> float:
    """Its glory, as likely as the lead looks now. What lies in the hidden piles of others is guessed."""
    destiny = DESTINIES[card]
    left = LIMITS.rounds - s.round
    own = counted(s, seat, destiny.metric)
    most = max(counted(s, other, destiny.metric) for other in s.others(seat))
    ahead = own - max(most, _guessed(s, card))
    chance = 1 / (1 + exp(-ahead / (w.SPREAD + w.SPREAD_A_ROUND * left)))
    return destiny.most * chance if own or left else 0.0


def _guessed(s: State, card: CardId) -> float:
    return 0.0 if s.options.hall_of_fame else w.RIVALS_A_ROUND.get(DESTINIES[card].metric, 0.0) * s.round


def sets_worth(player: Player, more: Enemy | None = None) -> float:
    """Complete sets of colours, and the one that has been begun."""
    counts = [cards_of(player, colour) + (more is not None and more.colour == colour) for colour in COLOURS]
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
