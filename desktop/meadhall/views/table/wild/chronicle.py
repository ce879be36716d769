"""A finished game of Gone Wild as figures: points by source and by round, what turned the tide, achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.models.seeing import Seeing
from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as e
from meadhall.rules.wild.data import ACHIEVEMENTS
from meadhall.rules.wild.forecast import standing
from meadhall.rules.wild.state import State
from meadhall.views.table.game import Course, Source, Tale
from meadhall.views.table.saga.history import course, numbered, turning_points
from meadhall.views.text.wild import WildSpeech

_MUCH = 3  # points at once that are worth telling


def tale(session: Seeing, speech: WildSpeech) -> Tale:
    s: State = session.view
    voice = speech.voice(s)
    events = numbered(session, _round)
    told = [event for _, event in events]
    seats = len(s.players)
    assert s.result is not None
    points = (*course(seats, events, _gain)[:-1], s.result.points)  # the achievements come last
    return Tale(
        length=voice.say("page.end.rounds", n=s.round),
        sources=tuple(_sources(session, speech, told)),
        course=Course(voice.say("page.end.points_by_round"), points),
        second=Course(voice.say("page.end.hits_by_round"), course(seats, events, _hit)),
        turning=turning_points(session, events, _weight, lambda number: voice.say("round.short", round=number)),
        columns=_columns(s, speech, told),
    )


def _round(event: Event) -> int | None:
    return event.round if isinstance(event, e.RoundBegan) else None


def _sources(session: Seeing, speech: WildSpeech, events: Sequence[Event]) -> Iterator[Source]:
    for source, points in session.game.sources(session.view, events).items():
        yield Source(
            speech.achievement(source).title if source in ACHIEVEMENTS else speech.source(source), tuple(points)
        )


def _gain(event: Event) -> tuple[int, int] | None:
    return (event.seat, event.points) if isinstance(event, e.PointsGained) else None


def _hit(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, e.AttackSucceeded) else None


def _weight(event: Event) -> int:
    """The bell and what was counted after it, great halls, great raids."""
    match event:
        case e.LastRound():
            return 60
        case e.HallUpgraded(_, level):
            return 4 * level
        case e.AchievementScored(_, _, winners, points) if len(winners) == 1:
            return 2 * points
        case e.PointsGained(_, points, source) if points >= _MUCH and source != "town_hall":
            return 3 * points
        case e.AsgardTaken():
            return 5
        case _:
            return 0


def _columns(s: State, speech: WildSpeech, events: Sequence[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    seats = range(len(s.players))
    voice = speech.voice(s)

    def count(kind: type[Event], field: str = "seat") -> list[int]:
        return [sum(isinstance(event, kind) and getattr(event, field) == seat for event in events) for seat in seats]

    columns = [
        ("hits", count(e.AttackSucceeded)),
        ("repelled", count(e.AttackRepelled, "victim")),
        ("bought", count(e.CardBought)),
    ]
    columns += [(each, list(standing(s, each).counts)) for each in s.achievements]
    return tuple((voice.say(f"page.end.column_{name}"), tuple(map(str, figures))) for name, figures in columns)
