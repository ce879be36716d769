"""How much memory whole games in the window take. Run as a module it plays them and tells what is resident after each:

python -m meadhall.commands.bench.memory GAME TIMES
python -m meadhall.commands.bench.memory GAME TIMES coached
python -m meadhall.commands.bench.memory GAME TIMES heard

A game that is coached has a learner at the table, who plays at random, and now and then asks for a hint. One that is
heard sounds on a device that plays nowhere.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from ... import app
from ...bots import USUAL
from ...rules import GAMES
from ...table import Seat, Terms
from ...views.hearing.ears import Ears
from ...views.shell.window import Window
from ...views.table.page.page import TablePage
from ...views.widgets import Overlay
from .. import Failed
from .hearing import nowhere
from .table import PLAYERS, SIZE

TIMES = 10
COACHED, HEARD = "coached", "heard"
_OFTEN, _LOOKS = 10, 5  # a hint for so many questions; ms between two looks at the table
_NAMES = ("Ann", "Bran", "Сам", "Їжак")
_STATUS = Path("/proc/self/status")
_PACKAGES = Path(__file__).resolve().parents[3]


def memory_of_games(game_id: str) -> list[float] | None:
    """In MB: of a bare window with one label, then of ours after each game. Nothing where the system doesn't tell."""
    if not _STATUS.exists():
        return None
    return [*_told(), *_told(game_id, str(TIMES))]


def memory_of_a_coached_game(game_id: str) -> float:
    return _told(game_id, "1", COACHED)[0]


def memory_of_a_heard_game(game_id: str) -> float:
    return _told(game_id, "1", HEARD)[0]


def _told(*arguments: str) -> list[float]:
    return [float(line) for line in told_by(__name__, *arguments).split()]


def told_by(module: str, *arguments: str) -> str:
    """By a process of its own. If anything complained meanwhile, what was measured is not what was meant."""
    path = os.pathsep.join(filter(None, [str(_PACKAGES), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", module, *arguments]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if ran.returncode or ran.stderr:
        raise Failed(f"what was to be measured in a window went wrong: {ran.stderr.strip()}")
    return ran.stdout


def tell_bare() -> None:
    """What Python and Qt take before anything of ours is shown."""
    application = app.make_application()
    label = QLabel("Meadhall")
    label.resize(SIZE)
    label.show()
    application.processEvents()
    _tell()
    label.close()


def tell_games(game_id: str, times: int, *, coached: bool = False, heard: bool = False) -> None:
    app.make_application()
    with TemporaryDirectory() as folder:
        window = app.make_window(Path(folder) / "settings.json", Path(folder) / "data")
        window.settings.change(language="en", motion=0)
        window.resize(SIZE)
        window.open_first()
        window.show_at(SIZE)
        if coached:
            window.learners.add(_NAMES[0])
        if heard:
            window.hear(Ears(window.settings, window, nowhere))
        for seed in range(1, times + 1):
            _play(window, game_id, seed, coached=coached)
            _tell()
            window.back()
            _let_go()
        window.close()


def _play(window: Window, game_id: str, seed: int, *, coached: bool) -> None:
    """From an empty board to the page of the scores."""
    seats = tuple(Seat(name, at, USUAL if at or not coached else None) for at, name in enumerate(_NAMES[:PLAYERS]))
    window.start_game(game_id, Terms(GAMES[game_id].options(), seats, seed))
    assert window.session is not None
    loop = QEventLoop()
    window.session.ended.connect(loop.quit)
    learner = _Learner(window, seed) if coached else None
    loop.exec()
    if learner is not None:
        learner.leave()
    for _ in range(3):
        QApplication.processEvents()


class _Learner:
    """As the screen has it: when all is quiet, the coach has said what is new, and a hint has been told."""

    def __init__(self, window: Window, seed: int) -> None:
        assert window.session is not None
        assert isinstance(window.page, TablePage)
        self._session, self._page, self._random, self._asked = window.session, window.page, Random(seed), 0
        self._looks = QTimer(self._page, interval=_LOOKS)
        self._looks.timeout.connect(self._look)
        self._looks.start()

    def leave(self) -> None:
        self._looks.stop()

    def _look(self) -> None:
        session, counsel = self._session, self._session.counsel
        if not (session.asks_viewer and session.is_free) or counsel.thinks:
            for sheet in self._page.findChildren(Overlay):  # what is to be read has been read; the others wait for it
                sheet.close_layer()
            return
        self._asked += counsel.found is None
        if self._asked % _OFTEN == 0 and counsel.found is None:
            counsel.hint()
        else:
            session.act(self._random.choice(session.options()))


def _let_go() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def resident() -> float:
    """Of this process, in MB."""
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def _tell() -> None:
    print(f"{resident():.1f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        tell_games(sys.argv[1], int(sys.argv[2]), coached=COACHED in sys.argv, heard=HEARD in sys.argv)
    else:
        tell_bare()
