"""A program in which bots play one game, to be killed: `python doomed.py FOLDER`. It tells its worker's process, then
how many lines were on the disk whenever all was written."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from meadhall.models.bot_worker import BotWorker
from meadhall.models.library import Library
from meadhall.models.session import Session
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import Seat, Table, Terms

application = QCoreApplication([])
worker = BotWorker()
seats = tuple(Seat(name, place, "steady") for place, name in enumerate(("Ann", "Bran", "Сам")))
session = Session(Table.start(WATCH, Terms(Options(), seats, 3)), worker, Library(Path(sys.argv[1])))


def tell() -> None:
    if session.is_kept():
        sys.stdout.write(f"{worker.pid} {session.lines}\n")
        sys.stdout.flush()


look = QTimer()
look.timeout.connect(tell)
look.start(1)
session.set_pause(5)  # the disk keeps up with the game
session.ended.connect(application.quit)
session.start()
application.exec()
