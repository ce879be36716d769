"""To which of Midgard's events characters may say something."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import LIMITS
from meadhall.views.table.saga.remarks import ROUND, Hears, Occasion, leading

_FAR = 8  # glory


def hears(session: Session) -> Hears:
    glory = [0] * len(session.seats)

    def hear(event: Event) -> Iterator[Occasion]:
        match event:
            case e.RoundBegan(now):
                yield ROUND
                yield from [Occasion("end_near")] if now == LIMITS.rounds else leading(glory, _FAR)
            case e.Gained(seat, gain):
                glory[seat] += gain.glory
            case e.EnemyDefeated(seat):
                yield Occasion("won_fight", seat)
            case e.BattleLost(seat):
                yield Occasion("lost_fight", seat)
            case e.GameEnded(winners=winners):
                yield from (Occasion("ended", seat) for seat in winners)
            case _:
                pass

    return hear
