"""Path data of an SVG, read into a QPainterPath."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

_WORD = re.compile(r"[MmLlHhVvCcQqTtZz]|-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "Z": 0}


@lru_cache(maxsize=1024)
def outline(data: str) -> QPainterPath:
    """The path that M L H V C Q T Z describe, in either case. It is shared: callers must not change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    pencil = _Pencil(path)
    words = _WORD.findall(data)
    letter, at = "", 0
    while at < len(words):
        if words[at].isalpha():
            letter, at = words[at], at + 1
        count = _NUMBERS[letter.upper()]
        pencil.draw(letter, [float(word) for word in words[at : at + count]])
        at += count
        # Further pairs after a move are lines.
        letter = {"M": "L", "m": "l"}.get(letter, letter)
    return path


class _Pencil:
    """Draws one command after another; knows where it stands and where the last curve came from."""

    def __init__(self, path: QPainterPath) -> None:
        self._path = path
        self._draw = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Q": path.quadTo}
        self._here = self._handle = [0.0, 0.0]

    def draw(self, letter: str, numbers: list[float]) -> None:
        if letter in "Zz":
            self._path.closeSubpath()
            end = self._path.currentPosition()
            self._here = self._handle = [end.x(), end.y()]
            return
        if letter not in self._draw:
            letter, numbers = self._plainly(letter, numbers)
        self._draw[letter](*numbers)
        self._here = numbers[-2:]
        self._handle = numbers[:2] if letter == "Q" else self._here

    def _plainly(self, letter: str, numbers: list[float]) -> tuple[str, list[float]]:
        """The same said with M, L, C or Q, and with places instead of ways from here."""
        (x, y), handle = self._here, self._handle
        right, down = (x, y) if letter.islower() else (0.0, 0.0)
        match letter.upper():
            case "H":
                return "L", [right + numbers[0], y]
            case "V":
                return "L", [x, down + numbers[0]]
            case "T":  # goes on as the last Q ended: its handle is the mirror image
                return "Q", [2 * x - handle[0], 2 * y - handle[1], right + numbers[0], down + numbers[1]]
            case plain:
                return plain, [number + (down if at % 2 else right) for at, number in enumerate(numbers)]
