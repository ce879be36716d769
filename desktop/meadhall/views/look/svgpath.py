"""Path data of an SVG, read into a QPainterPath."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
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
        self._here = QPointF()
        self._handle = QPointF()

    def draw(self, letter: str, numbers: list[float]) -> None:
        origin = self._here if letter.islower() else QPointF()
        letter = letter.upper()
        if letter == "Z":
            self._path.closeSubpath()
            self._here = self._path.currentPosition()
        elif letter in "HV":
            self._straight(letter, numbers[0], origin)
        else:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            self._to(letter, [origin + QPointF(*pair) for pair in pairs])

    def _straight(self, letter: str, number: float, origin: QPointF) -> None:
        end = QPointF(self._here)
        if letter == "H":
            end.setX(origin.x() + number)
        else:
            end.setY(origin.y() + number)
        self._to("L", [end])

    def _to(self, letter: str, points: list[QPointF]) -> None:
        if letter == "M":
            self._path.moveTo(points[0])
        elif letter == "L":
            self._path.lineTo(points[0])
        elif letter == "C":
            self._path.cubicTo(*points)
        else:
            # T goes on as the last Q ended: its handle is the mirror image.
            self._handle = points[0] if letter == "Q" else self._here * 2 - self._handle
            self._path.quadTo(self._handle, points[-1])
        self._here = points[-1]
        if letter not in "QT":
            self._handle = self._here
