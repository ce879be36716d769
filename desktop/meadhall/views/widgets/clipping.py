"""Whether all that is written on a page fits. Every widget that draws text can say so; tests walk them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from meadhall.views.widgets.measure import HALO

_OVERLAP = 3  # pixels in which two widgets may touch


@runtime_checkable
class Written(Protocol):
    """What every widget that draws text can tell."""

    def text_fits(self) -> bool: ...


def clipped(root: QWidget) -> list[str]:
    """Every text under `root` that does not fit, is cut off by what it lies in, or lies over another one."""
    found: list[str] = []
    seen: list[tuple[QWidget, QRect]] = []
    for widget in _texts(root):
        if not cast(Written, widget).text_fits():
            found.append(f"does not fit: {_called(widget)}")
        place = _place(widget, root)
        if not _is_whole(widget, root):
            found.append(f"cut off: {_called(widget)}")
        found += [
            f"{_called(widget)} lies over {_called(other)}"
            for other, where in seen
            if _clash(place, where) and not _related(widget, other) and _floats(widget) is _floats(other)
        ]
        seen.append((widget, place))
    return found


def _texts(root: QWidget) -> Iterator[QWidget]:
    """In the topmost layer only: what lies behind a dialog is dimmed and out of reach."""
    layers = [child for child in root.findChildren(QWidget) if getattr(child, "is_layer", False) and child.isVisible()]
    top = layers[-1] if layers else root
    for widget in (top, *top.findChildren(QWidget)):
        if isinstance(widget, Written) and widget.isVisibleTo(root):
            yield widget


def _place(widget: QWidget, root: QWidget) -> QRect:
    """Where it lies in `root`, without its halo, and as much of it as scrolling shows."""
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    area = _scroll_area(widget)
    if area is not None and area is not widget:
        port = area.viewport()
        place = place.intersected(QRect(port.mapTo(root, QPoint(0, 0)), port.size()))
    return place


def _clash(one: QRect, other: QRect) -> bool:
    shared = one.intersected(other)
    return shared.width() > 2 * _OVERLAP + HALO * 2 and shared.height() > 2 * _OVERLAP + HALO * 2


def _floats(widget: QWidget) -> bool:
    """Whether it belongs to something that may lie over what others have written."""
    parent: QWidget | None = widget
    while parent is not None:
        if getattr(parent, "floats", False):
            return True
        parent = parent.parentWidget()
    return False


def _related(one: QWidget, other: QWidget) -> bool:
    return one.isAncestorOf(other) or other.isAncestorOf(one)


def _is_whole(widget: QWidget, root: QWidget) -> bool:
    """Inside all that it lies in; what scrolls may lie outside above and below, but not at the sides."""
    parent = widget.parentWidget()
    if widget is root or widget.isWindow():
        return True
    child = widget
    while parent is not None and child is not root:
        inside = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        scrolls = isinstance(parent.parentWidget(), QAbstractScrollArea)
        bounds = parent.rect().adjusted(-1, -1, 1, 1)
        if inside.left() < bounds.left() or inside.right() > bounds.right():
            return False
        if scrolls:
            return True
        if inside.top() < bounds.top() or inside.bottom() > bounds.bottom():
            return False
        child, parent = parent, parent.parentWidget()
    return True


def _scroll_area(widget: QWidget) -> QAbstractScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QAbstractScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _called(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()[:60]!r}"
