"""A finished game of the Uncharted Lands as figures: fame by source and by year, land by year, what turned the tide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.models.seeing import Seeing
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.forecast import strongholds_of
from meadhall.rules.northgard.state import CREATURE, State, controlled, warriors_on_map
from meadhall.views.table.game import Course, Source, Tale
from meadhall.views.table.saga.history import course, numbered, turning_points
from meadhall.views.text.northgard import NorthgardSpeech

_MUCH = 3  # fame at once that is worth telling


def tale(session: Seeing, speech: NorthgardSpeech) -> Tale:
    s: State = session.view
    events = numbered(session, _year)
    voice = speech.voice(s)
    return Tale(
        length=voice.say("page.end.years", n=s.year),
        sources=tuple(_sources(session, speech, [event for _, event in events])),
        course=Course(voice.say("page.end.fame_by_year"), _fame_by_year(s, events)),
        second=Course(voice.say("page.end.land_by_year"), _land_by_year(s, events)),
        turning=turning_points(session, events, _weight, lambda number: voice.say("year.short", year=number)),
        columns=_columns(s, speech, [event for _, event in events]),
    )


def _year(event: Event) -> int | None:
    return event.year if isinstance(event, e.YearBegan) else None


def _sources(session: Seeing, speech: NorthgardSpeech, events: Sequence[Event]) -> Iterator[Source]:
    voice = speech.voice(session.view)
    for source, fame in session.game.sources(session.view, events).items():
        told = f"page.end.source_{source}"
        yield Source(voice.say(told if voice.has(told) else f"source.{source}"), tuple(fame))


def _fame(event: Event) -> tuple[int, int] | None:
    match event:
        case e.FameGained(seat, gained):
            return seat, gained
        case e.FameLost(seat, lost):
            return seat, -lost
        case _:
            return None


def _fame_by_year(s: State, events: Sequence[tuple[int, Event]]) -> tuple[tuple[int, ...], ...]:
    """Tokens at the beginning and at the end of each year, and at last the final fame."""
    assert s.result is not None
    return (*course(len(s.players), events, _fame)[:-1], s.result.points)


def _land_by_year(s: State, events: Sequence[tuple[int, Event]]) -> tuple[tuple[int, ...], ...]:
    """Territories that gave a harvest; at last those held at the end."""
    course = [tuple(0 for _ in s.players)]
    now = [0] * len(s.players)
    for _, event in events:
        match event:
            case e.Harvested(seat, regions):
                now[seat] = len(regions)
            case e.YearBegan(year) if year > 1:
                course.append(tuple(now))
            case _:
                pass
    return (*course, tuple(len(controlled(s, seat)) for seat in range(len(s.players))))


def _weight(event: Event) -> int:
    """Great closings, lands that changed hands in battle, creatures beaten; Unrest where there is nothing else."""
    match event:
        case e.GameEnded():
            return 100
        case e.FameGained(fame=fame, source="closing") if fame >= _MUCH:
            return 4 * fame
        case e.BattleEnded(battle, winner) if winner == battle.attacker.seat and winner != CREATURE:
            return 5 + 2 * battle.defender.figures
        case e.CreatureBeaten():
            return 7
        case e.UnrestTaken(from_pile=True):
            return 1
        case _:
            return 0


def _columns(s: State, speech: NorthgardSpeech, events: Sequence[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    seats = range(len(s.players))

    def closed(seat: int) -> int:
        return sum(s.land.regions[region].closed for region in controlled(s, seat))

    def won(seat: int) -> int:
        return sum(isinstance(event, e.BattleEnded) and event.winner == seat for event in events)

    def count(kind: type[Event], seat: int) -> int:
        return sum(isinstance(event, kind) and event.seat == seat for event in events)  # pyright: ignore[reportAttributeAccessIssue]

    columns = [
        ("closed", [closed(seat) for seat in seats]),
        ("strongholds", [strongholds_of(s, (seat,)).held for seat in seats]),
        ("warriors", [warriors_on_map(s, seat) for seat in seats]),
        ("tiles", [count(e.TileLaid, seat) for seat in seats]),
        ("built", [count(e.Built, seat) for seat in seats]),
        ("won", [won(seat) for seat in seats]),
        ("unrest", [count(e.UnrestTaken, seat) for seat in seats]),
    ]
    voice = speech.voice(s)
    return tuple((voice.say(f"page.end.column_{name}"), tuple(map(str, figures))) for name, figures in columns)
