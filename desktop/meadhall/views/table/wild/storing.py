"""The evening: tokens into storages. What fits best lies there already; one button agrees, everything can be moved."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.wild import forecast
from meadhall.rules.wild.actions import Store
from meadhall.rules.wild.data import NOTHING, NUMBERS, RESOURCES, Amount, PlotId, Resource
from meadhall.rules.wild.questions import ArrangeTokens
from meadhall.rules.wild.state import State, Stock
from meadhall.views.look.controls import Kind
from meadhall.views.look.drawn.tokens import resource_disc
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Half
from meadhall.views.table.tray.loose import Loose
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice, stored_in
from meadhall.views.widgets import Label, RichText, Stepper

_COLUMN, _LEAST, _MOST = 236, 720, 1260
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def paint_token(painter: QPainter, style: Style, item: Hashable, centre: QPointF, size: float) -> None:
    resource_disc(painter, str(item), centre, size / 2)


class Stocks:
    """How many tokens each storage is to hold, and what is left over."""

    def __init__(self, s: State, seat: int, *, proposed: bool = True) -> None:
        """As many as can be, if that is `proposed`; else as many as lie there."""
        self._s, self._seat, self._proposed = s, seat, proposed
        self.plots = [building.plot for building in forecast.usable(s, seat)]
        self.counts: dict[PlotId, int] = {}
        self.begin_again()

    def begin_again(self) -> None:
        if self._proposed:
            self.counts = {stock.plot: stock.count for stock in forecast.default_stocks(self._s, self._seat)}
        else:
            usable = forecast.usable(self._s, self._seat)
            self.counts = {building.plot: building.held.of(stored_in(building.plot)) for building in usable}

    @property
    def stocks(self) -> tuple[Stock, ...]:
        return tuple(Stock(plot, self.counts[plot]) for plot in self.plots)

    @property
    def lost(self) -> Amount:
        return forecast.stored(self._s, self._seat, self.stocks).lost

    def most(self, plot: PlotId) -> int:
        return forecast.most_in(self._s, self._seat, self.stocks, plot)

    def put(self, plot: PlotId, count: int) -> None:
        self.counts[plot] = max(0, min(count, self.most(plot)))

    def move(self, kind: Resource, source: PlotId | None, target: PlotId | None) -> None:
        """One token; the place without a plot is outside."""
        if source == target or (target is not None and not self._takes(target, kind)):
            return
        if source is not None:
            self.counts[source] -= 1
        if target is not None:
            self.counts[target] += 1

    def _takes(self, plot: PlotId, kind: Resource) -> bool:
        return forecast.has_room(plot, kind, self.counts[plot])

    def room_for(self, kind: Resource) -> PlotId | None:
        return next((plot for plot in self.plots if self._takes(plot, kind)), None)

    @property
    def action(self) -> Store:
        return Store(self.stocks)


class _Place(Half):
    """A storage with its tokens, or what stays outside and is lost."""

    dropped = Signal(object, QPoint)
    clicked = Signal(object)

    def __init__(self, style: Style, voice: Voice, name: str, plot: PlotId | None) -> None:
        tone = WILD.scorch if plot is None else WILD.cellar.deep if stored_in(plot) == "beer" else WILD.vault.deep
        super().__init__(style, tone, tone)
        self.plot, self._voice = plot, voice
        self.body.addWidget(Label(style, name, "name", 17, align=_CENTRE))
        self.tokens = Loose(style, paint_token, 2)
        self.tokens.dropped.connect(self.dropped)
        self.tokens.clicked.connect(self.clicked)
        self.body.addWidget(self.tokens)
        self.stepper: Stepper | None = None
        if plot is not None:
            self.stepper = Stepper(style, name, 0, 0, NUMBERS.storage)
            self.body.addWidget(self.stepper, 0, _CENTRE)
        self.told = RichText(style, "", 15, align=_CENTRE)
        self.body.addWidget(self.told)
        self.body.addStretch(1)

    def refresh(self, stocks: Stocks) -> None:
        if self.plot is None:
            lost = stocks.lost
            items: Sequence[Resource] = [kind for kind in RESOURCES for _ in range(lost.of(kind))]
            text = self._voice.say("page.store.lost" if items else "page.store.nothing_lost")
            self.tokens.lay(items, self._voice.tokens(lost) or "—")
        else:
            count = stocks.counts[self.plot]
            kind = stored_in(self.plot)
            self.tokens.lay([kind] * count, self._voice.tokens(NOTHING.plus(kind, count)) or "—")
            full = count == NUMBERS.storage
            text = self._voice.say("page.store.full" if full else "page.store.held", n=count, most=NUMBERS.storage)
            if self.stepper is not None:
                self.stepper.set_most(stocks.most(self.plot), self._voice.say("page.store.no_more"))
                self.stepper.set_value(count)
        self.told.set_text(text)


class StorageSheet(Sheet):
    def __init__(self, desk: Desk, speech: WildSpeech, decision: ArrangeTokens) -> None:
        self._s: State = desk.session.view
        self._speech, self._voice = speech, speech.voice(self._s)
        self.stocks = Stocks(self._s, decision.seat, proposed=desk.session.suggests)
        title, detail = asked(desk, decision)
        columns = min(len(self.stocks.plots) + 1, 5)
        super().__init__(desk, title, width=min(max(_LEAST, _COLUMN * columns + 70), _MOST), beam="barrel")
        style = desk.style
        self.body.addSpacing(style.px(10))  # below the beam and its caps
        self.body.addWidget(RichText(style, detail, 16, colour=style.room.text2))
        names = [self._voice.title(self._voice.plot(decision.seat, plot)) for plot in self.stocks.plots]
        self.places = [
            _Place(style, self._voice, name, plot) for name, plot in zip(names, self.stocks.plots, strict=True)
        ]
        self.places.append(_Place(style, self._voice, self._voice.say("page.store.outside"), None))
        for place in self.places:
            place.dropped.connect(lambda kind, at, place=place: self._dropped(kind, place, at))
            place.clicked.connect(lambda kind, place=place: self._clicked(kind, place))
            if place.stepper is not None:
                place.stepper.changed.connect(lambda count, place=place: self._put(place, count))
        self._lay_rows(columns)
        self.told = RichText(style, "", 17)
        self.body.addWidget(self.told)
        self.add_aside()
        self.add_step(self._voice.say("page.store.again"), self._begin_again, icon="undo")
        self.confirm = self.add_step(self._voice.say("page.store.confirm"), self._act, Kind.PRIMARY, "check")
        self._refresh()

    def _lay_rows(self, columns: int) -> None:
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for start in range(0, len(self.places), columns):
            row = QHBoxLayout()
            row.setSpacing(0)
            for place in self.places[start : start + columns]:
                row.addWidget(place, 1)
            rows.addLayout(row)
        self.body.addLayout(rows)

    def first_focus(self) -> QWidget:
        """To agree is the usual answer."""
        return self.confirm

    # Moving

    def _put(self, place: _Place, count: int) -> None:
        assert place.plot is not None
        self.stocks.put(place.plot, count)
        self._refresh()

    def _dropped(self, kind: Resource, place: _Place, at: QPoint) -> None:
        target = next((other for other in self.places if other.rect().contains(other.mapFromGlobal(at))), None)
        if target is not None:
            self.stocks.move(kind, place.plot, target.plot)
            self._refresh()

    def _clicked(self, kind: Resource, place: _Place) -> None:
        """Out of a storage, or from outside into the first that has room."""
        target = self.stocks.room_for(kind) if place.plot is None else None
        self.stocks.move(kind, place.plot, target)
        self._refresh()

    def _begin_again(self) -> None:
        self.stocks.begin_again()
        self._refresh()

    def _refresh(self) -> None:
        for place in self.places:
            place.refresh(self.stocks)
        told = self._speech.action(self.stocks.action, self._s).detail
        reason, rule = self.barrier(self.stocks.action)
        self.told.set_text(f"[warn] {reason}" if reason else told or self._voice.say("page.store.hint"))
        self.told.set_colour(self.look.room.danger if reason else self.look.room.text)
        self.confirm.bar(reason, rule)
        self.keep_size()

    def _act(self) -> None:
        self.finish(self.stocks.action)
