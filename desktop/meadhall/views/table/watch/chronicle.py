"""A finished game of the Watch as figures: points by source and by turn, dice, what turned the tide."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.watch import events as e
from meadhall.rules.watch.data import LIMITS
from meadhall.rules.watch.forecast import THROWS, WAYS, Points, points_by_source
from meadhall.rules.watch.state import NOBODY, State
from meadhall.table import Told
from meadhall.views.table.game import Course, Source, Tale
from meadhall.views.text.watch import WatchSpeech

_TURNING = (e.LongestRoadTaken, e.LargestPatrolTaken, e.InvasionMarked, e.RushBegan, e.GameWon, e.TragicEnd)
_MOST_TURNING = 5


class _Tally:
    """Points of all seats as the events go by."""

    def __init__(self, s: State) -> None:
        self._special = LIMITS.special_points[s.options.mode]
        seats = len(s.players)
        self._built = [0] * seats
        self._guards = [0] * seats
        self._shown = [0] * seats
        self._road = self._patrol = NOBODY

    def take(self, event: Event) -> None:
        match event:
            case e.SettlementFounded(seat=seat) | e.KeepBuilt(seat=seat):
                self._built[seat] += 1
            case e.GuardPointsChanged(seat=seat, points=points):
                self._guards[seat] = points
            case e.LongestRoadTaken(seat=seat):
                self._road = seat
            case e.LongestRoadLaidAside():
                self._road = NOBODY
            case e.LargestPatrolTaken(seat=seat):
                self._patrol = seat
            case e.LargestPatrolLaidAside():
                self._patrol = NOBODY
            case e.PointsRevealed(seat=seat, cards=cards):
                self._shown[seat] = len(cards)
            case _:
                pass

    def points(self) -> tuple[int, ...]:
        return tuple(
            self._built[seat]
            + self._guards[seat]
            + self._shown[seat]
            + self._special * ((self._road == seat) + (self._patrol == seat))
            for seat in range(len(self._built))
        )


def tale(session: Session, speech: WatchSpeech) -> Tale:
    told = session.told()
    events = [*session.opening(), *(event for one in told for event in one.events)]
    return Tale(
        length=speech.words("table.end.turns", n=session.game.turn_of(session.view)),
        sources=_sources(session, speech),
        course=Course(speech.words("table.end.heading_graph"), _course(session.view, session.opening(), told)),
        turning=_turning(speech, told),
        dice=_dice(events),
        columns=_columns(session.view, speech, events),
    )


def _course(s: State, opening: Sequence[Event], told: Sequence[Told]) -> tuple[tuple[int, ...], ...]:
    course = _Tally(s)
    by_turn: dict[int, tuple[int, ...]] = {}
    for event in opening:
        course.take(event)
    by_turn[0] = course.points()
    for one in told:
        for event in one.events:
            course.take(event)
        by_turn[one.turn] = course.points()
    return tuple(by_turn[turn] for turn in sorted(by_turn))


def _sources(session: Session, speech: WatchSpeech) -> tuple[Source, ...]:
    s: State = session.view
    seen = [points_by_source(s, seat) for seat in range(len(s.players))]
    parts = {name: tuple(getattr(points, name) for points in seen) for name in Points._fields}
    parts["cards"] = tuple(session.game.points(s, seat) - sum(points) for seat, points in enumerate(seen))
    if not s.brotherhood:
        del parts["guards"]
    return tuple(Source(speech.words(f"watch.source.{name}"), points) for name, points in parts.items())


def _turning(speech: WatchSpeech, told: Sequence[Told]) -> tuple[tuple[str, Event], ...]:
    """The latest ones; the end itself always."""
    found = [(one.turn, event) for one in told for event in one.events if isinstance(event, _TURNING)]
    return tuple((speech.words("table.bar.turn", turn=turn), event) for turn, event in found[-_MOST_TURNING:])


def _dice(events: Sequence[Event]) -> dict[int, tuple[int, float]]:
    sums = [sum(event.dice) for event in events if isinstance(event, e.DiceRolled)]
    return {number: (sums.count(number), len(sums) * ways / THROWS) for number, ways in WAYS.items()}


def _columns(s: State, speech: WatchSpeech, events: Sequence[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    seats = range(len(s.players))

    def count(kinds: type[Event] | tuple[type[Event], ...], seat: int, field: str = "seat") -> int:
        return sum(isinstance(event, kinds) and getattr(event, field) == seat for event in events)

    def gained(seat: int) -> int:
        return sum(sum(event.gains[seat]) for event in events if isinstance(event, e.Produced))

    def trades(seat: int) -> int:
        return count((e.Traded, e.SupplyTraded), seat) + count(e.Traded, seat, "partner")

    columns = [
        ("cards", [gained(seat) for seat in seats]),
        ("trades", [trades(seat) for seat in seats]),
        ("roads", [len(s.players[seat].roads) for seat in seats]),
        ("bought", [count(e.CardBought, seat) for seat in seats]),
        ("robbed", [count(e.CardStolen, seat, "victim") for seat in seats]),
    ]
    if s.brotherhood:
        columns.append(("guards", [count(e.GuardPosted, seat) for seat in seats]))
        columns.append(("guards_lost", [count(e.GuardLost, seat) for seat in seats]))
    return tuple((speech.words(f"table.end.column_{name}"), tuple(map(str, figures))) for name, figures in columns)
