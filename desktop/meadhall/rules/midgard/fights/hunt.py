"""The hunt (CM-8.2 to CM-8.5)."""

from ...kernel import EventSink, Step, then
from ..data import LIMITS, Bundle
from ..events import HuntBegan
from ..goods import gain
from ..state import Battle, State, fought
from .roll import OpenWindow, current_hits, roll


class Hunt(Step[State], frozen=True):
    """All dice at home roll once."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        dice = s.players[self.seat].dice
        if any(dice):
            s.turn += 1
            s.active = self.seat
            s.battle = Battle(self.seat)
            out.append(HuntBegan(self.seat, dice))
            roll(s, dice, out)
            then(s, OpenWindow(), BringFood())


class BringFood(Step[State], frozen=True):
    """One for each hit, at most six; nobody is lost."""

    def run(self, s: State, out: EventSink) -> None:
        seat, food = fought(s).seat, min(current_hits(s), LIMITS.hunted_food)
        s.battle = None
        gain(s, seat, Bundle(food=food), "hunting", out)
