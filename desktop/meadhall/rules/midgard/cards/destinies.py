"""Destinies (chapter 16): what is counted, and what a card brings for the most of it."""

from typing import get_args

from ..data import DESTINIES, CardId, Metric
from ..state import State, cards_of, owned

_CARDS = {metric: metric.removeprefix("cards_") for metric in get_args(Metric) if metric.startswith("cards_")}


def counted(s: State, seat: int, metric: Metric) -> int:
    """CM-16.2."""
    player = s.players[seat]
    if metric == "vikings":
        return sum(owned(s, seat))
    if metric == "runes":
        return len(player.runes) + len(player.used_runes)
    cards = _CARDS.get(metric)
    return cards_of(player, cards) if cards else getattr(player, metric)


def destiny_glory(s: State, seat: int, card: CardId) -> int:
    """CM-13.3: the large value for the most, the small one for sharing it, and nothing without at least one."""
    destiny = DESTINIES[card]
    own = counted(s, seat, destiny.metric)
    most = max(counted(s, other, destiny.metric) for other in s.others(seat))
    if own == 0 or own < most:
        return 0
    return destiny.most if own > most else destiny.tied
