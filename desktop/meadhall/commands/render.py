"""A page as a picture."""

import os
import textwrap
from pathlib import Path

from .. import app, display
from . import Failed, Wrong

SIZES = range(320, 8193)  # pixels of either side


def render(
    subject: str, out: str, seed: int, actions: int, players: int, lang: str, theme: str, scale: float, size: str
) -> int:
    width, height = _size(size)
    display.do_without()
    os.environ["QT_SCALE_FACTOR"] = str(scale)  # which Qt reads then, too
    app.make_application()
    from ..views.render import render as pages
    from ..views.render.picture import Impossible, Picture

    if pages.kind_of(subject) not in pages.names():
        raise Wrong(f"{subject!r} cannot be drawn; there are {', '.join(pages.names())}")
    picture = Picture(subject, seed, actions, players, lang, theme, scale, (width, height))
    try:
        pages.render(picture, Path(out))
    except Impossible as impossible:
        raise Wrong(str(impossible)) from impossible
    except OSError as error:
        raise Failed(str(error)) from error
    return 0


def subjects() -> str:
    """For those who ask for help."""
    from ..views.render import render as pages

    names = textwrap.fill(
        ", ".join(pages.names()), 78, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
    return f"screens, dialogs over them, and sheets of paper:\n{names}"


def _size(word: str) -> tuple[int, int]:
    width, _, height = word.partition("x")
    if all(part.isascii() and part.isdigit() and len(part) < 6 and int(part) in SIZES for part in (width, height)):
        return int(width), int(height)
    raise Wrong(f"a size is such as 1920x1080, not {word!r}")
