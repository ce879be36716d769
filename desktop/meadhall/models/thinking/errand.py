"""A process that was sent for something long, such as an analysis: how far it is, and how it is called back."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from ...chronicle.errand import LENGTH, Word
from ...table import files
from .bot_worker import let_it_complain, our_environment

GRACE = 1_000  # ms for a process that was killed


class Errand(QObject):
    """One process, once. It is killed when it is called back, so that nobody waits for it, and leaves nothing."""

    progressed = Signal(float)  # from 0 to 1
    brought = Signal(object)  # a part of what was asked for
    done = Signal(object)  # Word
    failed = Signal(str, object)  # code, figures

    def __init__(
        self, module: Sequence[str], makes: Path | None, parent: QObject | None = None, hands: bytes = b""
    ) -> None:
        """`makes` is the file that it writes: what is left half written of it is swept away. What it works on may be
        handed over, where there is no file of it."""
        super().__init__(parent)
        self._makes = makes
        self._rest = b""
        self._over = False
        self._last = Word(failed="broken")
        self._process = QProcess(self)
        self._process.setProcessEnvironment(our_environment())
        let_it_complain(self._process)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._erred)
        self._process.start(sys.executable, ["-P", "-m", *module])
        if hands:
            self._process.write(len(hands).to_bytes(LENGTH) + hands)

    @property
    def pid(self) -> int:
        """0 when it is gone."""
        return self._process.processId()

    def call_back(self) -> None:
        """Nothing is said any more."""
        self._over = True
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(GRACE)
        self._sweep()

    def _read(self) -> None:
        *lines, self._rest = (self._rest + bytes(self._process.readAllStandardOutput().data())).split(b"\n")
        for line in lines:
            with suppress(msgspec.MsgspecError):
                self._take(msgspec.json.decode(line, type=Word))

    def _take(self, word: Word) -> None:
        if word.done or word.failed:
            self._last = word
        elif not self._over:
            if word.found is not None:
                self.brought.emit(word.found)
            self.progressed.emit(word.share)

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # the one error after which nothing "finishes"
            self._ended()

    def _ended(self) -> None:
        """What it said last counts, once it is gone."""
        self._read()
        if self._over:
            return
        self._over = True
        self._sweep()
        if self._last.done:
            self.done.emit(self._last)
        else:
            self.failed.emit(self._last.failed, self._last.figures)

    def _sweep(self) -> None:
        if self._makes is not None:
            files.sweep(self._makes)
