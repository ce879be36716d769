"""A page to put widgets on."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Says, Style
from meadhall.views.text import Words
from onlooker import Onlooker


@pytest.fixture
def style() -> Style:
    return Style(DARK, 1.0, cast(Says, Words("en")))


@pytest.fixture
def page(qtbot: Onlooker) -> QWidget:
    page = QWidget()
    # Offscreen, Qt warns of a window that asks for a least size.
    QVBoxLayout(page).setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.resize(900, 700)
    qtbot.addWidget(page)
    return page
