"""Several of a kind are told apart by the colour that is in their names."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from meadhall.rules.northgard.data import CREATURE_CARDS
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Says, Style
from meadhall.views.table.northgard.browse import _Mark
from meadhall.views.text.words import Words
from onlooker import Onlooker

_SMOOTH = Qt.TransformationMode.SmoothTransformation


@pytest.mark.parametrize("kind", sorted(set(CREATURE_CARDS.values())))
def test_no_two_of_a_kind_look_alike_in_the_list_of_creatures(kind: str, qtbot: Onlooker) -> None:
    style = Style(DARK, 1.0, cast(Says, Words("en")))
    tones: list[QColor] = []
    for card in (card for card, its in CREATURE_CARDS.items() if its == kind):
        mark = _Mark(style, creature=card)
        qtbot.addWidget(mark)
        tones.append(mark.grab().toImage().scaled(1, 1, mode=_SMOOTH).pixelColor(0, 0))
    assert len(tones) > 1
    for one, other in combinations(tones, 2):
        apart = [abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())]
        assert sum(apart) >= 5, "on the average of the whole picture"
