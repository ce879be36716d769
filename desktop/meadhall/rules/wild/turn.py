"""A player's turn (chapters 7 and 13)."""

from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from ..kernel import Denial, EventSink, Menu, Move, Step, then
from .asking import SetAsking
from .buying import BuyCard, BuyPath
from .cards.bringing import PlayAll
from .cards.effects import Play
from .data import NOTHING, NUMBERS
from .events import FullDefence, PoolLost, TurnBegan, TurnEnded
from .fights.attack import AttackRival
from .fights.beasts import AttackDragon, AttackUndead
from .land.building import Build, Demolish, UpgradeHall
from .missions import CompleteMission, SwapMission
from .payment import Exchange
from .points import gain_points
from .state import NOBODY, Acting, State


class BeginTurn(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.active = self.seat
        s.turn += 1
        s.acting = Acting()
        out.append(TurnBegan(self.seat))
        s.agenda.append(TakeTurn(self.seat))


class EndTurn(Move[State], frozen=True):
    """Always legal (VW-7.11). VW-13.6: attacks, full defence, the pool, the next player."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["EndTurn"]:
        return (cls(),)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        then(s, RewardAttacks(seat), RewardFullDefence(seat), CloseTurn(seat))


class TakeTurn(Menu[State], frozen=True):
    """Any number of actions in any order (VW-7.1)."""

    kinds = (
        Play,
        PlayAll,
        BuyCard,
        BuyPath,
        Build,
        UpgradeHall,
        Demolish,
        AttackRival,
        AttackUndead,
        AttackDragon,
        CompleteMission,
        SwapMission,
        Exchange,
        SetAsking,
        EndTurn,
    )
    aside_kinds = (SetAsking,)


def points_for(successes: int) -> int:
    """VW-13.1, VW-13.2."""
    table = NUMBERS.attack_table
    return table[successes] if successes < len(table) else 2 * successes - 1


def successes_for(points: int) -> int:
    """How many have brought so many points."""
    return next(successes for successes in count() if points_for(successes) >= points)


class RewardAttacks(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        gain_points(s, self.seat, points_for(s.acting.successes), "attacks", out)


class RewardFullDefence(Step[State], frozen=True):
    """VW-13.3 to VW-13.5."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        rival = s.acting.rival
        if rival == NOBODY or s.acting.harmed:
            return
        player = s.players[rival]
        hall = player.town[0]
        player.put(replace(hall, damaged=True))
        out.append(FullDefence(rival, not hall.damaged))
        gain_points(s, rival, NUMBERS.full_defence, "full_defence", out)


class CloseTurn(Step[State], frozen=True):
    """What is left in the pool is lost (VW-5.3)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        lost = s.acting.pool
        if lost != NOTHING:
            s.acting = replace(s.acting, pool=NOTHING)
            out.append(PoolLost(self.seat, lost))
        s.acting = Acting()
        out.append(TurnEnded(self.seat, s.round))
