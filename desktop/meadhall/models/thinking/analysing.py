"""The analysis of one finished game: read from beside its file, or made once in a process of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from ...chronicle import kept
from ...chronicle.analysis import Analysis
from ...chronicle.errand import Word
from ...table import Table
from .errand import Errand


class Analysing(QObject):
    changed = Signal()
    progressed = Signal(float)
    unkept = Signal(str)  # the code of `SaveFailed`: it will have to be made again

    def __init__(self, path: Path, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path, self.table = path, table
        self.found: Analysis | None = kept.read(path, table)
        self.share = 0.0
        self.failed = ""  # why there is none
        self._errand: Errand | None = None

    @property
    def works(self) -> bool:
        return self._errand is not None

    def begin(self) -> None:
        """Unless it is there already, or under way."""
        if self.found is not None or self._errand is not None:
            return
        self.share, self.failed = 0.0, ""
        self._errand = Errand(("meadhall.chronicle.worker", str(self.path)), kept.beside(self.path), self)
        self._errand.progressed.connect(self._told)
        self._errand.done.connect(self._done)
        self._errand.failed.connect(self._fail)
        self.changed.emit()

    def cancel(self) -> None:
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.call_back()
            errand.deleteLater()
            self.changed.emit()

    def close(self) -> None:
        self.blockSignals(True)
        self.cancel()

    def _told(self, share: float) -> None:
        self.share = share
        self.progressed.emit(share)

    def _done(self, word: Word) -> None:
        self._errand = None
        self.found = msgspec.convert(word.found, Analysis)
        if word.failed:
            self.unkept.emit(word.failed)
        self.changed.emit()

    def _fail(self, code: str, figures: object) -> None:
        self._errand, self.failed = None, code
        self.changed.emit()
