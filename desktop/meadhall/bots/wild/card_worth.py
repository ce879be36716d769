"""What a card is worth to whoever has it: what it does each time, and what it counts for in the end."""

from functools import cache, lru_cache

from ...rules.wild.data import ACHIEVEMENTS, CARDS, AchievementId, Card, CardId
from . import weights as w


@lru_cache(maxsize=1024)
def counting(achievements: tuple[AchievementId, ...], card: CardId) -> tuple[AchievementId, ...]:
    """Those of them for which this card counts."""
    kind = CARDS[card]
    metrics = {f"cards_{kind.kind}", f"cards_{kind.home}", f"cards_{card}"}
    return tuple(each for each in achievements if ACHIEVEMENTS[each].metric in metrics)


@cache
def action_worth(name: CardId, strength: int) -> float:
    """What a card of this strength does each time, beside the resources that it brings."""
    card = CARDS[name]
    worth = w.UNIT_BONUS * card.unit_bonus + w.PEEK * card.peek + w.RECOVERED * card.recover
    return worth + w.BOOST * card.boost + _fight(card, strength) + defence_worth(name)


def _fight(card: Card, strength: int) -> float:
    if not card.fights:
        return 0.0
    worth = w.FIGHT[strength] if strength < len(w.FIGHT) else w.MUCH_STRENGTH
    return worth + card.success_vp


@cache
def defence_worth(name: CardId) -> float:
    card = CARDS[name]
    if not card.defends:
        return 0.0
    worth = w.DEFENCE * card.defence + w.MORE_DEFENCE * card.defence_per_unit + w.REPEL * card.repel_vp
    return worth + (w.DISARM if card.disarm == "unit" else 0.0)
