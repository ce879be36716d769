"""Vikings that are given up are dice in their own colours, as wherever else they lie."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.tray.strip import CardStrip
from onlooker import breathe


@pytest.mark.parametrize(("scene", "seed"), [("midgard-toll", 4), ("midgard-starving", 12), ("midgard-dice", 17)])
def test_dice_that_are_chosen_wear_their_colours(scene: str, seed: int, tmp_path: Path) -> None:
    picture = Picture(scene, seed=seed, size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS[scene](window, picture)
        breathe()
        (sheet,) = window.findChildren(Composer)
        (strip,) = sheet.findChildren(CardStrip)
        strip.show_cards((0, 1, 0))
        assert HARBOUR.spear.name() in tones(strip.grab().toImage())
        strip.show_cards((0, 0, 1))
        assert HARBOUR.axe.name() in tones(strip.grab().toImage())


def tones(picture: QImage) -> set[str]:
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
