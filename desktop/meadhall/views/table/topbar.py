"""The bar above the table: menu, which game and turn, the phases, undo and the ways out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look import chrome, controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.text import Phases, facts
from meadhall.views.widgets import IconButton, Label

_SIZE = 15


class TopBar(QWidget):
    menu = Signal()
    undo = Signal()
    rules = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        style, words = desk.style, desk.style.words
        self._desk = desk
        self.look = style
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(10), 0, style.px(12), style.px(3))
        row.setSpacing(style.px(2))
        title = facts(desk.session.game.id, words).title  # pyright: ignore[reportArgumentType]
        self._turn = Label(style, "", "bold", 16)
        self._phases = PhaseStrip(style, self)
        self._undo = IconButton(style, "undo", words("table.tip.undo"), self, key="Ctrl+Z")
        row.addWidget(self._icon("menu", "table.bar.menu", self.menu, "F10"))
        row.addWidget(Label(style, title, "display", 23, tracking=0.3))
        row.addSpacing(style.px(22))
        row.addWidget(self._turn)
        row.addSpacing(style.px(14))
        row.addWidget(_Rule(style, self))
        row.addSpacing(style.px(10))
        row.addWidget(self._phases, 1)
        row.addWidget(self._undo)
        self._undo.acted.connect(self.undo)
        row.addWidget(self._icon("book", "table.bar.rules", self.rules))
        row.addWidget(self._icon("help", "table.bar.help", self.help, "F1"))
        row.addWidget(self._icon("gear", "table.bar.settings", self.settings))

    def _icon(self, icon: str, words: str, signal: object, key: str = "") -> IconButton:
        button = IconButton(self.look, icon, self.look.words(words), self, key=key)
        button.acted.connect(signal)
        return button

    def refresh(self) -> None:
        desk, session = self._desk, self._desk.session
        words = self.look.words
        turn = session.game.turn_of(session.view)
        over = session.result is not None
        self._turn.set_text(words("table.bar.over") if over else words("table.bar.turn", turn=turn) if turn else "")
        self._turn.setVisible(bool(self._turn.text_shown))
        self._phases.show_phases(None if over else desk.speech.phase(session.view))
        self.set_undo()

    def set_undo(self) -> None:
        denial = self._desk.session.why_not_undo()
        self._undo.bar(self._desk.why(denial) if denial else "")
        if not denial:
            words = self.look.words
            self._undo.explain(words("shell.common.key_hint", what=words("table.tip.undo"), key="Ctrl+Z"))

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        key = ("top bar", self.look.room.name, self.look.unit)
        picture = self.look.pixmap(
            key, size, lambda painter: chrome.top_bar(painter, self.look, QRectF(self.rect())), self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, picture)


class _Rule(QWidget):
    """A thin upright line."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.setFixedSize(max(1, style.px(1)), style.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.room.line2)


class PhaseStrip(QWidget):
    """All phases in their order, the present one in gold; where there is no room, that one alone."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._phases: Phases | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_phases(self, phases: Phases | None) -> None:
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

    def _widths(self, titles: tuple[str, ...]) -> list[float]:
        metrics = self.look.metrics("bold", _SIZE)
        return [metrics.horizontalAdvance(title) + self.look.scaled(28) for title in titles]

    def _shown(self) -> tuple[tuple[str, ...], int]:
        phases = self._phases
        if phases is None:
            return (), 0
        gap = self.look.scaled(14) * (len(phases.titles) - 1)
        if sum(self._widths(phases.titles)) + gap <= self.width():
            return phases.titles, phases.current
        return phases.titles[phases.current : phases.current + 1], 0

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
                x += style.scaled(14)
