"""Scenes of the table as people would see them, and what is wrong with the words in them.

As a program of its own it looks at all scenes on a screen of two pixels for one, which a process has from its start:

    QT_SCALE_FACTOR=2 python sights.py
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from scenery import table_of
from written import cut_off, listening, overlapping, too_small

from meadhall.app import make_application
from meadhall.models.session import Session
from meadhall.views.render import Nobody, Picture, open_window
from meadhall.views.table.page import TablePage
from meadhall.views.table.scenes import SCENES
from meadhall.views.widgets import Overlay
from meadhall.views.widgets.clipping import clipped

LANGUAGES, ROOMS = ("en", "ru", "uk"), ("dark", "light")
LOOKS = tuple((language, room) for room in ROOMS for language in LANGUAGES)
LARGE = (3840, 2160)
_MARKS = re.compile(r"\*\*|[\[\]{}]|_")


def spread(start: int) -> list[tuple[str, str, str]]:
    """Every scene once; languages and rooms take turns, and begin elsewhere for another start."""
    looks = cycle(LOOKS[start:] + LOOKS[:start])
    return [(scene, *next(looks)) for scene in SCENES]


def wrong_in(
    sights: Sequence[tuple[str, str, str]], size: tuple[int, int], scale: float, folder: Path
) -> Iterator[str]:
    for scene, language, room in sights:
        for what in _wrong(Picture(scene, language=language, theme=room, size=size, scale=scale), folder):
            yield f"{scene} {language} {room}: {what}"


def _wrong(picture: Picture, folder: Path) -> list[str]:
    with listening() as painted, open_window(picture, folder) as window:
        window.open_first()
        window.sit_down(Session(table_of(picture.subject), Nobody(window)))
        page = window.page
        assert isinstance(page, TablePage)
        QApplication.processEvents()
        SCENES[picture.subject].open(page)
        QApplication.processEvents()
        with listening() as frame:
            window.grab()
        found = [*clipped(page), *too_small(painted), *cut_off(painted), *overlapping(frame, top_layer(page))]
        found += unspeakable(page)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return found


def unspeakable(page: QWidget) -> Iterator[str]:
    """What has no name for those who hear the table, or one that is no words."""
    tab = Qt.FocusPolicy.TabFocus
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if widget.focusPolicy() & tab == tab and widget.focusProxy() is None and not widget.accessibleName():
            yield f"{type(widget).__name__} has no name"
        for said in (widget.accessibleName(), widget.accessibleDescription()):
            if _MARKS.search(said):
                yield f"{type(widget).__name__} is called {said!r}"


def top_layer(page: TablePage) -> QWidget:
    layers = [layer for layer in page.findChildren(Overlay) if layer.isVisible()]
    return layers[-1] if layers else page


if __name__ == "__main__":
    make_application()
    with TemporaryDirectory() as kept:
        sys.stdout.writelines(f"{what}\n" for what in wrong_in(spread(4), LARGE, 2, Path(kept)))
