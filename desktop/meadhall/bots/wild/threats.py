"""What a rival may answer an attack with: his hand is hidden, but what he owns and what lies open is known to all."""

from ...rules.wild.data import CARDS, UNSEEN, CardId
from ...rules.wild.forecast import defences_of
from ...rules.wild.state import State
from . import weights as w


class Guard:
    """The hidden Fortifications and Assassins of a rival, and how many of his hidden cards are in his hand."""

    def __init__(self, s: State, victim: int) -> None:
        player = s.players[victim]
        self.held, self.hidden, unseen = defences_of(player)
        self.often = unseen / max(unseen + player.deck.count(UNSEEN), 1)
        self._known: dict[tuple[int, int, int], float] = {}

    def stops(self, slack: int, units: int, strongest_unit: int) -> float:
        """How likely one card of his stops an attack that is so much stronger than what stands there."""
        key = slack, units, strongest_unit
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._stops(*key)
        return known

    def _stops(self, slack: int, units: int, strongest_unit: int) -> float:
        missed = 1.0
        if any(_stops(card, slack, units, strongest_unit) for card in self.held):
            return 1.0
        for card, count in self.hidden.items():
            if _stops(card, slack, units, strongest_unit):
                missed *= (1 - self.often * w.ONE_OF_MANY) ** count
        return 1 - missed


def _stops(name: CardId, slack: int, units: int, strongest_unit: int) -> bool:
    card = CARDS[name]
    if card.disarm == "unit":
        return strongest_unit > slack
    return card.kind == "fortification" and card.defence + card.defence_per_unit * units > slack
