"""What a process that was sent for something long says on its way: a line of JSON now and then, and one at the end.

It ends with whoever has sent it: its stdin is closed then, however that came about.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Thread
from typing import Any

import msgspec

from ..table import BadSave, SaveFailed

LENGTH = 8  # bytes that say how much is handed over


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    share: float = 0.0  # of the work that is done
    done: bool = False
    found: Any = None  # what was asked for, if it is no file; or, while it is not done, a part of that
    failed: str = ""  # why it could not be done; or, if it is done, why it could not be kept
    figures: dict[str, str | int] = {}


def run(work: Callable[[Callable[[Word], None]], Word]) -> int:
    """Does it, and tells. `work` is told where to say how far it has come."""
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno() if sys.stderr else os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    Thread(target=_end_with_the_sender, args=(sys.stdin.fileno(),), daemon=True).start()

    def say(word: Word) -> None:
        try:
            os.write(answers, msgspec.json.encode(word) + b"\n")
        except OSError:  # nobody is there to read it
            os._exit(0)

    try:
        last = work(say)
    except BadSave as bad:
        last = Word(failed=bad.code, figures=dict(bad.figures))
    except SaveFailed as failed:
        last = Word(failed=failed.code)
    say(last)
    return 0


def handed() -> bytes:
    """What the sender gave it to work on. To be read before the work begins; in a file it could be left behind."""
    return _exactly(int.from_bytes(_exactly(LENGTH)))


def _exactly(count: int) -> bytes:
    found = b""
    while len(found) < count:
        part = os.read(sys.stdin.fileno(), count - len(found))
        if not part:
            os._exit(0)  # nobody is there any more
        found += part
    return found


def _end_with_the_sender(pipe: int) -> None:
    while os.read(pipe, 1 << 10):
        pass
    os._exit(0)
