"""What things cost lies in the tray, and gives way to a hand that would get too small beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from watch.wall import WALL

from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import CardId
from meadhall.views.render.games import Nobody
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.tray.prices import PricesBox
from meadhall.views.table.tray.tray import Tray
from onlooker import breathe

MANY: tuple[CardId, ...] = ("ranger_patrol", "road_building", "winter_is_coming", "new_recruits", "vp_warhorse")
Check = Callable[[Tray, Session], None]


def with_tray(home: Path, hand: list[int], cards: tuple[CardId, ...], size: tuple[int, int], check: Check) -> None:
    """Of whoever is asked, with these cards."""
    table = WALL.table_of("watch")
    player = table.state.players[kernel.asked(table.state).seat]
    player.hand, player.cards = [*hand, 0], cards
    with open_window(Picture("watch", language="ru", size=size), home) as window:
        window.open_first()
        session = Session(table, Nobody(window))
        window.sit_down(session)
        breathe()
        (tray,) = window.findChildren(Tray)
        check(tray, session)


def test_a_card_that_is_missing_is_a_ghost(tmp_path: Path) -> None:
    def check(tray: Tray, session: Session) -> None:
        (box,) = tray.findChildren(PricesBox)
        found = forecast.purchases(session.view, session.viewer or 0)
        assert len(box.prices) == len(found) == 5
        for price, purchase in zip(box.prices, found, strict=True):
            assert len(price.cards) == sum(purchase.price)
            assert sum(card.missing for card in price.cards) == sum(purchase.missing)
        rows = {box.topic_at(QPoint(20, y)) for y in range(box.height())}
        assert rows == {(), *((f"action:{purchase.action.__name__}",) for purchase in found)}

    with_tray(tmp_path, [1, 1, 0, 2, 1], (), (1920, 1080), check)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("cards", [(), MANY], ids=["few", "many"])
def test_the_hand_comes_first(tmp_path: Path, size: tuple[int, int], cards: tuple[CardId, ...]) -> None:
    def check(tray: Tray, session: Session) -> None:
        boxes = [box for box in tray.findChildren(PricesBox) if box.isVisibleTo(tray)]
        assert boxes or cards
        end = min([tray.width(), *(box.x() for box in boxes)])
        glow = 14 * tray.look.unit
        assert max(card.geometry().right() for card in tray.cards) <= end + glow

    with_tray(tmp_path, [2, 1, 3, 1, 2], cards, size, check)
