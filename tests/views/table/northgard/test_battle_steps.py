"""The steps on the beam of a battle: each check belongs to its own word. And who has won is seen at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from northgard.lands import LANDS
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from written import listening

from meadhall.views.look import controls
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Says, Style
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.dialogs import stepchips
from meadhall.views.table.dialogs.stepchips import StepChips
from meadhall.views.table.northgard.battle.sheet import BattleSheet
from meadhall.views.table.northgard.scenes import SCENES
from meadhall.views.table.page.page import TablePage
from meadhall.views.text.words import Words
from meadhall.views.widgets.label import Title
from onlooker import Onlooker, breathe

TITLES = ("Воины", "Бонусы", "Еда", "Кубики", "Исход", "Потери", "Отступление")


@pytest.mark.parametrize("wide", [0, 900])
def test_a_check_is_nearer_to_its_own_word(wide: int, qtbot: Onlooker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where they have as little room as they can do with."""
    words, checks = list[tuple[float, float]](), list[QRectF]()

    def noted(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        half = QFontMetricsF(font).horizontalAdvance(text) / 2
        words.append((rect.center().x() - half, rect.center().x() + half))

    monkeypatch.setattr(stepchips, "lettering", noted)
    monkeypatch.setattr(stepchips, "mono", lambda painter, icon, rect, tone: checks.append(rect))
    chips = StepChips(Style(DARK, 0.667, cast(Says, Words("en")), floor=12), TITLES, 6)
    qtbot.addWidget(chips)
    chips.resize(wide or chips.minimumSizeHint().width(), 24)
    chips.grab()
    assert len(checks) == len(words) == 6
    for (_, before), check, (own, _) in zip(words, checks[1:], words[1:], strict=False):
        assert 2 <= own - check.right() <= 4
        assert check.left() - before >= 8


def test_the_present_step_keeps_clear_of_the_ends_of_its_pill(qtbot: Onlooker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters are as large as those of the others."""
    said: dict[str, tuple[QFont, QRectF]] = {}

    def noted(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        said[text] = font, QRectF(rect)

    monkeypatch.setattr(stepchips, "lettering", noted)
    monkeypatch.setattr(controls, "lettering", noted)
    chips = StepChips(Style(DARK, 1.0, cast(Says, Words("en")), floor=13), TITLES, 6)
    qtbot.addWidget(chips)
    chips.resize(chips.minimumSizeHint())
    chips.grab()
    font, pill = said["Отступление"]
    assert pill.width() - QFontMetricsF(font).horizontalAdvance("Отступление") >= 19
    assert len({each.pixelSize() for each, _ in said.values()}) == 1


def test_a_title_on_a_beam_gets_smaller_before_it_breaks(qtbot: Onlooker) -> None:
    """The beam is one line high."""
    lines: list[int] = []
    for on_beam in (True, False):
        title = Title(
            Style(DARK, words=cast(Says, Words("en"))), "Битва: Королевская долина", "display", 32, on_beam=on_beam
        )
        qtbot.addWidget(title)
        lines.append(len(title._lines(title.sizeHint().width() * 0.85)))
    assert lines == [1, 2]


def test_the_sum_of_whoever_has_won_is_the_larger_one(tmp_path: Path) -> None:
    scene = "northgard-outcome"
    with open_window(Picture(scene), tmp_path) as window, listening() as texts:
        seat_at(window, LANDS.table_of(scene))
        assert isinstance(window.page, TablePage)
        SCENES[scene].open(window.page)
        breathe()
        sheet = window.findChild(BattleSheet)
        assert sheet is not None
        story = sheet._story
        assert story.over
        texts.clear()
        sheet.grab()
        sums = {side.seat: str(side.side.points) for side in story.sides}
        high = {seat: max(text.pixels for text in texts if text.words == said) for seat, said in sums.items()}
        assert max(high, key=high.__getitem__) == story.winner
