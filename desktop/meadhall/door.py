"""One window for one person: a second start knocks at the first one's door, hands over its file, and ends.

The first one leaves a note beside its games that names its door: a local socket, which nobody else may use. Where no
note lies, a start has nothing to wait for; what QtNetwork takes to be imported is paid after the first painting. A note
that a killed program left leads to a door that nobody opens: it is thrown away.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

NOTE = "window"
_PATIENCE = 3000  # ms for an answer; a window that hangs opens to nobody
_MOMENT = 300  # ms that a window gives to whoever knocks; it says its line at once
_LONGEST = 1 << 16  # bytes of a line
_HEARD = b"heard\n"
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")  # by these desktops let a window come to the front


class Knock(NamedTuple):
    file: Path | None = None  # to be opened
    token: str = ""  # of the desktop

    def packed(self) -> bytes:
        return json.dumps([str(self.file) if self.file else None, self.token]).encode() + b"\n"


def knock(folder: Path, file: Path | None) -> bool:
    """Whether a window of these games is open already, and has heard."""
    note = folder / NOTE
    try:
        name = note.read_text("utf-8")
    except (OSError, ValueError):
        return False
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_PATIENCE):
        QLocalServer.removeServer(name)
        _drop(note)
        return False
    _give_way()
    token = next(filter(None, map(os.environ.get, _TOKENS)), "")
    socket.write(Knock(file, token).packed())
    return _line(socket, _PATIENCE) == _HEARD


def _line(socket: QLocalSocket, patience: int) -> bytes:
    """One, or nothing if it does not come."""
    while not socket.canReadLine():
        if socket.bytesAvailable() > _LONGEST or not socket.waitForReadyRead(patience):
            return b""
    return bytes(socket.readLine().data())


def _give_way() -> None:
    """Windows lets the program that a person has just started say who may come to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class Door:
    """Of the first window. Whoever opens it closes it."""

    def __init__(self, folder: Path, opened: Callable[[Knock], None]) -> None:
        from PySide6.QtNetwork import QLocalServer

        self._opened = opened
        self._note = folder / NOTE
        self._server = QLocalServer()
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        if not self._note.exists() and self._server.listen(_new_name()):
            self._leave_note(folder)

    def _leave_note(self, folder: Path) -> None:
        """Where none can be left, each start has a window of its own."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with self._note.open("x", encoding="utf-8") as note:  # of two that start at once, one is the first
                note.write(self._server.fullServerName())
        except OSError:
            self._server.close()

    def _let_in(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            said = _understood(_line(visitor, _MOMENT))
            if said is not None:
                visitor.write(_HEARD)
                visitor.flush()
                self._opened(said)
            visitor.disconnectFromServer()
            visitor.deleteLater()

    def close(self) -> None:
        if self._server.isListening():
            self._server.close()
            _drop(self._note)


def _understood(line: bytes) -> Knock | None:
    try:
        file, token = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
    if not isinstance(token, str) or not isinstance(file, str | None):
        return None
    return Knock(Path(file) if file else None, token)


def come_forward(window: Any, token: str) -> None:
    if token:
        os.environ[_TOKENS[0]] = token  # where Qt looks for it
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()


def _new_name() -> str:
    """That nobody guesses, in the folder that the system keeps for such things."""
    name, folder = f"meadhall-{os.urandom(8).hex()}", os.environ.get("XDG_RUNTIME_DIR", "")
    return str(Path(folder) / name) if Path(folder).is_absolute() and Path(folder).is_dir() else name


def _drop(note: Path) -> None:
    with suppress(OSError):
        note.unlink(missing_ok=True)
