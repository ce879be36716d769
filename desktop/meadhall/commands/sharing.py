"""The process that makes what is shared: `python -m meadhall.commands.sharing OUT LANGUAGE LINE`.

The game is handed over, packed as in a file. LINE is the position for a picture.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from ..chronicle.errand import Word, handed, run
from ..table import opened


def shared(packed: bytes, out: Path, language: str, line: int, told: Callable[[float], None]) -> Word:
    from ..views.share.film import NoWebP
    from ..views.share.making import make
    from ..views.text import Words

    try:
        make(opened(packed).table, out, Words(language), told, line)
    except NoWebP:
        return Word(failed="no_webp")
    return Word(1.0, done=True)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends this process
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from .. import app

    application = app.make_application()
    out, language, line = sys.argv[1:4]
    packed = handed()
    code = run(lambda say: shared(packed, Path(out), language, int(line), lambda share: say(Word(share))))
    del application
    return code


if __name__ == "__main__":
    sys.exit(main())
