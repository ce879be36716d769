"""Which game lays what on the table page."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import MakeTableGame, TableGame
from meadhall.views.table.midgard.table import MidgardTable
from meadhall.views.table.northgard.table import NorthgardTable
from meadhall.views.table.watch.table import WatchTable
from meadhall.views.table.wild.table import WildTable

_GAMES: dict[str, MakeTableGame] = {
    "watch": WatchTable,
    "northgard": NorthgardTable,
    "midgard": MidgardTable,
    "wild": WildTable,
}


def table_game(session: Session, desk: Desk) -> TableGame:
    return _GAMES[session.game.id](session, desk)
