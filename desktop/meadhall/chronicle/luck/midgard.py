"""Midgard: the hits and the shields that battle dice show, whatever comes of them."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from ...rules.kernel import Event
from ...rules.midgard.data import FACES
from ...rules.midgard.events import DiceRerolled, DiceRolled
from ...rules.midgard.fights.tray import hits_of
from ...rules.midgard.state import Rolled, State, is_swordmaiden, symbol
from .gauge import Given, MakeGauge


def hits(before: State, event: Event, after: State) -> Iterator[Given]:
    rolled = thrown(event)
    if isinstance(event, (DiceRolled, DiceRerolled)) and rolled:
        maiden = is_swordmaiden(after, event.seat)
        came = sum(hits_of(die.kind, symbol(die), maiden) for die in rolled)
        on_average = (sum(hits_of(die.kind, face, maiden) for face in FACES[die.kind]) / 6 for die in rolled)
        yield Given(event.seat, came, sum(on_average))


def shields(before: State, event: Event, after: State) -> Iterator[Given]:
    rolled = thrown(event)
    if isinstance(event, (DiceRolled, DiceRerolled)) and rolled:
        came = sum(symbol(die) == "shield" for die in rolled)
        yield Given(event.seat, came, sum(FACES[die.kind].count("shield") / 6 for die in rolled))


def thrown(event: Event) -> Sequence[Rolled]:
    """Dice that are thrown again count again; those that stay on the tray do not."""
    if isinstance(event, DiceRerolled):
        return [event.rolled[place] for place in event.dice]
    return event.rolled if isinstance(event, DiceRolled) else ()


GAUGES: Mapping[str, MakeGauge] = MappingProxyType({"hits": lambda: hits, "shields": lambda: shields})
