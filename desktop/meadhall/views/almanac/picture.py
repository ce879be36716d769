"""A small position, drawn by the board of its game in today's look: a part of it, with what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.almanac.scenes import Played, Shown
from meadhall.views.almanac.games import shelf
from meadhall.views.boards.kit import marks
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.marks import Mark
from meadhall.views.boards.kit.part import part_of_board
from meadhall.views.boards.kit.spots import Spot
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets import aloud, words_of

_HIGHEST, _LOWEST = 0.58, 0.24  # of the width
_LARGEST = 1.9  # pixels to a unit of the board, in measures
_ROUND = 10


class BoardPicture(QWidget):
    def __init__(self, style: Style, game_id: str, played: Played, caption: str) -> None:
        super().__init__()
        self.look = style
        self._played = played
        self._shelf = shelf(game_id)
        self._shown = played.at(0)
        self._board: Board | None = None
        self._part = QRectF()
        self._picture: QPixmap | None = None
        self._is_first = True
        self._waits = True  # the words come first
        self.describe(caption)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def describe(self, caption: str) -> None:
        self.setAccessibleName(aloud(self.look, caption))

    def show_position(self, shown: Shown, *, first: bool) -> None:
        """At the first the places are lit that the scene names, later those that the events speak of."""
        self._shown, self._is_first, self._picture = shown, first, None
        self.board.recall(shown.events)
        self.update()

    # Its size

    @property
    def board(self) -> Board:
        """Made when it is first wanted."""
        if self._board is None:
            s = self._shown.position
            self._board = self._shelf.board(s, self._shelf.colours[: len(s.players)], words_of(self.look))
            self._board.turn_to(self._played.scene.turn, s)
            self._part = self._wanted(self._board)
        return self._board

    def _wanted(self, board: Board) -> QRectF:
        """All the spots that the scene names, and a little around them."""
        scene, spots = self._played.scene, board.spots(self._shown.position)
        found = QRectF()
        for name in self._played.spots(scene.part):
            found = found.united(spots[name].box)
        around = scene.around
        return (
            found.adjusted(-around, -around, around, around) if scene.part else board.frame(self._shown.position, found)
        )

    def _fitted(self, width: float) -> tuple[QRectF, float]:
        """What is seen of the board in a picture so wide, and at how many pixels to a unit."""
        field = self.board.field(self.board.frame(self._shown.position, self._part))
        part = self._part
        high = min(max(width * part.height() / part.width(), width * _LOWEST), width * _HIGHEST)
        zoom = self._in_grain(min(width / part.width(), high / part.height(), _LARGEST * self.look.unit))
        high = min(high, max(part.height() * zoom, width * _LOWEST))
        seen = QRectF(0, 0, min(width / zoom, field.width()), min(high / zoom, field.height()))
        seen.moveCenter(part.center())
        seen.moveLeft(min(max(seen.left(), field.left()), field.right() - seen.width()))
        seen.moveTop(min(max(seen.top(), field.top()), field.bottom() - seen.height()))
        return seen, zoom

    def _in_grain(self, zoom: float) -> float:
        """So that what is laid side by side shows no seam."""
        grain = self.board.grain * self.devicePixelRatioF()
        return max(1, int(grain * zoom)) / grain if grain else zoom

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        seen, zoom = self._fitted(width)
        return round(seen.height() * zoom)

    def sizeHint(self) -> QSize:
        width = self.look.px(560)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(60))

    # Its painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        seen, zoom = self._fitted(self.width())
        wide = seen.width() * zoom
        place = QRectF((self.width() - wide) / 2, 0, wide, seen.height() * zoom)
        frame = of_rect(place.adjusted(1, 1, -1, -1), self.look.scaled(_ROUND))
        if self._waits:
            painter.fillPath(frame, self.look.room.line)
            QTimer.singleShot(0, self, self.look_up)
            return
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._is_stale(self._picture, seen, zoom, dpr):
            self._picture = part_of_board(
                self.board, self._shown.position, self.look, seen, zoom, dpr, list(self._marks())
            )
        painter.save()
        painter.setClipPath(frame)
        painter.drawPixmap(place.topLeft(), self._picture)
        painter.restore()
        stroke(painter, frame, self.look.room.ink, self.look.scaled(2))

    def look_up(self) -> None:
        """Words come first on the screen; whoever prints asks for the picture at once."""
        self._waits = False
        self.update()

    @staticmethod
    def _is_stale(picture: QPixmap, seen: QRectF, zoom: float, dpr: float) -> bool:
        return abs(picture.width() / dpr - seen.width() * zoom) > 2 or picture.devicePixelRatio() != dpr

    def _marks(self) -> Iterator[Mark]:
        s, board = self._shown.position, self.board
        spots = board.spots(s)
        if self._is_first:
            offered = {way[-1]: action for action in self._played.offered for way in board.ways_of(action, s)}
            hostile = [spot for spot, action in offered.items() if board.threatens(spot, action, s)]
            yield from _marked(marks.LEGAL, [spot for spot in offered if spot not in hostile], spots)
            yield from _marked(marks.HOSTILE, hostile, spots)
            yield from _marked(marks.POINTED, self._played.spots(self._played.scene.ring), spots)
        else:
            told = [spot for event in self._shown.events for spot in board.spots_of_event(event, s)]
            yield from _marked(marks.POINTED, dict.fromkeys(told), spots)


def _marked(state: str, names: Iterable[str], spots: Mapping[str, Spot]) -> Iterator[Mark]:
    yield from (Mark(state, spots[name]) for name in names if name in spots)
