"""How a year ended: what each player reaped, traded, paid for winter, and who was left with Unrest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.data import Resources
from meadhall.rules.northgard.goods import NO_RESOURCES
from meadhall.rules.northgard.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.mark import SeatMark
from meadhall.views.table.sheet import Sheet
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import Label, RichText

_CENTRE = Qt.AlignmentFlag.AlignHCenter
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


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


class YearSheet(Sheet):
    """A row for each player."""

    def __init__(self, desk: Desk, speech: NorthgardSpeech, year: int, years: Sequence[SeatYear]) -> None:
        s: State = desk.session.view
        voice = speech.voice(s)
        super().__init__(desk, voice.say("page.year.title", year=year), width=1120)
        self._speech, self._years = speech, years
        style = desk.style
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(18))
        grid.setVerticalSpacing(style.px(4))
        heads = ("regions", "reaped", "trades", "winter", "unrest")
        for column, head in enumerate(heads, 2):
            text = voice.say(f"page.year.{head}")
            grid.addWidget(Label(style, text, "medium", 15, colour=style.room.text2, align=_CENTRE), 0, column)
            grid.setColumnStretch(column, 3 if head == "reaped" else 2)
        grid.setColumnStretch(1, 4)
        for row, seat in enumerate(range(len(years)), 1):
            grid.addWidget(SeatMark(style, desk.player(seat), 20), row, 0)
            grid.addWidget(RichText(style, f"**{desk.name(seat)}**", 17), row, 1, _MIDDLE)
            for column, text in enumerate(self._figures(seat), 2):
                grid.addWidget(RichText(style, text, 17, align=_CENTRE), row, column, _MIDDLE)
        self.body.addLayout(grid)
        self.add_button(style.words("table.recap.go_on"), kind=Kind.PRIMARY, icon="check")

    def _figures(self, seat: int) -> Iterator[str]:
        year, voice = self._years[seat], self._speech.voice(self.desk.session.view)
        yield f"**{year.regions}**"
        reaped = [voice.goods(year.reaped)] if any(year.reaped) else []
        reaped += [voice.fame(year.fame)] if year.fame else []
        yield " ".join(reaped) or "—"
        yield f"**{year.trades}**" if year.trades else "—"
        yield voice.goods(year.paid) if any(year.paid) else "—"
        if year.fame_lost:
            yield f"[burst] **−{year.fame_lost}** [glory]"
        else:
            yield "[burst]" if year.unrest else "—"


def year_sheet(desk: Desk, speech: NorthgardSpeech) -> YearSheet:
    """Of the year that has just ended."""
    s: State = desk.session.view
    return YearSheet(desk, speech, s.year - 1, reckoned(since_harvest(desk.session), len(s.players)))
