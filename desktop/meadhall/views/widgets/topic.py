"""What is this? Asked by F1, by a right click or by a long press, of whatever is under the pointer or has the keyboard.

A widget says in `topic` what it is about: things that the almanac knows, from the particular to the general. One that
shows several things answers by `topic_at`, for a point in it, or for None where the keyboard stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QCursor, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

Topic = tuple[str, ...]

LONG = 600  # ms
_FAR = 6  # pixels: a pointer that has gone farther drags


def topic_at(window: QWidget, at: QPoint) -> Topic:
    """At a point of the screen: of the widget there, then of those around it."""
    return _outwards(window.childAt(window.mapFromGlobal(at)), at)


def topic_in_focus(window: QWidget) -> Topic:
    return _outwards(window.focusWidget(), None)


def _outwards(widget: QWidget | None, at: QPoint | None) -> Topic:
    found: list[str] = []
    while widget is not None:
        found += _of(widget, at)
        widget = widget.parentWidget()
    return tuple(found)


def _of(widget: Any, at: QPoint | None) -> Topic:
    answer = getattr(widget, "topic_at", None)
    if answer is not None:
        return answer(widget.mapFromGlobal(at) if at is not None else None)
    return getattr(widget, "topic", ())


def ask_when_held(widget: QWidget, press: QMouseEvent, asked: Callable[[], object]) -> None:
    """Of a left button that stays down where it went down. `asked` is called before the question, if there is one."""
    if press.button() != Qt.MouseButton.LeftButton:
        return
    start = press.globalPosition().toPoint()

    def ask() -> None:
        still = (QCursor.pos() - start).manhattanLength() < _FAR
        if still and QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton and widget.isVisible():
            asked()
            at = widget.mapFromGlobal(start)
            QApplication.sendEvent(widget, QContextMenuEvent(QContextMenuEvent.Reason.Other, at, start))

    QTimer.singleShot(LONG, widget, ask)
