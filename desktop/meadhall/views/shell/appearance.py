"""From what players chose and how large the window is to the look of the pages."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QGuiApplication

from meadhall.languages import first_of
from meadhall.models.settings import Choices
from meadhall.views.look.palette import ROOMS, STRONG, Room
from meadhall.views.look.style import Motion, Says, Style, floor_for, unit_for
from meadhall.views.text import Words

_STEP = 0.04  # the unit changes in steps, so that a page is not built anew for every pixel
_LEAST_WIDTH, _LEAST_HEIGHT = 1340, 740  # measures a page needs, however large players want everything


def language_of(choices: Choices) -> str:
    """The chosen one, or the first of the system's that we speak."""
    if choices.language != "system":
        return choices.language
    return first_of(QLocale.system().uiLanguages())


def room_of(choices: Choices) -> Room:
    name = choices.room if choices.room != "system" else _system_room()
    return (STRONG if choices.high_contrast else ROOMS)[name]


def _system_room() -> str:
    return "light" if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light else "dark"


def unit_of(choices: Choices, size: QSize) -> float:
    """One measure of the design in pixels, for a window of that size."""
    width, height = size.width(), size.height()
    wanted = unit_for(width, height, choices.text_scale / 100) * choices.interface_scale / 100
    possible = min(width / _LEAST_WIDTH, height / _LEAST_HEIGHT)
    return max(_STEP, round(min(wanted, possible) / _STEP) * _STEP)


def style_of(choices: Choices, size: QSize) -> Style:
    motion = Motion(choices.motion, choices.reduced_motion)
    words = cast(Says, Words(language_of(choices), forgiving=True))
    floor = floor_for(unit_for(size.width(), size.height()))
    return Style(room_of(choices), unit_of(choices, size), words, motion, patterned=choices.patterns, floor=floor)
