"""Below the boxes hangs the sign of who has won last, once home has been painted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from meadhall.chronicle.index import Found, Index, Stamped
from meadhall.chronicle.past import Past, Sat
from meadhall.models.keeping.library import Library
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.shell.hearth.home import HomePage
from meadhall.views.shell.hearth.trophy import HungTrophy
from meadhall.views.shell.window import Window

NewWindow = Callable[..., Window]


def hung(window: Window) -> list[HungTrophy]:
    return window.page.findChildren(HungTrophy)


def test_a_sign_below_its_box(new_window: NewWindow, tmp_path: Path, qtbot: QtBot) -> None:
    seats = Sat("Ann", 0), Sat("Bran", 3, points=9, place=1, won=True)
    folder = tmp_path / "data"
    folder.mkdir()
    index = Index(Library(folder).index)
    index.put(Found(Stamped(str(n), "", 1), Past(str(n), "finished", "midgard", n, n, seats)) for n in range(3))
    index.close()
    window = new_window(language="en")
    assert isinstance(window.page, HomePage)
    assert hung(window) == []  # nothing is read before home is painted
    qtbot.waitUntil(lambda: bool(hung(window)))
    (trophy,) = hung(window)
    assert trophy.accessibleName().replace("\xa0", " ") == "Last won by Bran. Games finished: 3"
    assert trophy.hint.text == trophy.accessibleName()
    assert [winner.colour for winner in trophy.trophy.winners] == [3]
    box = next(box for box in window.page._boxes if box.game_id == "midgard")
    assert abs(trophy.x() - (box.x() + box.front.left())) < 3
    assert SHELF.index("midgard") == 2
    before = trophy.geometry()
    window.resize(1600, 900)
    assert hung(window)[0].x() > before.x()


def test_an_empty_house_has_none(new_window: NewWindow, tmp_path: Path) -> None:
    window = new_window()
    assert isinstance(window.page, HomePage)
    window.page.hang_trophies()
    assert hung(window) == []
    assert not Library(tmp_path / "data").index.exists()
