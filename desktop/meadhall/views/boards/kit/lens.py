"""A view that zooms at the pointer, pans, and becomes sharp again when a gesture is over.

While a gesture goes on the old pictures are scaled, which is quick; then everything is painted anew in small slices.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QScreen, QShowEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from meadhall.views.boards.kit.moving.glide import LENGTH, Glide
from meadhall.views.look.style import Style

from .scene import BoardScene
from .slices import Slices

SMALLEST, LARGEST = 0.5, 2.5  # times what fits
STEP = 1.25
_NOTCH, _PER_NOTCH = 120, 1.15  # a notch of a wheel in eighths of a degree, and what it zooms by
_SETTLE = 50  # milliseconds after the last step of a gesture
_NEARLY_FITS = 0.02
_FRAME = 16  # milliseconds


class Lens(QGraphicsView):
    def __init__(self, style: Style, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board_scene = scene
        scene.setParent(self)
        self.setScene(scene)
        self._zoom = 1.0
        self._slices = Slices(self)
        self._settle = self._timer(_SETTLE, self._sharpen)
        self._on_window: QWindow | None = None
        self._motion = style.motion
        self._glide: Glide | None = None
        self._gliding = QTimer(self)
        self._gliding.setInterval(_FRAME)
        self._gliding.setTimerType(Qt.TimerType.PreciseTimer)
        self._gliding.timeout.connect(self._glide_on)
        self._clock = QElapsedTimer()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setBackgroundBrush(scene.board.surround or style.room.bg)
        self.viewport().setAutoFillBackground(False)  # Qt would take it for opaque, and paint it over what covers it
        scene.reframed.connect(self._follow)
        self.horizontalScrollBar().valueChanged.connect(self._panned)
        self.verticalScrollBar().valueChanged.connect(self._panned)

    def _timer(self, interval: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.setInterval(interval)
        timer.timeout.connect(do)
        return timer

    @property
    def zoom(self) -> float:
        """Times what fits: 0.5 to 2.5."""
        return self._zoom

    @property
    def pixels(self) -> float:
        """Logical pixels to a board unit, so that the grain of the board takes whole pixels."""
        return self._whole_grains(self._fitting * self._zoom)

    def _whole_grains(self, pixels: float) -> float:
        grain = self._board_scene.board.grain * self.devicePixelRatioF()
        return math.floor(pixels * grain + 0.001) / grain if pixels * grain >= 1 else pixels

    @property
    def shown(self) -> QRectF:
        """The part of the board that is in sight."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @property
    def _fitting(self) -> float:
        frame = self._board_scene.frame
        area = self.viewport().rect()
        return max(min(area.width() / frame.width(), area.height() / frame.height()), 0.05)

    @property
    def _middle(self) -> QPointF:
        """What of the board is in the middle of the view."""
        return self.mapToScene(self.viewport().rect()).boundingRect().center()

    def fit(self) -> None:
        self._zoom = 1.0
        self._glide_to(self._board_scene.frame.center())

    def zoom_by(self, factor: float, at: QPoint | None = None) -> None:
        self._set_zoom(self._zoom * factor, at or self.viewport().rect().center())

    def pan(self, by: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())

    def set_grabbing(self, on: bool) -> None:
        if on:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.viewport().unsetCursor()

    def _set_zoom(self, zoom: float, at: QPoint) -> None:
        self._end_glide()
        zoom = min(max(zoom, SMALLEST), LARGEST)
        self._zoom = 1.0 if abs(zoom - 1) < _NEARLY_FITS else zoom
        point = self.mapToScene(at)
        self._board_scene.set_smooth(False)
        self._slices.cancel()
        self._apply_zoom()
        if self._zoom == 1.0:
            self.centerOn(self._board_scene.frame.center())
        else:
            self.pan(at - self.mapFromScene(point))
        self._settle.start()

    def _apply_zoom(self) -> None:
        self._show_at(self.pixels)

    def _show_at(self, pixels: float) -> None:
        self.resetTransform()
        self.scale(pixels, pixels)
        self._board_scene.see(self.shown)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One notch is one step; touchpads send small parts of it."""
        turned = event.angleDelta().y()
        if turned:
            self.zoom_by(_PER_NOTCH ** (turned / _NOTCH), event.position().toPoint())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_glide()
        self._apply_zoom()
        if self._zoom == 1.0:
            self.centerOn(self._board_scene.frame.center())
        self._settle.start()

    # The camera goes with a board that grows

    def _follow(self) -> None:
        """The frame is another: whoever sees all goes on seeing all, whoever looks closely is not disturbed."""
        if self._zoom == 1.0:
            self._glide_to(self._board_scene.frame.center())
        else:
            self._zoom = min(max(self._shown_pixels / self._fitting, SMALLEST), LARGEST)
            self._glide_to(self._middle)

    @property
    def _shown_pixels(self) -> float:
        return self.transform().m11()

    def _glide_to(self, middle: QPointF) -> None:
        start = (self._middle, self._shown_pixels)
        self._glide = Glide(start, (middle, self.pixels), self._motion.milliseconds(LENGTH))
        self._board_scene.set_smooth(False)
        self._slices.cancel()
        at_once = self._motion.reduced or self._motion.speed <= 0 or not self.isVisible()
        if at_once or ((start[0] - middle).manhattanLength() < 1 and math.isclose(start[1], self.pixels, rel_tol=1e-3)):
            self._end_glide()
        else:
            self._clock.start()
            self._gliding.start()

    def _glide_on(self) -> None:
        glide = self._glide
        if glide is not None:
            middle, pixels = glide.advance(min(self._clock.restart(), 4 * _FRAME))
            self._show_at(pixels)
            self.centerOn(middle)
            if glide.over:
                self._end_glide()

    def _end_glide(self) -> None:
        """There at once."""
        glide, self._glide = self._glide, None
        self._gliding.stop()
        if glide is not None:
            middle, pixels = glide.advance(math.inf)
            self._show_at(pixels)
            self.centerOn(middle)
            self._settle.start()

    # Sharpness

    @property
    def is_sharp(self) -> bool:
        return self._glide is None and not self._settle.isActive() and not self._slices.busy

    def make_sharp(self) -> None:
        """At once, for pictures and tests."""
        self._end_glide()
        if self._settle.isActive():
            self._settle.stop()
            self._sharpen()
        self._slices.finish()

    def showEvent(self, event: QShowEvent) -> None:
        """The first picture is never blurred; on a screen of another scale it is painted anew."""
        super().showEvent(event)
        self.make_sharp()
        window = self.window().windowHandle()
        if window is not None and window is not self._on_window:
            self._on_window = window
            window.screenChanged.connect(self._other_screen)

    def _other_screen(self, screen: QScreen) -> None:
        self._settle.start()

    def _panned(self) -> None:
        self._board_scene.see(self.shown)
        if not self._board_scene.is_sharp(self.shown, self.pixels * self.devicePixelRatioF()):
            self._settle.start()

    def _sharpen(self) -> None:
        dpr = self.devicePixelRatioF()
        scale = self.pixels * dpr
        if self._board_scene.is_sharp(self.shown, scale):
            self._board_scene.set_smooth(True)
        else:
            self._slices.start(self._board_scene.paint_at(scale, dpr, self.shown, whole=self._zoom <= 1))
