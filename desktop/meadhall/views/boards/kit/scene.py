"""The scene of one board: still picture, pieces, states. It knows what is where; it decides nothing."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from meadhall.views.look.states import pulse_at
from meadhall.views.look.style import Style

from . import marks
from .backdrop import Backdrop
from .board import Board
from .canvas import NoStamps, Stamps
from .drama.act import Act
from .marks import Marks
from .pieces import Piece
from .spots import POINT, Spot, nearest, spot_at
from .sprites import Sprite, Sprites

_MANY = 8  # places; more of them do not glow, until one action is chosen
_PULSE_STEP, _PULSE_LENGTH = 80, 1600  # milliseconds
_TRACE_STEP = 100
_SECOND_CHANCE = 18.0  # pixels around the middle of a spot that can be chosen


class BoardScene(QGraphicsScene):
    reframed = Signal()  # the board shows more or less than before when it fits
    performed = Signal(object, float)  # an act over the board, or none, and how much of its time has passed

    def __init__(self, style: Style, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # nobody asks Qt where items are
        self._motion = style.motion
        self._style = style.of_a_board()
        self.board = board
        self.spots: Mapping[str, Spot] = {}
        self.targets: dict[str, Spot] = {}
        self._stamps: Stamps = NoStamps(self._style)
        self.least = QRectF()  # the frame holds it in every position: who goes back and forth has a still camera
        self.room = 1.0  # for pictures of pieces: who looks at many positions wants to keep those of all
        self.frame = board.frame(None, QRectF())
        self._view: Any = None
        field = board.field(self.frame)
        self.backdrop = Backdrop(self, board.patches(field), field)
        self._sprites = Sprites(self, board, self._stamps)
        self.marks = Marks(self, self._stamps)
        self._ghosts: list[str] = []
        self._lying: Any = None
        self._shown = QRectF()
        self._furniture: list[str] = []
        self.setSceneRect(field)
        self._pulse = QTimer(self)
        self._pulse.setInterval(_PULSE_STEP)
        self._pulse.timeout.connect(self._pulsate)
        self._phase = 0.0
        self._trace_left = 0
        self._tracing = QTimer(self)
        self._tracing.setInterval(_TRACE_STEP)
        self._tracing.timeout.connect(self._fade_trace)

    # What lies there

    def take_board(self, board: Board) -> None:
        """The same game on a board of other measures; the scale has to be set anew."""
        self.board = board
        self.frame = board.frame(self._view, QRectF())
        field = board.field(self.frame)
        self.backdrop.take(board.patches(field), field)
        self._sprites.take(board)
        self.setSceneRect(field)

    def show_position(self, view: Any) -> None:
        self._view = view
        self.spots = self.board.spots(view)
        self._reframe(self.least)
        self.lie(view)
        self._ghosts = []
        for state in (marks.ATTACKED, marks.POINTED, marks.ADVISED):
            self.marks.drop(state)

    def _reframe(self, wanted: QRectF) -> bool:
        frame = self.board.frame(self._view, wanted)
        if frame == self.frame:
            return False
        self.frame = frame
        field = self.board.field(frame)
        self.backdrop.grow(self.board.patches(field), field)
        self.setSceneRect(field)
        self.reframed.emit()
        return True

    def spot_at(self, point: QPointF, zoom: float) -> Spot | None:
        """What answers here: a spot that can be chosen before any other. Land does on its building sites, too."""
        target = spot_at(self.targets.values(), point)
        other = spot_at(self.spots.values(), point)
        if target is not None and target.form.land and other is not None and other.form.rank == POINT:
            return target
        target = target or nearest(self.targets.values(), point, _SECOND_CHANCE / zoom)
        if target is not None and other is not None and other.form.rank < target.form.rank:
            return other if other.distance(point) < target.distance(point) else target
        return target or other

    # States

    def show_targets(self, ids: Sequence[str], hostile: Collection[str] = (), *, at_rest: bool = False) -> None:
        """What can be chosen; the hostile ones lead to a fight. The frame holds them all. At rest, before one action
        is chosen of several kinds, nothing glows but what lies under the pointer."""
        self.targets = {name: self.spots[name] for name in ids if name in self.spots}
        friendly = {name: spot for name, spot in self.targets.items() if name not in hostile}
        is_calm = at_rest or len(self.targets) > _MANY
        self.marks.show(marks.LEGAL, {} if is_calm else friendly)
        self.marks.show(marks.CALM, friendly if is_calm else {})
        self.marks.show(marks.HOSTILE, {name: spot for name, spot in self.targets.items() if name in hostile})
        self.reveal(self.targets.values())
        self._phase = 0.0
        pulses = bool(self.targets) and not self._motion.reduced and self._motion.speed > 0
        (self._pulse.start if pulses else self._pulse.stop)()

    def reveal(self, spots: Iterable[Spot]) -> None:
        """The frame holds these at least, as long as nothing else is shown."""
        wanted = QRectF(self.least)
        for spot in spots:
            wanted = wanted.united(spot.box)
        if self._view is not None and self._reframe(wanted):
            self._furnish()

    def show_state(self, state: str, ids: Sequence[str]) -> None:
        self.marks.show(state, {name: self.spots[name] for name in ids if name in self.spots})

    def show_advised(self, numbers: Mapping[str, int]) -> None:
        """By spot the number of the advice."""
        self.marks.drop(marks.ADVISED)
        for spot, number in numbers.items():
            if spot in self.spots:
                self.marks.add(marks.ADVISED, {spot: self.spots[spot]}, number)

    def show_ghosts(self, pieces: Sequence[Piece]) -> None:
        wanted = {f"ghost:{piece.id}": piece for piece in pieces}
        for name in self._ghosts:
            if name not in wanted:
                self._sprites.remove(name)
        for name, piece in wanted.items():
            self._sprites.put(Piece(name, piece.key, piece.x, piece.y, piece.z, piece.opacity))
        self._ghosts = list(wanted)

    def _pulsate(self) -> None:
        self._phase += _PULSE_STEP / _PULSE_LENGTH
        for state in (marks.LEGAL, marks.HOSTILE):
            self.marks.set_opacity(state, pulse_at(self._phase))

    # The stage of motions

    def lie(self, view: Any) -> None:
        """The pieces as in this position; spots stay where they are until everything rests."""
        self._lying = view
        self._sprites.show([*self.board.pieces(view), *self._standing()])

    def see(self, shown: QRectF) -> None:
        """This part of the board is in sight now."""
        if shown != self._shown:
            self._shown = shown
            if self._lying is not None:
                self._furnish()

    def _furnish(self) -> None:
        before = self._furniture
        for piece in self._standing():
            self._sprites.put(piece)
        for name in set(before).difference(self._furniture):
            self._sprites.remove(name)

    def _standing(self) -> list[Piece]:
        shown = self._shown if not self._shown.isEmpty() else self.frame
        found = [*self.board.furniture(self._lying, self.frame, shown)]
        self._furniture = [piece.id for piece in found]
        return found

    def sprite(self, name: str) -> Sprite | None:
        return self._sprites.get(name)

    def put(self, piece: Piece) -> Sprite:
        return self._sprites.put(piece)

    def swap(self, name: str, key: Hashable) -> None:
        sprite = self._sprites.get(name)
        if sprite is not None:
            self._sprites.swap(sprite, key)

    def rename(self, name: str, becomes: str) -> None:
        self._sprites.rename(name, becomes)

    def remove(self, name: str) -> None:
        self._sprites.remove(name)

    def flash(self, spots: Sequence[str], state: str) -> None:
        self.show_state(state, spots)

    def trace(self, spots: Sequence[str], mover: int) -> None:
        self.marks.add(marks.MOVED, {name: self.spots[name] for name in spots if name in self.spots}, mover)
        self.marks.set_opacity(marks.MOVED, 1.0)
        self._trace_left = 8000 if self._motion.reduced else 4000
        self._tracing.start()

    def show_spots(self, spots: Sequence[str]) -> None:
        self.reveal([self.spots[name] for name in spots if name in self.spots])

    def perform(self, act: Act | None, share: float) -> None:
        self.performed.emit(act, share)

    def clear_trace(self) -> None:
        self._tracing.stop()
        self.marks.drop(marks.MOVED)

    def _fade_trace(self) -> None:
        self._trace_left -= _TRACE_STEP
        if self._trace_left <= 0:
            self.clear_trace()
        elif not self._motion.reduced:
            self.marks.set_opacity(marks.MOVED, min(1.0, self._trace_left / 2500))

    # Scale

    def is_sharp(self, shown: QRectF, scale: float) -> bool:
        return self._stamps.are_for(scale) and self.backdrop.is_sharp(shown, scale)

    def paint_at(self, scale: float, dpr: float, shown: QRectF, whole: bool) -> Iterator[None]:
        """Everything anew at this scale, in small steps; the still picture in whole, or as far as it is shown."""
        same = self._stamps.are_for(scale) and self._stamps.dpr == dpr
        stamps = self._stamps if same else Stamps(self._style, scale, dpr, self.room)
        self._stamps = stamps
        yield from self._sprites.rescale(stamps)
        yield from self.marks.rescale(stamps)
        if whole:
            yield from self.backdrop.paint_whole(stamps)
        else:
            yield from self.backdrop.paint_shown(shown, stamps)
        self.set_smooth(True)

    def paint_ahead(self, view: Any) -> Iterator[None]:
        """The pieces of a position that is not shown yet, as long as there is room for their pictures."""
        for piece in self.board.pieces(view):
            if not self._stamps.are_many and self._sprites.paint_ahead(piece.key):
                yield

    def set_smooth(self, on: bool) -> None:
        self.backdrop.smooth(on)
        self._sprites.smooth(on)
