"""The cards in play: all told apart in one way, by their names where those have room; and all of them at once."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from meadhall.languages import languages
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.stage.northgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.northgard import browse
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.heap import ShelfBox, Shown
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import ScrollColumn
from onlooker import breathe

_CARDS = [
    "DE_BODYGUARD",
    "DL_WOODCUTTERS",
    "DL_GREATER_TRADE_ROUTES",
    "ST_MOVE",
    "DL_UPGRADED_MARKET_PLACE",
    "ST_BUILD",
    "DL_AMENITIES",
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [1, 2, 4, 7])
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


def test_what_lies_before_four_players_is_seen_without_scrolling(tmp_path: Path) -> None:
    stage = Scene.northgard(players=4)
    for seat in range(4):
        stage.active(seat, "ST_MOVE", "ST_BUILD", "ST_EXPLORE")
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate("ABCD"))
    with open_window(Picture("northgard", size=(1920, 1080)), tmp_path) as window:
        page = seat_at(window, Table(NORTHGARD, Terms(stage.s.options, seats, 1), stage.s, resumed=True))
        page.show_sheet(lambda desk: browse.in_play(desk, cast(NorthgardSpeech, desk.speech), 0))
        breathe()
        (sheet,) = window.findChildren(Browse)
        (column,) = sheet.findChildren(ScrollColumn)
        assert column.verticalScrollBar().maximum() == 0
        assert len(sheet.findChildren(CardButton)) == 12
