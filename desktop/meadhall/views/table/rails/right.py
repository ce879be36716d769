"""The right rail: actions above, saga below. On a narrow window a strip of icons opens it over the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.style import Style
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.seats import paint_rail
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.widgets import IconButton, ScrollColumn, SectionHead

_MOST = 0.68  # of the height for the actions
_MOST_WITH_CARDS = 0.78  # where cards lie above them


class Side(QWidget):
    def __init__(self, style: Style, parent: QWidget, *, drawer: bool) -> None:
        super().__init__(parent)
        self.look = style
        self._drawer = self.floats = drawer
        self._scroll = ScrollColumn(style, self, spacing=0)
        self._head = SectionHead(style, style.words("table.heading.saga"), "scroll", parent=self)
        self._market: MarketBox | None = None
        self._actions: ActionList | None = None
        self._saga: SagaList | None = None

    @property
    def column(self) -> QWidget:
        return self._scroll.column

    def take(self, market: MarketBox, actions: ActionList, saga: SagaList) -> None:
        self._market, self._actions, self._saga = market, actions, saga
        saga.setParent(self)
        self._scroll.body.addWidget(market)
        self._scroll.body.addWidget(actions)
        self._scroll.body.addStretch(1)
        self.lay_out()

    def lay_out(self) -> None:
        """Cards and actions take what they need, and the saga the rest."""
        if self._actions is None or self._saga is None or self._market is None:
            return
        style = self.look
        edge = style.px(8)
        width = self.width() - edge - style.px(2)
        wanted = self._actions.heightForWidth(width - style.px(12)) + style.px(16)
        cards = self._market.sizeHint().height() if not self._market.isHidden() else 0
        high = min(wanted + cards, round(self.height() * (_MOST_WITH_CARDS if cards else _MOST)))
        top = style.px(10)
        self._scroll.setGeometry(edge, top, width, high)
        below = top + high + style.px(6)
        self._head.setGeometry(edge + style.px(6), below, width - style.px(16), self._head.sizeHint().height())
        below = self._head.geometry().bottom() + style.px(4)
        self._saga.setGeometry(
            edge + style.px(4), below, width - style.px(6), max(self.height() - below - style.px(6), 0)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._drawer:
            paint_rail(self, self.look, edge_right=False)
            return
        area = QRectF(self.rect())
        key = ("drawer", self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, area.size(), self._paint_drawer, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint_drawer(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        chrome.rail(painter, self.look, area, edge_right=False)
        painter.fillRect(QRectF(0, 0, max(2.0, self.look.scaled(3)), area.height()), self.look.room.gold)


class Strip(QWidget):
    """The icons that open the drawer."""

    opened_actions = Signal()
    opened_saga = Signal()
    opened_recap = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        words = style.words
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(4), style.px(10), style.px(4), style.px(8))
        column.setSpacing(style.px(6))
        for icon, name, signal in (
            ("play", words("table.heading.actions"), self.opened_actions),
            ("scroll", words("table.heading.saga"), self.opened_saga),
            ("hourglass", words("table.heading.recap"), self.opened_recap),
        ):
            button = IconButton(style, icon, name, self, size=46)
            button.acted.connect(signal)
            column.addWidget(button)
        column.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rail(self, self.look, edge_right=False)
