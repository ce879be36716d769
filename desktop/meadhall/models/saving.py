"""The autosave of one game, and keeping it among the saved ones."""

from pathlib import Path
from time import time

from PySide6.QtCore import QObject, Signal

from ..rules import kernel
from ..table import SaveFailed, Saver, Table
from .card import Card
from .claim import Claim
from .keeper import Keeper
from .library import Library, beside, picture_beside


class Saving(QObject):
    """Writes the game down after every action. What goes wrong is told once, not after every action again."""

    noticed = Signal(str, object)  # code, figures

    def __init__(self, table: Table, library: Library, claim: Claim | None, parent: QObject | None = None) -> None:
        """`claim` is on the autosave of a game that goes on from there."""
        super().__init__(parent)
        self._table = table
        self._library = library
        self._claim = claim or Claim(library.place_for_autosave(table))
        self._autosave = self._claim.path
        self._title = library.title(self._autosave)  # that the player gave it meanwhile
        self._saver = Saver()
        self._finished = library.place_to_keep(table)
        self._kept: dict[Path, str] = {}  # games that are being kept, with their titles
        self._trouble = ""
        self._ended = kernel.is_over(table.state)
        self._keeper = Keeper(self)
        self._keeper.written.connect(self._written)
        self._keeper.failed.connect(self._failed)

    @property
    def autosave(self) -> Path:
        return self._autosave

    def save(self) -> None:
        """After every change. A game that has ended is kept among the saved games."""
        over = kernel.is_over(self._table.state)
        if not over:
            self._write(self._autosave, self._title)
        elif not self._ended:
            self._keep(self._finished, self._title)
            self._keeper.remove(self._autosave, beside(self._autosave), picture_beside(self._autosave))
        self._ended = over

    def keep(self, title: str, picture: bytes) -> None:
        """Among the saved games, under a new name."""
        path = self._library.place_to_keep(self._table)
        if picture:
            self._keeper.write({picture_beside(path): picture})
        self._keep(path, title)

    def put_picture(self, picture: bytes) -> None:
        """The thumbnail of the game as it stands."""
        self._keeper.write({picture_beside(self._finished if self._ended else self._autosave): picture})

    def is_idle(self) -> bool:
        return self._keeper.is_idle()

    def close(self) -> None:
        self._keeper.close()
        self._claim.let_go()

    def _keep(self, path: Path, title: str) -> None:
        self._kept[path] = title
        self._write(path, title)

    def _write(self, path: Path, title: str) -> None:
        try:
            packed = self._saver.packed(self._table, int(time()))
        except SaveFailed as failure:
            self._failed(path, failure.code)
            return
        # The save comes last: once it is there, all of it is.
        self._keeper.write({beside(path): _card_of(self._table, title).packed(), path: packed})

    def _written(self, path: Path) -> None:
        if path == self._autosave:
            if self._trouble:
                self._trouble = ""
                self.noticed.emit("autosave_works", {})
        elif (title := self._kept.pop(path, None)) is not None:
            self.noticed.emit("game_kept", {"title": title})

    def _failed(self, path: Path, why: str) -> None:
        if self._kept.pop(path, None) is not None:
            self.noticed.emit("game_not_kept", {"why": why})
        elif path == self._autosave and why != self._trouble:
            self._trouble = why
            self.noticed.emit("autosave_failed", {"why": why})


def _card_of(table: Table, title: str = "") -> Card:
    s, game = table.state, table.game
    turn, round_ = game.turn_of(s), game.round_of(s)
    if s.result is not None:
        return Card(title, True, round_, turn, None, s.result.winners, s.result.points)
    return Card(title, False, round_, turn, kernel.asked(s).seat)
