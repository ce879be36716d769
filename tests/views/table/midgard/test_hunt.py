"""What a hunt brings home is seen in the dialog, food for food."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF

from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.data import LIMITS
from meadhall.rules.midgard.fights.hunt import Hunt
from meadhall.stage.midgard import GREEN, Scene, face
from meadhall.table import Seat, Table, Terms
from meadhall.views.look.drawn.tokens import resource_disc
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.dialogs.versus import FactRow
from meadhall.views.table.midgard.fighting import haul
from meadhall.views.table.midgard.fighting.battle import BattleSheet
from onlooker import breathe


@pytest.mark.parametrize("thrown", [["S1", "S-", "S-"], ["S2", "S2", "S1"]], ids=["little", "much"])
def test_each_food_has_its_place(thrown: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []

    def noted(painter: Any, icon: str, *more: Any) -> None:
        laid.append(icon)
        resource_disc(painter, icon, *more)

    monkeypatch.setattr(haul, "resource_disc", noted)
    hits = sum(int(die[1]) for die in thrown if die[1] != "-")
    scene = Scene.midgard(players=3).goods(GREEN, food=2, favour=2).dice(GREEN, "SSS")
    scene.run(Hunt(GREEN), chance=[face(die) for die in thrown])
    seats = tuple(Seat(name, at, "steady" if at else None) for at, name in enumerate("ABC"))
    table = Table(MIDGARD, Terms(scene.s.options, seats, 1), scene.s, resumed=True)
    with open_window(Picture("midgard-hunt", size=(1280, 720)), tmp_path) as window:
        seat_at(window, table)
        breathe()
        (sheet,) = window.findChildren(BattleSheet)
        (picture,) = sheet.findChildren(haul.Haul)
        sheet.grab()
        assert laid == ["food"] * hits
        assert len(picture.places) == LIMITS.hunted_food
        assert all(QRectF(picture.rect()).contains(middle) for middle in picture.places)
        rows = {row.accessibleName() for row in sheet.findChildren(FactRow)}
        assert any(row.endswith(f": {2 + hits}") for row in rows)
        half = picture.parentWidget()
        assert half is not None
        bare = half.height() - picture.height() - sum(row.height() for row in half.findChildren(FactRow))
        assert bare < half.height() * 0.35
        assert picture.mapTo(half, QPoint(0, 0)).y() < half.height() * 0.1
