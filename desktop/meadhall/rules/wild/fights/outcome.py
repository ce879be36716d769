"""How an attack on a rival ends (VW-12.8 to VW-12.10, VW-12.14)."""

from collections.abc import Sequence

from msgspec.structs import replace

from ...kernel import EventSink, Step, then
from ..cards.asgard import GainAsgard
from ..data import BUILDINGS, CARDS, HALL, HALLS, CardId
from ..events import AttackRepelled, AttackSucceeded, TokenStolen
from ..land.tokens import GainToken, steal_token
from ..points import gain_points
from ..state import Attack, Building, State
from .defence import attack_on, defence_of
from .warband import units_among


def units_in(attack: Attack) -> int:
    """Disarmed or not (VW-18.13)."""
    return units_among(fighter.card for fighter in attack.fighters)


def points_for_repelling(attackers: int, forts: Sequence[CardId]) -> int:
    """VW-12.9."""
    return attackers + max((CARDS[fort].repel_vp for fort in forts), default=0)


class Compare(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        attack = attack_on(s)
        s.attack = None
        building = s.players[attack.victim].at(attack.target)
        assert building is not None
        defence = defence_of(s, attack.victim, building, units_in(attack))
        if attack.strength >= defence:
            _succeed(s, attack, building, defence, out)
        else:
            out.append(AttackRepelled(attack.seat, attack.victim, attack.target, attack.strength, defence))
            gain_points(s, attack.victim, points_for_repelling(len(attack.fighters), building.forts), "repelled", out)


def _succeed(s: State, attack: Attack, building: Building, defence: int, out: EventSink) -> None:
    """VW-12.10."""
    seat, victim, target = attack.seat, attack.victim, attack.target
    s.players[victim].put(replace(building, damaged=True))
    units = [fighter.strength for fighter in attack.fighters if CARDS[fighter.card].kind == "unit"]
    acting = s.acting
    s.acting = replace(
        acting,
        harmed=True,
        successes=acting.successes + 1,
        halls_damaged=acting.halls_damaged + (target == HALL),
        strongest_success=max(acting.strongest_success, *units, 0),
    )
    out.append(AttackSucceeded(seat, victim, target, attack.strength, defence, s.acting.successes))
    _reward(s, attack, building, out)
    gain_points(s, seat, sum(CARDS[fighter.card].success_vp for fighter in attack.fighters), "grendel", out)


def _reward(s: State, attack: Attack, building: Building, out: EventSink) -> None:
    seat = attack.seat
    if building.kind is None:
        hall = HALLS[s.players[attack.victim].level]
        gain_points(s, seat, hall.reward_vp, "damage", out)
        if hall.reward == "asgard":
            then(s, GainAsgard(seat))
        return
    kind = BUILDINGS[building.kind]
    gain_points(s, seat, kind.reward_vp, "damage", out)
    if kind.reward == "plunder" and kind.stores and building.held.of(kind.stores):
        steal_token(s, attack.victim, building.plot, kind.stores)
        out.append(TokenStolen(seat, attack.victim, building.plot, kind.stores))
        then(s, GainToken(seat, (kind.stores,), building.plot))
