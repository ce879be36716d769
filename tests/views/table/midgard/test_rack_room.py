"""On a low tray the rack of a warband gives way to cards that could not show their words beside it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from midgard.harbour_gallery import HARBOUR

from meadhall.models.session import Session
from meadhall.views.render.games import Nobody
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.tray.rack import RackBox
from meadhall.views.table.tray.tray import Tray
from meadhall.views.table.tray.widecard import WideCard
from onlooker import breathe

LARGE: Mapping[str, Any] = {"text_scale": 150}


@pytest.mark.parametrize(
    ("size", "choices", "narrow"),
    [((1280, 720), {}, True), ((1280, 720), LARGE, True), ((1920, 1080), {}, False)],
    ids=["small", "large letters", "usual"],
)
def test_five_cards(size: tuple[int, int], choices: Mapping[str, Any], narrow: bool, tmp_path: Path) -> None:
    table = HARBOUR.table_of("midgard-late")
    with open_window(Picture("midgard-late", language="ru", size=size, choices=choices), tmp_path) as window:
        window.open_first()
        window.sit_down(Session(table, Nobody(window)))
        breathe()
        (tray,) = window.findChildren(Tray)
        (rack,) = tray.findChildren(RackBox)
        assert (rack.width() < rack.look.px(400)) is narrow
        assert [isinstance(card, WideCard) for card in tray.cards] == [narrow] * 5
        for one, other in pairwise(tray.cards):
            assert one.geometry().intersected(other.geometry()).width() <= rack.look.px(10)
