"""Any subject as a picture. Whoever makes another page or dialog adds a line to a table of subjects beside this."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication

from meadhall.models.keeping.library import Library
from meadhall.models.settings import Settings
from meadhall.views.render.games import sit_down
from meadhall.views.render.learning import LEARNING
from meadhall.views.render.pages import PAGES
from meadhall.views.render.picture import Impossible, Picture, Show
from meadhall.views.render.played import PLAYED
from meadhall.views.render.sheets import SHEETS
from meadhall.views.shell.window import Window
from meadhall.views.table.scenes.gallery import BY_GAME
from meadhall.views.table.scenes.scene import Scene


def _scene(game_id: str, scene: Scene) -> Show:
    return lambda window, picture: sit_down(window, picture, scene, game_id)


SUBJECTS: dict[str, Show] = {
    **PAGES,
    **LEARNING,
    **PLAYED,
    **{name: _scene(game_id, scene) for game_id, scenes in BY_GAME.items() for name, scene in scenes.items()},
}


def names() -> tuple[str, ...]:
    """All that can be drawn."""
    return (*SUBJECTS, *SHEETS)


def kind_of(subject: str) -> str:
    """Some say more after a colon: almanac:watch:keep."""
    return subject.partition(":")[0]


def render(picture: Picture, out: Path) -> None:
    """`QApplication` is there, and Qt's scale factor is that of the picture. Raises `Impossible` and `OSError`."""
    kind = kind_of(picture.subject)
    image = SHEETS[kind](picture) if kind in SHEETS else _in_a_window(SUBJECTS[kind], picture)
    png = QBuffer()  # Qt would take a file that it cannot write for a broken one, and remove it: even /dev/null
    image.save(png, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    out.write_bytes(png.data().data())


def _in_a_window(show: Show, picture: Picture) -> QImage:
    with TemporaryDirectory() as folder, open_window(picture, Path(folder)) as window:
        show(window, picture)
        for _ in range(3):
            QApplication.processEvents()
        return window.grab().toImage().copy(0, 0, *picture.size)  # the window may be a pixel larger


@contextmanager
def open_window(picture: Picture, folder: Path) -> Iterator[Window]:
    """A window of its own, without motion, that keeps nothing."""
    settings = Settings(folder / "settings.json")
    settings.change(language=picture.language, room=picture.theme, motion=0, **picture.choices)
    window = Window(settings, Library(folder / "data"))
    try:
        size = QSize(*(ceil(side / picture.scale) for side in picture.size))
        least = window.minimumSize()
        if size.expandedTo(least) != size:
            smallest = "x".join(str(ceil(side * picture.scale)) for side in least.toTuple())
            raise Impossible(f"at scale {picture.scale:g} the window is not smaller than {smallest}")
        QCursor.setPos(*picture.size)  # nothing is pointed at: what lies under the pointer would tell of itself
        window.show_at(size)
        yield window
    finally:
        window.let_go()
        window.hide()
        window.deleteLater()
