"""The end of a game: who won, where the points came from, how they grew, what turned the tide."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.feats import DeedMedal
from meadhall.views.look import chrome
from meadhall.views.look.carving import frieze, sign
from meadhall.views.look.controls import Kind
from meadhall.views.look.faces import FACES, medallion
from meadhall.views.look.icons import mono
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.share.dialog import ShareDialog
from meadhall.views.table.desk import Desk
from meadhall.views.table.end.charts import Bars, Dice, Lines, short
from meadhall.views.table.end.tapestry import Tapestry
from meadhall.views.table.end.victors import Victors
from meadhall.views.table.game import Course, Tale
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.tapestry.panels import panels
from meadhall.views.text import facts
from meadhall.views.widgets import Button, Label, Overlay, Panel, RichText, ScrollColumn, SectionHead
from meadhall.views.widgets.label import Title

_BEAM, _FRIEZE = 124, 18  # measures
_MARGIN = 40
_NARROW = 1500  # measures of the window
# Sources, the course of points, tapestry, table and the second picture: row, column, rows and columns they take.
_BESIDE = (0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2), (2, 0, 1, 1), (2, 1, 1, 1)
_STACKED = (0, 0, 1, 2), (3, 0, 1, 1), (1, 0, 1, 2), (2, 0, 1, 2), (3, 1, 1, 1)
_CARVED = QColor("#F6E6C4")
_CARVED_EDGE = QColor("#20120A")
_CARVED_DIM = QColor("#E3CFA6")


class EndPage(Overlay):
    again = Signal()
    seen_again = Signal()
    shelf = Signal()
    analysis = Signal()
    moment = Signal(int)  # this line is wanted, as a replay

    def __init__(self, desk: Desk, tale: Tale) -> None:
        session, words = desk.session, desk.style.words
        assert session.result is not None
        ending = desk.speech.result(session.result, session.view)
        super().__init__(desk.style, desk.over, ending.title, dim=0)
        self._desk, self.tale = desk, tale
        style = desk.style
        winner = session.seats[session.result.winners[0]].bot if len(session.result.winners) == 1 else None
        game_id, won = session.game.id, [session.seats[seat].colour for seat in session.result.winners]
        self._beam = _Beam(style, ending.title, self._facts(), winner, game_id, won, self)
        self._beam.share.acted.connect(self.open_share)
        scroll = ScrollColumn(style)  # a low window
        scroll.body.addLayout(self._pictures(), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._beam)
        middle = QVBoxLayout()
        middle.setContentsMargins(style.px(_MARGIN), style.px(10), style.px(_MARGIN), style.px(12))
        middle.addWidget(scroll, 1)
        middle.addLayout(self._buttons(words))
        column.addLayout(middle, 1)

    def _pictures(self) -> QGridLayout:
        """In two columns; in a narrow window what is wide lies by itself."""
        style, tale = self._desk.style, self.tale
        grid = QGridLayout()
        grid.setSpacing(style.px(8))
        second = self._graph(tale.second, "flag") if tale.second is not None else self._dice()
        self.tapestry = self._hung_tapestry()
        parts = self._sources(), self._graph(tale.course, "hourglass"), self.tapestry, self._table(), second
        narrow = self._desk.over.width() < style.px(_NARROW)
        for part, place in zip(parts, _STACKED if narrow else _BESIDE, strict=True):
            grid.addWidget(part, *place)
        for column, share in enumerate((1, 1) if narrow else (67, 33)):
            grid.setColumnStretch(column, share)
        if not narrow:
            grid.setRowStretch(0, 64)
            grid.setRowStretch(2, 36)
        return grid

    def open_share(self) -> None:
        session = self._desk.session
        ShareDialog(self.look, self, session.to_share(), session.lines).open()

    def _facts(self) -> str:
        session, words = self._desk.session, self._desk.style.words
        title = facts(session.game.id, words).title  # pyright: ignore[reportArgumentType]
        return words("table.end.game_turns", game=title, turns=self.tale.length)

    def _panel(self, heading: str, icon: str) -> Panel:
        return self._headed(self._desk.style.words(heading), icon)

    def _headed(self, heading: str, icon: str) -> Panel:
        style = self._desk.style
        panel = Panel(style, self, padding=18, radius=14)
        panel.body.setSpacing(style.px(6))
        panel.body.addWidget(SectionHead(style, heading, icon, parent=panel))
        return panel

    def _ranks(self) -> list[tuple[int, int]]:
        """Seats with their places: winners first, then by points; equals share a place."""
        result = self._desk.session.result
        assert result is not None
        worth = {seat: (seat in result.winners, points) for seat, points in enumerate(result.points)}
        order = sorted(worth, key=lambda seat: worth[seat], reverse=True)
        return [(seat, 1 + sum(worth[other] > worth[seat] for other in order)) for seat in order]

    def _sources(self) -> Panel:
        desk, result = self._desk, self._desk.session.result
        assert result is not None
        seats = range(len(desk.session.seats))
        names = [desk.session.seats[seat].name for seat in seats]
        panel = self._panel("table.end.heading_sources", "chart")
        players = [desk.player(seat) for seat in seats]
        bots = [seat.bot for seat in desk.session.seats]
        bars = Bars(desk.style, self.tale.sources, self._ranks(), names, players, result.points, result.winners, bots)
        row = QHBoxLayout()
        row.setSpacing(desk.style.px(8))
        won = result.winners
        if won:
            row.addWidget(Victors(desk.style, [players[seat] for seat in won], [result.points[seat] for seat in won]))
        row.addWidget(bars, 1)
        panel.body.addLayout(row, 1)
        return panel

    def _graph(self, course: Course, icon: str) -> Panel:
        desk = self._desk
        seats = range(len(desk.session.seats))
        panel = self._headed(course.heading, icon)
        names = [desk.session.seats[seat].name for seat in seats]
        panel.body.addWidget(Lines(desk.style, course.steps, names, [desk.player(seat) for seat in seats]), 1)
        return panel

    def _hung_tapestry(self) -> Tapestry:
        """Across the page, where anything has turned the tide. It unrolls when the end is new."""
        desk, session = self._desk, self._desk.session
        found = panels(session, desk.speech, desk.style.words, self.tale.turning)
        wide = desk.over.width() - 2 * desk.style.px(_MARGIN)
        tapestry = Tapestry(desk.style, found, [seat.colour for seat in session.seats], wide)
        tapestry.setAccessibleName(desk.style.words("table.end.heading_turns"))
        tapestry.chosen.connect(self.moment)
        if not found:
            tapestry.hide()
        if session.deeds_are_new:
            tapestry.unroll()
        return tapestry

    def _dice(self) -> Panel:
        panel = self._panel("table.end.heading_dice", "dice")
        panel.body.addWidget(Dice(self._desk.style, self.tale.dice), 1)
        return panel

    def _table(self) -> Panel:
        desk, style = self._desk, self._desk.style
        panel = self._panel("table.end.heading_table", "scroll")
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(10))
        grid.setVerticalSpacing(style.px(2))
        centre = Qt.AlignmentFlag.AlignHCenter
        columns = self._columns()
        for column, (title, _) in enumerate(columns, 2):
            head = RichText(style, title, 15, colour=style.room.text2, align=centre, line_height=1.1)
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignBottom)
            grid.setColumnStretch(column, 3)
        grid.setColumnStretch(1, 5)
        for row, (seat, _) in enumerate(self._ranks(), 1):
            grid.addWidget(SeatMark(style, desk.player(seat), 15), row, 0)
            grid.addWidget(Label(style, short(desk.session.seats[seat].name), "bold", 17), row, 1)
            for column, (_, figures) in enumerate(columns, 2):
                grid.addWidget(Label(style, figures[seat], "medium", 18, align=centre), row, column)
        panel.body.addLayout(grid)
        panel.body.addStretch(1)
        return panel

    def _columns(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Hints too, where anybody has asked for one."""
        hints = self._desk.session.counsel.asked_for
        if not any(hints):
            return self.tale.columns
        return (*self.tale.columns, (self._desk.style.words("table.end.hints"), tuple(map(str, hints))))

    def _buttons(self, words: object) -> QHBoxLayout:
        style = self._desk.style
        row = QHBoxLayout()
        row.setSpacing(style.px(6))
        self.play_again = self._button("table.end.again", "redo", Kind.PRIMARY)
        self.play_again.acted.connect(self.again)
        self.to_board = self._button("table.end.board", "eye")
        self.to_board.acted.connect(self.close_layer)
        self.replay = self._button("replay.menu.open", "rewind")
        self.replay.acted.connect(self.seen_again)
        self.to_shelf = self._button("table.end.shelf", "house")
        self.to_shelf.acted.connect(self.shelf)
        row.addWidget(self.play_again)
        row.addWidget(self.to_board)
        if self._desk.session.can_be_kept:
            self.to_analysis = self._button("table.end.analysis", "chart")
            self.to_analysis.acted.connect(self.analysis)
            row.addWidget(self.to_analysis)
        row.addWidget(self.replay)
        row.addStretch(1)
        row.addLayout(self._deeds())
        row.addStretch(1)
        row.addWidget(self.to_shelf)
        return row

    def _deeds(self) -> QHBoxLayout:
        """Medals for what people have done in this game, as many as have room. They move the first time only, when
        the tapestry hangs."""
        row, session = QHBoxLayout(), self._desk.session
        row.setSpacing(0)
        self.medals = [
            DeedMedal(self._desk.style, session.game.id, one, session.seats[one.seat].name, self._desk.player(one.seat))
            for one in session.deeds[:_MEDALS]
        ]
        for number, medal in enumerate(self.medals):
            row.addWidget(medal)
            if session.deeds_are_new:
                medal.appear(number, self.tapestry.unrolls)
        session.deeds_are_new = False
        return row

    def _button(self, ident: str, icon: str, kind: Kind = Kind.SECONDARY) -> Button:
        return Button(self._desk.style, self._desk.style.words(ident), kind, icon, self, size=20, height=64)

    def first_focus(self) -> QWidget:
        return self.play_again

    def paintEvent(self, event: QPaintEvent) -> None:
        style, area = self._desk.style, QRectF(self.rect())
        key = ("end", style.room.name, style.unit)
        picture = style.pixmap(key, area.size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, area = self._desk.style, QRectF(self.rect())
        chrome.hall_wall(painter, style, area)
        painter.fillRect(area, veil(style.room.bg, 0.45))


_MEDALS = 5


class _Beam(QWidget):
    """The beam with the cup, or the face of a character who has won it, and the winner's title. The carving that grew
    over the table is whole, and whoever has won has left a sign in it."""

    def __init__(
        self,
        style: Style,
        title: str,
        about: str,
        winner: str | None,
        game_id: str,
        colours: Sequence[int],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._winner, self._game, self._colours = winner, game_id, tuple(colours)
        self.setFixedHeight(style.px(_BEAM))
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(146), 0, style.px(60), style.px(8 + _FRIEZE))
        dark = style.room.dark
        letters, edge = (_CARVED, _CARVED_EDGE) if dark else (_CARVED_EDGE, _CARVED)
        row.addWidget(Title(style, title, "display", 44, colour=letters, edge=edge, edge_width=5), 1)
        row.addWidget(Label(style, about, "medium", 19, self, colour=_CARVED_DIM if dark else _CARVED_EDGE))
        row.addSpacing(style.px(24))
        self.share = Button(style, style.words("share.button"), Kind.SECONDARY, "save", self, height=48)
        row.addWidget(self.share)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, area = self.look, QRectF(self.rect())
        key = ("end beam", style.room.name, style.unit, self._game, self._colours)

        def paint(painter: QPainter) -> None:
            chrome.beam(painter, style, area, carved=False)
            self._paint_carving(painter, area)

        painter = QPainter(self)
        smooth(painter)
        painter.drawPixmap(0, 0, style.pixmap(key, area.size(), paint, self.devicePixelRatioF()))
        if self._winner in FACES:
            middle = QPointF(style.scaled(90), (area.height() - style.scaled(_FRIEZE + 6)) / 2)
            medallion(painter, self._winner, middle, style.scaled(44))
            return
        size = style.scaled(60)
        gold = style.room.gold if style.room.dark else _CARVED_EDGE
        mono(
            painter,
            "trophy",
            QRectF(style.scaled(60), (area.height() - size - style.scaled(_FRIEZE + 6)) / 2, size, size),
            gold,
        )

    def _paint_carving(self, painter: QPainter, area: QRectF) -> None:
        high, foot = self.look.px(_FRIEZE), self.look.px(6)
        frieze(painter, self.look, self._game, QRectF(0, area.bottom() - foot - high, area.width(), high), 1.0)
        radius = high * 0.8
        x = area.center().x() - radius * 1.3 * (len(self._colours) - 1)
        for colour in self._colours:
            sign(painter, PLAYERS[colour], QPointF(x, area.bottom() - foot - high / 2), radius)
            x += radius * 2.6
