"""Setup.exe under Wine, in a prefix where nothing was.

Wine is not Windows: what it cannot tell stands in by-hand.md.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from parcel.project import version
from parcel.tools import find, run

from .playing import left_behind, play, until
from .report import Report, Wrong
from .screen import Screen

USER = "drive_c/users/root"
MENU = f"{USER}/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Meadhall.lnk"
KEYS = ("Software\\Meadhall", "Software\\Classes\\.meadhall", "Software\\Classes\\Meadhall.Game")


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
        """With pipes at both ends: of /dev/null Wine makes an invalid handle."""
        command = [find("wine64"), *words]
        done = subprocess.run(command, env=self.environment, input=b"", capture_output=True, check=False)
        if check and done.returncode:
            said = (done.stdout + done.stderr).decode("utf-8", "replace")
            raise Wrong(f"{Path(words[0]).name} {' '.join(words[1:3])} ended with {done.returncode}: {said[-600:]}")
        return done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")

    def run(self, *words: str, check: bool = True) -> str:
        return self.wine(str(self.program / "meadhall-cli.exe"), *words, check=check)

    def open(self, *words: str) -> Callable[[], None]:
        """By the program for the desktop, as the Start menu does it: without console, stdin, stdout or stderr."""
        self.wine("start", "/unix", str(self.program / "Meadhall.exe"), *words)

        def end() -> None:
            self.wine("taskkill", "/F", "/T", "/IM", "Meadhall.exe", check=False)
            (self.data / "window").unlink(missing_ok=True)

        return end

    def see(self, picture: Path) -> None:
        self.screen.see(picture)

    def inner(self, path: Path) -> str:
        return "Z:" + str(path).replace("/", "\\")


def verify(options: argparse.Namespace, report: Report) -> None:
    report.limit(f"size of {options.file.name}", options.file.stat().st_size / 1e6, 30, "MB")
    folder, screen = Path(tempfile.mkdtemp(prefix="meadhall-")), Screen()
    place = Wine(folder / "prefix", screen)
    try:
        with report.step("a fresh prefix of Wine"):
            place.prefix.mkdir()
            place.wine("wineboot", "-i")
            _lend_icu(place, folder)
        _through(place, options, report, folder)
    finally:
        subprocess.run([find("wineserver"), "-k"], env=place.environment, check=False)
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)


def _through(place: Wine, options: argparse.Namespace, report: Report, folder: Path) -> None:
    if options.old:
        with report.step("the older one is installed, and a game kept with it"):
            place.wine(str(options.old.resolve()), "/S")
            (place.data / "games").mkdir(parents=True)
            (place.data / "games" / "old.meadhall").write_bytes(b"an old game")
    with report.step("installed without a question" + (" over the older one" if options.old else "")):
        place.wine(str(options.file.resolve()), "/S")
        missing = [path for path in (place.program / "Meadhall.exe", place.prefix / MENU) if not path.exists()]
        if missing:
            raise Wrong(f"there is no {missing[0].name}")
    report.size("installed", place.program, 110)
    with report.step("a double click on a save leads to the program") as details:
        details.append(_value(place, "Software\\Classes\\Meadhall.Game\\shell\\open\\command"))
        if "Meadhall.exe" not in details[0] or '"%1"' not in details[0]:
            raise Wrong("the command is another")
    play(place, report, folder, options.pictures, version(), "windows")
    with report.step("a running Meadhall is not overwritten"):
        end = place.open()
        try:
            until((place.data / "window").exists, "the window did not open")
            again = [find("wine64"), str(options.file.resolve()), "/S"]
            done = subprocess.run(again, env=place.environment, input=b"", check=False)
            if done.returncode != 3:
                raise Wrong(f"it ended with {done.returncode}, not with 3")
        finally:
            end()
    with report.step("taken away: nothing is left but the games") as details:
        place.wine(str(place.program / "uninstall.exe"), "/S")
        until(lambda: not place.program.exists(), f"left: {left_behind(place.program)[:5]}", 60)
        if (place.prefix / MENU).exists() or any(_value(place, key) for key in KEYS):
            raise Wrong("the menu or the registry still knows it")
        kept = left_behind(place.data)
        details.append(f"kept: {', '.join(kept)}")
        others = [name for name in kept if not name.startswith(("games", "unfinished"))]
        if others or (options.old and "games/old.meadhall" not in kept):
            raise Wrong("not the games and nothing else")


def _value(place: Wine, key: str) -> str:
    told = place.wine("reg", "query", f"HKCU\\{key}", "/ve", check=False)
    return next((line.split("REG_SZ")[1].strip() for line in told.splitlines() if "REG_SZ" in line), "")


def _lend_icu(place: Wine, folder: Path) -> None:
    """Windows has had icuuc.dll since 2017, Wine 8 has not: a stub in its own system32, never in the package."""
    source, made = Path(__file__).with_name("wine_icuuc.c"), folder / "icuuc.dll"
    run("x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", made, source)
    shutil.copy2(made, place.prefix / "drive_c/windows/system32/icuuc.dll")
