"""All that the steady player has in mind at one question. It plans on what it sees: nothing hidden is looked at."""

from ...rules.wild.state import Player, State
from .. import foresight
from ..foresight import Foresight
from ..lazily import lazily
from .shopping import Basket, Shop
from .worth import Worth

Options = foresight.Options


class Mind(Foresight[State]):
    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    @lazily
    def worth(self) -> Worth:
        return Worth(self.view, self.seat)

    @lazily
    def shop(self) -> Shop:
        return Shop(self.worth)

    @lazily
    def basket(self) -> Basket:
        return self.shop.basket()

    def value(self, s: State) -> float:
        """By what could be bought with it and what would be left."""
        return Shop(Worth(s, self.seat)).basket().worth
