"""What a screen reader is told without being asked: who must do what, and what has just happened."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Speaker:
    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self.said = ""

    def say(self, text: str) -> None:
        """Never the same twice in a row."""
        if text and text != self.said:
            self.said = text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, text))

    def forget(self) -> None:
        self.said = ""
