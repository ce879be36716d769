"""Pieces as plain pixmap items, painted once for each key and scale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from .canvas import Canvas, Stamp, Stamps
from .pieces import Piece


class PaintsPieces(Protocol):
    fleeting: ClassVar[frozenset[str]]

    def paint_piece(self, key: Any, canvas: Canvas) -> None: ...

    def piece_box(self, key: Any) -> QRectF: ...


class Sprite(QGraphicsPixmapItem):
    """One piece on the scene. It knows how large it is meant to be, whatever the scale of its pixmap."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self._grown = 1.0
        self._scale = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def wear(self, stamp: Stamp, scale: float) -> None:
        self.setPixmap(stamp.pixmap)
        self.setOffset(stamp.left, stamp.top)
        self._scale = scale
        self.setScale(self._grown / scale)

    def grow(self, factor: float) -> None:
        self._grown = factor
        self.setScale(factor / self._scale)

    def settle(self, piece: Piece) -> None:
        """Where and how the piece rests, with nothing left of a motion."""
        self.piece = piece
        self.setPos(piece.x, piece.y)
        self.setZValue(piece.z)
        self.setOpacity(piece.opacity)
        self.setRotation(0)
        self.grow(1.0)


class Sprites:
    def __init__(self, scene: QGraphicsScene, board: PaintsPieces, stamps: Stamps) -> None:
        self._scene = scene
        self._board = board
        self._stamps = stamps
        self._sprites: dict[str, Sprite] = {}

    def take(self, board: PaintsPieces) -> None:
        """Another board: nothing of the old one lies on it."""
        for name in list(self._sprites):
            self.remove(name)
        self._board = board

    def __iter__(self) -> Iterator[Sprite]:
        return iter(self._sprites.values())

    def get(self, name: str) -> Sprite | None:
        return self._sprites.get(name)

    def show(self, pieces: Iterable[Piece]) -> None:
        """Exactly these: what is new comes, what is gone goes, the rest moves."""
        wanted = {piece.id: piece for piece in pieces}
        for name in [name for name in self._sprites if name not in wanted]:
            self.remove(name)
        for piece in wanted.values():
            self.put(piece)

    def put(self, piece: Piece) -> Sprite:
        sprite = self._sprites.get(piece.id)
        if sprite is not None and sprite.piece == piece:
            sprite.settle(piece)
            return sprite
        if sprite is None:
            sprite = self._sprites[piece.id] = Sprite(piece)
            self._scene.addItem(sprite)
            self._dress(sprite, piece.key)
        elif sprite.piece.key != piece.key:
            self._dress(sprite, piece.key)
        sprite.settle(piece)
        return sprite

    def swap(self, sprite: Sprite, key: Any) -> None:
        """Another face for the moment; `put` restores what the piece is."""
        self._dress(sprite, key)
        sprite.piece = Piece(sprite.piece.id, key, sprite.piece.x, sprite.piece.y, sprite.piece.z)

    def rename(self, name: str, becomes: str) -> None:
        if name == becomes:
            return
        sprite = self._sprites.pop(name)
        if becomes in self._sprites:
            self.remove(becomes)
        self._sprites[becomes] = sprite

    def remove(self, name: str) -> None:
        sprite = self._sprites.pop(name, None)
        if sprite is not None:
            self._scene.removeItem(sprite)

    def rescale(self, stamps: Stamps) -> Iterator[None]:
        """Sharp at another scale, one after the other."""
        self._stamps = stamps
        for name in list(self._sprites):
            sprite = self._sprites.get(name)
            if sprite is not None:
                self._dress(sprite, sprite.piece.key)
                yield

    def smooth(self, on: bool) -> None:
        modes = Qt.TransformationMode
        for sprite in self:
            sprite.setTransformationMode(modes.SmoothTransformation if on else modes.FastTransformation)

    def paint_ahead(self, key: Any) -> bool:
        """Whether there was anything to be painted."""
        is_new = not self._stamps.has(("piece", key))
        if is_new:
            self._stamp(key)
        return is_new

    def _dress(self, sprite: Sprite, key: Any) -> None:
        sprite.wear(self._stamp(key), self._stamps.scale)

    def _stamp(self, key: Any) -> Stamp:
        def paint(canvas: Canvas) -> None:
            self._board.paint_piece(key, canvas)

        box = self._board.piece_box(key)
        if key[0] in self._board.fleeting:
            return self._stamps.fresh(box, paint)
        return self._stamps.get(("piece", key), box, paint)
