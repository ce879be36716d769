"""The saga: what has happened, a line for each thing. Pointing at one shows its place; a click offers to undo to it.

Where another way was tried and undone, a line says so; a click offers to go back to that way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from meadhall.models.privacy import NOBODY
from meadhall.rules.kernel import Event
from meadhall.rules.kernel.event import as_seen
from meadhall.table import Told, ToldFork, concerns
from meadhall.views.look import states
from meadhall.views.look.faces import medallion_pixmap
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.saga.line import SagaLine, begins_turn, turn_after, with_prices
from meadhall.views.table.saga.remarks import Talk
from meadhall.views.text import Said
from meadhall.views.widgets import aloud, words_of
from meadhall.views.widgets.scroll import fades_of, keep_bar

_TEXT, _FIGHT = 14.5, 16
_BADGE = 26
_APART = 8  # what one player does from what the one before has done
_AHEAD = 0.45  # how strong the marks of what has not happened yet are painted


class LineRole(IntEnum):
    LINE = Qt.ItemDataRole.UserRole


class LinesModel(QAbstractListModel):
    """The saga in words, each event a line. It is rewritten when the page says so, and cleared for other eyes."""

    def __init__(self, desk: Desk, game: TableGame, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._game = desk, game
        self.lines: list[SagaLine] = []
        self._doer = NOBODY  # whose deeds were told last
        self._turn = NOBODY  # whose turn it is, as far as it has been told
        self._told = -1  # so many entries of the history; fewer than none before the opening
        self._begun = NOBODY  # whose deed has been told, but nothing yet that comes of it
        self._open: dict[int, tuple[Event, Said | None]] = {}  # what is said of events that all may know
        self._talk = self._new_talk()

    def clear(self) -> None:
        if self._told >= 0:
            self.beginResetModel()
            self.lines, self._told = [], -1
            self._doer = self._turn = self._begun = NOBODY
            self._talk = self._new_talk()
            self.endResetModel()

    def go_on(self) -> None:
        """What is not yet told."""
        new = self._new_lines()
        if new:
            self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines) + len(new) - 1)
            self.lines += new
            self.endInsertRows()
            self._forget()

    def _forget(self) -> None:
        """What one has to remember by oneself."""
        gone = self._game.forgotten([line.event for line in self.lines])
        for row in sorted(gone, reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self.lines[row]
            self.endRemoveRows()

    def _new_lines(self) -> list[SagaLine]:
        found: list[SagaLine] = []
        forks = self._desk.session.forks()
        for told, public in zip(self._untold(), self._public(), strict=True):
            found += [self._forked(fork) for fork in forks if fork.line == told.line]
            found += with_prices(list(self._lines_of(told)), words_of(self._desk.style))
            found += self._remarked(public)
        self._told = self._end
        return found

    @property
    def _end(self) -> int:
        """So many entries are told from now on."""
        return self._desk.session.lines

    @property
    def _view(self) -> Any:
        """The position in which all is told."""
        return self._desk.session.view

    # What characters say to it

    def _new_talk(self) -> Talk | None:
        session = self._desk.session
        if not self._desk.settings.now.remarks:
            return None
        return Talk([seat.bot for seat in session.seats], session.quirk, self._game.hears())

    def _public(self) -> list[Told]:
        """What is not yet told, as everybody saw it, whoever looks."""
        session = self._desk.session
        if self._told >= 0:
            return session.public(self._told)
        return [Told(-1, NOBODY, 0, None, tuple(as_seen(session.opening(), NOBODY))), *session.public()]

    def _remarked(self, public: Told) -> Iterator[SagaLine]:
        remark = self._talk.after(public) if self._talk is not None else None
        if remark is not None:
            words, about = self._desk.style.words, "" if remark.about is None else self._desk.name(remark.about)
            said = words(f"people.{remark.character}.says.{remark.what}", who=about)
            text = words("table.saga.remark", who=self._desk.name(remark.seat), said=said)
            yield SagaLine(text, remark.seat, None, public.line, face=remark.character)

    # What has happened

    def _lines_of(self, told: Told) -> Iterator[SagaLine]:
        for event in told.events:
            self._turn = turn_after(event, self._turn)
            yield from self._in_vain(event, told)
            said = self._said(event)
            if said is not None:
                doer = told.seat if self._turn == NOBODY else self._turn
                text, opens = self._with_reason(said.text, event, told), self._opening(doer)
                about = {"fight": said.fight, "price": said.price}
                yield SagaLine(text, said.seat, event, told.line, opens=opens, **about)

    def _in_vain(self, event: Event, told: Told) -> Iterator[SagaLine]:
        """Before the next turn or deed: nothing has come of the last one."""
        begins, before = self._game.sets_out(event), self._begun
        if before != NOBODY and (begins or begins_turn(event)):
            yield SagaLine(self._desk.style.words("table.saga.in_vain"), before, None, told.line)
        if begins:
            self._begun = getattr(event, "seat", told.seat)
        elif self._said(event) is not None or begins_turn(event):
            self._begun = NOBODY

    def _opening(self, seat: int) -> int | None:
        before, self._doer = self._doer, seat
        return seat if seat not in (before, NOBODY) else None

    def _with_reason(self, text: str, event: Event, told: Told) -> str:
        """What the program has done for the viewer is told as such."""
        if not self._game.was_only_choice(event, told):
            return text
        return f"{text} {self._desk.style.words('table.saga.only_choice')}"

    def _untold(self) -> list[Told]:
        session = self._desk.session
        if self._told >= 0:
            return session.told(self._told)
        return [Told(-1, NOBODY, 0, None, tuple(session.opening())), *session.told()]

    def _forked(self, fork: ToldFork) -> SagaLine:
        """How the other way began, and how long it was."""
        said = (self._said(event) for told in fork.entries for event in told.events)
        began = next((one.text for one in said if one is not None), "")
        text = self._desk.style.words("table.saga.fork", n=len(fork.entries), what=began)
        return SagaLine(text, fork.entries[0].seat, None, fork.line, fork)

    def _said(self, event: Event) -> Said | None:
        """Kept only where everybody is told the same."""
        kept = self._open.get(id(event))
        if kept is not None:
            return kept[1]
        said = self._desk.speech.event(event, self._view)
        if event.seen_by(NOBODY) is event:
            self._open[id(event)] = event, said
        return said

    def is_news(self, line: SagaLine) -> bool:
        """Of others, since the viewer has last acted."""
        session = self._desk.session
        return session.viewer is not None and line.fork is None and line.line >= session.news

    def is_ahead(self, line: SagaLine) -> bool:
        """Where one can look back: what has not happened yet."""
        return False

    def is_now(self, line: SagaLine) -> bool:
        """What has happened last, where more is told."""
        return False

    def is_about_viewer(self, line: SagaLine) -> bool:
        """What somebody else, or fate, does to the viewer."""
        viewer = self._desk.session.viewer
        others = line.event is not None and viewer is not None and line.seat != viewer
        return others and concerns(line.event, viewer)  # pyright: ignore[reportArgumentType]

    def last(self) -> SagaLine | None:
        return self.lines[-1] if self.lines else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == LineRole.LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return aloud(self._desk.style, line.text)
        return None


class SagaList(QListView):
    pointed = Signal(object)  # Event or None
    chosen = Signal(int)  # the line of the history that was clicked
    forked = Signal(object)  # or the ToldFork
    menu_wanted = Signal(object, QRect)  # SagaLine, and where it stands in the list

    def __init__(self, desk: Desk, game: TableGame, parent: QWidget, lines: LinesModel | None = None) -> None:
        super().__init__(parent)
        self.look = desk.style
        self.has_menu: Callable[[SagaLine], bool] = lambda line: False
        self.lines = lines or LinesModel(desk, game, self)
        self._event: Event | None = None
        self.setModel(self.lines)
        self._painter = _Painter(desk, self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)  # so a scroll paints all anew: the head leaves lines out
        keep_bar(self, self.look)
        self._fades = fades_of(self, self.look, self.look.room.bg)
        self.setAccessibleName(self.look.words("table.saga.title"))
        self.entered.connect(self._point)
        self.clicked.connect(self._click)
        self.activated.connect(self._click)
        self._end = QTimer(self, singleShot=True, interval=0)
        self._end.timeout.connect(self._show_end)
        self._wide = 0  # of the lines, as they lie now
        self.lines.rowsInserted.connect(self._to_end)

    def height_of_last(self, count: int) -> int:
        """So high are the newest lines."""
        lines = range(max(self.lines.rowCount() - count, 0), self.lines.rowCount())
        return sum(self.sizeHintForIndex(self.lines.index(line)).height() for line in lines)

    def news(self) -> int:
        """How many lines are marked as new."""
        self.viewport().update()
        lines = self.lines.lines
        return next((at for at, line in enumerate(reversed(lines)) if not self.lines.is_news(line)), len(lines))

    def _to_end(self) -> None:
        """The newest line is at the bottom, and in sight: at once, so that nothing is painted twice."""
        if self.isVisible():
            self._show_end()
        else:
            self._end.start()

    def _show_end(self) -> None:
        self.scrollToBottom()

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def _point(self, index: QModelIndex) -> None:
        line = index.data(LineRole.LINE)
        self._event = line.event if line else None
        self.pointed.emit(self._event)

    def _click(self, index: QModelIndex) -> None:
        line = index.data(LineRole.LINE)
        if line is not None and line.fork is not None:
            self.forked.emit(line.fork)
        elif line is not None and line.line >= 0 and not line.face:
            self.chosen.emit(line.line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Whoever listens opens it, or asks what this is."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        line = index.data(LineRole.LINE)
        event.setAccepted(line is not None and self.has_menu(line))
        if event.isAccepted():
            self.menu_wanted.emit(line, self.visualRect(index))

    def topic_at(self, at: QPoint | None) -> tuple[str, ...]:
        """Of the line there, or of the one that has the keyboard."""
        index = self.currentIndex() if at is None else self.indexAt(self.viewport().mapFrom(self, at))
        line = index.data(LineRole.LINE)
        return (f"event:{type(line.event).__name__}",) if line is not None and line.event is not None else ()

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # pyright: ignore[reportArgumentType]
        self._unpoint()

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # pyright: ignore[reportArgumentType]
        self._unpoint()

    def _unpoint(self) -> None:
        if self._event is not None:
            self._event = None
            self.pointed.emit(None)

    def resizeEvent(self, event: object) -> None:
        """Only another width lays the lines anew."""
        if self.viewport().width() != self._wide:
            self._wide = self.viewport().width()
            self._painter.forget()
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)  # pyright: ignore[reportArgumentType]
        for fade in self._fades:
            fade.settle()
        self._to_end()


class _Painter(QStyledItemDelegate):
    def __init__(self, desk: Desk, view: SagaList) -> None:
        super().__init__(view)
        self._desk, self._style, self._view = desk, desk.style, view
        self._sizes: list[QSize] = []  # of the rows, which the view asks for again and again
        view.lines.modelReset.connect(self.forget)
        view.lines.rowsRemoved.connect(self.forget)

    def forget(self) -> None:
        self._sizes.clear()

    def _width(self) -> int:
        return self._view.viewport().width() - self._style.px(_BADGE + 8)

    def _lines(self, line: SagaLine) -> Lines:
        """A fight stands out: bold, larger, and under swords."""
        if not line.fight:
            return lines_of(line.text, self._width(), self._style.letters(_TEXT), 1.34)
        text = f"[crossed] **{line.text.replace('**', '')}**"
        return lines_of(text, self._width(), max(13.0, self._style.scaled(_FIGHT)), 1.3)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        sizes, row = self._sizes, index.row()
        for line in self._view.lines.lines[len(sizes) : row + 1]:
            high = round(self._lines(line).height) + self._style.px(7) + self._apart(line)
            sizes.append(QSize(self._width(), high))
        return sizes[row]

    def _whole_lines(self, line: SagaLine, rect: QRectF) -> QRectF:
        """Of a row that begins above the upper edge: from the first line of words that is not cut through."""
        high, top = self._lines(line).line_height, rect.top() + self._apart(line) + self._style.scaled(3)
        return rect.adjusted(0, top + max(ceil(-top / high), 0) * high - rect.top(), 0, 0)

    def _apart(self, line: SagaLine) -> int:
        """Above what one player does: a gap with the rule in it."""
        return self._style.px(_APART) if line.opens is not None else 0

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style, room = self._style, self._style.room
        line: SagaLine = index.data(LineRole.LINE)
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue]
        painter.save()
        smooth(painter)
        if rect.top() < 0:
            painter.setClipRect(self._whole_lines(line, rect), Qt.ClipOperation.IntersectClip)
        is_ahead, is_news = self._view.lines.is_ahead(line), self._view.lines.is_news(line)
        if is_ahead:
            painter.setOpacity(_AHEAD)
        if line.opens is not None:
            self._paint_rule(painter, rect, line.opens)
            rect.setTop(rect.top() + self._apart(line))
        if self._view.lines.is_now(line):
            self._paint_now(painter, rect)
        if is_news:
            self._paint_news(painter, rect, line)
        state = option.state  # pyright: ignore[reportAttributeAccessIssue]
        if state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(of_rect(rect, style.scaled(6)), veil(room.text, 0.07))
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            inner = rect.adjusted(style.scaled(4), style.scaled(4), -style.scaled(4), -style.scaled(4))
            states.focus(painter, style, of_rect(inner, style.scaled(4)))
        lines = self._lines(line)
        middle = rect.top() + style.scaled(3) + lines.line_height / 2
        mark = QPointF(rect.left() + style.scaled(11), middle)
        if line.face:
            self._paint_face(painter, line.face, mark)
        elif line.seat is not None:
            self._paint_badge(painter, line.seat, mark)
        newest = index.row() >= self._view.lines.rowCount() - 1
        strong = newest or is_news or line.seat == self._desk.session.viewer
        colour = room.text if strong and not is_ahead else room.text2
        text = rect.adjusted(style.scaled(_BADGE), style.scaled(3), 0, 0)
        painter.setOpacity(1)
        draw_lines(painter, lines, text, colour, bold_colour=room.text2 if is_ahead else room.text)
        painter.restore()

    def _paint_rule(self, painter: QPainter, rect: QRectF, seat: int) -> None:
        """Above what one player does, in the player's colour."""
        style, player = self._style, self._desk.player(seat)
        colour = player.light if style.room.dark else player.dark
        thick = max(1.5, style.scaled(2))
        top = rect.top() + (style.px(_APART) - thick) / 2
        painter.fillRect(QRectF(rect.left(), top, rect.width(), thick), veil(colour, 0.8))

    def _paint_news(self, painter: QPainter, rect: QRectF, line: SagaLine) -> None:
        """A stripe for what is new; what concerns the viewer in another colour, and wider."""
        style, room = self._style, self._style.room
        mine = self._view.lines.is_about_viewer(line)
        colour = room.danger if mine else room.info
        painter.fillPath(of_rect(rect.adjusted(0, 1, 0, -1), style.scaled(5)), veil(colour, 0.2 if mine else 0.12))
        painter.fillRect(
            QRectF(
                rect.right() - style.scaled(5 if mine else 3),
                rect.top() + 1,
                style.scaled(5 if mine else 3),
                rect.height() - 2,
            ),
            colour,
        )

    def _paint_now(self, painter: QPainter, rect: QRectF) -> None:
        style, room = self._style, self._style.room
        path = of_rect(rect.adjusted(1, 1, -1, -1), style.scaled(6))
        painter.fillPath(path, veil(room.gold, 0.2))
        painter.fillRect(QRectF(rect.left(), rect.top() + 1, style.scaled(3), rect.height() - 2), room.accent)

    def _paint_face(self, painter: QPainter, face: str, centre: QPointF) -> None:
        radius = self._style.scaled(10.5)
        picture = medallion_pixmap(self._style, face, radius, self._view.devicePixelRatioF())
        painter.drawPixmap(QPointF(centre.x() - radius - 2, centre.y() - radius - 2), picture)

    def _paint_badge(self, painter: QPainter, seat: int, centre: QPointF) -> None:
        """Painted once for each player: the saga is painted often."""
        style, player = self._style, self._desk.player(seat)
        radius = style.scaled(8)
        half = radius * 1.3

        def paint(into: QPainter) -> None:
            badge(into, player, QPointF(half, half), radius)

        dpr = self._view.devicePixelRatioF()
        picture = style.pixmap(("saga badge", player.name), (2 * half, 2 * half), paint, dpr)
        painter.drawPixmap(QPointF(centre.x() - half, centre.y() - half), picture)
