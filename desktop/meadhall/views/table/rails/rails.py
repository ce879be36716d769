"""The two rails of the page, wide or narrow: players on the left, actions and saga on the right."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.page.measures import DRAWER, Frames, Layout
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.right import Side
from meadhall.views.table.rails.seats import Players
from meadhall.views.table.rails.strip import Strip
from meadhall.views.table.saga.saga import SagaList


class Rails(QObject):
    """In a narrow window the right one is a strip of captions, and a drawer that they open over the board."""

    recap = Signal()
    closed = Signal()  # the drawer: the keyboard goes elsewhere

    def __init__(self, desk: Desk, game: TableGame, page: QWidget, layout: Layout) -> None:
        super().__init__(page)
        self._style = style = desk.style
        self.layout = layout
        narrow = layout is Layout.NARROW
        self.drawer_open = False
        self.players = Players(desk, game, layout, page)
        self.side = Side(style, page, layout)
        self.market = MarketBox(style, layout, self.side.column)
        self.actions = ActionList(desk, game, self.side.column)
        self.saga = SagaList(desk, game, self.side)
        self.side.take(self.market, self.actions, self.saga)
        self.actions.acted.connect(self.close_drawer)
        self.actions.opened.connect(self.close_drawer)
        self.actions.picked.connect(self._picked)
        self._strip: Strip | None = None
        self._parts: list[QWidget] = [self.players, self.side]
        if narrow:
            self._strip = strip = Strip(style, page)
            strip.opened_actions.connect(self.open_actions)
            strip.opened_saga.connect(self.open_saga)
            strip.opened_recap.connect(self.recap)
            strip.show()
            self._parts.append(strip)
        self.players.show()
        self.side.setVisible(not narrow)

    def go(self) -> None:
        """Others take their place."""
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self.deleteLater()

    def lay_out(self, frames: Frames) -> None:
        self.players.setGeometry(frames.players)
        if self._strip is None:
            self.side.setGeometry(frames.side)
            return
        self._strip.setGeometry(frames.side)
        width = self._style.px(DRAWER)
        self.side.setGeometry(frames.side.left() - width, frames.side.top(), width, frames.side.height())
        self.side.setVisible(self.drawer_open)
        self.side.raise_()

    def settle(self) -> None:
        """The actions have changed: now, and once more when their rows know their heights."""
        self.side.lay_out()
        QTimer.singleShot(0, self.side, self.side.lay_out)

    def tell_news(self) -> None:
        """How many lines are new to the viewer."""
        news = self.saga.news()
        self.side.say_news(self._style.words("table.saga.news", n=news) if news else "")

    def point_of(self, seat: int) -> QPoint:
        return self.players.point_of(seat)

    # The drawer

    def open_actions(self) -> None:
        self._open(self.actions.first_focus())
        self.side.unfold()

    def open_saga(self) -> None:
        self.side.unfold(on=False)
        self._open(self.saga)

    def _open(self, focus: QWidget | None) -> None:
        """A second time, it closes."""
        if self.drawer_open and self._has_keyboard():
            self.close_drawer()
            return
        if self._strip is not None:
            self.drawer_open = True
            self.side.show()
            self.side.raise_()
        if focus is not None:
            focus.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_drawer(self) -> None:
        """It hides places of the board, and buttons of the prompt; actions that hide the saga are folded again."""
        self.side.unfold(on=False)
        if self.drawer_open:
            self.drawer_open = False
            self.side.hide()
            self.closed.emit()

    def _picked(self) -> None:
        """The board shows the places, unless they are listed here."""
        self.settle()
        if self.actions.chosen is not None and not self.actions.lists_places:
            self.close_drawer()

    def _has_keyboard(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is None or any(part.isAncestorOf(focused) for part in self._parts[1:])
