"""What stands under the boxes is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect

from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.shell.guide import HOME
from meadhall.views.shell.hearth.boxes import Box, Caption
from meadhall.views.text import Words, facts
from meadhall.views.widgets import Bubble
from onlooker import breathe


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_for_how_many_a_game_is(game_id: str, language: str) -> None:
    """Home asks no rules, so that it opens at once; they are asked here."""
    game = GAMES[game_id]
    numbers = {number for options, _ in game.variants for number in game.seats(options)}
    assert facts(game_id, Words(language)).players.split()[0] == f"{min(numbers)}–{max(numbers)}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_box_does_is_not_said_over_its_name(size: tuple[int, int], tmp_path: Path) -> None:
    with open_window(Picture("home", language="ru", size=size), tmp_path) as window:
        window.open_first(HOME)
        breathe()
        bubble = Bubble.of(window, window.look)
        names = [QRect(one.mapTo(window, QPoint(0, 0)), one.size()) for one in window.findChildren(Caption)]
        for box in window.findChildren(Box):
            box._come_near(QEvent(QEvent.Type.Enter))
            assert box._hint is not None
            box._hint._show()
            assert bubble.text
            sheet = bubble._sheet.toRect().translated(bubble.pos())
            assert not any(sheet.intersects(name) for name in names)
