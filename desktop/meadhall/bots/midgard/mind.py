"""All that the steady player has in mind at one question. It plans on what it sees: nothing hidden is looked at."""

from functools import cached_property

from ...rules.midgard.state import Player, State
from ..foresight import Foresight
from .prospects import Prospects
from .worth import Worth


class Mind(Foresight[State]):
    @cached_property
    def worth(self) -> Worth:
        return Worth(self.view, self.seat)

    @property
    def prospects(self) -> Prospects:
        return self.worth.prospects

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def value(self, s: State) -> float:
        return self.worth.of(s)

    def thought(self, s: State, seat: int) -> "Mind":
        """All thoughts at one question weigh alike."""
        mind = Mind(s, seat, self.rng, self.answers)
        mind.worth = self.worth
        return mind
