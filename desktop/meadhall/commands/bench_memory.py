"""How much memory whole games in the window take. Run as a module it plays them and tells what is resident after each:

python -m meadhall.commands.bench_memory GAMES
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import gc
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QSize
from PySide6.QtWidgets import QApplication

from meadhall import app
from meadhall.bots import levels
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Terms
from meadhall.views.shell.window import Window

GAMES = 10
SIZE = QSize(1920, 1080)
_STATUS = Path("/proc/self/status")
_PACKAGES = Path(__file__).resolve().parents[2]


def memory_of_games() -> list[float] | None:
    """In MB, after each of the games, in a process of their own; nothing where the system doesn't tell."""
    if not _STATUS.exists():
        return None
    path = os.pathsep.join(filter(None, [str(_PACKAGES), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", __name__, str(GAMES)]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True)
    return [float(line) for line in ran.stdout.split()]


def main(games: int) -> None:
    app.make_application()
    with TemporaryDirectory() as folder:
        window = app.make_window(Path(folder) / "settings.json", Path(folder) / "data")
        window.settings.change(language="en", motion=0)
        window.resize(SIZE)
        window.open_first()
        window.show_at(SIZE)
        for seed in range(1, games + 1):
            play_game(window, seed)
            print(f"{resident():.1f}", flush=True)
            window.back()
            _let_go()
        window.close()


def play_game(window: Window, seed: int) -> None:
    """From an empty board to the page of the scores."""
    best = levels(WATCH.id)[-1]
    seats = tuple(Seat(name, at, best) for at, name in enumerate(("Ann", "Bran", "Сам", "Їжак")))
    window.start_game(WATCH.id, Terms(WATCH.options(), seats, seed))
    assert window.session is not None
    loop = QEventLoop()
    window.session.ended.connect(loop.quit)
    loop.exec()
    for _ in range(3):
        QApplication.processEvents()


def _let_go() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def resident() -> float:
    """In MB."""
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main(int(sys.argv[1]))
