"""What games of Midgard are compared by besides their glory."""

from collections.abc import Sequence

from ...kernel import Event
from ..data import ENEMIES
from ..events import BattleLost, EnemyDefeated, ShipSent
from ..scoring import score
from ..state import State

MEASURES = ("trolls", "draugr", "monsters", "defeats", "voyages", "blame", "destinies", "sets", "favour")


def measured(s: State, events: Sequence[Event]) -> tuple[list[int], ...]:
    """By seat: enemies slain by kind and battles lost, ships sent, blame in the end, and what destinies, sets and
    favour brought in the final count."""
    seats = range(len(s.players))
    slain = {kind: [0] * len(s.players) for kind in ("troll", "draugr", "monster", "kraken")}
    defeats, voyages = ([0] * len(s.players) for _ in range(2))
    for event in events:
        match event:
            case EnemyDefeated(seat, enemy):
                slain[ENEMIES[enemy].kind][seat] += 1
            case BattleLost(seat):
                defeats[seat] += 1
            case ShipSent(seat):
                voyages[seat] += 1
            case _:
                pass
    scores = [score(s, seat) for seat in seats]
    return (
        slain["troll"],
        slain["draugr"],
        slain["monster"],
        defeats,
        voyages,
        [player.blame for player in s.players],
        [sum(glory for _, glory in each.destinies) for each in scores],
        [each.sets for each in scores],
        [each.favour for each in scores],
    )
