"""No word of the table is cut off or lies over another: in three languages, both rooms and three sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from eyes import breathe
from late import new_table, played

from meadhall.table import Seat, Table
from meadhall.views.shell.window import Window
from meadhall.views.table.page import TablePage
from meadhall.views.table.scenes import SCENES
from meadhall.views.widgets import clipped

Sit = Callable[..., Window]
NAMES = ("Святослав Многогрешный", "Wilhelmina Featherstone", "Богдан-Зиновій", "Ярополк Пересвет-Мурат")
SEEDS = range(1, 40)
SMALL, USUAL, LARGE = (1280, 720), (1920, 1080), (3840, 2160)
LOOKS = [
    ("en", SMALL, "dark"),
    ("ru", SMALL, "light"),
    ("uk", SMALL, "dark"),
    ("en", USUAL, "light"),
    ("ru", USUAL, "dark"),
    ("uk", USUAL, "light"),
    ("en", LARGE, "dark"),
    ("ru", LARGE, "light"),
    ("uk", LARGE, "dark"),
]
MAIN = ("watch", "curtain", "end", "trade", "hero")  # the others only in the usual sizes


@cache
def table_of(scene: str) -> Table:
    people = 1 if SCENES[scene].alone else 4
    seats = [Seat(name, seat, None if seat < people else "steady") for seat, name in enumerate(NAMES)]
    for seed in SEEDS:
        table = new_table("brotherhood", seats, seed)
        played(table, lambda table: len(table.entries) > 60 and SCENES[scene].ripe(table.state))
        if SCENES[scene].ripe(table.state):
            return table
    raise AssertionError(f"{scene} never comes")


@pytest.mark.parametrize(("language", "size", "room"), LOOKS)
def test_nothing_is_clipped(sit: Sit, language: str, size: tuple[int, int], room: str) -> None:
    found: list[str] = []
    for name in SCENES if size != LARGE else MAIN:
        window = sit(size=size, language=language, room=room, table=table_of(name))
        page = window.page
        assert isinstance(page, TablePage)
        SCENES[name].open(page)
        breathe()
        found += [f"{name}: {what}" for what in clipped(page)]
        window.close()
    assert not found, "\n".join(found)
