"""Faces of a pip die."""

from __future__ import annotations

from icons.geometry import Shape, box, disc, join
from icons.registry import DRAWINGS, icon

_NEAR, _MIDDLE, _FAR = 7.2, 12.0, 16.8
_PLACES = {
    1: [(_MIDDLE, _MIDDLE)],
    2: [(_NEAR, _FAR), (_FAR, _NEAR)],
    3: [(_NEAR, _FAR), (_MIDDLE, _MIDDLE), (_FAR, _NEAR)],
    4: [(_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)],
    5: [(_NEAR, _NEAR), (_FAR, _NEAR), (_MIDDLE, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)],
    6: [(x, y) for x in (_NEAR, _FAR) for y in (6.2, 12.0, 17.8)],
}


def face(pips: int) -> Shape:
    radius = 2.6 if pips == 1 else 2.0
    return box(1.8, 1.8, 20.4, 20.4, 4) - join(disc(x, y, radius) for x, y in _PLACES[pips])


@icon
def dice() -> Shape:
    return face(5)


for _pips in _PLACES:
    DRAWINGS[f"die-{_pips}"] = lambda pips=_pips: face(pips)
