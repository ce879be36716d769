"""How long the program takes to its first painted page, beside a bare window with one label: for `meadhall bench`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

_PACKAGES = Path(__file__).resolve().parents[2]
_PAINTED = "painted"

_BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
class Label(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, self, said)
def said():
    print("painted", flush=True)
    application.quit()
application = QApplication([])
label = Label("Meadhall")
label.resize(1280, 800)
label.show()
application.exec()
"""

_OURS = """
import sys
from pathlib import Path
import meadhall.cli
from meadhall import app
def begin(window):
    from PySide6.QtCore import QTimer
    page = type(window.page)
    paint = page.paintEvent
    def painted(self, event):
        paint(self, event)
        QTimer.singleShot(0, self, lambda: said(window))
    page.paintEvent = painted
def said(window):
    print("painted", flush=True)
    window.close()
application, window = app.opened((), begin, Path(sys.argv[1]))
application.exec()
"""


class StartTimes(NamedTuple):
    """In seconds from the start of the process: the quickest of each, for whatever disturbs a start makes it longer."""

    ours: float
    bare: float

    @property
    def ratio(self) -> float:
        return self.ours / self.bare


def start_times(rounds: int = 5) -> StartTimes:
    """Both in turns, so that whatever else the machine does touches both."""
    with TemporaryDirectory() as folder:
        for program in (_OURS, _BARE):  # the first start leaves the bytecode, as installing does
            _seconds(program, folder)
        pairs = [(_seconds(_OURS, folder), _seconds(_BARE, folder)) for _ in range(rounds)]
    ours, bare = zip(*pairs, strict=True)
    return StartTimes(min(ours), min(bare))


def _seconds(program: str, folder: str) -> float:
    start = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", program, folder], stdout=subprocess.PIPE, text=True, env=_environment(folder)
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == _PAINTED:
                break
        seconds = perf_counter() - start
    if process.returncode:
        raise RuntimeError(f"a window could not be opened: {process.returncode}")
    return seconds


def _environment(folder: str) -> dict[str, str]:
    """The same for both; without a display nothing is shown, but all is painted."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment["QT_NO_GUI_THREADPOOL"] = "1"
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(_PACKAGES), environment.get("PYTHONPATH", "")]))
    return environment
