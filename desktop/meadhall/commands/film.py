"""A game to be shown to others: a film, a picture, or its saga."""

import sys
from pathlib import Path

from .. import app, display
from ..table import BadSave, SaveFailed, open_save
from . import Failed, Wrong
from .files import unread, unwritten


def film(file: str, out: Path, language: str) -> int:
    """What is made, the ending of the file says."""
    display.do_without()
    app.make_application()
    from ..views.share.film import NoWebP
    from ..views.share.making import ENDINGS, ending_of, make
    from ..views.share.tapestry import NotOver
    from ..views.text import Words

    if not ending_of(out):
        raise Wrong(f"the file to be made ends in {', '.join(ENDINGS)}, not in {out.suffix or 'nothing'}")
    try:
        make(open_save(Path(file)).table, out, Words(language), _tell)
    except BadSave as bad:
        raise Failed(f"{file}: {unread(bad)}") from bad
    except SaveFailed as failed:
        raise Failed(f"{out}: {unwritten(failed)}") from failed
    except NoWebP as error:
        raise Failed("this Qt cannot write WebP") from error
    except NotOver as error:
        raise Failed("a game that is not over has no tapestry") from error
    return 0


def _tell(share: float) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{round(100 * share)} %", end="" if share < 1 else "\n", file=sys.stderr, flush=True)
