"""Cards that one chooses from, or may look at, stand in the middle of a sheet that is no larger than they need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from midgard.harbour_gallery import HARBOUR
from PySide6.QtCore import QPoint

from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.dialogs.picker import Picker
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.midgard.scenes import SCENES
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.widgets import Button, Dialog, RichText
from onlooker import breathe

D = TypeVar("D", bound=Dialog)


@contextmanager
def shown(scene: str, kind: type[D], folder: Path) -> Iterator[D]:
    """What the scene opens, in a small window."""
    with open_window(Picture(scene, size=(1280, 720)), folder) as window:
        page = seat_at(window, HARBOUR.table_of(scene))
        SCENES[scene].open(page)
        breathe()
        (found,) = (each for each in window.findChildren(kind) if each.isVisible())
        yield found


@pytest.mark.parametrize("scene", ["midgard-seen", "midgard-rune"])
def test_nothing_is_bare_beside_or_below_them(scene: str, tmp_path: Path) -> None:
    with shown(scene, Dialog, tmp_path) as sheet:
        face, unit = sheet.sheet_rect, sheet.look.unit
        cards = [card for card in sheet.findChildren(CardButton) if card.isVisible()]
        lefts = [card.mapTo(sheet, QPoint(0, 0)).x() - face.left() for card in cards]
        rights = [face.right() - card.mapTo(sheet, QPoint(card.width(), 0)).x() for card in cards]
        assert abs(min(lefts) - min(rights)) <= 8 * unit
        lowest = max(card.mapTo(sheet, QPoint(0, card.height())).y() for card in cards)
        button = min(each.mapTo(sheet, QPoint(0, 0)).y() for each in sheet.findChildren(Button) if each.isVisible())
        assert button - lowest <= 40 * unit


@pytest.mark.parametrize("scene", ["midgard-fallen", "midgard-battle", "midgard-outcome"])
def test_frames_keep_off_the_beam(scene: str, tmp_path: Path) -> None:
    with shown(scene, Sheet, tmp_path) as sheet:
        first, content = sheet.body.itemAt(0), sheet.body.parentWidget()
        assert first is not None
        assert content is not None
        top = content.mapTo(sheet, first.geometry().topLeft()).y()
        assert top - sheet.sheet_rect.top() >= sheet.look.px(84 + 14) - 1


@pytest.mark.parametrize("scene", ["midgard-leader", "midgard-ship"])
def test_below_a_card_that_cannot_be_chosen_it_says_why(scene: str, tmp_path: Path) -> None:
    with shown(scene, Picker, tmp_path) as picker:
        locked = [card for card in picker.findChildren(CardButton) if card.is_locked]
        said = {each.text_shown for each in picker.findChildren(RichText)}
        assert locked
        assert {card.reason for card in locked} <= said


def test_a_toll_of_vikings_asks_for_no_food(tmp_path: Path) -> None:
    with shown("midgard-toll", Composer, tmp_path) as composer:
        assert all(kind.icon != "food" for kind in composer._bundle.kinds)
        assert not composer._reason(), "what is proposed can be confirmed"
