"""How long the program takes to its first painted page, beside a bare window with one label: for `meadhall bench`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

_PACKAGES = Path(__file__).resolve().parents[2]
_PAINTED = "painted"

_BARE = """
from time import process_time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
class Label(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, self, said)
def said():
    print("painted", process_time(), flush=True)
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
from time import process_time
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
    print("painted", process_time(), flush=True)
    window.close()
application, window = app.opened((), begin, Path(sys.argv[1]))
application.exec()
"""


class Start(NamedTuple):
    """In seconds from the start of the process."""

    processor: float
    clock: float


class StartTimes(NamedTuple):
    """The quickest of each, for whatever disturbs a start makes it longer."""

    ours: Start
    bare: Start

    @property
    def ratio(self) -> float:
        """By the time of the processor: what else runs on the machine hardly touches that."""
        return self.ours.processor / self.bare.processor


def start_times(rounds: int = 5) -> StartTimes:
    """Both in turns, so that whatever else the machine does touches both."""
    with TemporaryDirectory() as folder:
        for program in (_OURS, _BARE):  # the first start leaves the bytecode, as installing does
            _started(program, folder)
        pairs = [(_started(_OURS, folder), _started(_BARE, folder)) for _ in range(rounds)]
    ours, bare = zip(*pairs, strict=True)
    return StartTimes(_quickest(ours), _quickest(bare))


def _quickest(starts: Sequence[Start]) -> Start:
    return Start(min(one.processor for one in starts), min(one.clock for one in starts))


def _started(program: str, folder: str) -> Start:
    start, processor = perf_counter(), 0.0
    with subprocess.Popen(
        [sys.executable, "-c", program, folder], stdout=subprocess.PIPE, text=True, env=_environment(folder)
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(_PAINTED):
                processor = float(line.split()[1])
                break
        clock = perf_counter() - start
    if process.returncode or not processor:
        raise RuntimeError(f"a window could not be opened: {process.returncode}")
    return Start(processor, clock)


def _environment(folder: str) -> dict[str, str]:
    """The same for both; without a display nothing is shown, but all is painted."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment["QT_NO_GUI_THREADPOOL"] = "1"
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(_PACKAGES), environment.get("PYTHONPATH", "")]))
    return environment
