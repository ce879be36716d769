"""To which of the Watch's events characters may say something."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.watch import events as e
from meadhall.rules.watch.data import LIMITS
from meadhall.views.table.saga.remarks import ROUND, Hears, Occasion, leading

_FAR, _NEAR_TO_TEN, _LAST_BUT_ONE = 2, 8, 2


class Open:
    """The points that lie open, counted from what has happened."""

    def __init__(self, seats: int, special: int) -> None:
        self._built, self._guards, self._special = [0] * seats, [0] * seats, special
        self._road: int | None = None
        self._patrol: int | None = None

    def hear(self, event: Event) -> None:
        match event:
            case e.SettlementFounded(seat) | e.KeepBuilt(seat):
                self._built[seat] += 1
            case e.GuardPointsChanged(seat, points):
                self._guards[seat] = points
            case e.LongestRoadTaken(seat):
                self._road = seat
            case e.LongestRoadLaidAside():
                self._road = None
            case e.LargestPatrolTaken(seat):
                self._patrol = seat
            case e.LargestPatrolLaidAside():
                self._patrol = None
            case _:
                pass

    def points(self) -> list[int]:
        return [
            built + guards + self._special * ((seat == self._road) + (seat == self._patrol))
            for seat, (built, guards) in enumerate(zip(self._built, self._guards, strict=True))
        ]


def hears(session: Session) -> Hears:
    seats = len(session.seats)
    count = Open(seats, LIMITS.special_points[session.agreed.mode])

    def hear(event: Event) -> Iterator[Occasion]:
        before = max(count.points())
        count.hear(event)
        match event:
            case e.TurnBegan(turn=turn) if turn % seats == 1:
                yield ROUND
                yield from leading(count.points(), _FAR)
            case e.CardStolen(victim=seat) | e.CardTakenFromHand(victim=seat):
                yield Occasion("attacked", seat)
            case e.Demanded(victim=seat, handed_over=True):
                yield Occasion("attacked", seat)
            case e.GuardLost(seat):
                yield Occasion("lost_fight", seat)
            case e.InvasionMarked(invasions) if invasions == _LAST_BUT_ONE:
                yield Occasion("end_near")
            case e.GameWon(seat):
                yield Occasion("ended", seat)
            case e.TragicEnd(winners=winners):
                yield from (Occasion("ended", seat) for seat in winners)
            case _ if before < _NEAR_TO_TEN <= max(count.points()):
                yield Occasion("end_near")
            case _:
                pass

    return hear
