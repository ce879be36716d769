"""The icons: each is one solid silhouette on a grid of 24, constructed here and written as SVG."""

from __future__ import annotations

from icons import arms, chrome, deeds, dice, people, places, players, resources  # noqa: F401  (they fill the registry)
from icons.geometry import Shape
from icons.registry import DRAWINGS
from icons.svg import document

# A live area of 22 in a grid of 24.
MARGIN = 1.0


def make() -> dict[str, bytes]:
    """File name -> contents."""
    return {f"{name}.svg": _file(name, draw()) for name, draw in sorted(DRAWINGS.items())}


def _file(name: str, shape: Shape) -> bytes:
    left, top, right, bottom = shape.bounds()
    slack = 0.02
    if min(left, top) < MARGIN - slack or max(right, bottom) > 24 - MARGIN + slack:
        raise ValueError(f"{name} leaves the live area: {left:.2f} {top:.2f} {right:.2f} {bottom:.2f}")
    return document(shape).encode()
