"""How large the processes of a run have grown. One that has grown too large fails the run.

What finished tests have left is thrown away in time, so that only what is truly held on to can make one large.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import re
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

MOST = 700  # megabytes; a whole run had come to 678, though tables opened and left one after the other keep none
GROWTH = 20  # megabytes; some two windows
PEAKS = pytest.StashKey[dict[str, int]]()
STATUS = Path("/proc/self/status")
HERE = Path(__file__).parent


def peak() -> int | None:
    """In megabytes, of this process; only Linux tells."""
    return _told("VmHWM")


def forget() -> None:
    """What the tests of a file have kept for each other: games played, positions, printed books."""
    for module in [*sys.modules.values()]:
        if str(getattr(module, "__file__", None)).startswith(str(HERE)):
            for kept in [*vars(module).values()]:
                if isinstance(kept, functools._lru_cache_wrapper):
                    kept.cache_clear()


def let_pictures_go() -> None:
    """Those that Qt keeps painted, for as long as there is room for them."""
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and gui.QGuiApplication.instance() is not None:
        gui.QPixmapCache.clear()


def hand_back() -> None:
    """Memory that is free, but not yet the system's again."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def weight() -> int | None:
    """As `peak`, but now."""
    return _told("VmRSS")


def _told(name: str) -> int | None:
    found = re.search(rf"{name}:\s+(\d+) kB", STATUS.read_text()) if STATUS.exists() else None
    return int(found[1]) // 1024 if found else None


def light(kept: int) -> int:
    """Throws away what is done with, once more than a little has gathered; says what is kept.

    The program puts the collector aside while it starts, and keeps for good what is there by then: started after
    hundreds of tests, all that they have left.
    """
    gc.unfreeze()
    gc.enable()
    if (weight() or 0) <= kept + GROWTH:
        return kept
    gc.collect()
    hand_back()
    return weight() or 0


def pytest_configure(config: pytest.Config) -> None:
    config.stash[PEAKS] = {}
    config.pluginmanager.register(Collector())


class Collector:
    """Python's own counts things, not what they weigh: a window in a ring of references is a few to it."""

    def __init__(self) -> None:
        self._kept = weight() or 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        done = yield
        if nextitem is None or nextitem.path != item.path:
            forget()
            let_pictures_go()
        self._kept = light(self._kept)
        return done


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """One of the processes that test side by side has ended; if it was not killed, it has told."""
    told = getattr(node, "workeroutput", {}).get("peak")
    if told is not None:
        node.config.stash[PEAKS][node.gateway.id] = told


def pytest_sessionfinish(session: pytest.Session) -> None:
    config, own = session.config, peak()
    if hasattr(config, "workeroutput"):
        config.workeroutput["peak"] = own  # pyright: ignore[reportAttributeAccessIssue]
        return
    if not config.getoption("numprocesses", None) and own is not None:
        config.stash[PEAKS]["this process"] = own
    if any(megabytes > MOST for megabytes in config.stash[PEAKS].values()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for name, megabytes in sorted(config.stash[PEAKS].items()):
        too_large = megabytes > MOST
        terminalreporter.write_line(
            f"{name} had up to {megabytes} MB" + f", more than {MOST}" * too_large, red=too_large
        )
