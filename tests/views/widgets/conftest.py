"""A page to put widgets on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Says, Style
from meadhall.views.text import Words


@pytest.fixture
def style(application: QApplication) -> Style:
    return Style(DARK, 1.0, cast(Says, Words("en")))


@pytest.fixture
def page(application: QApplication) -> Iterator[QWidget]:
    page = QWidget()
    # Offscreen, Qt warns of a window that asks for a least size.
    QVBoxLayout(page).setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.resize(900, 700)
    yield page
    page.close()
    page.deleteLater()
