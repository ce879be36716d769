"""What games of Northgard are compared by besides their fame."""

from collections.abc import Sequence

from ...kernel import Event
from ..events import BattleBegan, BattleEnded, UnrestTaken
from ..state import State, controlled

MEASURES = ("closed", "battles", "won", "unrest")


def measured(s: State, events: Sequence[Event]) -> tuple[list[int], ...]:
    """By seat: closed territories at the end, battles on either side and those won, and winters in want."""
    seats = range(len(s.players))
    closed = [sum(s.land.regions[region].closed for region in controlled(s, seat)) for seat in seats]
    battles, won, unrest = ([0] * len(s.players) for _ in MEASURES[1:])
    for event in events:
        match event:
            case BattleBegan(battle):
                for side in (battle.attacker, battle.defender):
                    if side.seat in seats:
                        battles[side.seat] += 1
            case BattleEnded(_, winner) if winner in seats:
                won[winner] += 1
            case UnrestTaken(seat):
                unrest[seat] += 1
            case _:
                pass
    return closed, battles, won, unrest
