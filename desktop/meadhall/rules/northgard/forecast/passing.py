"""What whoever passes leaves undone (NG-6.23)."""

from collections.abc import Iterator
from typing import NamedTuple

from ..actions import March
from ..cards.cards import effect_of
from ..data import CardId
from ..land.move import BeginMoving, Moving, held_back
from ..state import State
from ..turn import cannot_play
from .fights import Chance, chance_of, clash_of
from .years import year_end

LIKELY = 2 / 3


class Foray(NamedTuple):
    """A battle that one move with a card of the hand would lead to."""

    card: CardId
    march: March
    chance: Chance


class Leaving(NamedTuple):
    cards: tuple[CardId, ...]  # of the hand, each once, that could still do something
    missing: int  # goods that winter will lack even after trading, as things stand
    foray: Foray | None  # the likeliest, where it is likely enough whatever the others spend


def leaving(s: State, seat: int) -> Leaving:
    cards = tuple(card for card in dict.fromkeys(s.players[seat].hand) if cannot_play(s, seat, card) is None)
    end = year_end(s, seat)
    forays = (foray for card in cards for foray in _forays(s, seat, card) if foray.chance.least >= LIKELY)
    best = max(forays, key=lambda foray: (foray.chance.least, foray.chance.plain), default=None)
    return Leaving(cards, 0 if end.can_trade else end.missing, best)


def _forays(s: State, seat: int, card: CardId) -> Iterator[Foray]:
    for step in effect_of(s, seat, card):
        if isinstance(step, BeginMoving):
            moving = Moving(seat, step.effect, step.effect.points, held_back(s, seat))
            there = s.copy()
            there.agenda = [*s.agenda, moving]
            for march in moving.legal(there):
                clash = clash_of(there, march)
                if clash is not None:
                    yield Foray(card, march, chance_of(there, clash))
