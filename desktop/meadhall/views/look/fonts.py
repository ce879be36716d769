"""The bundled fonts. A missing family falls back to a system font silently, so what loaded is checked and told."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from meadhall import art


class Role(NamedTuple):
    """What a font is for: the family that carries it and its weight there."""

    family: str
    weight: int


ROLES = {
    "display": Role("Meadhall Display", 900),  # titles; its figures are old style, so never digits
    "name": Role("Meadhall Name", 800),  # names and numerals
    "text": Role("Meadhall Text", 400),
    "medium": Role("Meadhall Text", 600),
    "bold": Role("Meadhall Text", 700),
    "comic": Role("Meadhall Comic", 400),  # titles of Gone Wild
}

_FILES = (
    "display-900.ttf",
    "name-800.ttf",
    "text-400.ttf",
    "text-400-italic.ttf",
    "text-600.ttf",
    "text-700.ttf",
    "comic-400.ttf",
)

_ON_PICTURES = ("display", "comic")  # their letters stand on pictures, where the stripes of a display's pixels disturb

_WORD_SPACES = {"name": 0.08}  # of a letter's height: the family's own are so narrow that words run into each other

_FIGURES = ("lnum", "tnum")  # lining figures, all of one width: columns of numbers stand still when they change
_JOINED = ("liga", "calt", "locl")  # each letter is a glyph of its own: those of a PDF could not be searched otherwise


def load_fonts() -> tuple[str, ...]:
    """Give the bundled fonts to Qt, once for each application; returns the families that are missing all the same."""
    wanted = {role.family for role in ROLES.values()}
    if not wanted <= set(QFontDatabase.families()):
        for file in _FILES:
            QFontDatabase.addApplicationFont(str(art.path("fonts", file)))
    return tuple(sorted(wanted - set(QFontDatabase.families())))


def font(role: str, pixels: float, tracking: float = 0) -> QFont:
    """The font of a role at a size in real pixels."""
    return QFont(_made(role, max(1, round(pixels)), tracking))  # a copy, which callers may change


@lru_cache(maxsize=512)
def _made(role: str, pixels: int, tracking: float) -> QFont:
    chosen = ROLES[role]
    result = QFont(chosen.family)
    result.setPixelSize(pixels)
    result.setWeight(QFont.Weight(chosen.weight))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for figure in _FIGURES:
        result.setFeature(QFont.Tag.fromString(figure), 1)  # pyright: ignore[reportArgumentType]
    for joining in _JOINED:
        result.setFeature(QFont.Tag.fromString(joining), 0)  # pyright: ignore[reportArgumentType]
    if role in _ON_PICTURES:
        result.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    if role in _WORD_SPACES:
        result.setWordSpacing(_WORD_SPACES[role] * pixels)
    if tracking:
        result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking)
    return result
