"""The process that thinks for bots, so that the window never waits; `meadhall.lessons.worker` starts it.

Questions come in at stdin and answers leave at stdout, see `wire`. It ends when its stdin does, even in the middle
of a thought: whatever becomes of the window, no worker stays behind.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from queue import SimpleQueue
from threading import Thread
from typing import Any

from ..rules import GAMES
from ..rules.kernel import Game
from . import wire
from .advice import advise, reason
from .bot import Bot, Question, Unwanted
from .judgement import Candidate
from .registry import make

PIECE = 1 << 16  # bytes read at once
THOROUGHLY = 500  # answers after which all that was kept is looked through for what nobody needs any more


AdviseIn = Callable[[tuple[int, int], Question, int], list[Candidate]]  # the play of a lesson, with this seed


class Thinker:
    """Keeps the bots of one table; those of the table before it are forgotten."""

    def __init__(self, advise_in: AdviseIn | None = None) -> None:
        self._advise_in = advise_in
        self._table = ""
        self._bots: dict[int, Bot] = {}

    def answer(self, ask: wire.Ask | wire.AskAdvice, wanted: Callable[[], bool] = lambda: True) -> wire.Answer:
        try:
            return self._thought(ask, wanted) if isinstance(ask, wire.Ask) else self._advice(ask, wanted)
        except Unwanted:
            return wire.Answer(ask.ticket, why="cancelled")
        except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the next question gets its answer
            self._table = ""  # what is left of their minds is not to be trusted
            return wire.Answer(ask.ticket, why=f"{type(error).__name__}: {error}"[:300])

    def _thought(self, ask: wire.Ask, wanted: Callable[[], bool]) -> wire.Answer:
        game = GAMES[ask.game]
        question = Question(game, game.codec.unpack(ask.view), wanted)
        question.check()
        action = self._bot(ask, game, question.seat).choose(question)
        return wire.Answer(ask.ticket, game.codec.pack_action(action))

    def _advice(self, ask: wire.AskAdvice, wanted: Callable[[], bool]) -> wire.Answer:
        game = GAMES[ask.game]
        view = game.codec.unpack(ask.view)
        question = Question(game, view, wanted)
        question.check()
        if ask.action is None:
            return wire.Answer(ask.ticket, advice=tuple(_weighed(game, one) for one in self._advised(question, ask)))
        action = game.codec.unpack_action(ask.action)
        why = reason(game, view, ask.eyes, action, ask.seed, question.check)
        told = () if why is None else (wire.Weighed(ask.action, 0.0, -why.lead, why.error, why.points),)
        return wire.Answer(ask.ticket, advice=told)

    def _advised(self, question: Question, ask: wire.AskAdvice) -> list[Candidate]:
        if ask.play is None or self._advise_in is None:
            return advise(question, ask.seed)
        return self._advise_in(ask.play, question, ask.seed)

    def _bot(self, ask: wire.Ask, game: Game[Any], seat: int) -> Bot:
        if ask.table != self._table:
            self._table, self._bots = ask.table, {}
        if seat not in self._bots:
            self._bots[seat] = make(ask.level, game, ask.seed)
        return self._bots[seat]


def _weighed(game: Game[Any], one: Candidate) -> wire.Weighed:
    return wire.Weighed(game.codec.pack_action(one.action), *one[1:-1], dict(one.reasons))


class Inbox:
    """Questions that still wait for an answer. A thread of its own listens, so that a cancel is heard in time."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[wire.Ask | wire.AskAdvice] = SimpleQueue()
        self._cancelled: set[int] = set()

    def listen(self, pipe: int) -> None:
        frames = wire.Frames()
        while piece := os.read(pipe, PIECE):
            for message in frames.add(piece):
                self._take(wire.REQUESTS.decode(message))
        os._exit(0)  # the window is gone; the other thread may be deep in thought

    def _take(self, message: wire.Ask | wire.AskAdvice | wire.Cancel) -> None:
        if isinstance(message, wire.Cancel):
            self._cancelled.add(message.ticket)
        else:
            self._asked.put(message)

    def next(self) -> wire.Ask | wire.AskAdvice:
        return self._asked.get()

    def wants(self, ticket: int) -> bool:
        return ticket not in self._cancelled


def main(advise_in: AdviseIn | None = None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends this process
    answers = os.dup(sys.stdout.fileno())
    os.dup2(_complaints(), sys.stdout.fileno())  # whatever prints does not get between the answers
    gc.freeze()  # what has been imported stays: to look through it all took longer than many a thought
    gc.disable()  # and nothing is looked through in the middle of one
    inbox, thinker = Inbox(), Thinker(advise_in)
    Thread(target=inbox.listen, args=(sys.stdin.fileno(),), daemon=True).start()
    for number in count(1):
        ask = inbox.next()
        _send(answers, thinker.answer(ask, partial(inbox.wants, ask.ticket)))
        gc.collect(1 if number % THOROUGHLY else 2)


def _complaints() -> int:
    """Where they go: nowhere, if whoever started us had no place for them."""
    return os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno()


def _send(pipe: int, answer: wire.Answer) -> None:
    left = wire.framed(answer)
    try:
        while left:
            left = left[os.write(pipe, left) :]
    except OSError:  # nobody is there to read it
        os._exit(0)
