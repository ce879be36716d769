"""The process that analyses a finished game: `python -m meadhall.chronicle.worker FILE`."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path

from ..rules import kernel
from ..table import BadSave, SaveFailed, open_save
from . import kept
from .analysis import analysed
from .errand import Word, run


def analyse(path: Path, told: Callable[[float], None]) -> Word:
    """What was found is told in any case: a disk that is full or read-only keeps nobody from reading it."""
    table = open_save(path).table
    if not kernel.is_over(table.state) or table.resumed:
        raise BadSave("no_position", {})
    analysis = analysed(table, told)
    unkept = ""
    try:
        kept.keep(path, analysis)
    except SaveFailed as failed:
        unkept = failed.code
    return Word(1.0, done=True, found=analysis, failed=unkept)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends this process
    return run(lambda say: analyse(Path(sys.argv[1]), lambda share: say(Word(share))))


if __name__ == "__main__":
    sys.exit(main())
