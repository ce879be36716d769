"""Where what a beat points at lies on the page, by the names that lessons have for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from meadhall.lessons.lesson import OFF_BOARD
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.notes import Notes
from meadhall.views.table.rails.right import Side
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.tray.things import ThingButton
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import Press

W = TypeVar("W", bound=QWidget)
_AROUND, _ROUND = 4, 10  # measures: of a ring around a widget


class Targets:
    def __init__(self, style: Style, page: QWidget, board: BoardView) -> None:
        self._style, self._page, self._board = style, page, board

    def paths(self, name: str) -> list[QPainterPath]:
        """Of each that is in sight, on the page."""
        if name.partition(":")[0] not in OFF_BOARD:
            return self._on_board(name)
        around = self._style.px(_AROUND)
        rects = (self._place(widget).adjusted(-around, -around, around, around) for widget in self.widgets(name))
        return [of_rect(QRectF(rect), self._style.scaled(_ROUND)) for rect in rects]

    def rects(self, name: str) -> list[QRect]:
        return [path.boundingRect().toAlignedRect() for path in self.paths(name)]

    def _on_board(self, name: str) -> list[QPainterPath]:
        board, spot = self._board, self._board.spots.get(name)
        if spot is None:
            return []
        form = spot.form.around or spot.form.outline
        path = board.mapFromScene(form.translated(spot.x, spot.y))
        path.translate(board.viewport().mapTo(self._page, QPoint(0, 0)))
        seen = QPainterPath()
        seen.addRect(QRectF(self._place(board)))
        return [path] if seen.intersects(path) else []

    def widgets(self, name: str) -> Iterator[QWidget]:
        kind, _, which = name.partition(":")
        match kind:
            case "panel":
                yield from (panel for panel in self._seen(SeatPanel) if panel.seat == int(which))
            case "hand" if which:
                yield from self._in_tray(which)
            case "hand":
                yield from self._seen(Tray)
            case "deed":
                yield from self._deeds(which)
            case "prompt":
                yield from self._seen(PromptBar)
            case "notes":
                yield from self._seen(Notes)
            case _:
                yield from self._seen(MarketBox)

    def _in_tray(self, which: str) -> Iterator[QWidget]:
        """Cards, but not those played, and what lies there to be taken in hand."""
        for tray in self._seen(Tray):
            cards = [card for card in tray.cards if which in (card.held.tag, card.held.key)]
            things = [thing for thing in tray.findChildren(ThingButton) if thing.thing.key == which]
            yield from (widget for widget in (*cards, *things) if widget.isVisible())

    def _deeds(self, kind: str) -> Iterator[QWidget]:
        """The row of the list, or the button behind which it is, wholly or in part; where the question itself has a
        button for it, or the list lies out of sight, the question with its buttons."""
        rows = [row for lists in self._seen(ActionList) for row in lists.rows_of(kind)]
        whole = [row for row in rows if row.visibleRegion().boundingRect() == row.rect()]
        switches = [side.switch for side in self._seen(Side) if rows and side.overfull]
        yield from whole or switches or rows or self._seen(PromptBar)

    def _seen(self, kind: type[W]) -> list[W]:
        return [widget for widget in self._page.findChildren(kind) if widget.isVisible()]

    def _place(self, widget: QWidget) -> QRect:
        """Of a thing that one can press its face."""
        rect = widget.face.toAlignedRect() if isinstance(widget, Press) else widget.rect()
        return rect.translated(widget.mapTo(self._page, QPoint(0, 0)))
