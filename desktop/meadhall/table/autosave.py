"""The game is written down after every action, so that nothing that happens to the program can lose it."""

from pathlib import Path

import msgspec

from ..rules import kernel
from . import files
from .bad_save import BadSave, Notice, SaveFailed
from .label import Header, read_header
from .saving import Saver
from .table import Table


class Autosave:
    """One file for one game. Nothing here raises anything into the game: what goes wrong comes back as a notice."""

    def __init__(self, path: Path) -> None:
        """For a game that goes on from its autosave; `beside` is for a new one."""
        self.path = path
        self._saver = Saver()

    @classmethod
    def beside(cls, folder: Path, table: Table) -> "Autosave":
        """In this folder, without touching the autosave of another game."""
        name = f"{table.game.id}-{table.terms.created}"
        path, number = folder / f"{name}{files.UNFINISHED}", 1
        while _is_taken(path):
            number += 1
            path = folder / f"{name}-{number}{files.UNFINISHED}"
        return cls(path)

    def write(self, table: Table, now: int) -> Notice | None:
        """After every action; `now` in seconds since 1970. A game that is over is kept no longer."""
        if kernel.is_over(table.state):
            return self.remove()
        try:
            files.write(self.path, self._saver.packed(table, now))
        except SaveFailed as failure:
            return Notice("autosave_failed", {"why": failure.code})
        return None

    def remove(self) -> Notice | None:
        """The game is finished, or was given up."""
        try:
            files.remove(self.path)
        except SaveFailed as failure:
            return Notice("autosave_stays", {"why": failure.code})
        return None


def _is_taken(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # then writing will say what is wrong
        return False


class Found(msgspec.Struct, frozen=True):
    path: Path
    header: Header


class Broken(msgspec.Struct, frozen=True):
    path: Path
    error: BadSave


class Recoverable(msgspec.Struct, frozen=True):
    games: tuple[Found, ...]  # newest first
    broken: tuple[Broken, ...]


def recoverable(folder: Path) -> Recoverable:
    """The games of this folder that were neither finished nor given up."""
    games: list[Found] = []
    broken: list[Broken] = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == files.UNFINISHED)
    except FileNotFoundError:
        return Recoverable((), ())
    except OSError as error:
        return Recoverable((), (Broken(folder, BadSave("unreadable", {"why": str(error)})),))
    for path in paths:
        try:
            games.append(Found(path, read_header(path)))
        except BadSave as error:
            broken.append(Broken(path, error))
    games.sort(key=lambda found: found.header.saved, reverse=True)
    return Recoverable(tuple(games), tuple(broken))
