"""Games that computer players have finished, and the page that shows them again."""

from __future__ import annotations

from functools import cache

from late import new_table, played

from meadhall.models.replay import ReplaySession
from meadhall.table import Seat, Table
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from onlooker import breathe

COMPUTERS = tuple(Seat(name, seat, "steady") for seat, name in enumerate(("Ann", "Bran", "Сам")))


@cache
def finished(game_id: str) -> Table:
    """Nobody plays on in it."""
    return played(new_table(game_id, COMPUTERS), lambda table: False)


def shown(window: Window, session: ReplaySession) -> ReplayPage:
    window.go(Place("replay", session))
    breathe()
    page = window.page
    assert isinstance(page, ReplayPage)
    return page
