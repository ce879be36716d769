"""The one application as the system sees it: its names, its icon, and the files that the system hands it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication

from . import art

if TYPE_CHECKING:
    from PySide6.QtGui import QFileOpenEvent

ID = "io.github.meadhall.Meadhall"  # of the program, in AppStream, on the taskbar of Windows and in macOS
_SIZES = (16, 32, 48, 64, 128, 256)


class Application(QApplication):
    """macOS gives a file that was opened by double click not as an argument but as an event."""

    file_opened = Signal(object)  # path

    def __init__(self, argv: list[str]) -> None:
        super().__init__(argv)
        self.setApplicationName("meadhall")
        self.setApplicationDisplayName("Meadhall")
        self.setDesktopFileName(ID)  # by which Wayland finds the entry in the menu, and its icon

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and (file := cast("QFileOpenEvent", event).file()):
            self.file_opened.emit(Path(file))
            return True
        return super().event(event)

    def wear_icon(self) -> None:
        """After the first painting: what is installed has its icon from the system. To import what icons are takes as
        long as to paint a button."""
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for size in _SIZES:
            icon.addFile(str(art.path("app", f"meadhall-{size}.png")))
        self.setWindowIcon(icon)


def name_to_windows() -> None:
    """Before the first window: else the taskbar takes it for one of Python's."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
