"""A place where Setup.exe is tried: Wine, in a prefix where nothing was.

Wine is not Windows: what it cannot tell stands in by-hand.md.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from parcel.tools import find, run

from .report import Report, Wrong
from .screen import Screen

USER = "drive_c/users/root"

# As Explorer starts a program for the desktop: without console, stdin, stdout or stderr. `start` would hand over ours.
START = """
import subprocess, sys
nothing = subprocess.STARTUPINFO(dwFlags=subprocess.STARTF_USESTDHANDLES)
started = subprocess.Popen(sys.argv[1:], startupinfo=nothing, creationflags=subprocess.DETACHED_PROCESS)
print(started.pid)
"""
# As a person closes it, which it may take a while to do.
CLOSE = """
import ctypes, subprocess, sys
kernel, number = ctypes.windll.kernel32, int(sys.argv[1])
process = kernel.OpenProcess(0x100001, False, number)  # to be waited for, and to be ended
subprocess.run(["taskkill", "/PID", sys.argv[1]], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
if kernel.WaitForSingleObject(process, 60_000):
    kernel.TerminateProcess(process, 1)
    sys.exit("it does not close")
"""


class Wine:
    def __init__(self, prefix: Path, screen: Screen) -> None:
        self.prefix, self.screen = prefix, screen
        quiet = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEARCH": "win64", "DISPLAY": screen.name}
        settled = {"USER": "root", "LC_ALL": "C.UTF-8", "WINEDLLOVERRIDES": "mscoree,mshtml="}
        self.environment = {**os.environ, **quiet, **settled}
        self.local = prefix / USER / "AppData/Local"
        self.program = self.local / "Programs/Meadhall"
        self.data = self.local / "meadhall"

    def wine(self, *words: str, check: bool = True) -> str:
        done = self.ended(*words)
        if check and done.returncode:
            said = (done.stdout + done.stderr).decode("utf-8", "replace")
            raise Wrong(f"{Path(words[0]).name} {' '.join(words[1:3])} ended with {done.returncode}: {said[-600:]}")
        return done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")

    def ended(self, *words: str) -> "subprocess.CompletedProcess[bytes]":
        """With pipes at both ends: of /dev/null Wine makes an invalid handle."""
        return subprocess.run(
            [find("wine64"), *words], env=self.environment, input=b"", capture_output=True, check=False
        )

    def install(self, file: Path) -> None:
        self.wine(str(file.resolve()), "/S")

    def run(self, *words: str, check: bool = True) -> str:
        return self.wine(str(self.program / "meadhall-cli.exe"), *words, check=check)

    def open(self, *words: str) -> Callable[[], None]:
        """One line is read, not all: Wine's processes keep our pipes open, though they have no handles to them."""
        cli, program = str(self.program / "meadhall-cli.exe"), self.inner(self.program / "Meadhall.exe")
        command = [find("wine64"), cli, "-c", START, program, *words]
        pipe = subprocess.PIPE
        starter = subprocess.Popen(command, env=self.environment, stdin=pipe, stdout=pipe, stderr=pipe)
        assert starter.stdout is not None
        number = starter.stdout.readline().decode().strip()
        starter.wait()
        return lambda: print(end=self.run("-c", CLOSE, number))

    def see(self, picture: Path) -> None:
        self.screen.see(picture)

    def inner(self, path: Path) -> str:
        c, is_inside = self.prefix / "drive_c", path.is_relative_to(self.prefix / "drive_c")
        return (f"C:/{path.relative_to(c)}" if is_inside else f"Z:{path}").replace("/", "\\")


@contextmanager
def fresh(report: Report) -> Iterator[tuple[Wine, Path]]:
    """And a folder for whatever else is needed; both are gone afterwards."""
    folder, screen = Path(tempfile.mkdtemp(prefix="meadhall-")), Screen()
    place = Wine(folder / "prefix", screen)
    try:
        with report.step("a fresh prefix of Wine"):
            place.prefix.mkdir()
            place.wine("wineboot", "-i")
            _lend_icu(place, folder)
        yield place, folder
    finally:
        subprocess.run([find("wineserver"), "-k"], env=place.environment, check=False)
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)


def _lend_icu(place: Wine, folder: Path) -> None:
    """Windows has had icuuc.dll since 2017, Wine 8 has not: a stub in its own system32, never in the package."""
    source, made = Path(__file__).with_name("wine_icuuc.c"), folder / "icuuc.dll"
    run("x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", made, source)
    shutil.copy2(made, place.prefix / "drive_c/windows/system32/icuuc.dll")
