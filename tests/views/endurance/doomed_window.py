"""The program with its window, in which bots play one game, to be killed: `python doomed_window.py FOLDER SEED`.

It tells its worker's process and how many lines were on the disk, whenever all that happened was written.
"""

import os
import sys
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from rooms import begun, sit_down, some_actions, window_on

from meadhall.app import make_application
from meadhall.models.session import Session
from meadhall.views.shell.window import Window


class Teller:
    def __init__(self, window: Window, session: Session) -> None:
        self._window, self._session = window, session
        self._told = session.lines  # nothing has happened in this window yet

    def tell(self) -> None:
        lines = self._session.lines
        if lines != self._told and self._session.is_kept():
            self._told = lines
            sys.stdout.write(f"{self._window.worker.pid} {lines}\n")
            sys.stdout.flush()


def main(folder: Path, seed: int) -> None:
    application = make_application()
    window = window_on(folder)
    session = sit_down(window, begun(seed, some_actions(Random(seed))))
    session.set_pause(20)  # the disk keeps up with the game
    session.ended.connect(application.quit)
    teller, look = Teller(window, session), QTimer()
    look.timeout.connect(teller.tell)
    look.start(1)
    application.exec()


main(Path(sys.argv[1]), int(sys.argv[2]))
