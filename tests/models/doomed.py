"""A program in which bots play one game, to be killed: `python doomed.py GAME FOLDER`. It tells its worker's process
and how many actions have been played, as soon as the views would hear of each."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from meadhall.models.bot_worker import BotWorker
from meadhall.models.library import Library
from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.table import Seat, Table, Terms

application = QCoreApplication([])
worker = BotWorker()
game = GAMES[sys.argv[1]]
options, players = game.variants[0]
seats = tuple(Seat(name, place, "random") for place, name in enumerate(("Ann", "Bran", "Сам", "Dee")[:players]))
session = Session(Table.start(game, Terms(options, seats, 3)), worker, Library(Path(sys.argv[2])))


def tell() -> None:
    sys.stdout.write(f"{worker.pid} {session.lines}\n")
    sys.stdout.flush()


session.changed.connect(tell)
session.ended.connect(application.quit)
session.start()
application.exec()
