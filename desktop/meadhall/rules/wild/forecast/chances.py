"""How likely a raid is to succeed, by what the hand of the defender may hold (VW-12.3)."""

from collections import Counter
from itertools import product
from math import comb, prod

from ..data import UNSEEN, CardId
from ..fights.attack import AttackRival
from ..state import State
from .answers import against, defences_of
from .raids import Attack, raid_on


def chance_of_raid(s: State, attack: Attack) -> float:
    """Against a defender who answers with all that there is."""
    raid = raid_on(s, attack)
    lead = raid.strength - raid.defence
    if lead < 0 or not isinstance(attack, AttackRival):
        return float(lead >= 0)
    victim = s.players[attack.victim]
    seen, hidden, room = defences_of(victim)
    unseen = room + victim.deck.count(UNSEEN)
    cards = list(hidden)
    chance = 0.0
    for counts in product(*(range(hidden[card] + 1) for card in cards)):
        held = Counter[CardId](dict(zip(cards, counts, strict=True)))
        if sum(against(s, attack.attackers, seen + held)) <= lead:
            chance += _likely(hidden, held, room, unseen)
    return min(chance, 1.0)


def _likely(hidden: Counter[CardId], held: Counter[CardId], room: int, unseen: int) -> float:
    """That so many of each are among the cards of the hand, and the rest elsewhere."""
    others, wanted = unseen - hidden.total(), room - held.total()
    if wanted < 0 or wanted > others:
        return 0.0
    return prod(comb(hidden[card], held[card]) for card in hidden) * comb(others, wanted) / comb(unseen, room)
