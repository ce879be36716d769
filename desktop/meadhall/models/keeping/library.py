"""The games on this machine's disk: those that can go on, and those that were kept."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ... import folders
from ...table import files
from ...table.bad_save import BadSave, Broken, Notice, SaveFailed
from ...table.files import UNFINISHED

# The rules, and what reads and writes their positions, are imported where a game is at hand: home need not wait for
# them when there is none.
if TYPE_CHECKING:
    from ...table import Header, Opened, Table
    from .card import Card
    from .claim import Claim

KEPT = ".meadhall"
CARD = ".card"
PICTURE = ".png"
ANALYSIS = ".analysis"  # which the chronicle makes


class SavedGame(NamedTuple):
    path: Path
    header: Header
    card: Card | None  # none where it was lost
    picture: Path | None


class Shelf(NamedTuple):
    games: tuple[SavedGame, ...]  # newest first
    broken: tuple[Broken, ...]


class TakenIn(NamedTuple):
    path: Path
    is_new: bool  # else the very same game was here already


def default_folder() -> Path:
    return folders.of_data()


def beside(path: Path) -> Path:
    """Where the card of a save lies."""
    return path.with_name(path.name + CARD)


def picture_beside(path: Path) -> Path:
    """Where its thumbnail lies; the views draw it."""
    return path.with_name(path.name + PICTURE)


def parts_of(path: Path) -> tuple[Path, ...]:
    """All files of one game. The note goes first: alone it would be taken for a game."""
    return files.note_of(path), path, beside(path), picture_beside(path), path.with_name(path.name + ANALYSIS)


class Library:
    def __init__(self, folder: Path | None = None) -> None:
        """In the folder where programs of this system keep their data, unless another one is named."""
        self.folder = folder or default_folder()
        self.kept = self.folder / "games"
        self.unfinished = self.folder / "unfinished"
        self.index = self.folder / "chronicle.sqlite"  # of all games; the archive keeps it

    def games(self) -> Shelf:
        """What players have kept, finished or not."""
        return _shelf(self.kept, KEPT)

    def recoverable(self) -> Shelf:
        """Games that were left or broken off: each is offered to go on."""
        return _shelf(self.unfinished, UNFINISHED)

    def knows(self, game_id: str) -> bool:
        """Whether it has been played here, and something of it is left: the names of files say it."""
        return any(any(folder.glob(f"{game_id}-*")) for folder in (self.unfinished, self.kept))

    def open(self, path: Path) -> Opened:
        """Raises `BadSave`."""
        from .newcomers import with_known_bots

        return with_known_bots(self._opened(path))

    def packed(self, path: Path) -> bytes:
        """The file of a game as it stands, for whoever takes it elsewhere. Raises `BadSave`."""
        from ...table import opened

        note = files.note_of(path)
        if note.exists():
            with suppress(BadSave):
                packed = files.read(note)
                opened(packed)
                return packed
        return files.read(path)

    def export(self, path: Path, out: Path) -> None:
        """Raises `BadSave` or `SaveFailed`."""
        files.write(out, self.packed(path))

    def take_in(self, path: Path) -> TakenIn:
        """A game from elsewhere, which is kept here from now on. Raises `BadSave` or `SaveFailed`."""
        from ...table import opened
        from .card import card_of

        packed = files.read(path)
        table = opened(packed).table
        for same in self._files_of(len(packed)):
            if files.read(same) == packed:
                return TakenIn(same, is_new=False)
        place = self.place_to_keep(table)
        files.write(place, packed)
        files.write(beside(place), card_of(table).packed())
        return TakenIn(place, is_new=True)

    def _files_of(self, size: int) -> list[Path]:
        """Those of kept games that are so large."""
        with suppress(OSError), os.scandir(self.kept) as entries:
            return [Path(one) for one in entries if one.name.endswith(KEPT) and one.stat().st_size == size]
        return []

    def _opened(self, path: Path) -> Opened:
        from ...table import open_save

        note = files.note_of(path)
        if note.exists():
            with suppress(BadSave):  # the power failed before the disk had it
                return open_save(note)
        return open_save(path)

    def take_up(self, path: Path) -> tuple[Opened, Claim]:
        """An unfinished game, which no other window can open until the claim is let go. Raises `BadSave` or `Taken`."""
        from .claim import Claim

        claim = Claim(path)  # first: another window may be writing it
        try:
            return self.open(path), claim
        except BadSave:
            claim.let_go()
            raise

    def place_for_autosave(self, table: Table) -> Path:
        return self.unfinished / (_new_name(table) + UNFINISHED)

    def place_to_keep(self, table: Table) -> Path:
        return self.kept / (_new_name(table) + KEPT)

    def title(self, path: Path) -> str:
        """What the player has called it; empty where he has not."""
        from .card import read_card

        card = read_card(path)
        return card.title if card else ""

    def rename(self, path: Path, title: str) -> Notice | None:
        from .card import Card, read_card
        from .claim import Claim, Taken

        try:
            with Claim(path):  # another window would write its own card over it
                card = read_card(path) or Card()
                files.write(beside(path), card.titled(title).packed())
        except (SaveFailed, Taken) as failure:
            return Notice("rename_failed", {"why": failure.code})
        return None

    def delete(self, path: Path) -> Notice | None:
        from .claim import Claim, Taken

        try:
            with Claim(path):  # and would write the game anew
                for rest in parts_of(path):
                    files.remove(rest)
        except (SaveFailed, Taken) as failure:
            return Notice("delete_failed", {"why": failure.code})
        return None


def _shelf(folder: Path, suffix: str) -> Shelf:
    try:
        names = {path.name.removesuffix(files.NOTE) for path in folder.iterdir()}
        paths = sorted(folder / name for name in names if name.endswith(suffix))
    except FileNotFoundError:
        paths = []
    except OSError as error:
        return Shelf((), (Broken(folder, BadSave("unreadable", {"why": str(error)})),))
    return _read(paths) if paths else Shelf((), ())


def _read(paths: list[Path]) -> Shelf:
    games: list[SavedGame] = []
    broken: list[Broken] = []
    for path in paths:
        try:
            games.append(saved_game(path))
        except BadSave as error:
            broken.append(Broken(path, error))
    games.sort(key=lambda game: game.header.saved, reverse=True)
    return Shelf(tuple(games), tuple(broken))


def saved_game(path: Path) -> SavedGame:
    """Raises `BadSave`."""
    from ...table import read_header
    from .card import read_card

    picture = picture_beside(path)
    try:
        header = read_header(path)
    except BadSave:
        if not files.note_of(path).exists():
            raise
        header = read_header(files.note_of(path))
    return SavedGame(path, header, read_card(path), picture if picture.is_file() else None)


def _new_name(table: Table) -> str:
    """One that no other game has, not even one that is still to be written."""
    return f"{table.game.id}-{os.urandom(6).hex()}"
