"""What is tried of every installed program, whatever starts it: a picture, whole games, a window, a save."""

import json
from collections.abc import Callable
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
        kept.write_bytes(played_in_a_window(place, pictures / f"{name}-table.png").read_bytes())
        details.append(f"{kept.stat().st_size} bytes")
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


def a_game_of_the_older_one(place: Place, report: Report, picture: Path) -> dict[Path, bytes]:
    """One that waits to go on, as its window left it, and a copy of it among those that were kept."""
    games: dict[Path, bytes] = {}
    with report.step("the older one plays in its window, and its game is kept") as details:
        details.append(place.run("--version").strip())
        waiting = played_in_a_window(place, picture)
        kept = place.data / "games" / "An older evening.meadhall"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(waiting.read_bytes())
        games = {path: path.read_bytes() for path in (kept, waiting)}
        details.append(f"{len(games[kept])} bytes")
    return games


def they_are_there(place: Place, report: Report, games: dict[Path, bytes], picture: Path) -> None:
    """And the newer one goes on with what waits, though its rules may play it differently from somewhere on."""
    with report.step("the games of the older one are there") as details:
        for path, content in games.items():
            if not path.exists() or path.read_bytes() != content:
                raise Wrong(f"{path.name} is gone, or another")
        details.append(f"{len(games)} games")
    for path in [path for path in games if path.suffix == ".autosave"]:
        with report.step("the newer one goes on with the game that waits"):
            end = place.open(place.inner(path))
            try:
                until(lambda path=path: path.stat().st_size > len(games[path]) + 100, "it does not go on")
                place.see(picture)
            finally:
                end()


def played_in_a_window(place: Place, picture: Path) -> Path:
    """The file in which the window keeps its game."""
    folder = place.data / "unfinished"
    before = set(folder.glob("*.autosave"))
    end = place.open("play", "wild", "--people", "0", "--seed", "3")
    try:
        game = until(lambda: next(iter(set(folder.glob("*.autosave")) - before), None), "no game was written")
        size = game.stat().st_size
        until(lambda: game.stat().st_size > size + 300, "the computer players do not go on")
        place.see(picture)
    finally:
        end()
    return game


def until(look: Callable[[], object], wrong: str, patience: float = PATIENCE) -> Path:
    end = monotonic() + patience
    while not (found := look()):
        if monotonic() > end:
            raise Wrong(wrong)
        sleep(0.3)
    return found  # pyright: ignore[reportReturnType]


def left_behind(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
