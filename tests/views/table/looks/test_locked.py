"""A card that cannot be used now has weak colours, and can still be read."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QColor, QImage

from meadhall.views.look.cards import CardFace
from meadhall.views.look.palette import DARK, LIGHT
from meadhall.views.look.style import Says, Style
from meadhall.views.table.tray.cardface import card_picture
from meadhall.views.text import Words

FACE = CardFace("Forced march", QColor("#B93A2B"), text="**2** moves")


def pictures(style: Style) -> tuple[QImage, QImage]:
    usual, weak = (card_picture(style, FACE, 168, 212, 1.0, weak=weak)[0].toImage() for weak in (False, True))
    return usual, weak


def test_a_locked_card_has_less_colour_and_all_of_its_form() -> None:
    for room in (DARK, LIGHT):
        usual, weak = pictures(Style(room, 1.0, cast(Says, Words("en"))))
        places = [(x, y) for x in range(0, usual.width(), 7) for y in range(0, usual.height(), 7)]
        assert all(usual.pixelColor(*at).alpha() == weak.pixelColor(*at).alpha() for at in places)
        before, after = (sum(one.pixelColor(*at).hsvSaturation() for at in places) for one in (usual, weak))
        assert 0.3 < after / before < 0.7
