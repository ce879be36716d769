"""An icon as the text of an SVG file.

The path data uses only absolute M, L, Q, C and Z, so that the program reads it with a few lines of its own code.
"""

from __future__ import annotations

import pathops
from pathops import PathVerb

from icons.geometry import FINE, Shape

# Boolean operations leave dust: contours smaller than this, in square units of the grid, are nobody's drawing.
DUST = 0.05

_LETTERS = {PathVerb.MOVE: "M", PathVerb.LINE: "L", PathVerb.QUAD: "Q", PathVerb.CUBIC: "C", PathVerb.CLOSE: "Z"}
_STEPS = {PathVerb.LINE, PathVerb.QUAD, PathVerb.CUBIC}


def document(shape: Shape) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path fill="currentColor" fill-rule="evenodd" d="{path_data(shape)}"/></svg>\n'
    )


def path_data(shape: Shape) -> str:
    path = pathops.Path(shape.path)
    path.convertConicsToQuads(1)
    path.simplify(fix_winding=False, keep_starting_points=False)
    return "".join(_contour(contour) for contour in path.contours if abs(contour.area) > DUST * FINE * FINE)


def _contour(contour: pathops.Path) -> str:
    words: list[str] = []
    here = first = ""
    for verb, points in contour:
        written = [_point(point) for point in points]
        # After rounding, a step may lead nowhere.
        if verb in _STEPS and all(word == here for word in written):
            continue
        words.append(_LETTERS[verb] + " ".join(written))
        here = written[-1] if written else here
        first = first or here
    # The last line of a contour repeats what Z does.
    if words[-2] == "L" + first:
        del words[-2]
    return "".join(words)


def _point(point: tuple[float, float]) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    text = f"{value / FINE:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
