"""The cards in play: all told apart in one way, by their names where those have room."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.languages import languages
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.stage.northgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.tray.heap import ShelfBox, Shown
from onlooker import breathe

_CARDS = [
    "DE_BODYGUARD",
    "DL_WOODCUTTERS",
    "DL_GREATER_TRADE_ROUTES",
    "ST_MOVE",
    "DL_UPGRADED_MARKET_PLACE",
    "ST_BUILD",
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_cards_in_play_say_their_names(language: str, count: int, tmp_path: Path) -> None:
    stage = Scene.northgard(players=3).active(0, *_CARDS[:count])
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate("ABC"))
    with open_window(Picture("northgard", language=language), tmp_path) as window:
        seat_at(window, Table(NORTHGARD, Terms(stage.s.options, seats, 1), stage.s, resumed=True))
        breathe()
        (shelf,) = window.findChildren(ShelfBox)
        (how,) = {card.as_shown for card in shelf.cards}
        assert how is not Shown.BARE
        heap = shelf.heap.geometry()
        assert all(shelf.rect().contains(card.geometry()) for card in shelf.cards)
        assert not any(heap.intersects(card.geometry()) for card in shelf.cards)
