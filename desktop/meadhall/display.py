"""No display: Qt would end the process and leave a core dump. Here it is said in one line, with what works."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_WORKS = "simulate, replay, bench and render work without one"


def is_named() -> bool:
    """Linux and its like need a display server, unless Qt was told what to draw on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def tell(why: str = "") -> None:
    reason = f" ({why})" if why else ""
    print(f"meadhall: there is no display that a window could open on{reason}; {_WORKS}", file=sys.stderr, flush=True)


def do_without() -> None:
    """Whatever display there is: what is drawn goes into a file. Qt reads this before anything of it is imported."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "win32":  # where it would complain that there is no folder of fonts
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parent / "art" / "fonts"))


@contextmanager
def needed() -> Iterator[None]:
    """While the application is made. Only Qt itself knows whether the display that is named answers."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            tell(said[0] if said else message.partition("\n")[0])
            os._exit(1)  # when this returned, Qt would abort
        if kind is not QtMsgType.QtInfoMsg:
            said.append(message.strip())

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in said:
        print(message, file=sys.stderr)
