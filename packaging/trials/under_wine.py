"""Setup.exe under Wine: installed, played, upgraded, taken away."""

import argparse
from pathlib import Path
from time import sleep

from parcel.project import version
from parcel.tree import files

from .playing import a_game_of_the_older_one, left_behind, play, they_are_there, until
from .report import Report, Wrong
from .wine import USER, Wine, fresh

MENU = f"{USER}/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Meadhall.lnk"
KEYS = ("Software\\Meadhall", "Software\\Classes\\.meadhall", "Software\\Classes\\Meadhall.Game")


def verify(options: argparse.Namespace, report: Report) -> None:
    report.limit(f"size of {options.file.name}", options.file.stat().st_size / 1e6, 30, "MB")
    with fresh(report) as (place, folder):
        _through(place, options, report, folder)


def _through(place: Wine, options: argparse.Namespace, report: Report, folder: Path) -> None:
    games: dict[Path, bytes] = {}
    if options.old:
        with report.step("the older one is installed"):
            place.install(options.old)
        games = a_game_of_the_older_one(place, report, options.pictures / "windows-older.png")
    with report.step("installed without a question" + (" over the older one" if options.old else "")):
        place.install(options.file)
        missing = [path for path in (place.program / "Meadhall.exe", place.prefix / MENU) if not path.exists()]
        if missing:
            raise Wrong(f"there is no {missing[0].name}")
    report.size("installed", files(place.program), 110)
    with report.step("a double click on a save leads to the program") as details:
        details.append(_value(place, "Software\\Classes\\Meadhall.Game\\shell\\open\\command"))
        if "Meadhall.exe" not in details[0] or '"%1"' not in details[0]:
            raise Wrong("the command is another")
    if games:
        they_are_there(place, report, games, options.pictures / "windows-older-goes-on.png")
    play(place, report, folder, options.pictures, version(), "windows")
    with report.step("a running Meadhall is neither overwritten nor taken away"):
        end = place.open()
        try:
            until((place.data / "window").exists, "the window did not open")
            if (code := place.ended(str(options.file.resolve()), "/S").returncode) != 3:
                raise Wrong(f"Setup ended with {code}, not with 3")
            place.ended(str(place.program / "uninstall.exe"), "/S")
            sleep(5)  # for it goes on by itself, out of the folder that it empties
            if not (place.program / "uninstall.exe").exists():
                raise Wrong("it was taken away")
        finally:
            end()
        if (place.data / "window").exists():
            raise Wrong("closed, it leaves its note behind")
    with report.step("taken away: nothing is left but the games") as details:
        place.wine(str(place.program / "uninstall.exe"), "/S")
        until(lambda: not place.program.exists(), f"left: {left_behind(place.program)[:5]}", 60)
        if (place.prefix / MENU).exists() or any(_value(place, key) for key in KEYS):
            raise Wrong("the menu or the registry still knows it")
        kept = left_behind(place.data)
        details.append(f"kept: {', '.join(kept)}")
        others = [name for name in kept if not name.startswith(("games", "unfinished"))]
        if others or any(not path.exists() for path in games):
            raise Wrong("not the games and nothing else")


def _value(place: Wine, key: str) -> str:
    told = place.wine("reg", "query", f"HKCU\\{key}", "/ve", check=False)
    return next((line.split("REG_SZ")[1].strip() for line in told.splitlines() if "REG_SZ" in line), "")
