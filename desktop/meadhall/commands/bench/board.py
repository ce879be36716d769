"""How fast the board of the table page moves, from each step of a gesture to its painted result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ...views.boards.kit.drama.act import Act
from ...views.boards.kit.drama.clash import Clash, Side
from ...views.boards.kit.drama.emblem import Count, Emblem
from ...views.boards.kit.drama.throw import Die, Face, Throw
from ...views.boards.kit.drama.triumph import Triumph
from ...views.boards.kit.sprites import Sprite
from ...views.boards.kit.view import BoardView
from ...views.look.drawn.dice import pip_die
from ...views.look.palette import PLAYERS, SELECTED
from ...views.shell.window import Window
from .table import Repaints, Times, round_of_events

FRAMES = 120
_PATIENCE = 0.06  # seconds; some steps change nothing that is seen
_MOST = 0.9  # of the steps must change something
_LIGHT = ("hour", "sky")
_IDLE = 0.00003  # seconds; a round of events that took less had nothing to do

Step = Callable[[int], object]


def _die(face: int, painter: QPainter, size: float) -> None:
    pip_die(painter, face, QPointF(0, 0), size)


class NothingMoves(Exception):
    """What was to be measured did not happen."""


def frame_times(window: Window) -> list[Times]:
    """What has to be done between two frames."""
    view = window.findChildren(BoardView)[0]
    until_sharp(view)
    found = [
        Times("hover", _frames(window, _hover(view))),
        Times("one moving piece", _frames(window, _move_piece(view))),
        Times("a step of a zoom gesture", _frames(window, _zoom(view))),
    ]
    found += [Times(f"{name}, large over the board", _frames(window, _perform(view, act))) for name, act in _ACTS]
    view.zoom_by(2.0)
    until_sharp(view)
    found.append(Times("pan at 200 %", _frames(window, _pan(view))))
    view.fit()
    until_sharp(view)
    return found


def sharpening(window: Window) -> tuple[Times, Times]:
    """How long the board stays blurred after a gesture, and what else had to wait meanwhile, slice by slice."""
    view = window.findChildren(BoardView)[0]
    blurred, slices = Times("sharp again after a gesture", []), Times("a slice of painting it anew", [])
    for factor in (1.2, 0.5, 0.7, 2.2, 0.8, 1.3) * 2:
        start = perf_counter()
        view.zoom_by(factor)
        slices.seconds.extend(until_sharp(view))
        blurred.seconds.append(perf_counter() - start)
    return blurred, slices


def blit(window: Window) -> Times:
    """The least that any view must do: lay one picture as large as the board. All else is told in times of it."""
    view = window.findChildren(BoardView)[0]
    blank = _Blit(view)
    times = Times("one picture as large as the board", _frames(window, lambda frame: blank.update()))
    blank.hide()
    blank.deleteLater()
    return times


class _Blit(QWidget):
    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.resize(over.size())
        self._picture = QPixmap(over.size())
        self._picture.fill(Qt.GlobalColor.darkGray)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._picture)


def _frames(window: Window, act: Step) -> list[float]:
    """The work from each step to its painted result; not the rest that the window takes between two paintings."""
    repaints = Repaints(window)
    repaints.until_still()
    seconds: list[float] = []
    painted = 0
    for frame in range(FRAMES):
        start = perf_counter()
        act(frame)
        worked = perf_counter() - start
        before = repaints.count
        while repaints.count == before and perf_counter() - start < _PATIENCE:
            took = round_of_events()
            worked += took if took > _IDLE else 0.0
        painted += repaints.count != before
        seconds.append(worked)
    repaints.let_go()
    if painted < _MOST * FRAMES:
        raise NothingMoves(f"of {FRAMES} steps, {painted} were painted")
    return seconds


def until_sharp(view: BoardView) -> list[float]:
    """What the window had to wait for, piece by piece, until the picture was sharp."""
    waits: list[float] = []
    while not view.is_sharp:
        waits.append(round_of_events())
    return [wait for wait in waits if wait > _IDLE]


def _hover(view: BoardView) -> Step:
    """From place to place, far apart; half of them can be chosen, if so many can."""
    places, targets = list(view.spots), view.targets

    def act(frame: int) -> None:
        among = targets if targets and frame % 2 else places
        at = view.mapFromScene(view.spots[among[frame * 7 % len(among)]].anchor)
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(view.viewport().mapToGlobal(at)),
            none,
            none,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view.viewport(), event)

    return act


def _perform(view: BoardView, act: Act) -> Step:
    """All of it, frame by frame."""
    for frame in range(FRAMES):  # its pictures are painted the first time
        view.stage.perform(act, frame / FRAMES)
        round_of_events()

    def step(frame: int) -> None:
        view.stage.perform(act if frame < FRAMES - 1 else None, frame / FRAMES)

    return step


_FACES = tuple(Face(("bench", number), partial(_die, number)) for number in range(1, 7))
_ACTS: tuple[tuple[str, Act], ...] = (
    ("eight dice", Throw([Die(_FACES, _FACES[3], SELECTED)] * 8, 1)),
    ("a fight", Clash(Side("viking", PLAYERS[0].base, 7), Side("skull", PLAYERS[1].base, 4), won=0)),
    ("a blow", Emblem("fighter", PLAYERS[0].base, Count(2, 3))),
    ("a triumph", Triumph([0, 1])),
)


def _move_piece(view: BoardView) -> Step:
    """The largest piece goes across the middle of the board; not the light that lies over all of it."""
    pieces = (item for item in view.stage.items() if isinstance(item, Sprite))
    sprite = max((piece for piece in pieces if not piece.piece.id.startswith(_LIGHT)), key=_area)
    sprite.setZValue(1000)
    frame_of = view.stage.frame
    step = frame_of.width() / 2 / FRAMES

    def act(frame: int) -> None:
        sprite.setPos(frame_of.left() + frame_of.width() / 4 + frame * step, frame_of.center().y() + frame % 40)

    return act


def _area(sprite: Sprite) -> float:
    box: QRectF = sprite.boundingRect()
    return box.width() * box.height()


def _zoom(view: BoardView) -> Step:
    middle = view.viewport().rect().center()
    return lambda frame: view.zoom_by(1.06 if frame % 30 < 15 else 1 / 1.06, middle)


def _pan(view: BoardView) -> Step:
    return lambda frame: view.pan(QPoint(6, 4) if frame % 60 < 30 else QPoint(-6, -4))
