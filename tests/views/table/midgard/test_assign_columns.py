"""The columns in which Vikings are sent: nothing is claimed of an empty ship, and dice lie in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.rules.midgard.data import LIMITS
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.table.midgard.fighting.assign import AssignSheet
from onlooker import breathe


def test_columns(tmp_path: Path) -> None:
    picture = Picture("midgard-assign", seed=2, size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS["midgard-assign"](window, picture)
        breathe()
        (sheet,) = window.findChildren(AssignSheet)
        home, *places = sheet.columns
        assert len(home.pool.items) > LIMITS.dice // 2
        first, fourth = home.pool.centre(0).x(), home.pool.centre(3).x()
        assert first == pytest.approx(home.pool.width() - fourth, abs=1)
        (ship,) = (each for each in places if sheet.loading.capacity(each.place))
        assert "[check]" not in "\n".join(ship._lines(sheet._s, odds=False))
        sheet._put(ship.place, next(kind for kind in ship.steppers), 1)
        assert "[warn]" in "\n".join(ship._lines(sheet._s, odds=False))
