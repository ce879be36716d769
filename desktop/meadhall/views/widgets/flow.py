"""Widgets side by side, in as many rows as they need."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """No `QLayout` of our own: PySide loses its items while Qt still asks for them, and the program falls over."""

    def __init__(self, spacing: int, *, spread: bool = False, centred: bool = False, filled: bool = False) -> None:
        """`spread`: the last one stands at the right end of its row; `centred`: rows stand in the middle; `filled`:
        they are as wide as the flow, so that what stands one below the other is level."""
        super().__init__()
        self._spacing, self._spread, self._centred, self._filled = spacing, spread, centred, filled
        self._laid: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        widget.setParent(self)
        self._laid.append(widget)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, move=False)

    def sizeHint(self) -> QSize:
        sizes = [widget.sizeHint() for widget in self._laid]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def minimumSizeHint(self) -> QSize:
        """One below the other, and each as narrow as it can be."""
        return QSize(
            max((widget.minimumSizeHint().width() for widget in self._laid), default=0),
            max((widget.sizeHint().height() for widget in self._laid), default=0),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width(), move=True)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # one of them wants another size
            self.updateGeometry()
            self._arrange(self.width(), move=True)
        return super().event(event)

    def _arrange(self, width: int, *, move: bool) -> int:
        """How high all rows are together."""
        at, row = QPoint(0, 0), 0
        beside: list[tuple[QWidget, QRect]] = []  # in the row that is laid
        for widget in self._laid:
            size = widget.sizeHint().boundedTo(QSize(max(width, widget.minimumSizeHint().width()), 1 << 20))
            if at.x() > 0 and at.x() + size.width() > width:
                self._lay(beside, width, move=move)
                at, row, beside = QPoint(0, at.y() + row + self._spacing), 0, []
            if self._spread and widget is self._laid[-1]:
                at.setX(max(at.x(), width - size.width()))
            beside.append((widget, QRect(at, size)))
            at.setX(at.x() + size.width() + self._spacing)
            row = max(row, size.height())
        self._lay(beside, width, move=move)
        return at.y() + row

    def _lay(self, row: list[tuple[QWidget, QRect]], width: int, *, move: bool) -> None:
        if not move or not row:
            return
        if self._filled:
            row = self._widened(row, width)
        left = max(0, width - row[-1][1].right() - 1) // 2 if self._centred else 0
        for widget, place in row:
            widget.setGeometry(place.translated(left, 0))

    def _widened(self, row: list[tuple[QWidget, QRect]], width: int) -> list[tuple[QWidget, QRect]]:
        """All alike where the longest of them lets them; else each by as much."""
        free = width - self._spacing * (len(row) - 1)
        wanted = [place.width() for _, place in row]
        more = max(free - sum(wanted), 0) // len(row)
        wide = [free // len(row)] * len(row) if max(wanted) * len(row) <= free else [each + more for each in wanted]
        lefts = accumulate(wide[:-1], lambda left, each: left + each + self._spacing, initial=0)
        return [
            (widget, QRect(left, place.y(), each, place.height()))
            for (widget, place), left, each in zip(row, lefts, wide, strict=True)
        ]
