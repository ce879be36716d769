"""How a player stands in what a destiny counts, as far as one may know."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.rules.midgard.data import DESTINIES, CardId
from meadhall.rules.midgard.destinies import counted
from meadhall.rules.midgard.state import State
from meadhall.views.text.midgard.voice import Voice


class Standing(NamedTuple):
    own: int
    best: int | None  # of the others; unknown where their piles are hidden

    @property
    def leads(self) -> bool:
        return self.best is not None and self.own > self.best

    @property
    def shares(self) -> bool:
        return self.best is not None and self.own == self.best and self.own > 0


def standing(s: State, seat: int, card: CardId) -> Standing:
    metric = DESTINIES[card].metric
    hidden = metric.startswith("cards_") and not s.options.hall_of_fame and s.result is None
    best = None if hidden else max(counted(s, other, metric) for other in s.others(seat))
    return Standing(counted(s, seat, metric), best)


def in_words(voice: Voice, s: State, seat: int, card: CardId) -> str:
    """Such as: you 4, best other 6."""
    own, best = standing(s, seat, card)
    if best is None:
        return voice.say("page.destiny.own", n=own)
    return voice.say("page.destiny.against", own=own, best=best)
