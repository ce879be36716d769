"""The players: a panel for each, and below them the goal and what is left in the box."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import chrome, states
from meadhall.views.look.faces import face_on_banner
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.richtext import draw_lines, fitted_lines
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Figure, SeatFacts, TableGame
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails.names import Line, name_line, name_lines
from meadhall.views.table.rails.notes import Notes
from meadhall.views.table.rails.points import Points, paint_points, places, width_of
from meadhall.views.table.rails.thumbs import figure_width, paint_figure, paint_thumb
from meadhall.views.widgets import Press, ScrollColumn, aloud, fit, let_go

_LEFT = Qt.AlignmentFlag.AlignLeft
_WIDTH = 276
_AWAY = 0.42  # of the veil
_TALL, _SHORT = 146, 116  # with and without the ribbon
_CLOSE = 126  # with pieces, where there are many players
_TWO_LINES, _THREE_LINES = 66, 96
_SLIM, _SLIMMER = 112, 96  # on a slim rail, with and without the line under the name
_MARGIN = 6
_ABOUT = 20  # measures: from the sign to what is said of a player
_BESIDE_PILL = 6  # measures that stay free beside a pill
_THUMB = (17, 24)  # width and height


class SeatPanel(Press):
    """Banner, name, figures, points. On a narrow window two lines, and the rest on a click."""

    resized = Signal()

    def __init__(self, desk: Desk, seat: int, layout: Layout, short: bool, parent: QWidget) -> None:
        super().__init__(desk.style, desk.session.seats[seat].name, parent)
        self.seat = seat
        self._desk = desk
        self._compact, self._slim, self._short = layout is not Layout.FULL, layout is Layout.CLOSE, short
        self._player: Player = desk.player(seat)
        self._bot = desk.session.seats[seat].bot
        self._name = desk.session.seats[seat].name
        self._facts = SeatFacts(0)
        self._active = False
        self._thinks = False
        self._has_pill = True
        self._place: int | None = None
        self._shown: tuple[SeatFacts, bool, int | None] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: SeatFacts, active: bool, place: int | None = None) -> None:
        """What opens from the full panel is never asked for here. `place` is by points, where they can be compared."""
        if (facts, active, place) == self._shown:
            return
        self._shown = facts, active, place
        had_row = bool(self._row)
        self._facts, self._active, self._place = facts, active, place
        if bool(self._row) is not had_row:
            self.updateGeometry()
        self.about = facts.topic
        words = self.look.words
        points = words("table.seat.points", n=facts.points) if facts.points is not None else ""
        hints = [figure.hint for figure in (*facts.figures, *facts.pieces, *facts.ribbon)]
        said = [
            self._name,
            points,
            self._told_place(place),
            facts.about,
            facts.away,
            *hints,
        ]
        if active:
            said.append(words("table.seat.asked"))
        if facts.answer:
            said.append(facts.answer.text)
        self.setAccessibleName(aloud(self.look, *said))
        self.explain(
            "\n".join(filter(None, [f"**{self._desk.name(self.seat)}**", facts.away, *(d.text for d in facts.details)]))
        )
        self.update()

    def _told_place(self, place: int | None) -> str:
        if place is None:
            return ""
        words = self.look.words
        return words("table.seat.leads") if place == 1 else words(f"table.end.place.{place}")

    def show_thinking(self, thinks: bool) -> None:
        """For long already; the name says it to a screen reader as soon as the prompt does."""
        if thinks is not self._thinks:
            self._thinks = thinks
            self.update()

    def show_pill(self, has_pill: bool) -> None:
        """Who is away has one, if all panels have room for theirs."""
        if has_pill is not self._has_pill:
            self._has_pill = has_pill
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def sizeHint(self) -> QSize:
        style = self.look
        if self._slim:
            height = (_SLIMMER if self._short else _SLIM) - (0 if self._row else 30)
        elif self._compact:
            height = _THREE_LINES if self._row else _TWO_LINES
        elif self._short:
            height = _CLOSE if self._row else _SHORT
        else:
            height = _TALL
        return QSize(style.px(_WIDTH + 2 * _MARGIN), style.px(height + 2 * _MARGIN))

    @property
    def _row(self) -> tuple[Figure, ...]:
        """Below the figures."""
        return self._facts.pieces or (self._facts.ribbon if self._compact else ())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.sizeHint().height())

    @property
    def face(self) -> QRectF:
        margin = self.look.px(_MARGIN)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def text_fits(self) -> bool:
        """In two lines a name is cut: it stands in full in the panel that opens."""
        return self._compact or all(one.fits for one, _ in self._name_lines(self._name_width()))

    def _name_width(self) -> float:
        return self.face.width() - self.look.scaled(68 + 6) - self._points_width()

    def _name_lines(self, width: float) -> list[Line]:
        return name_lines(self.look, self._name, width, 19, 15.5)

    def middle(self) -> QPoint:
        return self.mapToGlobal(self.rect().center())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        style, face = self.look, self.face
        painter = QPainter(self)
        smooth(painter)
        size = QRectF(self.rect()).size()
        key = ("seat", style.room.name, style.unit, self._player.name, self._active, self._compact, self._bot)
        painter.drawPixmap(0, 0, style.pixmap(key, size, self._paint_ground, self.devicePixelRatioF()))
        if self._thinks:
            self._paint_hourglass(painter)
        if self.touch.hovered:
            states.stroke(painter, of_rect(face, style.scaled(10)), style.room.line2, style.scaled(1.6))
        if self.touch.focused:
            states.focus(painter, style, of_rect(face, style.scaled(10)))
        if self._facts.away:
            painter.fillPath(of_rect(face, style.scaled(10)), veil(style.room.bg, _AWAY))  # its words stay readable
        if self._slim:
            self._paint_slim(painter, face)
        elif self._compact:
            self._paint_two_lines(painter, face)
        else:
            self._paint_whole(painter, face)

    @property
    def _cloth(self) -> QRectF:
        """Of the banner."""
        style, face = self.look, self.face
        wide, high = (28, 44) if self._compact else (40, 64)
        return QRectF(
            face.left() + style.scaled(14), face.top() - style.scaled(1), style.scaled(wide), style.scaled(high)
        )

    def _paint_hourglass(self, painter: QPainter) -> None:
        """A small quiet sign at the banner's corner."""
        style, room = self.look, self.look.room
        corner, radius = self._cloth.topRight(), style.scaled(9)
        centre = QPointF(corner.x(), corner.y() + radius + style.scaled(4))
        ring = disc(centre.x(), centre.y(), radius)
        painter.fillPath(ring, room.raised)
        states.stroke(painter, ring, room.line2, style.scaled(1.4))
        half = radius * 0.72
        mono(painter, "hourglass", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), room.text)

    def _paint_ground(self, painter: QPainter) -> None:
        style, at = self.look, self._cloth
        chrome.player_panel(painter, style, self.face, self._player, active=self._active)
        banner(painter, self._player, at)
        if not (self._slim and self._short):  # there the figures begin so high
            face_on_banner(painter, self._bot, at, 0.1 if self._short else 0.45)

    def _paint_whole(self, painter: QPainter, face: QRectF) -> None:
        style, room = self.look, self.look.room
        left, top = face.left() + style.scaled(68), face.top()
        points_width = self._paint_points(
            painter, QRectF(face.left(), top + style.scaled(8), face.width(), style.scaled(30))
        )
        lines = self._name_lines(face.right() - left - points_width - style.scaled(6))
        high = style.scaled(26 if len(lines) == 1 else 17)
        place = QRectF(left, top + style.scaled(10 if len(lines) == 1 else 4), face.width(), high)
        for fitted, text in lines:
            lettering(painter, place, text, fitted.font, room.text, _LEFT)
            place.translate(0, high)
        self._paint_about(painter, self._about_line)
        close = self._short and bool(self._row)
        figures = QRectF(
            face.left() + style.scaled(14),
            top + style.scaled(62 if close else 70),
            face.width() - style.scaled(22),
            style.scaled(30),
        )
        self._paint_figures(painter, figures, 21, 17)
        high = style.scaled(27)
        pill = QRectF(
            face.left() + style.scaled(12),
            face.bottom() - high - style.scaled(5 if close else 11),
            face.width() - style.scaled(24),
            high,
        )
        if self._row:
            self._paint_pieces(painter, pill)
        elif self._facts.ribbon and not self._short:
            self._paint_ribbon(painter, pill)
        if self._away:
            self._paint_away(painter, face)

    def _paint_two_lines(self, painter: QPainter, face: QRectF) -> None:
        style = self.look
        left = face.left() + style.scaled(54)
        self._paint_first_line(painter, face, left)
        second = QRectF(left, face.top() + style.scaled(35), face.right() - left - style.scaled(6), style.scaled(26))
        self._paint_figures(painter, second, 17, 15)
        self._paint_row(painter, face)

    def _paint_first_line(self, painter: QPainter, face: QRectF, left: float) -> None:
        style, room = self.look, self.look.room
        first = QRectF(left, face.top() + style.scaled(6), face.right() - left, style.scaled(27))
        points_width = self._paint_points(painter, first.adjusted(0, -style.scaled(1), 0, 0))
        width = first.width() - points_width - style.scaled(16)
        fitted, text = name_line(style, self._name, width, 17)
        lettering(painter, QRectF(left, first.top(), width, first.height()), text, fitted.font, room.text, _LEFT)

    def _paint_slim(self, painter: QPainter, face: QRectF) -> None:
        """Beside the banner the name and what is said of it, and the figures below both."""
        style = self.look
        left = face.left() + style.scaled(50)
        self._paint_first_line(painter, face, left)
        if not self._short:
            self._paint_about(painter, self._about_line)
        inset = style.scaled(8)
        top = face.top() + style.scaled(40 if self._short else 52)
        second = QRectF(face.left() + inset, top, face.width() - 2 * inset, style.scaled(26))
        self._paint_figures(painter, second, 17, 15)
        self._paint_row(painter, face)

    def _paint_row(self, painter: QPainter, face: QRectF) -> None:
        style = self.look
        inset, high = style.scaled(8), style.scaled(26)
        pill = QRectF(face.left() + inset, face.bottom() - high - style.scaled(5), face.width() - 2 * inset, high)
        if self._row and not (self._facts.away and self._slim and self._short):
            self._paint_pieces(painter, pill)
        if self._away:
            self._paint_away(painter, face)

    @property
    def _points(self) -> Points:
        return Points(self._facts.points, self._facts.hidden, self._place)

    def _points_width(self) -> float:
        return width_of(self.look, self._points, 20 if self._compact else 24, narrow=self._compact)

    def _paint_points(self, painter: QPainter, line: QRectF) -> float:
        """Returns how wide they are."""
        size = 20 if self._compact else 24
        paint_points(painter, self.look, line, self._points, size, narrow=self._compact)
        return self._points_width()

    @property
    def _about_line(self) -> QRectF:
        style, face = self.look, self.face
        left, top, end, high = (50, 31, 6, 19) if self._slim else (68, 36, 12, 22)
        wide = face.width() - style.scaled(left + end)
        return QRectF(face.left() + style.scaled(left), face.top() + style.scaled(top), wide, style.scaled(high))

    @property
    def _about(self) -> str:
        return self._facts.about or self.look.words("table.seat.computer" if self._bot else "table.seat.person")

    def _paint_about(self, painter: QPainter, line: QRectF) -> None:
        style, room = self.look, self.look.room
        icon = style.scaled(15)
        middle = line.center().y()
        sign, tone = "cpu" if self._bot else "person", room.text2
        if self._facts.away and not self._away:
            sign, tone = "sleep", room.text  # instead of the pill
        mono(painter, sign, QRectF(line.left(), middle - icon / 2, icon, icon), tone)
        about, answer = self._about, self._facts.answer
        text = line.adjusted(style.scaled(_ABOUT), 0, 0, 0)
        if self._away:
            text.setRight(line.right() - self._pill_width())
        if answer:
            about = answer.text
            size = style.scaled(17)
            mono(painter, answer.icon, QRectF(text.left(), middle - size / 2, size, size), room.accent)
            text = text.adjusted(style.scaled(22), 0, 0, 0)
        fitted = fit(style, "text", 14, about, text.width())
        shown = fitted.cut(about, text.width())
        lettering(painter, text, shown, fitted.font, room.accent if answer else room.text2, _LEFT)

    def _paint_figures(self, painter: QPainter, line: QRectF, icon: float, text: float) -> None:
        """At equal steps; on a slim rail with equal gaps, for some are longer than others."""
        figures = self._facts.figures
        if not figures:
            return
        left, step = line.left(), line.width() / len(figures)
        widths = [figure_width(self.look, figure, icon, text) for figure in figures]
        gap = (line.width() - sum(widths)) / max(len(figures) - 1, 1)
        for place, (figure, width) in enumerate(zip(figures, widths, strict=True)):
            paint_figure(painter, self.look, figure, left, line.center().y(), icon, text)
            left = left + width + gap if self._slim else line.left() + (place + 1) * step

    # The panel of who is out of the game for a while is veiled, and a pill says why

    @property
    def _away(self) -> str:
        """What the pill says."""
        return self._facts.away if self._has_pill else ""

    @property
    def has_room_for_pill(self) -> bool:
        if not self._facts.away or (self._compact and (self._short or not self._slim)):  # there it has its own line
            return True
        room = self._about_line.width() - self.look.scaled(_ABOUT) - self._pill_width()
        return fit(self.look, "text", 14, self._about, room).fits

    def _pill_width(self) -> float:
        """With what stays free beside it."""
        return self.look.metrics("bold", 13).horizontalAdvance(self._facts.away) + self.look.scaled(36 + _BESIDE_PILL)

    def _paint_away(self, painter: QPainter, face: QRectF) -> None:
        style, room = self.look, self.look.room
        width, high = self._pill_width() - style.scaled(_BESIDE_PILL), style.scaled(21)
        if self._slim and not self._short:  # beside what is said of the player, which makes room
            pill = QRectF(face.right() - width - style.scaled(6), face.top() + style.scaled(30), width, high)
        elif self._compact:
            pill = QRectF(face.right() - width - style.scaled(6), face.bottom() - high - style.scaled(7), width, high)
        else:
            pill = QRectF(face.right() - width - style.scaled(10), face.top() + style.scaled(37), width, high)
        painter.fillPath(of_rect(pill, high / 2), room.chip)
        size = style.scaled(14)
        mono(
            painter, "sleep", QRectF(pill.left() + style.scaled(8), pill.center().y() - size / 2, size, size), room.text
        )
        words = pill.adjusted(style.scaled(26), 0, -style.scaled(4), 0)
        lettering(painter, words, self._facts.away, style.font("bold", 13), room.text, _LEFT)

    def _paint_pill(self, painter: QPainter, pill: QRectF) -> None:
        room = self.look.room
        painter.fillPath(of_rect(pill, pill.height() / 2), mix(room.panel, room.line2, 0.3 if room.dark else 0.22))

    def _paint_pieces(self, painter: QPainter, pill: QRectF) -> None:
        """Figures on a pill, as close as they may stand, and small cards at its right end."""
        style = self.look
        self._paint_pill(painter, pill)
        left = pill.left() + style.scaled(10)
        thumbs = () if self._compact and self._facts.away else self._facts.thumbs
        wide, high = style.scaled(_THUMB[0]), style.scaled(_THUMB[1])
        widths = [figure_width(style, figure, 17, 15) for figure in self._row]
        free = pill.width() - style.scaled(19) - wide * bool(thumbs) - sum(widths)
        gap = min(style.scaled(10), max(free / len(widths), style.scaled(2)))
        for figure, width in zip(self._row, widths, strict=True):
            paint_figure(painter, style, figure, left, pill.center().y(), 17, 15)
            left += width + gap
        room = pill.right() - style.scaled(9) - left
        if room < wide - 1:  # to the pixel, for gaps take all that is free
            return
        step = min(wide + style.scaled(3), (room - wide) / max(len(thumbs) - 1, 1))
        first = pill.right() - style.scaled(9) - wide - step * (len(thumbs) - 1)
        for place, thumb in enumerate(thumbs):
            paint_thumb(painter, style, thumb, QRectF(first + place * step, pill.center().y() - high / 2, wide, high))

    def _paint_ribbon(self, painter: QPainter, pill: QRectF) -> None:
        style, room = self.look, self.look.room
        self._paint_pill(painter, pill)
        inner = pill.adjusted(style.scaled(11), 0, -style.scaled(8), 0)
        lines = fitted_lines(
            " · ".join(figure.hint for figure in self._facts.ribbon), inner, style.letters(14.5), style.floor, 1.2
        )
        draw_lines(painter, lines, inner, room.text2, _LEFT | Qt.AlignmentFlag.AlignVCenter)


