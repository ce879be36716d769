"""Figures that die: their owner says whether Kaija is among them (NG-13.16)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..events import FiguresLost
from ..land.territory import remove_figures
from ..state import State, figures_of


class LoseFigures(Step[State], frozen=True):
    """So many, or all if there are no more (NG-13.25)."""

    seat: int
    region: int
    count: int
    reason: str  # as in FiguresLost

    def run(self, s: State, out: EventSink) -> None:
        warriors, kaija = figures_of(s, self.seat, self.region)
        if self.count >= warriors + kaija:
            lose(s, self.seat, self.region, warriors, kaija, self.reason, out)
        else:
            ask(s, ChooseLosses(self.seat, self.region, self.count, self.reason), out)


def lose(s: State, seat: int, region: int, warriors: int, kaija: bool, reason: str, out: EventSink) -> None:
    if warriors or kaija:
        remove_figures(s, seat, region, warriors, kaija)
        out.append(FiguresLost(seat, region, warriors, kaija, reason))


class Lose(Action, frozen=True):
    warriors: int
    kaija: bool = False


class ChooseLosses(Decision[State], frozen=True):
    """NG-24.25: asked only where Kaija is, for warriors are all alike."""

    region: int
    count: int
    reason: str

    def actions(self, s: State) -> Sequence[Lose]:
        if not self.count:
            return [Lose(0)]
        return [Lose(self.count), Lose(self.count - 1, kaija=True)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Lose):
            return NOT_NOW
        warriors, kaija = figures_of(s, self.seat, self.region)
        if action.kaija and not kaija:
            return Denial("kaija_not_there", "NG-13.16")
        if not 0 <= action.warriors <= warriors or action.warriors + action.kaija != self.count:
            return Denial("not_so_many", "NG-13.16", {"count": self.count})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Lose)
        lose(s, self.seat, self.region, action.warriors, action.kaija, self.reason, out)
