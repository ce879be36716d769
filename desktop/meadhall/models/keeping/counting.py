"""The process that counts what happened in games that are over: `python -m meadhall.models.keeping.counting FOLDER`.

The paths of the games are handed over, and each of them is told about as soon as it has been played again.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from ...chronicle.errand import Word, handed, run
from ...chronicle.index import Refused
from ...chronicle.past import Past
from .archive import played_again
from .library import Library


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    path: str
    past: Past | None = None
    code: str = ""  # why there is none
    figures: Mapping[str, int | str] = {}

    @property
    def what(self) -> Past | Refused:
        return self.past or Refused(self.path, self.code, self.figures)


def count(library: Library, paths: Sequence[str], say: Callable[[Word], None]) -> Word:
    for number, path in enumerate(paths, 1):
        what = played_again(library, path)
        found = Counted(path, what) if isinstance(what, Past) else Counted(path, None, what.code, what.figures)
        say(Word(number / len(paths), found=found))
    return Word(1.0, done=True)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends this process
    paths = msgspec.json.decode(handed(), type=list[str])
    return run(lambda say: count(Library(Path(sys.argv[1])), paths, say))


if __name__ == "__main__":
    sys.exit(main())
