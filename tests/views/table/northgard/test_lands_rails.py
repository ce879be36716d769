"""What stands beside the board: players at the left, the row of the year, actions and the saga at the right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from northgard.lands import LANDS

from meadhall.languages import languages
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.stage.northgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.right import Side
from meadhall.views.table.rails.seats import Players
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.table.tray.widecard import WideCard
from meadhall.views.widgets.scroll import Fade
from onlooker import Painted, breathe


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_all_actions_leave_the_row_of_the_year_where_both_have_room(tmp_path: Path, size: tuple[int, int]) -> None:
    with open_window(Picture("northgard", size=size), tmp_path) as window:
        page = seat_at(window, LANDS.table_of("northgard-card"))
        side = page.findChild(Side)
        assert side is not None
        assert side.overfull
        side.unfold()
        breathe()
        assert side._market is not None
        assert side._actions is not None
        lowest = side._actions.mapTo(side, side._actions.rect().bottomLeft()).y()
        assert not side._market.isHidden()
        assert lowest < side.switch.y() + 16


def test_where_the_saga_begins_in_the_middle_of_a_line_it_fades(tmp_path: Path) -> None:
    with open_window(Picture("northgard", size=(1280, 720)), tmp_path) as window:
        seat_at(window, LANDS.table_of("northgard-late"))
        breathe()
        saga = window.findChild(SagaList)
        assert saga is not None
        assert saga.verticalScrollBar().value() > 0
        shown = [fade.y() for fade in saga.findChildren(Fade) if fade.is_on]
        assert shown == [0]


def test_all_who_have_passed_are_told_in_one_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the word has no room beside the name of one clan, it stands beside none."""
    with open_window(Picture("northgard"), tmp_path) as window:
        page = seat_at(window, LANDS.table_of("northgard"))
        breathe()
        (rail,) = page.findChildren(Players)
        _, short, long, *_ = rail.panels
        facts = {panel.seat: panel._facts for panel in rail.panels}
        monkeypatch.setattr(rail._game, "seat", facts.get)
        facts[short.seat] = replace(short._facts, about="Clan", away="Passed")
        rail.refresh()
        breathe()
        assert short._away == "Passed"
        wide = short.width()
        long.resize(wide // 2, long.height())
        assert short._away == "Passed", "only who is away needs room"
        short.resize(wide // 2, short.height())
        assert not short._away
        short.resize(wide, short.height())
        assert short._away == "Passed"
        painted = Painted(short)
        facts[long.seat] = replace(long._facts, about="Clan of those who came from afar", away="Passed")
        rail.refresh()
        breathe()
        assert (short._away, long._away) == ("", "")
        assert painted.regions, "the one whose own facts stay as they were too"


@pytest.mark.parametrize("language", languages())
def test_cards_of_the_year_side_by_side_have_their_names_in_a_line(language: str, tmp_path: Path) -> None:
    """And their pictures take what is left over, but nothing from the actions."""
    stage = Scene.northgard(players=4).row("DL_GREATER_TRADE_ROUTES", "DE_SCOUTS", "DE_SHIELDBEARERS", "DE_BODYGUARD")
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate("ABCD"))
    with open_window(Picture("northgard", language=language), tmp_path) as window:
        page = seat_at(window, Table(NORTHGARD, Terms(stage.s.options, seats, 1), stage.s, resumed=True))
        breathe()
        (side,), (market,) = page.findChildren(Side), page.findChildren(MarketBox)
        side.lay_out()
        breathe()
        assert side._scroll.verticalScrollBar().maximum() == 0
        high = {card._height for card in market.cards}
        assert len(high) == 1
        assert high.pop() > 112
        cards = [card for card in market.cards if isinstance(card, WideCard)]
        assert len(cards) == 4
        for one, other in (cards[:2], cards[2:]):
            assert one._foot == other._foot < one._height
