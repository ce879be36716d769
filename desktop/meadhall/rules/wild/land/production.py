"""Phases 1 and 2: production and draw (chapters 4 and 6). Nobody decides anything."""

from msgspec.structs import replace

from ...kernel import EventSink, Step
from ..cards.drawing import draw
from ..data import BUILDINGS, NUMBERS, PlotId
from ..events import Produced
from ..missions import fill_slots
from ..state import State


class Produce(Step[State], frozen=True):
    """VW-4.1, VW-1.16."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            player = s.players[seat]
            plots: list[PlotId] = []
            for building in player.town:
                product = BUILDINGS[building.kind].produces if building.kind else None
                if product and not building.held.of(product):
                    player.put(replace(building, held=building.held.plus(product, 1)))
                    plots.append(building.plot)
            if plots:
                out.append(Produced(seat, tuple(plots)))


class DrawHands(Step[State], frozen=True):
    """VW-6.1, VW-6.5."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            taverns = sum(BUILDINGS[building.kind].draws for building in s.players[seat].town if building.kind)
            draw(s, seat, NUMBERS.hand + taverns, out)
        for seat in s.turn_order:
            fill_slots(s, seat, out)