class Players(QWidget):
    """The left rail."""

    opened = Signal(int)  # the full panel of this seat is wanted
    asked = Signal(object)  # OpenDialog: more about a note is wanted

    def __init__(self, desk: Desk, game: TableGame, layout: Layout, parent: QWidget) -> None:
        super().__init__(parent)
        style = desk.style
        self.look = style
        self._desk, self._game = desk, game
        seats = range(len(desk.session.seats))
        self._slim = layout is Layout.CLOSE
        self._column = ScrollColumn(style, self, spacing=4)
        self._column.fade_out(style.room.bg)
        side = style.px(3 if layout is Layout.CLOSE else 6)
        self._column.body.setContentsMargins(side, style.px(10), side, style.px(8))
        short = len(seats) > 4
        self.panels = [SeatPanel(desk, seat, layout, short, self._column.column) for seat in seats]
        for panel in self.panels:
            panel.resized.connect(self._show_pills)
            panel.acted.connect(lambda seat=panel.seat: self.opened.emit(seat))
            self._column.body.addWidget(panel)
        self._notes: QWidget = QWidget(self._column.column)
        self._column.body.addWidget(self._notes)
        self._column.body.addStretch(1)
        self._shown: object = None
        self._quiet = False
        desk.session.thought.changed.connect(self._show_thinking)
        self._show_thinking()

    def _show_thinking(self) -> None:
        for panel in self.panels:
            panel.show_thinking(panel.seat == self._desk.session.thought.thinker)

    def refresh(self) -> None:
        session = self._desk.session
        facts = [self._game.seat(panel.seat) for panel in self.panels]
        standing = places([each.points for each in facts])
        for panel, each, place in zip(self.panels, facts, standing, strict=True):
            panel.show_facts(each, panel.seat == session.asked_seat, place)
        self._show_pills()
        self._show_notes()

    def _show_pills(self) -> None:
        """None has one where that of any would leave no room to the other words of its line."""
        all_fit = all(panel.has_room_for_pill for panel in self.panels)
        for panel in self.panels:
            panel.show_pill(all_fit)

    def keep_quiet(self, quiet: bool) -> None:
        """Nothing below the players, as long as they are to find out for themselves."""
        self._quiet = quiet
        self._show_notes()

    def _show_notes(self) -> None:
        notes = () if self._quiet else tuple(self._game.notes())
        if notes == self._shown:
            return
        self._shown = notes
        fresh = Notes(self.look, notes, self._column.column, slim=self._slim)
        fresh.opened.connect(self.asked)
        self._column.body.replaceWidget(self._notes, fresh)
        let_go(self._notes)
        self._notes = fresh

    def point_of(self, seat: int) -> QPoint:
        return self.panels[seat].middle()

    def resizeEvent(self, event: object) -> None:
        self._column.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rail(self, self.look, edge_right=True)


def paint_rail(widget: QWidget, style: Style, *, edge_right: bool) -> None:
    """The bare wood, painted once."""
    area = QRectF(widget.rect())
    key = ("rail", style.room.name, style.unit, edge_right)
    picture = style.pixmap(
        key,
        area.size(),
        lambda painter: chrome.rail(painter, style, area, edge_right=edge_right),
        widget.devicePixelRatioF(),
    )
    QPainter(widget).drawPixmap(0, 0, picture)
