"""The bots' worker process as the window knows it."""

import os
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from ...bots import wire
from ...bots.judgement import Candidate
from ...rules.kernel import Action, Game

TRIES = 3  # the question is put to as many workers before it is given up
PATIENCE = 60_000  # ms; a bot that thinks longer never comes back
GRACE = 2_000  # ms for an answer that nobody waits for any more
PACKAGES = Path(__file__).resolve().parents[2]  # where the worker finds meadhall


class _Waiting(msgspec.Struct):
    ask: wire.Ask | wire.AskAdvice
    game: Game[Any]
    tries: int = 0


class BotWorker(QObject):
    """One process for all questions of the program, one after the other. Who starts it closes it."""

    answered = Signal(int, object)  # ticket, action
    advised = Signal(int, object)  # ticket, list[Candidate]
    failed = Signal(int, str)  # ticket, why: no worker could answer

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._command = command or (sys.executable, "-P", "-m", "meadhall.lessons.worker")
        self._tickets = count(1)
        self._waiting: dict[int, _Waiting] = {}
        self._owed: set[int] = set()  # asked of the present process and not yet answered, cancelled or not
        self._frames = wire.Frames()
        self._closed = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._kill)
        self._process = QProcess(self)
        self._process.setProcessEnvironment(our_environment())
        let_it_complain(self._process)
        self._process.started.connect(self._send_all)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._erred)

    @property
    def pid(self) -> int:
        """0 while there is no process."""
        return self._process.processId()

    def start(self) -> None:
        """May be called early, so that the first question need not wait for the process."""
        if not self._closed and self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start(self._command[0], list(self._command[1:]))

    def ask(self, game: Game[Any], table: str, level: str, seed: int, view: Any) -> int:
        """The answer comes as a signal with this ticket."""
        return self._put(game, wire.Ask(next(self._tickets), table, game.id, level, seed, game.codec.pack(view)))

    def ask_advice(self, game: Game[Any], seed: int, view: Any, play: tuple[int, int] | None = None) -> int:
        """What whoever is asked in this view should do; in the play of a lesson, to reach its goal."""
        return self._put(game, wire.AskAdvice(next(self._tickets), game.id, seed, game.codec.pack(view), play=play))

    def ask_reason(self, game: Game[Any], seed: int, view: Any, eyes: int, action: Action) -> int:
        """Why somebody else did this; `view` is what these eyes saw of it then."""
        codec = game.codec
        ask = wire.AskAdvice(next(self._tickets), game.id, seed, codec.pack(view), eyes, codec.pack_action(action))
        return self._put(game, ask)

    def _put(self, game: Game[Any], ask: wire.Ask | wire.AskAdvice) -> int:
        self._waiting[ask.ticket] = _Waiting(ask, game)
        if self._process.state() == QProcess.ProcessState.Running:
            self._send(ask)
        else:
            self.start()
        return ask.ticket

    def cancel(self, ticket: int) -> None:
        """No answer will come. A worker that cannot let go of the question in time is ended."""
        if self._waiting.pop(ticket, None) and ticket in self._owed:
            self._process.write(wire.framed(wire.Cancel(ticket)))
            self._patience.start(GRACE)

    def close(self) -> None:
        """Ends the process, even in the middle of a thought."""
        self._closed = True
        self._patience.stop()
        self._waiting.clear()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.closeWriteChannel()
            if not self._process.waitForFinished(GRACE // 2):
                self._process.kill()
                self._process.waitForFinished(GRACE)

    def _send_all(self) -> None:
        for waiting in self._waiting.values():
            self._send(waiting.ask)

    def _send(self, ask: wire.Ask | wire.AskAdvice) -> None:
        self._process.write(wire.framed(ask))
        self._owed.add(ask.ticket)
        if not self._patience.isActive():
            self._patience.start(PATIENCE)

    def _read(self) -> None:
        for message in self._frames.add(bytes(self._process.readAllStandardOutput().data())):
            self._take(wire.ANSWERS.decode(message))

    def _take(self, answer: wire.Answer) -> None:
        self._owed.discard(answer.ticket)
        if self._owed:
            self._patience.start(PATIENCE)
        else:
            self._patience.stop()
        waiting = self._waiting.get(answer.ticket)
        if waiting is None:  # cancelled
            return
        if answer.why:
            self._failed_once(waiting, answer.why)
            if answer.ticket in self._waiting:
                self._send(waiting.ask)
            return
        del self._waiting[answer.ticket]
        unpack = waiting.game.codec.unpack_action
        if isinstance(waiting.ask, wire.AskAdvice):
            found = [Candidate(unpack(one.action), *msgspec.structs.astuple(one)[1:]) for one in answer.advice]
            self.advised.emit(answer.ticket, found)
        else:
            self.answered.emit(answer.ticket, unpack(answer.action))

    def _failed_once(self, waiting: _Waiting, why: str) -> None:
        waiting.tries += 1
        if waiting.tries == TRIES and self._waiting.pop(waiting.ask.ticket, None):
            self.failed.emit(waiting.ask.ticket, why)

    def _kill(self) -> None:
        self._process.kill()

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # the one error after which nothing "finishes"
            self._ended()

    def _ended(self) -> None:
        """Whatever ended it, what was asked is asked again of a new one."""
        self._owed.clear()
        self._frames = wire.Frames()
        self._patience.stop()
        for waiting in list(self._waiting.values()):
            self._failed_once(waiting, self._process.errorString())
        if self._waiting:
            QTimer.singleShot(0, self, self.start)


def let_it_complain(process: QProcess) -> None:
    """Where our own complaints go; a program that Windows started with its window has no place for them."""
    if sys.stderr is None:
        process.setStandardErrorFile(QProcess.nullDevice())
    else:
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)


def our_environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    path = [str(PACKAGES), environment.value("PYTHONPATH")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, path)))
    return environment
