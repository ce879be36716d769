"""The library's games as the chronicle knows them: all files are looked at bit by bit, while nothing waits for it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from ...chronicle.index import Found, Index, Refused, Stamped
from ...chronicle.past import Past, Sat, counted, seated
from ...rules import GAMES
from ...table import BadSave, files
from .card import Card
from .library import ANALYSIS, CARD, KEPT, PICTURE, Library, SavedGame, saved_game

PARTS = ("", files.NOTE, CARD, PICTURE, ANALYSIS)  # of a game: its own file, and what lies beside it
AT_ONCE = 20  # files that are written into the index together
ENTRIES = 300  # of a folder, between two pauses


class Archive:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.index = Index(library.index)
        self.unread = 0  # files that have not been looked into, as far as is known

    def close(self) -> None:
        self.index.close()

    def place_of(self, path: str) -> Path:
        return self.library.folder / path

    def look(self) -> Iterator[None]:
        """Stops after each bit of work. What is not done to the end is done next time. Raises `Busy`."""
        index = self.index
        index.begins_anew = False
        seen: dict[str, Stamped] = {}
        troubles: list[Found] = []
        for folder, suffix in ((self.library.unfinished, files.UNFINISHED), (self.library.kept, KEPT)):
            try:
                yield from look_through(folder, suffix, seen)
            except FileNotFoundError:
                pass  # nobody has played yet
            except OSError as error:
                one = seen[folder.name] = Stamped(folder.name, str(error), 0)
                troubles.append(Found(one, Refused(one.path, "unreadable", {"why": str(error)})))
        yield
        known = index.stamps()
        yield
        gone = [path for path in known if path not in seen]
        if gone:
            index.drop(gone)
        index.put(one for one in troubles if known.get(one.file.path) != one.file.stamp)
        yield
        new = [one for path, one in seen.items() if known.get(path) != one.stamp and _is_file(path)]
        yield from self._read(sorted(new, key=lambda one: one.stamp, reverse=True))  # the newest first

    def _read(self, new: Sequence[Stamped]) -> Iterator[None]:
        self.unread = len(new)
        rest = iter(new)
        while several := list(islice(rest, AT_ONCE)):
            found: list[Found] = []
            for one in several:
                found.append(self._found(one))
                yield
            self.index.put(found)
            self.unread -= len(several)

    def _found(self, one: Stamped) -> Found:
        try:
            game = saved_game(self.place_of(one.path))
        except BadSave as error:
            return Found(one, Refused(one.path, error.code, error.figures))
        if game.header.game not in GAMES:
            return Found(one, Refused(one.path, "unknown_game", {"game": game.header.game}))
        past = past_of(one.path, game)
        return Found(one, past, is_due=past.kind == "finished" or game.card is None)

    def enter(self, path: Path) -> None:
        """A game that has just been kept, before anybody looks at all files. Raises `Busy`."""
        parts = [path.with_name(path.name + part) for part in PARTS]
        one = _stamped(f"{path.parent.name}/{path.name}", [part.stat() if part.exists() else None for part in parts])
        self.index.put([self._found(one)])

    def refresh(self) -> None:
        """All of it at once, and the games that are over are played again, once each."""
        for _ in self.look():
            pass
        for path in self.index.due():
            self.index.put_counted(path, played_again(self.library, path))


def played_again(library: Library, path: str) -> Past | Refused:
    """With all that is counted in a game that is over. It takes a while: windows have it done by a process."""
    place = library.folder / path
    try:
        return counted(past_of(path, saved_game(place)), library.open(place).table)
    except BadSave as error:
        return Refused(path, error.code, error.figures)


def past_of(path: str, game: SavedGame) -> Past:
    """As its label and its card tell it."""
    header, card = game.header, game.card or Card()
    is_over = card.finished and path.endswith(KEPT)
    seats = tuple(Sat(seat.name, seat.colour, seat.bot) for seat in header.seats)
    return Past(
        path=path,
        kind="waiting" if not path.endswith(KEPT) else "finished" if is_over else "saved",
        game=header.game,
        created=header.created,
        saved=header.saved,
        seats=seated(seats, card.points, card.winners) if is_over else seats,
        title=card.title,
        seconds=header.seconds,
        round=card.round,
        turn=card.turn,
        asked=card.asked,
    )


def look_through(folder: Path, suffix: str, seen: dict[str, Stamped]) -> Iterator[None]:
    """All games in it, or their notes where there is nothing else."""
    facts: dict[str, os.stat_result] = {}
    with os.scandir(folder) as entries:
        for number, entry in enumerate(entries, 1):
            with suppress(FileNotFoundError):  # the other window has just moved it
                facts[entry.name] = entry.stat()
            if number % ENTRIES == 0:
                yield
    for number, name in enumerate({name.removesuffix(files.NOTE) for name in facts}, 1):
        if number % ENTRIES == 0:
            yield
        if name.endswith(suffix):
            path = f"{folder.name}/{name}"
            seen[path] = _stamped(path, [facts.get(name + part) for part in PARTS])


def _stamped(path: str, parts: Sequence[os.stat_result | None]) -> Stamped:
    """By its file, its note and its card; a new picture, or an analysis, changes nothing."""
    stamp = " ".join(f"{part.st_mtime_ns}:{part.st_size}" for part in parts[:3] if part)
    return Stamped(path, stamp, sum(part.st_size for part in parts if part))


def _is_file(path: str) -> bool:
    return "/" in path
