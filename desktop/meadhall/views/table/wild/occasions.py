"""To which of Gone Wild's events characters may say something."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as e
from meadhall.views.table.saga.remarks import ROUND, Hears, Occasion, leading

_FAR = 6  # points


def hears(session: Session) -> Hears:
    points = [0] * len(session.seats)

    def hear(event: Event) -> Iterator[Occasion]:
        match event:
            case e.RoundBegan():
                yield ROUND
                yield from leading(points, _FAR)
            case e.PointsGained(seat=seat, total=total):
                points[seat] = total
            case e.AttackSucceeded(seat, victim):
                yield from (Occasion("attacked", victim), Occasion("won_fight", seat))
            case e.AttackRepelled(seat, victim):
                yield from (Occasion("won_fight", victim), Occasion("lost_fight", seat))
            case e.UndeadBeaten(seat) | e.DragonBeaten(seat):
                yield Occasion("won_fight", seat)
            case e.UndeadStood(seat):
                yield Occasion("lost_fight", seat)
            case e.LastRound():
                yield Occasion("end_near")
            case e.GameEnded(winners=winners):
                yield from (Occasion("ended", seat) for seat in winners)
            case _:
                pass

    return hear
