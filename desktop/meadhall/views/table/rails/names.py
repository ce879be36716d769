"""Long names of players, where there is little room for them."""

from __future__ import annotations

from meadhall.views.look.style import Style
from meadhall.views.widgets import fit
from meadhall.views.widgets.measure import Fit

Line = tuple[Fit, str]


def name_lines(style: Style, name: str, width: float, size: float, halved: float) -> list[Line]:
    """Smaller, if need be; on two lines of a smaller size, if that is not enough."""
    whole = fit(style, "name", size, name, width)
    words = name.split()
    if whole.fits or len(words) < 2:
        return [(whole, name)]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    halves = min(cuts, key=lambda pair: max(map(len, pair)))
    return [(fit(style, "name", halved, half, width), half) for half in halves]


def name_line(style: Style, name: str, width: float, size: float) -> Line:
    """On one line whatever it takes: with initials for all words but the first, or cut off."""
    whole = fit(style, "name", size, name, width)
    if whole.fits:
        return whole, name
    first, *others = name.split() or [name]
    initials = " ".join([first, *(f"{word[0]}." for word in others)])
    short = fit(style, "name", size, initials, width)
    return short, short.cut(initials, width)
