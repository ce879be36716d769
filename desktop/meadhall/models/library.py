"""The games on this machine's disk: those that can go on, and those that were kept."""

import os
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from ..rules import kernel
from ..table import (
    BadSave,
    Broken,
    Header,
    Notice,
    Opened,
    SaveFailed,
    Table,
    files,
    open_save,
    read_header,
)
from ..table.autosave import SUFFIX as UNFINISHED

KEPT = ".meadhall"
CARD = ".card"
PICTURE = ".png"


class Card(msgspec.Struct, frozen=True):
    """What lists tell of a game without opening it. It lies beside the save, and nothing is lost with it."""

    title: str = ""  # given by the player
    finished: bool = False
    round: int = 0
    turn: int = 0
    asked: int | None = None  # whose turn it is
    winners: tuple[int, ...] = ()
    points: tuple[int, ...] = ()  # by seat, when they are no secret any more


class SavedGame(msgspec.Struct, frozen=True):
    path: Path
    header: Header
    card: Card | None  # none where it was lost
    picture: Path | None


class Shelf(msgspec.Struct, frozen=True):
    games: tuple[SavedGame, ...]  # newest first
    broken: tuple[Broken, ...]


def default_folder() -> Path:
    return platformdirs.user_data_path("meadhall", appauthor=False)


def card_of(table: Table, title: str = "") -> Card:
    s, game = table.state, table.game
    turn, round_ = game.turn_of(s), game.round_of(s)
    if s.result is not None:
        return Card(title, True, round_, turn, None, s.result.winners, s.result.points)
    return Card(title, False, round_, turn, kernel.asked(s).seat)


def beside(path: Path) -> Path:
    """Where the card of a save lies."""
    return path.with_name(path.name + CARD)


def picture_beside(path: Path) -> Path:
    """Where its thumbnail lies; the views draw it."""
    return path.with_name(path.name + PICTURE)


class Library:
    def __init__(self, folder: Path | None = None) -> None:
        """In the folder where programs of this system keep their data, unless another one is named."""
        self.folder = folder or default_folder()
        self.kept = self.folder / "games"
        self.unfinished = self.folder / "unfinished"

    def games(self) -> Shelf:
        """What players have kept, finished or not."""
        return _shelf(self.kept, KEPT)

    def recoverable(self) -> Shelf:
        """Games that were left or broken off: each is offered to go on."""
        return _shelf(self.unfinished, UNFINISHED)

    def open(self, path: Path) -> Opened:
        """Raises `BadSave`."""
        return open_save(path)

    def place_for_autosave(self, table: Table) -> Path:
        return self.unfinished / (_new_name(table) + UNFINISHED)

    def place_to_keep(self, table: Table) -> Path:
        return self.kept / (_new_name(table) + KEPT)

    def rename(self, path: Path, title: str) -> Notice | None:
        card = _read_card(path) or Card()
        try:
            files.write(beside(path), msgspec.json.encode(msgspec.structs.replace(card, title=title)))
        except SaveFailed as failure:
            return Notice("rename_failed", {"why": failure.code})
        return None

    def delete(self, path: Path) -> Notice | None:
        try:
            for rest in (path, beside(path), picture_beside(path)):
                files.remove(rest)
        except SaveFailed as failure:
            return Notice("delete_failed", {"why": failure.code})
        return None


def _shelf(folder: Path, suffix: str) -> Shelf:
    games: list[SavedGame] = []
    broken: list[Broken] = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == suffix)
    except FileNotFoundError:
        return Shelf((), ())
    except OSError as error:
        return Shelf((), (Broken(folder, BadSave("unreadable", {"why": str(error)})),))
    for path in paths:
        try:
            games.append(_saved_game(path))
        except BadSave as error:
            broken.append(Broken(path, error))
    games.sort(key=lambda game: game.header.saved, reverse=True)
    return Shelf(tuple(games), tuple(broken))


def _saved_game(path: Path) -> SavedGame:
    picture = picture_beside(path)
    return SavedGame(path, read_header(path), _read_card(path), picture if picture.is_file() else None)


def _read_card(path: Path) -> Card | None:
    with suppress(BadSave, msgspec.MsgspecError, ValueError, RecursionError):
        return msgspec.json.decode(files.read(beside(path)), type=Card)
    return None


def _new_name(table: Table) -> str:
    """One that no other game has, not even one that is still to be written."""
    return f"{table.game.id}-{os.urandom(6).hex()}"
