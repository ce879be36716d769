"""Which panels the tapestry of a game has: its turning points, and no others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from meadhall.models.seeing import Onlooker, Seeing
from meadhall.rules.kernel import Event
from meadhall.table import Table
from meadhall.views.boards.midgard.woven import WOVEN as MIDGARD
from meadhall.views.boards.northgard.woven import WOVEN as NORTHGARD
from meadhall.views.boards.watch.woven import WOVEN as WATCH
from meadhall.views.boards.wild.woven import WOVEN as WILD
from meadhall.views.look.woven.panel import Woven
from meadhall.views.table.game import Tale, TurningPoint
from meadhall.views.table.midgard.chronicle import tale as tale_of_midgard
from meadhall.views.table.northgard.chronicle import tale as tale_of_northgard
from meadhall.views.table.watch.chronicle import tale as tale_of_the_watch
from meadhall.views.table.wild.chronicle import tale as tale_of_the_wild
from meadhall.views.text import Speech, Words, escaped, speech_for

TABLES: Mapping[str, Mapping[type[Event], Callable[[Any], Woven]]] = MappingProxyType(
    {"watch": WATCH, "northgard": NORTHGARD, "midgard": MIDGARD, "wild": WILD}
)
_TALES: Mapping[str, Callable[[Seeing, Any], Tale]] = MappingProxyType(
    {
        "watch": tale_of_the_watch,
        "northgard": tale_of_northgard,
        "midgard": tale_of_midgard,
        "wild": tale_of_the_wild,
    }
)


class Panel(NamedTuple):
    caption: str  # with markup
    woven: Woven
    line: int


def panels(session: Seeing, speech: Speech, words: Callable[..., str], turning: Sequence[TurningPoint]) -> list[Panel]:
    return [
        Panel(_caption(session, speech, words, point), woven_of(session.game.id, point.event), point.line)
        for point in turning
    ]


def panels_of(table: Table, words: Words) -> list[Panel]:
    """Of a finished game, by what everybody at the table may know."""
    session = Onlooker(table)
    speech = speech_for(table.game.id, words, [escaped(seat.name) for seat in table.terms.seats])
    return panels(session, speech, words, _TALES[table.game.id](session, speech).turning)


def woven_of(game_id: str, event: Event) -> Woven:
    """What has no scene of its own is a banner in the land."""
    weave = TABLES[game_id].get(type(event))
    if weave is not None:
        return weave(event)
    seat = getattr(event, "seat", None)
    return Woven(() if seat is None else (seat,))


def _caption(session: Seeing, speech: Speech, words: Callable[..., str], point: TurningPoint) -> str:
    """The saga's line. Of the end it has none: there the title of the page says who has won."""
    said = speech.event(point.event, session.view)
    if said is not None:
        return words("table.end.turning_point", when=point.when, what=said.text)
    assert session.result is not None
    return words(
        "table.end.turning_point", when=point.when, what=escaped(speech.result(session.result, session.view).title)
    )
