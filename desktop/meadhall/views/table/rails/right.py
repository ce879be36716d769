"""The right rail: cards, actions, and the saga below. What has no room there is one press away."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.seats import paint_rail
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.widgets import Button, ScrollColumn, SectionHead
from meadhall.views.widgets.bubble import Rail

_MOST = 0.68  # of the height for the actions
_MOST_WITH_CARDS = 0.78  # where cards lie above them
_LINES = 5  # of the saga are always in sight
_MOST_SAGA = 0.45  # of the height, however long they are


class Side(Rail):
    def __init__(self, style: Style, parent: QWidget, layout: Layout) -> None:
        super().__init__(parent)
        self.look = style
        self._slim = layout is Layout.CLOSE
        self._drawer = self.floats = layout is Layout.NARROW
        self._unfolded = False  # the actions have all of the rail
        self._scroll = ScrollColumn(style, self, spacing=0)
        self._head = SectionHead(style, style.words("table.heading.saga"), "scroll", parent=self)
        self.switch = Button(style, "", Kind.GHOST, "down", self, size=15, height=34)
        self.switch.acted.connect(lambda: self.unfold(not self._unfolded))
        self.switch.hide()
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

    def say_news(self, news: str) -> None:
        self._head.set_count(news)

    @property
    def overfull(self) -> bool:
        """Whether some of the actions are behind the switch."""
        return not self.switch.isHidden()

    def unfold(self, on: bool = True) -> None:
        """All of the actions, instead of the saga; or both again."""
        if on is not self._unfolded and (self.overfull or not on):
            self._unfolded = on
            self.lay_out()

    def lay_out(self) -> None:
        """Cards and actions take what they need, and the saga the rest, but never less than its last lines."""
        if self._actions is None or self._saga is None or self._market is None:
            return
        style, edge, top = self.look, self.look.px(8), self.look.px(10)
        width = self.width() - edge - style.px(2)
        head, gap = self._head.sizeHint().height(), style.px(10)
        self._saga.resize(width - style.px(6), self._saga.height())
        room = self.height() - top - head - gap - style.px(6)
        room -= min(self._saga.height_of_last(_LINES) + style.px(4), round(self.height() * _MOST_SAGA))
        tight = self._wanted(width - style.px(12), room) > room
        self._unfolded = self._unfolded and tight
        aside = False
        self.switch.setVisible(tight)
        switch = self.switch.sizeHint().height() if tight else 0
        if self._unfolded:
            high = self.height() - top - switch - style.px(6)
            aside = self._wanted(width - style.px(12), high) > high
            self._actions.tell(not aside or self._of_actions(width - style.px(12)) <= high)
        else:
            high = min(self._wanted(width - style.px(12), room), room - switch, round(self.height() * self._most))
        self._market.set_aside(aside)
        self._say_switch()
        if tight and not self._unfolded:
            high = self._whole_rows(width - self._scroll.verticalScrollBar().sizeHint().width(), high)
        self._scroll.setGeometry(edge, top, width, high)
        below = top + high
        self.switch.setGeometry(edge, below, width - style.px(8), switch)
        below += switch + style.px(6)
        self._head.setGeometry(edge + style.px(6), below, width - style.px(16), head)
        below = self._head.geometry().bottom() + style.px(4)
        rest = max(self.height() - below - style.px(6), 0)
        self._saga.setGeometry(edge + style.px(4), below, width - style.px(6), rest)
        self._head.setVisible(not self._unfolded)
        self._saga.setVisible(not self._unfolded)

    def _whole_rows(self, width: int, high: int) -> int:
        """No higher than that, and no row cut in two above the switch."""
        assert self._actions is not None
        assert self._market is not None
        above = self._market.high(width)
        return max((above + end for end in self._actions.ends(width) if above + end <= high), default=high)

    @property
    def _most(self) -> float:
        """Of the height, where there is room for all that is wanted."""
        if self._slim:
            return 1.0
        return _MOST_WITH_CARDS if self._market is not None and not self._market.isHidden() else _MOST

    def _wanted(self, width: int, room: int) -> int:
        """So high cards and actions are. The cards keep their words to themselves where there is no room for them, and
        take what is left over."""
        assert self._market is not None
        assert self._actions is not None
        self._actions.tell(True)
        actions = self._of_actions(width)
        self._market.tell(True)
        cards = self._market.lowest(width)
        if actions + cards > room:
            self._market.tell(False)
            cards = self._market.lowest(width)
        self._market.spread(min(room, round(self.height() * self._most)) - actions - cards)
        return actions + self._market.high(width)

    def _of_actions(self, width: int) -> int:
        assert self._actions is not None
        return self._actions.heightForWidth(width) + self.look.px(16)

    def _say_switch(self) -> None:
        words = self.look.words
        self.switch.icon_name = "scroll" if self._unfolded else "play"
        rows = len(self._actions.rows) if self._actions is not None else 0
        name = words("table.heading.saga") if self._unfolded else words("table.actions.all", n=rows)
        if name != self.switch.text_shown:
            self.switch.set_text(name)

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
