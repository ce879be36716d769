"""The kinds of motion. Each is made for one use: it begins, goes from 0 to 1, and ends."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QPointF

from meadhall.rules.kernel import Event
from meadhall.views.boards.kit.pieces import Piece
from meadhall.views.boards.kit.sprites import Sprite

if TYPE_CHECKING:
    from meadhall.views.boards.kit.drama.act import Act

FADE = 120.0  # with reduced motion everything is a crossfade of this length
_CURVES = {
    kind: QEasingCurve(kind)
    for kind in (
        QEasingCurve.Type.OutCubic,
        QEasingCurve.Type.OutBack,
        QEasingCurve.Type.OutQuad,
        QEasingCurve.Type.InOutQuad,
    )
}


def eased(kind: QEasingCurve.Type, share: float) -> float:
    return _CURVES[kind].valueForProgress(share)


class Stage(Protocol):
    """What motions move."""

    def lie(self, view: Any) -> None: ...

    def sprite(self, name: str) -> Sprite | None: ...

    def put(self, piece: Piece) -> Sprite: ...

    def swap(self, name: str, key: Hashable) -> None: ...

    def rename(self, name: str, becomes: str) -> None: ...

    def remove(self, name: str) -> None: ...

    def flash(self, spots: Sequence[str], state: str) -> None: ...

    def trace(self, spots: Sequence[str], mover: int) -> None: ...

    def show_spots(self, spots: Sequence[str]) -> None: ...

    def perform(self, act: Act | None, share: float) -> None: ...


class Motion:
    ms: float = 0.0
    reduced_ms: float = FADE
    decides: float = 0.0  # milliseconds until one sees what has come of it

    def begin(self, stage: Stage) -> None: ...

    def go(self, stage: Stage, share: float) -> None: ...

    def fade(self, stage: Stage, share: float) -> None:
        """What is shown instead where motion is unwelcome."""

    def end(self, stage: Stage) -> None: ...


class Beat(NamedTuple):
    """What is shown of one event: motions with the moment at which each begins, and the position after them."""

    event: Event | None
    motions: tuple[tuple[float, Motion], ...]
    view: Any = None


class Travel(Motion):
    """A piece goes along these points; there it may take another id, for ids name places."""

    def __init__(self, name: str, way: Sequence[tuple[float, float]], becomes: str = "", hop: float = 6) -> None:
        self.id, self.becomes, self.hop = name, becomes or name, hop
        self._way = [QPointF(*point) for point in way]
        self.ms = 450.0
        self._lengths: list[float] = []

    def begin(self, stage: Stage) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            self._way.insert(0, sprite.pos())
            sprite.setZValue(sprite.piece.z + 40)
        self._lengths = [math.dist((a.x(), a.y()), (b.x(), b.y())) for a, b in pairwise(self._way)]

    def go(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.id)
        if sprite is None:
            return
        point = self._at(eased(QEasingCurve.Type.OutCubic, share))
        sprite.setPos(point.x(), point.y() - self.hop * math.sin(math.pi * share))

    def fade(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.id)
        if sprite is None:
            return
        if share >= 0.5:
            sprite.setPos(self._way[-1])
        sprite.setOpacity(abs(2 * share - 1))

    def end(self, stage: Stage) -> None:
        sprite = stage.sprite(self.id)
        if sprite is None:
            return
        sprite.setPos(self._way[-1])
        sprite.setOpacity(1)
        sprite.setZValue(sprite.piece.z)
        stage.rename(self.id, self.becomes)

    def _at(self, share: float) -> QPointF:
        """A point of the way by its length."""
        left = share * sum(self._lengths)
        for (start, stop), length in zip(pairwise(self._way), self._lengths, strict=True):
            if left <= length and length:
                return start + (stop - start) * (left / length)
            left -= length
        return self._way[-1]


def travel_ms(start: tuple[float, float], stop: tuple[float, float]) -> float:
    """LOOK 10: longer ways take longer, but nothing drags."""
    return min(220 + 0.35 * math.dist(start, stop), 450)


class Appear(Motion):
    """A piece is set down."""

    ms = 160.0

    def __init__(self, piece: Piece) -> None:
        self.piece = piece

    def begin(self, stage: Stage) -> None:
        stage.put(self.piece).setOpacity(0)

    def go(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.piece.id)
        if sprite is not None:
            sprite.setOpacity(min(1.0, share * 3))
            sprite.grow(1.08 - 0.08 * eased(QEasingCurve.Type.OutBack, share))

    def fade(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.piece.id)
        if sprite is not None:
            sprite.setOpacity(share)

    def end(self, stage: Stage) -> None:
        stage.put(self.piece)


class Vanish(Motion):
    """A piece is taken away; one that falls sinks while it fades."""

    ms = 220.0

    def __init__(self, name: str, falls: bool = False) -> None:
        self.id, self.falls = name, falls

    def go(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            sprite.setOpacity(1 - share)
            if self.falls:
                sprite.setRotation(75 * eased(QEasingCurve.Type.OutQuad, share))

    def fade(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            sprite.setOpacity(1 - share)

    def end(self, stage: Stage) -> None:
        stage.remove(self.id)


class Change(Motion):
    """A piece shows another face."""

    reduced_ms = 0.0

    def __init__(self, name: str, key: Hashable) -> None:
        self.id, self.key = name, key

    def end(self, stage: Stage) -> None:
        if stage.sprite(self.id) is not None:
            stage.swap(self.id, self.key)


class Put(Motion):
    """Things are otherwise at once: these lie there now, those are gone."""

    reduced_ms = 0.0

    def __init__(self, pieces: Iterable[Piece], gone: Iterable[str] = ()) -> None:
        self.pieces, self.gone = tuple(pieces), tuple(gone)

    def end(self, stage: Stage) -> None:
        for name in self.gone:
            stage.remove(name)
        for piece in self.pieces:
            stage.put(piece)


class Settle(Motion):
    """From now on everything lies as in this position."""

    reduced_ms = 0.0

    def __init__(self, view: Any) -> None:
        self.view = view

    def end(self, stage: Stage) -> None:
        stage.lie(self.view)


class Reveal(Motion):
    """The camera sees to it that these spots are in sight."""

    def __init__(self, spots: Sequence[str], ms: float = 0.0) -> None:
        self.spots = tuple(spots)
        self.ms = self.reduced_ms = ms

    def begin(self, stage: Stage) -> None:
        stage.show_spots(self.spots)


class Fly(Motion):
    """A thing passes by on an arc: a resource to its owner, a card from the deck."""

    ms = 380.0
    reduced_ms = 0.0

    def __init__(self, piece: Piece, to: tuple[float, float], ms: float = 380.0, arc: float = 46) -> None:
        self.piece, self.to, self.ms, self.arc = piece, to, ms, arc

    def go(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.piece.id) or stage.put(self.piece)
        part = eased(QEasingCurve.Type.InOutQuad, share)
        x = self.piece.x + (self.to[0] - self.piece.x) * part
        y = self.piece.y + (self.to[1] - self.piece.y) * part
        sprite.setPos(x, y - self.arc * math.sin(math.pi * part))

    def end(self, stage: Stage) -> None:
        stage.remove(self.piece.id)


class Shake(Motion):
    """A blow lands: 3 px to and fro, twice."""

    ms = 120.0
    reduced_ms = 0.0

    def __init__(self, name: str) -> None:
        self.id = name
        self._rest = QPointF()

    def begin(self, stage: Stage) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            self._rest = sprite.pos()

    def go(self, stage: Stage, share: float) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            sprite.setPos(self._rest.x() + 3 * math.sin(share * 4 * math.pi), self._rest.y())

    def end(self, stage: Stage) -> None:
        sprite = stage.sprite(self.id)
        if sprite is not None:
            sprite.setPos(self._rest)


class Flash(Motion):
    """Spots light up for a moment."""

    def __init__(self, spots: Sequence[str], state: str, ms: float = 420.0) -> None:
        self.spots, self.state = tuple(spots), state
        self.ms = self.reduced_ms = ms

    def begin(self, stage: Stage) -> None:
        stage.flash(self.spots, self.state)

    def end(self, stage: Stage) -> None:
        stage.flash((), self.state)


class Trace(Motion):
    """What another player just did stays outlined in his colour for a while."""

    reduced_ms = 0.0

    def __init__(self, spots: Sequence[str], mover: int) -> None:
        self.spots, self.mover = tuple(spots), mover

    def end(self, stage: Stage) -> None:
        stage.trace(self.spots, self.mover)


class Wait(Motion):
    def __init__(self, ms: float) -> None:
        self.ms = self.reduced_ms = ms
