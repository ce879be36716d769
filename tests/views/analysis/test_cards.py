"""The cards of an analysis: the place of each decision, drawn as on the table and smaller, and its words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from kit.finished import finished
from meadhall.chronicle.analysis import Analysis, Decision
from meadhall.rules.northgard.actions import March, PlayCard
from meadhall.table import Table
from meadhall.views.analysis import crop
from meadhall.views.analysis.crop import Crops
from meadhall.views.analysis.told import Told, _listed
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Style
from meadhall.views.text import Words

SIZE = QSizeF(236, 150)


def decision(table: Table, line: int) -> Decision:
    entry = table.entries[line]
    return Decision(line, entry.seat, table.game.codec.pack_action(entry.action), 0.4, 0.5, 0.01, {})


def crops(table: Table) -> Crops:
    words = Words("en")
    return Crops(Style(DARK, 0.72, words), Told(table, Analysis(1, "", (), (), ()), words))  # pyright: ignore[reportArgumentType]


def test_words_keep_their_proportion(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    real = crop.part_of_board

    def part(board: Any, view: Any, style: Style, box: Any, zoom: float, dpr: float, marks: Any) -> Any:
        seen.append(zoom)
        return real(board, view, style, box, zoom, dpr, marks)

    monkeypatch.setattr(crop, "part_of_board", part)
    table = finished("midgard")
    line = next(line for line, entry in enumerate(table.entries) if type(entry.action).__name__ == "Place")
    picture = crops(table).picture(decision(table, line), SIZE, 2.0)
    assert seen[0] >= 0.72  # as on the table, where letters have a least size
    assert picture.deviceIndependentSize().width() == pytest.approx(SIZE.width(), abs=2)


def test_a_march_is_shown_though_others_answer_first(qapp: QApplication) -> None:
    table = finished("northgard", 4, 1)
    asked = [at for at, entry in enumerate(table.entries[:-2]) if isinstance(entry.action, PlayCard)]
    line = next(
        line
        for line in asked
        if table.entries[line].seat != table.entries[line + 1].seat
        and isinstance(table.entries[line + 2].action, March)
        and not table.entries[line].events[1:]
    )
    one, march = crops(table), table.entries[line + 2].action
    assert isinstance(march, March)
    view = one._told.view_at(decision(table, line))
    spots = one._spots(one._board_for(view), decision(table, line), view)
    assert [spot.id for spot in spots] == [f"land:{march.source}", f"land:{march.target}"]
    border, arrow = one._pointing(spots, 0.3)
    assert border.boundingRect() == spots[-1].outline.boundingRect(), "a ring would hide what stands in it"
    assert arrow.elementAt(0).x == spots[0].x


def test_what_was_done_nowhere_has_a_sign(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Crops, "_spots", lambda *_: [])
    monkeypatch.delattr(crop, "part_of_board")
    picture = crops(finished("watch")).picture(decision(finished("watch"), 5), SIZE, 1.0)
    painted = picture.toImage()
    assert len({painted.pixel(x, y) for x in range(0, 236, 3) for y in range(0, 150, 3)}) > 1


def test_no_full_stop_before_the_dot_of_a_list() -> None:
    assert _listed("**2** · Shows **1** card. · place 1") == "**2** · Shows **1** card · place 1"
