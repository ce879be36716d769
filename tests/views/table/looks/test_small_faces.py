"""What stands on narrow cards and on low boxes: whole words, in the middle, and what a thing costs."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from meadhall.views.boards.wild import faces
from meadhall.views.look import wide_cards
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Says, Style
from meadhall.views.look.wide_cards import wide_card
from meadhall.views.table.dialogs.choicebox import ChoiceBox
from meadhall.views.table.tray.cardface import face_at
from meadhall.views.text.words import Words


def small() -> Style:
    """Of a window of 1280×720."""
    return Style(LIGHT, 0.72, cast(Says, Words("en")), floor=12)


def test_a_long_word_keeps_to_its_ribbon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand of six at 1280×720: the ribbon is 68 pixels wide, the word 80."""
    said: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        said.append(text)
        assert QFontMetricsF(font).horizontalAdvance(text) <= box.width()

    monkeypatch.setattr(wide_cards, "lettering", noted)
    picture = QImage(100, 160, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    wide_card(painter, QRectF(0, 0, 68, 115), faces.card_face(Words("uk"), "sheep_cannon"), small())
    painter.end()
    assert "Вівцегармата" in said


def test_a_card_without_words_still_says_its_price() -> None:
    words = Words("en")
    archer, quest = faces.card_face(words, "elf_archer"), faces.mission_face(words, "strategy")
    assert face_at(small(), archer, 92, 128).text == ""
    assert face_at(small(), archer, 92, 128).price == archer.price
    assert face_at(small(), quest, 92, 128).price == ()


@pytest.mark.parametrize("detail", ["", "Only for this turn."])
def test_a_way_that_leads_nowhere_else_stands_in_the_middle_of_its_box(detail: str, qtbot: Any) -> None:
    box = ChoiceBox(small(), "Get **1** [beer]", detail)
    qtbot.addWidget(box)
    box.resize(200, box.sizeHint().height())
    _, title = box._parts()[0]
    middle = abs(title.center().y() - box.face.center().y()) < 1
    assert middle == (not detail)
