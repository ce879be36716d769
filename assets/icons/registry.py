"""Every icon by its name. A module of drawings fills the list with the `icon` decorator."""

from __future__ import annotations

from collections.abc import Callable

from icons.geometry import Shape

Drawing = Callable[[], Shape]

DRAWINGS: dict[str, Drawing] = {}


def icon(draw: Drawing) -> Drawing:
    """The function `eye_off` draws the icon "eye-off"."""
    name = draw.__name__.rstrip("_").replace("_", "-")
    if name in DRAWINGS:
        raise ValueError(f"two drawings of {name}")
    DRAWINGS[name] = draw
    return draw
