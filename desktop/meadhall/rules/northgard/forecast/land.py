"""What laying a tile or putting up a building does at once, before any creature comes."""

from typing import NamedTuple

from ...kernel import Action, Decision, Event, asked
from ..actions import Construct, LayTile
from ..data import WOOD
from ..events import FameGained, ResourcesPaid, TileLaid
from ..fights.creatures import Appear
from ..state import State
from .years import Yield, gained


class Closing(NamedTuple):
    region: int
    fame: int  # of who explores; nobody else has any of it


class Laying(NamedTuple):
    closed: tuple[Closing, ...]
    besides: Yield  # by the card, and by the clan


def laying(s: State, action: LayTile) -> Laying:
    seat, (after, events) = asked(s).seat, _at_once(s, action)
    [laid] = (event for event in events if isinstance(event, TileLaid))
    closing = [event for event in events if isinstance(event, FameGained) and event.source == "closing"]
    fame = iter(event.fame for event in closing)
    closed = (Closing(region, next(fame, 0) if after.owner[region] == seat else 0) for region in laid.closed)
    return Laying(tuple(closed), gained(event for event in events if event not in closing))


class Building(NamedTuple):
    wood: int
    brings: Yield  # by the card, and by the clan


def building(s: State, action: Construct) -> Building:
    _, events = _at_once(s, action)
    wood = sum(event.resources[WOOD] for event in events if isinstance(event, ResourcesPaid))
    return Building(wood, gained(events))


def _at_once(s: State, action: Action) -> tuple[State, list[Event]]:
    """On a copy: the asked seat answers, and all goes on until a creature comes or somebody is asked."""
    after, events, decision = s.copy(), list[Event](), asked(s)
    after.agenda = []
    decision.resolve(after, action, events)
    while after.agenda and not isinstance(after.agenda[-1], Appear | Decision):
        after.agenda.pop().run(after, events)
    return after, events
