"""A page is painted once for each thing that happens."""

from PySide6.QtCore import QCoreApplication, QEvent

_LAYOUTS = 4  # within each other, from a row to the rail


def paint_once() -> None:
    """Before anything is painted all finds its place, and what is new says that it is to be painted: Qt would do some
    of that afterwards, and then paint again."""
    for kind in (*[QEvent.Type.LayoutRequest] * _LAYOUTS, QEvent.Type.UpdateLater):
        QCoreApplication.sendPostedEvents(None, kind.value)
