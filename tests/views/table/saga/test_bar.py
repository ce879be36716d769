"""The bar beside the saga keeps its place, and is seen only where there is more than is in sight."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication, QListView

from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Style
from meadhall.views.widgets.scroll import keep_bar
from onlooker import Onlooker, breathe


@pytest.mark.parametrize(("lines", "is_seen"), [(2, False), (200, True)])
def test_no_bar_is_seen_where_all_is_in_sight(qapp: QApplication, qtbot: Onlooker, lines: int, is_seen: bool) -> None:
    area = QListView()
    qtbot.addWidget(area)
    keep_bar(area, Style(DARK))
    area.resize(200, 400)
    area.setModel(QStandardItemModel(lines, 1, area))
    area.show()
    breathe()
    bar = area.verticalScrollBar()
    assert bar.isVisible()
    assert ("transparent; border-radius" not in bar.styleSheet()) == is_seen
