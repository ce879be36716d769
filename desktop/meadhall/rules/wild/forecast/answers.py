"""The answer to an attack: what a hand may hold for it, and what an answer would bring (VW-12.3 to VW-12.9)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ..data import CARDS, NUMBERS, UNSEEN, CardId
from ..fights.defence import Defence, attack_on, defence_of
from ..fights.outcome import points_for_repelling, units_in
from ..fights.warband import strength_of, units_among
from ..state import Building, Player, State


class Answered(msgspec.Struct, frozen=True):
    """The comparison that an answer would lead to. `points` are the defender's, if the attack is repelled."""

    strength: int
    defence: int
    points: int
    full_defence: int  # more at the end of the turn, unless something of his has been damaged by then

    @property
    def repels(self) -> bool:
        return self.strength < self.defence


UNANSWERED = Defence()


def answered(s: State, answer: Defence = UNANSWERED) -> Answered:
    attack = attack_on(s)
    target = s.players[attack.victim].at(attack.target)
    assert target is not None
    forts = target.forts + tuple(card for card in answer.cards if CARDS[card].kind == "fortification")
    strengths = {fighter.card: fighter.strength for fighter in attack.fighters}
    named = (*answer.units, *([answer.hero] if answer.hero else []))
    return Answered(
        attack.strength - sum(strengths.get(card, 0) for card in named),
        defence_of(s, attack.victim, replace(target, forts=forts), units_in(attack)),
        points_for_repelling(len(attack.fighters), forts),
        0 if s.acting.harmed else NUMBERS.full_defence,
    )


# What a hand may hold


class Defences(NamedTuple):
    """Cards of a player that can answer: those that are seen in the hand, those that may be in it, and how many unseen
    cards are in it."""

    seen: Counter[CardId]
    hidden: Counter[CardId]
    room: int


def defences_of(player: Player) -> Defences:
    """What is bought is public, and so is what of it lies open (VW-20.5)."""
    return _defences(player.owned, (*player.lying, *player.deck), player.hand)


@lru_cache(maxsize=256)
def _defences(owned: tuple[CardId, ...], elsewhere: tuple[CardId, ...], hand: tuple[CardId, ...]) -> Defences:
    hidden = Counter(_defending(owned))
    hidden.subtract(_defending(elsewhere))
    hidden.subtract(_defending(hand))
    return Defences(Counter(_defending(hand)), +hidden, hand.count(UNSEEN))


@lru_cache(maxsize=4096)
def _defending(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if card != UNSEEN and CARDS[card].defends)


class Held(msgspec.Struct, frozen=True):
    """The most that can come out of a hand against an attack."""

    cards: int  # so many
    swing: int  # the defence that they add and the strength that they take away
    points: int  # more for repelling it


def held_against(s: State, victim: int, target: Building, attackers: Sequence[CardId]) -> Held:
    """Against these of the active player."""
    seen, hidden, room = defences_of(s.players[victim])
    against = _Against(s, attackers)
    worths = list(against.worths_of(seen))
    worths += sorted(against.worths_of(hidden), reverse=True)[:room]
    known = points_for_repelling(0, target.forts)
    points = points_for_repelling(0, (*target.forts, *seen, *(hidden if room else ())))
    return Held(len(worths), sum(worths), points - known)


def against(s: State, attackers: Sequence[CardId], cards: Counter[CardId]) -> list[int]:
    """By how much each of these cards helps against an attack of the active player."""
    return list(_Against(s, attackers).worths_of(cards))


class _Against:
    """Assassins take the strongest Units, a trap the strongest Hero; a Shockwave Tower counts all Units (VW-12.5)."""

    def __init__(self, s: State, attackers: Sequence[CardId]) -> None:
        self._units = units_among(attackers)
        self._strengths: dict[str, list[int]] = {"unit": [], "hero": []}
        for card in attackers:
            self._strengths[CARDS[card].kind].append(strength_of(s, s.active, card))
        for strengths in self._strengths.values():
            strengths.sort()

    def worths_of(self, cards: Counter[CardId]) -> Iterator[int]:
        """By how much each of these helps; an Assassin without a Unit to name cannot be played."""
        for card in cards.elements():
            spec = CARDS[card]
            worth = spec.defence + spec.defence_per_unit * self._units
            if spec.disarm and self._strengths[spec.disarm]:
                worth += self._strengths[spec.disarm].pop()
            if worth:
                yield worth
