"""A program in which a hasty person and bots play one game, to be killed: `python doomed.py GAME FOLDER`. It tells
its worker's process and how many actions have been played, as soon as the views would hear of each."""

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer

from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import GAMES
from meadhall.table import Seat, Table, Terms

application = QCoreApplication([])
worker = BotWorker()
game = GAMES[sys.argv[1]]
options, players = game.variants[0]
seats = tuple(Seat(f"Їжак {place}", place, "random" if place else None) for place in range(players))
session = Session(Table.start(game, Terms(options, seats, 3)), worker, Library(Path(sys.argv[2])))
rng = Random(3)


def tell() -> None:
    sys.stdout.write(f"{worker.pid} {session.lines}\n")
    sys.stdout.flush()


def act() -> None:
    if session.asks_viewer:
        session.act(rng.choice(session.options()))


session.changed.connect(tell)
session.asked.connect(lambda: QTimer.singleShot(0, act))
session.ended.connect(application.quit)
session.noticed.connect(lambda *_: QTimer.singleShot(100, session.ask_bot_again))  # on a busy machine a bot may fail
session.start()
application.exec()
