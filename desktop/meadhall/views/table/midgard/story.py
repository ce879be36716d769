"""Battles and hunts as one reads them afterwards: throw by throw, and what came of it. Pure of painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import NO_DICE, Bundle, CardId, Dice
from meadhall.rules.midgard.state import Rolled
from meadhall.views.table.saga.history import history

NOTHING = Bundle()


class Throw(NamedTuple):
    """The dice as they lay in the end, and what they did."""

    rolled: tuple[Rolled, ...]
    hits: int = 0
    shields: int = 0
    losses: int = 0


@dataclass
class Fight:
    seat: int
    enemy: CardId | None  # none in a hunt
    dice: Dice = NO_DICE
    throws: list[Throw] = field(default_factory=list[Throw])
    won: bool | None = None  # while it goes on
    reward: Bundle = NOTHING

    @property
    def over(self) -> bool:
        return self.won is not None


def fights(events: Sequence[Event]) -> list[Fight]:
    """In the order in which they ended; those that still go on come last."""
    ended: list[Fight] = []
    now: Fight | None = None
    for event in events:
        now = _begun(event) or now
        if now is not None:
            _told(now, event)
            if now.over:
                ended.append(now)
                now = None
    return [*ended, now] if now is not None else ended


def _begun(event: Event) -> Fight | None:
    match event:
        case e.BattleBegan(seat, _, enemy, dice):
            return Fight(seat, enemy, dice)
        case e.HuntBegan(seat, dice):
            return Fight(seat, None, dice)
        case _:
            return None


def _told(fight: Fight, event: Event) -> None:
    match event:
        case e.DiceRolled(rolled=rolled):
            fight.throws.append(Throw(rolled))
        case e.DiceRerolled(rolled=rolled):
            fight.throws[-1] = Throw(rolled)
        case e.HitsCounted(_, hits, shields, _, losses):
            fight.throws[-1] = Throw(fight.throws[-1].rolled, hits, shields, losses)
        case e.EnemyDefeated(reward=reward):
            fight.won, fight.reward = True, reward
        case e.BattleLost():
            fight.won = False
        case e.Gained(gain=gain, source="hunting") if fight.enemy is None:
            fight.won, fight.reward = True, gain
        case _:
            pass


def is_end(event: Event, seat: int) -> bool:
    """Of a battle or a hunt of this seat."""
    match event:
        case e.EnemyDefeated(winner) | e.BattleLost(winner):
            return winner == seat
        case e.Gained(hunter, _, "hunting"):
            return hunter == seat
        case _:
            return False


def ended(session: Session, events: Sequence[Event], seat: int) -> list[Fight]:
    """Those of a seat that ended among these events, which are the last that have happened."""
    count = sum(is_end(event, seat) for event in events)
    if not count:
        return []
    own = [fight for fight in fights(history(session)) if fight.seat == seat and fight.over]
    return own[-count:]


def at_sea(session: Session, events: Sequence[Event], seat: int) -> list[Event]:
    """What befell the ships of a seat among these events."""
    if not any(isinstance(event, e.JourneyRevealed) for event in events):
        return []
    captains = dict[int, int]()
    for event in history(session):
        if isinstance(event, e.ShipSent):
            captains[event.shore] = event.seat
    return list(_befallen(events, captains, seat))


def _befallen(events: Sequence[Event], captains: dict[int, int], seat: int) -> Iterator[Event]:
    for event in events:
        match event:
            case e.JourneyRevealed(shore) | e.JourneyReplaced(shore) if captains.get(shore) == seat:
                yield event
            case e.DiceLost(loser, _, reason) if loser == seat and reason != "battle":
                yield event
            case e.FoodLost(who) | e.Fed(who) if who == seat:
                yield event
            case _:
                pass
