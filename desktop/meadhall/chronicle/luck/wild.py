"""Gone Wild: what the cards have cost that come up from the own deck. There are no dice."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ...rules.kernel import Event
from ...rules.wild.data import CARDS, CardId
from ...rules.wild.events import CardsDrawn
from ...rules.wild.state import State
from .gauge import Given, MakeGauge, of_deck


def draws(before: State, event: Event, after: State) -> Iterator[Given]:
    if isinstance(event, CardsDrawn):
        player = before.players[event.seat]
        prices = list(map(price, player.deck))
        expected = of_deck(prices, player.known_top, len(prices), len(event.cards))
        yield Given(event.seat, sum(map(price, event.cards)), expected)


def price(card: CardId) -> int:
    cost = CARDS[card].cost
    return cost.beer + cost.gold


GAUGES: Mapping[str, MakeGauge] = MappingProxyType({"draws": lambda: draws})
