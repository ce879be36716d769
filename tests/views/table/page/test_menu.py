"""The menu of the table, the sheet of its keys, and what the band says while others decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from eyes import seen
from late import new_table
from PySide6.QtGui import QImage

from meadhall.models.session import Session
from meadhall.table import Seat
from meadhall.views.shell.window import Window
from meadhall.views.table.page import keys
from meadhall.views.table.page.menu import Menu
from meadhall.views.table.page.page import TablePage
from onlooker import breathe

Open = Callable[..., Window]


def test_icons_of_the_menu_stand_below_each_other(sit: Open) -> None:
    window = sit(table=new_table("watch"))
    assert isinstance(window.page, TablePage)
    window.page.open_menu()
    breathe()
    (menu,) = seen(window, Menu)
    starts = {first_letter(button.grab().toImage()) for button in menu.entries[1:]}
    assert max(starts) - min(starts) <= 6  # icons have bare edges of their own


def first_letter(picture: QImage) -> int:
    """Where the icon begins."""
    y, high = picture.height() // 2, picture.height() // 5
    ground = picture.pixelColor(20, y)
    return next(
        x
        for x in range(20, picture.width())
        if any(picture.pixelColor(x, y + up).lightness() - ground.lightness() > 80 for up in range(-high, high))
    )


def test_both_columns_of_the_keys_are_as_long() -> None:
    right = keys._BOARD, keys._TRYING, keys._MENU
    assert abs(len(keys._TABLE) - sum(map(len, right)) - len(right) + 1) <= 2


def test_who_decides_is_said_once(at_home: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = at_home()
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Cat", 2, "steady"))
    window.sit_down(Session(new_table("watch", seats), window.worker))
    monkeypatch.setattr(Session, "goes_on_alone", False)
    page = window.page
    assert isinstance(page, TablePage)
    assert page.session.asked_seat == 1
    prompt, _ = page._saying.prompt()
    assert f"{prompt.sentence} {prompt.consequence}".count("Bran") == 1
