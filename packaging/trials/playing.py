"""What is tried of every installed program, whatever starts it: a picture, whole games, a window, a save."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

from .report import Report, Wrong

GAMES = ("watch", "northgard", "midgard", "wild")
PATIENCE = 240  # seconds for what takes a few, on a machine that may be busy


class Place(Protocol):
    """Where a program was installed."""

    data: Path  # its games, as we see them

    def run(self, *words: str, check: bool = True) -> str:
        """The program by its command line; what it printed."""
        ...

    def open(self, *words: str) -> Callable[[], None]:
        """The program with its window; call what comes back to end it."""
        ...

    def see(self, picture: Path) -> None:
        """The screen as it is."""
        ...

    def inner(self, path: Path) -> str:
        """How the program calls a file that we see."""
        ...


def play(place: Place, report: Report, scratch: Path, pictures: Path, version: str, name: str) -> None:
    with report.step("--version") as details:
        told = place.run("--version").strip()
        details.append(told)
        if told != f"meadhall {version}":
            raise Wrong(f"not meadhall {version}")
    with report.step("a picture of home, drawn without a display"):
        home = scratch / "Дом и двор.png"
        place.run("render", "home", "--size", "1280x720", "--out", place.inner(home))
        if not home.exists() or home.stat().st_size < 20_000:
            raise Wrong("there is none")
        (pictures / f"{name}-home.png").write_bytes(home.read_bytes())
    for game in GAMES:
        with report.step(f"four bots play {game} to its end") as details:
            told = place.run("simulate", game, "--players", "4", "--bots", "steady", "--games", "1", "--json")
            found = json.loads(told)
            details.append(f"{found['actions']} actions")
            if found["finished"] != 1:
                raise Wrong(told)
    _windows(place, report, scratch, pictures, name)


def _windows(place: Place, report: Report, scratch: Path, pictures: Path, name: str) -> None:
    kept = scratch / "Вечер у огня.meadhall"
    with report.step("in a window four computer players play, and their game is written down") as details:
        end = place.open("play", "wild", "--people", "0", "--seed", "3")
        try:
            games = place.data / "unfinished"
            game = until(lambda: next(iter(sorted(games.glob("*.autosave"))), None), "no game was written")
            before = game.stat().st_size
            until(lambda: game.stat().st_size > before + 300, "the computer players do not go on")
            details.append(f"{game.stat().st_size} bytes")
            place.see(pictures / f"{name}-table.png")
            kept.write_bytes(game.read_bytes())
        finally:
            end()
    if not kept.exists():
        return
    with report.step("a save opened as by a double click; a second start hands its file to the first"):
        end = place.open(place.inner(kept))
        try:
            until((place.data / "window").exists, "the window has no door")
            sleep(2)
            place.see(pictures / f"{name}-opened.png")
            place.run(place.inner(kept))  # which ends at once
        finally:
            end()
    with report.step("the save is played again and every position fits") as details:
        details.append(place.run("replay", place.inner(kept), "--check").strip().rpartition(": ")[2])


def until(look: Callable[[], object], wrong: str, patience: float = PATIENCE) -> Path:
    end = monotonic() + patience
    while not (found := look()):
        if monotonic() > end:
            raise Wrong(wrong)
        sleep(0.3)
    return found  # pyright: ignore[reportReturnType]


def left_behind(folder: Path, wanted: Sequence[str] = ()) -> list[str]:
    """Files below the folder that are not among those that shall stay."""
    found = [str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()]
    return sorted(name for name in found if not name.startswith(tuple(wanted) or ("\0",)))
