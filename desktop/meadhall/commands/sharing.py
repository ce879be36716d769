"""The process that makes what is shared: `python -m meadhall.commands.sharing FILE OUT LANGUAGE`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from ..chronicle.errand import Word, run
from ..table import open_save


def shared(path: Path, out: Path, language: str, told: Callable[[float], None]) -> Word:
    from ..views.share.film import NoWebP
    from ..views.share.making import make
    from ..views.text import Words

    try:
        make(open_save(path).table, out, Words(language), told)
    except NoWebP:
        return Word(failed="no_webp")
    return Word(1.0, done=True)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends this process
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from .. import app

    application = app.make_application()
    file, out, language = sys.argv[1:4]
    code = run(lambda told: shared(Path(file), Path(out), language, told))
    del application
    return code


if __name__ == "__main__":
    sys.exit(main())
