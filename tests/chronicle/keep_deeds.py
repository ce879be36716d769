"""Keeps games in which deeds were done, so that tests can play them again: `python tests/chronicle/keep_deeds.py`.

They are found by playing many: by players who know the game, by such as know the rules only, and by one who avoids
something among others who know the rules only. To be run when the rules have changed so that a kept game fits no more.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from meadhall.bots import Question, make
from meadhall.chronicle.deeds import DEEDS
from meadhall.chronicle.deeds.tale import tale_of
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action
from meadhall.rules.wild.actions import AttackRival
from meadhall.table import Seat, Table, Terms, save

KEPT = Path(__file__).with_name("played")
LONGEST = 1_200  # actions
SEEDS = {"midgard": 60, "northgard": 16, "watch": 40, "wild": 120}


class Manner(NamedTuple):
    first: str  # the level of the first seat
    others: str
    avoided: tuple[type[Action], ...] = ()  # by the first


MANNERS = (Manner("steady", "steady"), Manner("random", "random"), Manner("steady", "random"))
OF_ITS_OWN = {"wild": (Manner("steady", "random", (AttackRival,)),)}


def played(game_id: str, manner: Manner, mode: str, players: int, seed: int) -> Table | None:
    """By people, as far as anybody can tell; None where it takes too long."""
    game, rng = GAMES[game_id], Random(seed)
    seats = tuple(Seat(f"P{seat + 1}", seat) for seat in range(players))
    table = Table.start(game, Terms(game.modes[mode], seats, seed))
    first, others = make(manner.first, game, seed), make(manner.others, game, seed)
    while not kernel.is_over(table.state) and len(table.entries) < LONGEST:
        question = Question(game, table.state)
        action = (others if question.seat else first).choose(question)
        rest = [option for option in question.options if not isinstance(option, manner.avoided)]
        if not question.seat and isinstance(action, manner.avoided) and rest:
            action = rng.choice(rest)
        table.play(action)
    return table if kernel.is_over(table.state) else None


def many(game_id: str) -> Iterator[Table]:
    game = GAMES[game_id]
    modes = list(game.modes)
    for seed in range(SEEDS[game_id]):
        mode = modes[seed % len(modes)]
        counts = list(game.seats(game.modes[mode]))
        for manner in (*MANNERS, *OF_ITS_OWN.get(game_id, ())):
            table = played(game_id, manner, mode, counts[seed // len(modes) % len(counts)], seed)
            if table is not None:
                yield table


def done_in(table: Table) -> set[str]:
    tale = tale_of(table)
    seats = range(len(table.terms.seats))
    return {deed.id for deed in DEEDS[table.game.id] if any(deed.by(tale, seat) for seat in seats)}


def chosen(found: Sequence[tuple[Table, set[str]]]) -> list[Table]:
    """As few and as short ones as have them all: whichever brings most that is new, for its length."""
    missing, kept = set[str]().union(*(deeds for _, deeds in found)), list[Table]()
    while missing:
        table, deeds = max(found, key=lambda one: len(one[1] & missing) / len(one[0].entries))
        missing -= deeds
        kept.append(table)
    return kept


def keep(game_id: str) -> None:
    found = [(table, done_in(table)) for table in many(game_id)]
    for number, table in enumerate(chosen(found), 1):
        save(table, KEPT / f"{game_id}-{number}.meadhall", now=1)


if __name__ == "__main__":
    for each in sys.argv[1:] or GAMES:
        keep(each)
