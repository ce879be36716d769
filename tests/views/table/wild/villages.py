"""Games of Gone Wild, played by computer players, at the moments that a test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from late import new_table

from meadhall.bots import Question, make
from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.wild.game import WILD
from meadhall.rules.wild.state import State
from meadhall.table import Table
from meadhall.views.text import Words
from meadhall.views.text.wild import WildSpeech

NAMES = ("Ann", "Bran", "Сам")


def speech() -> WildSpeech:
    return WildSpeech(Words("en"), NAMES)


def moments(seed: int, ripe: Callable[[State], bool], **options: Any) -> Iterator[Table]:
    """A table of three people at each ripe position, until the game is over."""
    table, bot = new_table("wild", seed=seed, **options), make("steady", WILD, seed)
    while not kernel.is_over(table.state):
        if ripe(table.state):
            yield table
        seat = kernel.asked(table.state).seat
        table.play(bot.choose(Question(WILD, WILD.visible(table.state, seat))))
    yield table


def reach(ripe: Callable[[State], bool], seeds: range = range(1, 20)) -> Table:
    """Whichever of these games comes there first."""
    for seed in seeds:
        for table in moments(seed, ripe):
            if not kernel.is_over(table.state):
                return table
    raise AssertionError("it does not come")


def over(seed: int) -> Table:
    *_, last = moments(seed, lambda s: False)
    return last


def seated(table: Table, worker: Any) -> Session:
    """Whoever is asked sits at the screen."""
    session = Session(table, worker)
    if session.curtain_for is not None:
        session.reveal()
    return session
