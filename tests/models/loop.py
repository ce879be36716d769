"""Driving Qt's event loop, and sessions in it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms
from onlooker import Onlooker
from table.games import BASE, NAMES, choose


def until_kept(qtbot: Onlooker, session: Session) -> None:
    """All is written, and all that was to be said about it has been heard."""
    qtbot.waitUntil(session.is_kept)
    QCoreApplication.processEvents()


def awake(qtbot: Onlooker, worker: BotWorker) -> int:
    """The process of a worker that has just answered a question of its own."""
    with qtbot.waitSignal(worker.answered):
        worker.ask(WATCH, "another table", "random", 1, WATCH.visible(new_table([None] * 3).state, 0))
    return worker.pid


def seated(bots: Sequence[str | None]) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[seat], seat, bot) for seat, bot in enumerate(bots))


def new_table(bots: Sequence[str | None], options: Any = BASE, seed: int = 1, **terms: Any) -> Table:
    return Table.start(WATCH, Terms(options, seated(bots), seed, **terms))


def new_session(
    worker: BotWorker, bots: Sequence[str | None], library: Library | None = None, seed: int = 1, **terms: Any
) -> Session:
    return Session(new_table(bots, seed=seed, **terms), worker, library)


def act_somehow(session: Session, rng: Random) -> None:
    """What a person does: takes the seat, then something that brings the game to its end."""
    if session.curtain_for is not None:
        session.reveal()
    denial = session.act(choose(rng, session.options()))
    assert denial is None


def play_on(qtbot: Onlooker, session: Session, rng: Random, enough: Callable[[], bool]) -> None:
    """Persons act and bots answer, until it is enough or the game is over."""
    while session.result is None and not enough():
        if session.is_bot_asked:
            qtbot.waitSignal(session.changed).wait()
        else:
            act_somehow(session, rng)
