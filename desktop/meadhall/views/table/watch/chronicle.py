"""A finished game of the Watch as figures: points by source and by turn, dice, what turned the tide."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.models.seeing import Seeing
from meadhall.rules.kernel import Event
from meadhall.rules.watch import events as e
from meadhall.rules.watch.forecast import THROWS, WAYS, points_by_source
from meadhall.rules.watch.state import State
from meadhall.table import Told
from meadhall.views.table.game import Course, Source, Tale, TurningPoint
from meadhall.views.text.watch import WatchSpeech

_TURNING = (e.LongestRoadTaken, e.LargestPatrolTaken, e.InvasionMarked, e.RushBegan, e.GameWon, e.TragicEnd)
_MOST_TURNING = 5


def tale(session: Seeing, speech: WatchSpeech) -> Tale:
    told = session.told()
    events = [*session.opening(), *(event for one in told for event in one.events)]
    return Tale(
        length=speech.words("table.end.turns", n=session.game.turn_of(session.view)),
        sources=_sources(session, speech, events),
        course=Course(speech.words("table.end.heading_graph"), _course(session)),
        turning=_turning(speech, told),
        dice=_dice(events),
        columns=_columns(session.view, speech, events),
    )


def _course(session: Seeing) -> tuple[tuple[int, ...], ...]:
    """At the end of each turn what all could see; point cards come in with the last."""
    story = session.story(0)
    by_turn: dict[int, tuple[int, ...]] = {0: _open_points(story[0].position)} if story else {}
    for _, s in story:
        by_turn[s.turn] = _open_points(s)
    if session.result:
        by_turn[session.view.turn] = session.result.points
    return tuple(by_turn[turn] for turn in sorted(by_turn))


def _open_points(s: State) -> tuple[int, ...]:
    return tuple(sum(points_by_source(s, seat)) for seat in range(len(s.players)))


def _sources(session: Seeing, speech: WatchSpeech, events: Sequence[Event]) -> tuple[Source, ...]:
    sources = session.game.sources(session.view, events)
    return tuple(Source(speech.words(f"watch.source.{name}"), tuple(points)) for name, points in sources.items())


def _turning(speech: WatchSpeech, told: Sequence[Told]) -> tuple[TurningPoint, ...]:
    """The latest ones; the end itself always."""
    found = [(one, event) for one in told for event in one.events if isinstance(event, _TURNING)]
    return tuple(
        TurningPoint(speech.words("table.bar.turn", turn=one.turn), event, one.line)
        for one, event in found[-_MOST_TURNING:]
    )


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
