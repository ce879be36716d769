"""A finished game of the Harbour of Champions as figures: glory by source and by round, what turned the tide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.models.seeing import Seeing
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import ENEMIES
from meadhall.rules.midgard.state import State
from meadhall.views.table.game import Course, Source, Tale
from meadhall.views.table.saga.history import course, numbered, turning_points
from meadhall.views.text.midgard import MidgardSpeech

_MUCH = 6  # glory at once that is worth telling


def tale(session: Seeing, speech: MidgardSpeech) -> Tale:
    s: State = session.view
    voice = speech.voice(s)
    events = numbered(session, _round)
    told = [event for _, event in events]
    seats = len(s.players)
    assert s.result is not None
    glory = (*course(seats, events, _glory)[:-1], s.result.points)  # with what is added at the end
    return Tale(
        length=voice.say("page.end.rounds", n=s.round),
        sources=tuple(_sources(session, speech, told)),
        course=Course(voice.say("page.end.glory_by_round"), glory),
        second=Course(voice.say("page.end.kills_by_round"), course(seats, events, _kill)),
        turning=turning_points(session, events, _weight, lambda number: voice.say("round.short", round=number)),
        columns=_columns(s, speech, told),
    )


def _round(event: Event) -> int | None:
    return event.round if isinstance(event, e.RoundBegan) else None


def _sources(session: Seeing, speech: MidgardSpeech, events: Sequence[Event]) -> Iterator[Source]:
    voice = speech.voice(session.view)
    for source, glory in session.game.sources(session.view, events).items():
        yield Source(voice.say(f"page.end.source_{source}"), tuple(glory))


def _glory(event: Event) -> tuple[int, int] | None:
    return (event.seat, event.gain.glory) if isinstance(event, e.Gained) else None


def _kill(event: Event) -> tuple[int, int] | None:
    if isinstance(event, e.EnemyDefeated) and ENEMIES[event.enemy].kind != "kraken":
        return event.seat, 1
    return None


def _weight(event: Event) -> int:
    """Great victories, great losses, blame for all."""
    match event:
        case e.GameEnded():
            return 100
        case e.EnemyDefeated(_, _, reward) if reward.glory >= _MUCH:
            return 2 * reward.glory
        case e.DiceLost(_, dice) if sum(dice) >= 3:
            return 3 * sum(dice)
        case e.DestinyShown(_, _, glory):
            return 2 * glory
        case e.ShipBought():
            return 4
        case _:
            return 0


def _columns(s: State, speech: MidgardSpeech, events: Sequence[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    seats = range(len(s.players))

    def slain(seat: int, kind: str) -> int:
        return sum(ENEMIES[card].kind == kind for card in s.players[seat].kills)

    def dice(kind: type[Event], seat: int) -> int:
        return sum(sum(one.dice) for one in events if isinstance(one, kind) and one.seat == seat)  # pyright: ignore[reportAttributeAccessIssue]

    def count(kind: type[Event], seat: int) -> int:
        return sum(isinstance(event, kind) and event.seat == seat for event in events)  # pyright: ignore[reportAttributeAccessIssue]

    columns = [
        ("trolls", [slain(seat, "troll") for seat in seats]),
        ("draugr", [slain(seat, "draugr") for seat in seats]),
        ("monsters", [slain(seat, "monster") for seat in seats]),
        ("lost", [count(e.BattleLost, seat) for seat in seats]),
        ("fallen", [dice(e.DiceLost, seat) for seat in seats]),
        ("rerolls", [count(e.FavourSpent, seat) for seat in seats]),
        ("voyages", [count(e.ShipSent, seat) for seat in seats]),
        ("blame", [s.players[seat].blame for seat in seats]),
    ]
    voice = speech.voice(s)
    return tuple((voice.say(f"page.end.column_{name}"), tuple(map(str, figures))) for name, figures in columns)
