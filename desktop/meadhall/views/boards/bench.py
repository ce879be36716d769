"""How fast a late board of four moves, beside one plain blit of a picture as large as the view, in the same run."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.rules import kernel
from meadhall.rules.watch.options import Options

from .kit.view import BoardView
from .watch.preview import board_view, played

SIZE = QSize(1280, 724)  # the board's part of a window of 1920×1080
FRAMES = 120
_NOTHING = 0.0002  # seconds: a round of events without an event
_PATIENCE = 0.06  # some steps change nothing that is seen
TARGET, SHARP_TARGET = 0.016, 0.300  # seconds


class Figure(NamedTuple):
    what: str
    seconds: float
    target: float | None
    ratio: float  # to one blit

    @property
    def passed(self) -> bool:
        return self.target is None or self.seconds < self.target


class _Blit(QWidget):
    """The least that any view must do: lay one picture."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(SIZE)
        self._picture = QPixmap(SIZE)
        self._picture.fill(Qt.GlobalColor.darkGray)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def measure() -> list[Figure]:
    """Needs a QApplication."""
    blank = _shown(_Blit())
    one = median(_frames(blank, lambda frame: blank.update()))
    blank.close()
    found = [Figure("one blit of the view", one, None, 1.0)]

    def add(what: str, seconds: list[float], target: float = TARGET) -> None:
        ninety_five = sorted(seconds)[int(len(seconds) * 0.95)]
        found.append(Figure(what, ninety_five, target, ninety_five / one))

    view = _late_board()
    add("hover, p95", _frames(view.viewport(), _hover(view)))
    add("one moving piece, p95", _frames(view.viewport(), _move_piece(view)))
    add("zoom step, p95", _frames(view.viewport(), _zoom(view)))
    view.zoom_by(2.0)
    _until_sharp(view)
    add("pan at 200 %, p95", _frames(view.viewport(), _pan(view)))
    sharp: list[float] = []
    slices: list[float] = []
    for factor in (1.2, 0.5, 0.7, 2.2, 0.8, 1.3):
        start = perf_counter()
        view.zoom_by(factor)
        slices += _until_sharp(view)
        sharp.append(perf_counter() - start)
    add("wait for a slice of painting, p95", slices)
    found.append(Figure("sharp again, median", median(sharp), SHARP_TARGET, median(sharp) / one))
    view.close()
    return found


def _shown(widget: QWidget) -> QWidget:
    widget.show()
    QApplication.processEvents()
    return widget


def _late_board() -> BoardView:
    s, events = played(Options(), 4, 3, 2000, "steady")
    view = board_view(s, events, "dark", (SIZE.width(), SIZE.height()), "en")
    view.show()
    view.offer(kernel.options(s))
    _until_sharp(view)
    return view


class _Paints(QObject):
    """Notices when a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False


def _frames(widget: QWidget, act: Callable[[int], object], count: int = FRAMES) -> list[float]:
    """The work from each step to its painted result; not the rest that the window takes between two paintings."""
    paints = _Paints(widget)
    seconds: list[float] = []
    for frame in range(count):
        start = perf_counter()
        act(frame)
        worked = perf_counter() - start
        paints.seen = False
        while not paints.seen and perf_counter() - start < _PATIENCE:
            took = _round_of_events()
            worked += took if paints.seen else 0.0
        seconds.append(worked)
    return seconds


def _round_of_events() -> float:
    start = perf_counter()
    QApplication.processEvents()
    return perf_counter() - start


def _until_sharp(view: BoardView) -> list[float]:
    """What the window had to wait for, piece by piece, until the picture was sharp."""
    waits: list[float] = []
    while not view.is_sharp:
        waits.append(_round_of_events())
    return [wait for wait in waits if wait > _NOTHING]


def _hover(view: BoardView) -> Callable[[int], None]:
    spots = [spot for spot in view.spots.values() if spot.id.split(":")[0] in ("path", "vertex", "hex", "post")]

    def act(frame: int) -> None:
        at = QPointF(view.mapFromScene(spots[frame * 7 % len(spots)].anchor))
        none = Qt.MouseButton.NoButton
        kind = QMouseEvent.Type.MouseMove
        view.mouseMoveEvent(QMouseEvent(kind, at, at, none, none, Qt.KeyboardModifier.NoModifier))

    return act


def _move_piece(view: BoardView) -> Callable[[int], None]:
    sprite = view.stage.sprite("tormund")
    assert sprite is not None
    return lambda frame: sprite.setPos(300 + frame * 4, 420 + frame % 40)


def _pan(view: BoardView) -> Callable[[int], None]:
    return lambda frame: view.pan(QPoint(6 if frame % 60 < 30 else -6, 4 if frame % 60 < 30 else -4))


def _zoom(view: BoardView) -> Callable[[int], None]:
    return lambda frame: view.zoom_by(1.06 if frame % 30 < 15 else 1 / 1.06, QPoint(640, 500))


def _print(found: list[Figure]) -> None:
    for figure in found:
        verdict = "" if figure.target is None else "  ok" if figure.passed else f"  OVER {figure.target * 1000:g} ms"
        line = f"{figure.what:32} {figure.seconds * 1000:8.2f} ms  {figure.ratio:6.1f} blits{verdict}"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    app = QApplication(sys.argv)
    _print(measure())
