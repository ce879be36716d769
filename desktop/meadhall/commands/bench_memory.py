"""How much memory whole games in the window take. Run as a module it plays them and tells what is resident after each:

python -m meadhall.commands.bench_memory GAME TIMES
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication, QLabel

from .. import app
from ..bots import USUAL
from ..rules import GAMES
from ..table import Seat, Terms
from ..views.shell.window import Window
from . import Failed
from .bench_table import PLAYERS, SIZE

TIMES = 10
_NAMES = ("Ann", "Bran", "Сам", "Їжак")
_STATUS = Path("/proc/self/status")
_PACKAGES = Path(__file__).resolve().parents[2]


def memory_of_games(game_id: str) -> list[float] | None:
    """In MB: of a bare window with one label, then of ours after each game. Nothing where the system doesn't tell."""
    if not _STATUS.exists():
        return None
    return [*_told(), *_told(game_id, str(TIMES))]


def _told(*arguments: str) -> list[float]:
    """By a process of its own. If anything complained meanwhile, what was measured is not what was meant."""
    path = os.pathsep.join(filter(None, [str(_PACKAGES), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", __name__, *arguments]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if ran.returncode or ran.stderr:
        raise Failed(f"whole games in the window went wrong: {ran.stderr.strip()}")
    return [float(line) for line in ran.stdout.split()]


def tell_bare() -> None:
    """What Python and Qt take before anything of ours is shown."""
    application = app.make_application()
    label = QLabel("Meadhall")
    label.resize(SIZE)
    label.show()
    application.processEvents()
    _tell()
    label.close()


def tell_games(game_id: str, times: int) -> None:
    app.make_application()
    with TemporaryDirectory() as folder:
        window = app.make_window(Path(folder) / "settings.json", Path(folder) / "data")
        window.settings.change(language="en", motion=0)
        window.resize(SIZE)
        window.open_first()
        window.show_at(SIZE)
        for seed in range(1, times + 1):
            _play(window, game_id, seed)
            _tell()
            window.back()
            _let_go()
        window.close()


def _play(window: Window, game_id: str, seed: int) -> None:
    """From an empty board to the page of the scores."""
    seats = tuple(Seat(name, at, USUAL) for at, name in enumerate(_NAMES[:PLAYERS]))
    window.start_game(game_id, Terms(GAMES[game_id].options(), seats, seed))
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


def _tell() -> None:
    """What is resident, in MB."""
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
    print(f"{int(line.split()[1]) / 1024:.1f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        tell_games(sys.argv[1], int(sys.argv[2]))
    else:
        tell_bare()
