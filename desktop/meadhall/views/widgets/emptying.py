"""What lies somewhere gives way to something else."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QWidget


def let_go(widget: QWidget) -> None:
    """It is gone from sight at once and can no longer be found under its name. When a child is deleted at last, Qt
    paints the parent once more: so it is nobody's child by then."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    """Of its widgets."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item else None
        if widget is not None:
            let_go(widget)
