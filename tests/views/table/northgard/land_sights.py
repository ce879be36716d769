"""Scenes of the Uncharted Lands as people would see them, and what is wrong with the words in them.

As a program of its own it looks at all scenes on a screen of two pixels for one, which a process has from its start:

    QT_SCALE_FACTOR=2 python land_sights.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from lands import table_of, ways
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from sights import LARGE, LOOKS, top_layer, unspeakable
from written import cut_off, listening, overlapping, too_small

from meadhall.app import make_application
from meadhall.models.session import Session
from meadhall.views.render import Nobody, Picture, open_window
from meadhall.views.table.northgard.scenes import SCENES
from meadhall.views.table.page import TablePage
from meadhall.views.widgets.clipping import clipped


def wrong_in_all(size: tuple[int, int], scale: float, start: int, folder: Path) -> Iterator[str]:
    """Every scene once; languages and rooms take turns, and begin elsewhere for another start."""
    looks = cycle(LOOKS[start:] + LOOKS[:start])
    for scene in SCENES:
        language, room = next(looks)
        if scene in ways():
            yield from wrong_in(Picture(scene, language=language, theme=room, size=size, scale=scale), folder)


def wrong_in(picture: Picture, folder: Path) -> Iterator[str]:
    with listening() as painted, open_window(picture, folder) as window:
        window.open_first()
        window.sit_down(Session(table_of(picture.subject), Nobody(window)))
        page = window.page
        assert isinstance(page, TablePage)
        QApplication.processEvents()
        SCENES[picture.subject].open(page)
        for _ in range(3):
            QApplication.processEvents()
        with listening() as frame:
            window.grab()
        found = [*clipped(page), *too_small(painted), *cut_off(painted), *overlapping(frame, top_layer(page))]
        found += unspeakable(page)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for what in found:
        yield f"{picture.subject} {picture.language} {picture.theme}: {what}"


if __name__ == "__main__":
    make_application()
    with TemporaryDirectory() as kept:
        sys.stdout.writelines(f"{what}\n" for what in wrong_in_all(LARGE, 2, 4, Path(kept)))
