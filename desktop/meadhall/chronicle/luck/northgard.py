"""The Uncharted Lands: what lies on the battle dice, and what is drawn from the own deck."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ...bots.northgard.cards.worth import use
from ...rules.kernel import Event
from ...rules.northgard.data import FACES
from ...rules.northgard.events import BattleDieRolled, CardsDrawn, DeckShuffled
from ...rules.northgard.state import State
from .gauge import Given, MakeGauge, of_deck

# Axes and skulls together; the choice face shows either.
SIGNS = [max(face.points, face.casualties) if face.choice else face.points + face.casualties for face in FACES]


def battle(before: State, event: Event, after: State) -> Iterator[Given]:
    """Creatures have nobody's luck."""
    if isinstance(event, BattleDieRolled) and event.seat >= 0:
        yield Given(event.seat, SIGNS[event.face - 1], sum(SIGNS) / len(SIGNS))


class Draws:
    """What the cards are worth that come up, as the judge values them."""

    def __init__(self) -> None:
        self._over: int | None = None  # so many cards lie over those that have just been shuffled under them

    def __call__(self, before: State, event: Event, after: State) -> Iterator[Given]:
        if isinstance(event, DeckShuffled):
            self._over = len(after.players[event.seat].deck) - event.count
        elif isinstance(event, CardsDrawn):
            player = before.players[event.seat]
            worths = [use(card) for card in player.deck]
            over = len(worths) if self._over is None else self._over
            self._over = None
            expected = of_deck(worths, len(player.known), over, len(event.cards))
            yield Given(event.seat, sum(map(use, event.cards)), expected)


GAUGES: Mapping[str, MakeGauge] = MappingProxyType({"battle": lambda: battle, "draws": Draws})
