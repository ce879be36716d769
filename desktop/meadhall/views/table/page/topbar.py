"""The bar above the table: menu, which game and turn, the phases, undo and the ways out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import controls
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.palette import GOLD_TEXT
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.bar import Bar
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame, Track
from meadhall.views.table.page import keys
from meadhall.views.table.page.pacebox import PaceBox
from meadhall.views.table.page.pacing import Pacing
from meadhall.views.text import Phases
from meadhall.views.widgets import Button, IconButton, aloud

_SIZE = 15
_ARROW = 14  # measures between two phases
_CLOSE = 1400  # measures of the window


class TopBar(Bar):
    undo = Signal()
    hint = Signal()

    def __init__(
        self, desk: Desk, game: TableGame, pacing: Pacing, no_hint: Callable[[], str], parent: QWidget
    ) -> None:
        """`no_hint` says why there is none now."""
        super().__init__(desk.style, desk.session.game.id, parent)
        style, row, words = self.look, self.row, self.look.words
        self._desk, self._game, self._no_hint = desk, game, no_hint
        self._track = TrackStrip(style, self)
        self._phases = PhaseStrip(style, self)
        self._undo = IconButton(style, "undo", words("table.tip.undo"), self, key="Ctrl+Z")
        row.addWidget(self._track)
        row.addSpacing(style.px(14))
        row.addWidget(_Rule(style, self))
        row.addSpacing(style.px(10))
        row.addWidget(self._phases, 1)
        self._pace: PaceBox | None = None
        if desk.session.people and desk.session.has_bots:
            self._pace = PaceBox(style, pacing, desk.session.pace, self)
            row.addWidget(self._pace)
        self._raven = Button(style, "", Kind.SECONDARY, "raven", self, size=16, height=36)
        self._raven.key_shown = keys.HINT
        self._raven.setAccessibleName(words("hint.bar.ask"))
        self._raven.setVisible(bool(desk.session.people))
        self._raven.acted.connect(self.hint)
        row.addWidget(self._raven)
        row.addWidget(self._undo)
        self._undo.acted.connect(self.undo)
        self.add_help(desk.settings)

    def refresh(self) -> None:
        desk, session = self._desk, self._desk.session
        over = session.result is not None
        track = None if over else self._game.track()
        self.turn.set_text(self._time(track))
        self.turn.setVisible(bool(self.turn.text_shown))
        self._track.show_track(None if self._is_close else track)
        self._phases.show_phases(None if over else desk.speech.phase(session.view))
        self.carving.follow(desk, self._game.carved())
        self.set_undo()
        if self._pace is not None:
            self._pace.refresh()
        session = self._desk.session
        about = "hint.bar.ask" if session.asks_viewer or session.viewer is None else "hint.bar.why"
        self._raven.bar(self._no_hint())
        if not self._raven.reason:
            words = self.look.words
            self._raven.explain(words("shell.common.key_hint", what=words(about), key=keys.HINT))

    @property
    def _is_close(self) -> bool:
        """Discs would leave no room for the phase."""
        return self.window().width() < self.look.px(_CLOSE)

    def _time(self, track: Track | None) -> str:
        """In words, as far as the track does not show it."""
        session, words = self._desk.session, self.look.words
        if session.result is not None:
            return words("table.bar.over")
        if track is not None:
            counted = f"{track.now} / {track.steps}" if track.steps else track.now
            return track.name if track.steps and not self._is_close else f"{track.name} {counted}"
        turn = session.game.turn_of(session.view)
        return words("table.bar.turn", turn=turn) if turn else ""

    def set_undo(self) -> None:
        denial = self._desk.session.why_not_undo()
        self._undo.bar(self._desk.why(denial) if denial else "")
        if not denial:
            words = self.look.words
            self._undo.explain(words("shell.common.key_hint", what=words("table.tip.undo"), key="Ctrl+Z"))


class _Rule(QWidget):
    """A thin upright line."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.setFixedSize(max(1, style.px(1)), style.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.room.line2)


_STEP, _NOW = 26, 30  # measures of the discs of a track, and of the present one


