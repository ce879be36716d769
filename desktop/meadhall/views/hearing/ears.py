"""The sounds of the program with its window: as loud as players want them, and silent while nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from meadhall.models.settings import Settings
from meadhall.sound.device import Device, Unheard, open_device
from meadhall.sound.player import Player

_UNSEEN = ("offscreen", "minimal", "vnc")  # ways of Qt to paint where nobody sits before the screen


class Ears(QObject):
    noticed = Signal()  # `why` is another

    def __init__(self, settings: Settings, parent: QObject, opened: Callable[[int], Device] | None = None) -> None:
        """On the system's loudspeaker, unless another is named."""
        super().__init__(parent)
        self._settings = settings
        self._layers: Mapping[str, float] = {}
        self._player = Player(self.noticed.emit, opened or _opened)
        settings.changed.connect(self._changed)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._bed)
        self._apply()

    @property
    def why(self) -> str:
        return self._player.why

    def play(self, name: str) -> None:
        if not self._settings.now.muted:
            self._player.play(name)

    def surround(self, layers: Mapping[str, float]) -> None:
        if layers != self._layers:
            self._layers = layers
            self._bed()

    def hush(self) -> None:
        self._player.hush()

    def close(self) -> None:
        self._player.close()

    def _changed(self, names: list[str]) -> None:
        if {"muted", "effects", "ambience"}.intersection(names):
            self._apply()

    def _apply(self) -> None:
        now = self._settings.now
        effects, ambience = (0, 0) if now.muted else (now.effects, now.ambience)
        self._player.set_volumes(effects, ambience)
        if now.muted:
            self._player.hush()

    def _bed(self) -> None:
        """Below another program's window nobody wants to hear the sea."""
        is_seen = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        self._player.surround(self._layers if is_seen else {})


def _opened(rate: int) -> Device:
    if QGuiApplication.platformName() in _UNSEEN:
        raise Unheard("remote")
    return open_device(rate)
