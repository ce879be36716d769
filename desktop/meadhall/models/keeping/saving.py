"""The autosave of one game, and keeping it among the saved ones."""

from contextlib import suppress
from pathlib import Path
from time import monotonic, time

from PySide6.QtCore import QObject, QTimer, Signal

from ...rules import kernel
from ...table import SaveFailed, Saver, Table
from .card import card_of
from .claim import Claim
from .keeper import Keeper
from .library import Library, beside, parts_of, picture_beside

ENTERED = 2500  # ms after a game that has ended is kept, when the triumph over it is past
LONGEST_THOUGHT = 600.0  # seconds; whoever does nothing for longer has left the table


class Saving(QObject):
    """Writes the game down after every action. What goes wrong is told once, not after every action again."""

    noticed = Signal(str, object)  # code, figures
    caught_up = Signal()  # the newest position would outlive the program

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
        self._kept: dict[Path, str] = {}  # titles of games that are being kept, by their cards, which come last
        self._trouble = ""
        self._ended = kernel.is_over(table.state)
        self._is_new = False  # it has ended here, and the index does not know yet
        self._entering = QTimer(self, singleShot=True, interval=ENTERED)
        self._entering.timeout.connect(self._enter)
        self._played, self._acted = float(table.seconds), monotonic()
        self._keeper = Keeper(self)
        self._keeper.written.connect(self._written)
        self._keeper.failed.connect(self._failed)
        self._keeper.noted.connect(self.caught_up)

    def save(self) -> None:
        """After every change. A game that has ended is kept among the saved games."""
        self._count_time()
        over = kernel.is_over(self._table.state)
        if not over:
            self._write(self._autosave, self._title)
        elif not self._ended:
            self._is_new = True
            self._keep(self._finished, self._title)
            self._keeper.remove(*parts_of(self._autosave))
        self._ended = over

    def _count_time(self) -> None:
        now = monotonic()
        self._played += min(now - self._acted, LONGEST_THOUGHT)
        self._acted = now
        self._table.seconds = round(self._played)

    def keep(self, title: str, picture: bytes) -> None:
        """Among the saved games, under a new name."""
        path = self._library.place_to_keep(self._table)
        if picture:
            self._keeper.write({picture_beside(path): picture})
        self._keep(path, title)

    def put_picture(self, picture: bytes) -> None:
        """The thumbnail of the game as it stands."""
        self._keeper.write({picture_beside(self._finished if self._ended else self._autosave): picture})

    @property
    def finished_at(self) -> Path | None:
        """Where the game lies that has ended, once it is there."""
        return self._finished if self._ended and self._finished.exists() else None

    def has_caught_up(self, within: float = 0.0) -> bool:
        """Whether all that happened would outlive the program, after so many seconds at the latest."""
        return self._keeper.has_noted(within)

    def is_idle(self) -> bool:
        return self._keeper.is_idle()

    def close(self) -> None:
        self._keeper.close()
        self._enter()
        self._claim.let_go()

    def _keep(self, path: Path, title: str) -> None:
        self._kept[beside(path)] = title
        self._write(path, title)

    def _write(self, path: Path, title: str) -> None:
        try:
            packed = self._saver.packed(self._table, int(time()))
        except SaveFailed as failure:
            self._failed(path, failure.code)
            return
        if path == self._autosave:
            self._keeper.note(path, packed)
        # The game comes first: a card without its game would be worth nothing.
        self._keeper.write({path: packed, beside(path): card_of(self._table, title).packed()})

    def _written(self, path: Path) -> None:
        if path == self._autosave:
            if self._trouble:
                self._trouble = ""
                self.noticed.emit("autosave_works", {})
        elif (title := self._kept.pop(path, None)) is not None:
            self.noticed.emit("game_kept", {"title": title})
            if path == beside(self._finished):
                self._entering.start()

    def _enter(self) -> None:
        """In the index of all games, so that home knows of it. If that fails, the hall does it."""
        from ...chronicle.index import Busy
        from .archive import Archive

        self._entering.stop()
        is_new, self._is_new = self._is_new, False
        if not is_new or not self._finished.exists():
            return
        archive = Archive(self._library)
        with suppress(Busy):
            archive.enter(self._finished)
        archive.close()

    def _failed(self, path: Path, why: str) -> None:
        card = path if path in self._kept else beside(path)
        if self._kept.pop(card, None) is not None:
            self.noticed.emit("game_not_kept", {"why": why})
        elif path == self._autosave and why != self._trouble:
            self._trouble = why
            self.noticed.emit("autosave_failed", {"why": why})
