"""How a year ended: what each player reaped, traded, paid for winter, and who was left with Unrest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.data import NO_RESOURCES, Resources
from meadhall.rules.northgard.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.ledger import Head, Ledger
from meadhall.views.text.northgard import NorthgardSpeech, Voice


@dataclass
class SeatYear:
    regions: int = 0
    reaped: Resources = NO_RESOURCES
    fame: int = 0
    trades: int = 0
    paid: Resources = NO_RESOURCES
    unrest: int = 0
    fame_lost: int = 0


def since_harvest(session: Session) -> list[Event]:
    """What has happened from the last harvest on, up to the new year."""
    found: list[Event] = []
    for told in reversed(session.told()):
        for event in reversed(told.events):
            if isinstance(event, e.PhaseBegan) and event.phase == "harvest":
                return found[::-1]
            found.append(event)
    return []


def reckoned(events: Sequence[Event], seats: int) -> list[SeatYear]:
    years = [SeatYear() for _ in range(seats)]
    for event in events:
        match event:
            case e.Harvested(seat, regions, resources):
                years[seat].regions, years[seat].reaped = len(regions), resources
            case e.FameGained(seat, fame, source) if source in ("harvest", "altar"):
                years[seat].fame += fame
            case e.Traded(seat):
                years[seat].trades += 1
            case e.WinterPaid(seat, resources):
                years[seat].paid = resources
            case e.UnrestTaken(seat):
                years[seat].unrest += 1
            case e.FameLost(seat, fame):
                years[seat].fame_lost += fame
            case e.YearBegan():
                break
            case _:
                pass
    return years


_HEADS = ("regions", "reaped", "trades", "winter", "unrest")


def _figures(voice: Voice, year: SeatYear) -> Iterator[str]:
    yield f"**{year.regions}**"
    yield voice.gains(year.reaped, year.fame) or "—"
    yield f"**{year.trades}**" if year.trades else "—"
    yield voice.goods(year.paid) if any(year.paid) else "—"
    if year.fame_lost:
        yield f"[burst] **−{year.fame_lost}** [glory]"
    else:
        yield "[burst]" if year.unrest else "—"


def year_sheet(desk: Desk, speech: NorthgardSpeech) -> Ledger:
    """Of the year that has just ended."""
    s: State = desk.session.view
    voice = speech.voice(s)
    heads = [Head(voice.say(f"page.year.{head}"), 3 if head == "reaped" else 2) for head in _HEADS]
    years = reckoned(since_harvest(desk.session), len(s.players))
    rows = [list(_figures(voice, year)) for year in years]
    return Ledger(desk, voice.say("page.year.title", year=s.year - 1), heads, rows)
