"""How often what came: faces of dice beside what is fair, and points of finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.chronicle.games.parts import part_of
from meadhall.rules.northgard.data import FACES
from meadhall.views.hall import charts
from meadhall.views.look.ink import lettering
from meadhall.views.look.richtext import draw_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets import words_of

_HIGH, _FOOT, _TOP = 150, 30, 24  # measures
_RIGHT = Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_BINS = 16  # columns of a picture of points, at most


class Columns(QWidget):
    """Columns with something below each, and a line of words above them all."""

    def __init__(
        self, style: Style, game: str, heights: Sequence[float], feet: Sequence[str], fair: Sequence[float], above: str
    ) -> None:
        super().__init__()
        self.look = style
        self._game, self._heights, self._feet, self._fair = game, heights, feet, fair
        self.text_shown = above
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = zip(feet, heights, strict=True)
        self.setAccessibleName(f"{above}. " + "; ".join(f"{foot}: {height:.3g}" for foot, height in told))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(220), self.look.px(_HIGH + _FOOT + _TOP))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.sizeHint().height())

    @property
    def _step(self) -> float:
        return self.width() / max(1, len(self._feet))

    def _pixels(self) -> float:
        return self.look.letters(15)

    def text_fits(self) -> bool:
        return all(lines_of(foot, 1e6, self._pixels()).width <= self._step + 1 for foot in self._feet)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        top = style.scaled(_TOP)
        head = QRectF(0, 0, self.width(), top)
        lettering(painter, head, self.text_shown, style.font("text", 15), room.text2, _RIGHT)
        rect = QRectF(0, top + style.scaled(4), self.width(), style.scaled(_HIGH - 8))
        charts.columns(painter, style, rect, list(self._heights), charts.GAMES[self._game], list(self._fair))
        pixels = self._pixels()
        for number, foot in enumerate(self._feet):
            place = QRectF(number * self._step, rect.bottom() + style.scaled(4), self._step, style.scaled(_FOOT - 4))
            draw_lines(painter, lines_of(foot, 1e6, pixels), place, room.text2, _MIDDLE)


class Dice(Columns):
    def __init__(self, style: Style, game: str, kind: str, faces: Counter[str]) -> None:
        fair = part_of(game).fair[kind]
        thrown = sum(faces.values())
        heights = [faces[face] / max(1, thrown) for face in fair]
        feet = [_face(kind, face) for face in fair]
        super().__init__(
            style, game, heights, feet, list(fair.values()), words_of(style)("hall.stats.thrown", n=thrown)
        )


def _face(kind: str, face: str) -> str:
    """As it is read below a column."""
    if kind == "battle":
        printed = FACES[int(face) - 1]
        lost = f"{printed.casualties}[skull]" if printed.casualties else ""
        hits = f"{printed.points}[axe]" if printed.points else ""
        return f"{hits}/{lost}" if printed.choice else f"{hits}{lost}"
    return {"blank": "–", "hit1": "1[axe]", "hit2": "2[axe]", "shield": "[shield]"}.get(face, face)


class Points(Columns):
    def __init__(self, style: Style, game: str, points: Counter[int]) -> None:
        low, high = min(points), max(points)
        wide = max(1, -(-(high - low + 1) // _BINS))
        starts = range(low - low % wide, high + 1, wide)
        heights = [sum(points[start + more] for more in range(wide)) for start in starts]
        feet = [str(start) if wide == 1 or not number % 2 else "" for number, start in enumerate(starts)]
        mean = sum(each * count for each, count in points.items()) / sum(points.values())
        words = words_of(style)
        super().__init__(style, game, heights, feet, (), words("hall.stats.mean", n=words.decimal(mean)))
