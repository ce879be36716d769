"""What is printed: the player aid of a game, and its almanac as a book."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .. import app, display
from ..table.bad_save import SaveFailed
from . import Failed

if TYPE_CHECKING:
    from ..views.text.almanac import Almanac


def aid(game: str, language: str, out: Path) -> int:
    def pdf(almanac: "Almanac") -> bytes:
        from ..views.paper.aid import PlayerAid

        return PlayerAid(almanac).pdf()

    return _print(game, language, out, pdf)


def book(game: str, language: str, out: Path) -> int:
    def pdf(almanac: "Almanac") -> bytes:
        from ..views.paper.book import PrintedBook

        return PrintedBook(almanac).pdf()

    return _print(game, language, out, pdf)


def _print(game: str, language: str, out: Path, pdf: Callable[["Almanac"], bytes]) -> int:
    display.do_without()
    app.make_application()
    from ..views.paper.printing import put
    from ..views.text.almanac import Almanac
    from ..views.text.words import Words

    try:
        put(out, pdf(Almanac(Words(language), game)))
    except (OSError, SaveFailed) as error:
        raise Failed(str(error)) from error
    return 0
