"""The phases on the bar: all of them, or the present one and as many as have room."""

from __future__ import annotations

from typing import cast

import pytest

from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Says, Style
from meadhall.views.table.page.topbar import PhaseStrip
from meadhall.views.text import Phases, Words
from onlooker import Onlooker

TITLES = ("Начало года", "Действия", "Существа", "Сбор урожая", "Зима", "Конец года")


@pytest.mark.parametrize(
    ("wide", "now", "shown"),
    [
        (900, 1, TITLES),
        (500, 1, TITLES[1:5]),
        (500, 5, TITLES[2:]),
        (60, 1, TITLES[1:2]),
    ],
)
def test_as_many_phases_are_shown_as_have_room(wide: int, now: int, shown: tuple[str, ...], qtbot: Onlooker) -> None:
    strip = PhaseStrip(Style(DARK, 1.0, cast(Says, Words("en"))), None)  # pyright: ignore[reportArgumentType]
    qtbot.addWidget(strip)
    strip.resize(wide, 34)
    strip.show_phases(Phases(TITLES, now))
    titles, current = strip._shown()
    assert tuple(titles) == shown
    assert titles[current] == TITLES[now]