class TrackStrip(QWidget):
    """A disc for each step: those gone are ticked, the present one is golden."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._track: Track | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_track(self, track: Track | None) -> None:
        if track == self._track:
            return
        self._track = track
        self.setVisible(track is not None and track.steps > 0)
        if track is not None:
            words = self.look.words
            said = words("table.bar.step", name=track.name, now=track.now, steps=track.steps)
            self.setAccessibleName(aloud(self.look, said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        steps = self._track.steps if self._track else 0
        return QSize(self.look.px(14 + _STEP * steps + 8), self.look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._track is None:
            return
        painter = QPainter(self)
        smooth(painter)
        style, middle = self.look, self.height() / 2
        for step in range(1, self._track.steps + 1):
            self._paint_step(painter, step, style.scaled(14 + _STEP * (step - 0.5)), middle, self._track.now)

    def _paint_step(self, painter: QPainter, step: int, x: float, y: float, now: int) -> None:
        style, room = self.look, self.look.room
        radius = style.scaled(_NOW if step == now else _STEP - 5) / 2
        place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        path = disc(x, y, radius)
        if step == now:
            ink(painter, path, room.gold, style.scaled(1.4), depth=style.scaled(2))
            lettering(painter, place, str(step), style.font("name", 17), GOLD_TEXT)
        elif step < now:
            painter.fillPath(path, room.line2)
            size = style.scaled(13)
            mono(painter, "check", QRectF(x - size / 2, y - size / 2, size, size), room.text)
        else:
            painter.fillPath(path, room.raised)
            stroke(painter, path, room.line2, style.scaled(1.3))
            lettering(painter, place, str(step), style.font("bold", 13), room.text2)


class PhaseStrip(QWidget):
    """All phases in their order, the present one in gold; where there is no room, that one and as many as follow."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._phases: Phases | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_phases(self, phases: Phases | None) -> None:
        if phases == self._phases:
            return
        self._phases = phases
        self.setAccessibleName(self._spoken())
        self.update()

    def _spoken(self) -> str:
        if self._phases is None:
            return ""
        words, phases = self.look.words, self._phases
        names = [
            words("table.bar.phase_now", phase=title) if place == phases.current else title
            for place, title in enumerate(phases.titles)
        ]
        return f"{words('table.bar.phases')}: {', '.join(names)}"

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(60), self.look.px(34))

    def _widths(self, titles: Sequence[str]) -> list[float]:
        metrics = self.look.metrics("bold", _SIZE)
        return [metrics.horizontalAdvance(title) + self.look.scaled(28) for title in titles]

    def _fits(self, titles: Sequence[str]) -> bool:
        return sum(self._widths(titles)) + self.look.scaled(_ARROW) * (len(titles) - 1) <= self.width()

    def _shown(self) -> tuple[Sequence[str], int]:
        """What follows is dearer than what has been."""
        phases = self._phases
        if phases is None:
            return (), 0
        first, last = phases.current, phases.current + 1
        while last < len(phases.titles) and self._fits(phases.titles[first : last + 1]):
            last += 1
        while first > 0 and self._fits(phases.titles[first - 1 : last]):
            first -= 1
        return phases.titles[first:last], phases.current - first

    def text_fits(self) -> bool:
        return sum(self._widths(self._shown()[0])) <= self.width() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        titles, current = self._shown()
        x, middle = 0.0, self.height() / 2
        for place, (title, width) in enumerate(zip(titles, self._widths(titles), strict=True)):
            chip = QRectF(x, middle - style.scaled(14.5), width, style.scaled(29))
            if place == current:
                controls.phase_chip(painter, style, chip, title)
            else:
                colour = room.text2 if place > current else room.text3
                lettering(painter, chip, title, style.font("medium", _SIZE), colour, Qt.AlignmentFlag.AlignCenter)
            x += width
            if place + 1 < len(titles):
                size = style.scaled(12)
                mono(painter, "right", QRectF(x + style.scaled(1), middle - size / 2, size, size), room.text3)
                x += style.scaled(_ARROW)
