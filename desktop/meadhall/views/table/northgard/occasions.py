"""To which of Northgard's events characters may say something."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.views.table.saga.remarks import ROUND, Hears, Occasion, leading

_FAR = 2  # territories


def hears(session: Session) -> Hears:
    """Fame is nobody's to count (NG-23): who leads, leads in territories that gave a harvest."""
    seats = range(len(session.seats))
    lands = [0 for _ in seats]
    last = int(session.agreed.years)

    def hear(event: Event) -> Iterator[Occasion]:
        match event:
            case e.YearBegan(year):
                yield ROUND
                yield from [Occasion("end_near")] if year == last else leading(lands, _FAR)
            case e.Harvested(seat, regions):
                lands[seat] = len(regions)
            case e.BattleBegan(battle) if {battle.attacker.seat, battle.defender.seat} <= set(seats):
                yield Occasion("attacked", battle.defender.seat)
            case e.HandAttacked(victim=seat) | e.ResourceStolen(victim=seat):
                yield Occasion("attacked", seat)
            case e.BattleEnded(battle, winner) if winner in (battle.attacker.seat, battle.defender.seat):
                for seat in (battle.attacker.seat, battle.defender.seat):
                    if seat in seats:
                        yield Occasion("won_fight" if seat == winner else "lost_fight", seat)
            case e.GameEnded(winners=winners):
                yield from (Occasion("ended", seat) for seat in winners)
            case _:
                pass

    return hear
