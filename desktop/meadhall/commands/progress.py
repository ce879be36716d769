"""How far a long command is, for those who sit at a terminal."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


def progress(things: Iterable[T], total: int) -> Iterator[T]:
    if sys.stderr is None or not sys.stderr.isatty():
        yield from things
        return
    try:
        for done, thing in enumerate(things, 1):
            bar = "#" * (WIDTH * done // total)
            print(f"\r[{bar:.<{WIDTH}}] {done} of {total}", end="", file=sys.stderr, flush=True)
            yield thing
    finally:
        print("\r" + " " * (WIDTH + 30) + "\r", end="", file=sys.stderr, flush=True)
