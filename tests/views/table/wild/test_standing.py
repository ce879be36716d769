"""What is attacked, as it stands in the sheet of the defence."""

from __future__ import annotations

from typing import cast

from meadhall.rules.wild.data import Amount
from meadhall.views.boards.wild.pieces import Lot
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Says, Style
from meadhall.views.table.wild.target import Standing
from meadhall.views.text.words import Words
from onlooker import Onlooker


def test_its_shadow_ends_within_its_room(qtbot: Onlooker) -> None:
    words = Words("en")
    lot = Lot("beer_storage", "beer_storage", 2, Amount(), new=False, damaged=False, forts=())
    standing = Standing(Style(LIGHT, 1.0, cast(Says, words)), words, lot, "", "", 230)
    qtbot.addWidget(standing)
    picture = standing.grab().toImage()
    ground = picture.pixelColor(0, 0).lightness()
    sides = [(x, y) for x in (0, picture.width() - 1) for y in range(picture.height())]
    sides += [(x, y) for y in (0, picture.height() - 1) for x in range(picture.width())]
    assert max(abs(picture.pixelColor(*at).lightness() - ground) for at in sides) <= 6
