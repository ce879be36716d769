"""Where sound goes to: the system's loudspeaker, if it has one that we may use."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from .mixer import CHANNELS

_PERIOD = 40  # ms between two times that the system asks for more; it keeps three of them ahead
_PERIODS = 3
_REMOTE_SESSION = 0x1000  # Windows' number for the question whether this is a remote desktop

Give = Callable[[int], Any]  # so many frames


class Unheard(Exception):
    """There will be no sound; `why` is one of `no_library`, `no_device`, `remote`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Device(Protocol):
    def begin(self, give: Give) -> None:
        """It asks `give` for frames from now on. Raises `Unheard`."""
        ...

    def rest(self) -> None:
        """It asks no more; it may begin again."""
        ...

    def close(self) -> None: ...


def open_device(rate: int) -> Device:
    """Raises `Unheard`."""
    if is_remote():
        raise Unheard("remote")
    try:
        import miniaudio
    except ImportError as error:
        raise Unheard("no_library") from error
    backends = [getattr(miniaudio.Backend, name) for name in _backends()]
    if not backends:
        raise Unheard("no_device")
    return Loudspeaker(rate, backends)


def _backends() -> tuple[str, ...]:
    """By name. Not JACK, which would be started; ALSA only where there is a card."""
    if sys.platform == "win32":
        return "WASAPI", "DSOUND", "WINMM"
    if sys.platform == "darwin":
        return ("COREAUDIO",)
    _hush_alsa()
    return ("PULSEAUDIO", "ALSA") if any(Path("/dev/snd").glob("pcmC*p")) else ("PULSEAUDIO",)


@cache  # for what is returned must live as long as it may be called
def _hush_alsa() -> Any:
    """It would print whatever it does not find."""
    import ctypes

    hush = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(lambda *told: None)
    with suppress(OSError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(hush)
    return hush


def is_remote() -> bool:
    """Over a remote desktop sound would come late, or out of a machine at which nobody sits."""
    if sys.platform == "win32":
        import ctypes

        return bool(ctypes.windll.user32.GetSystemMetrics(_REMOTE_SESSION))
    shown = os.environ.get("DISPLAY", "") if sys.platform != "darwin" else ""
    over_network = bool(shown.rpartition(":")[0].removeprefix("unix"))
    return over_network or any(name in os.environ for name in ("SSH_CONNECTION", "XRDP_SESSION", "VNCDESKTOP"))


class Loudspeaker:
    """A device of miniaudio."""

    def __init__(self, rate: int, backends: list[Any]) -> None:
        import miniaudio

        self._failure = miniaudio.MiniaudioError
        try:
            self._device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16,
                CHANNELS,
                rate,
                _PERIOD,
                callback_periods=_PERIODS,
                backends=backends,
                app_name="Meadhall",
            )
        except miniaudio.MiniaudioError as error:
            raise Unheard("no_device") from error

    def begin(self, give: Give) -> None:
        stream = _stream(give)
        next(stream)
        try:
            self._device.start(stream)
        except self._failure as error:
            raise Unheard("no_device") from error

    def rest(self) -> None:
        with suppress(self._failure):  # one that is gone has nothing to stop
            self._device.stop()

    def close(self) -> None:
        self._device.close()


def _stream(give: Give) -> Generator[Any, int, None]:
    count = yield b""
    while True:
        count = yield give(count)
