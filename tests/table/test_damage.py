"""Ten thousand spoilt saves: each is refused, or is a game that goes on. And neither takes long."""

from functools import cache
from random import Random

import msgspec
import pytest

from meadhall.rules import kernel
from meadhall.rules.watch.options import Options
from meadhall.table import BadSave, Opened, Saver, Table, opened
from table.games import BASE, new_table, plain_save, play_some, with_branches, within
from table.spoiling import spoilt

CHUNKS, EACH = 20, 500


@cache
def saves() -> list[tuple[bytes, bytes]]:
    """Short games, packed and plain: in set-up, under way, with branches, nearly done, and resumed."""
    tables = [
        play_some(new_table(BASE, 2), 6),
        with_branches(play_some(new_table(BASE, 3, undo="free"), 50)),
        play_some(new_table(Options(mode="base"), 2, 4), 60),
        with_branches(play_some(new_table(Options(placement="ready"), 3, undo="free"), 70)),
        play_some(new_table(Options(), 4, 2), 60),
    ]
    late = play_some(new_table(Options(placement="ready"), 4, 3), 400)
    tables.append(play_some(Table(late.game, late.terms, late.state, resumed=True), 15))
    return [(Saver().packed(table, 1), msgspec.json.encode(plain_save(table))) for table in tables]


def test_unspoilt_they_open() -> None:
    for save, _ in saves():
        assert opened(save).notes == ()


def outcome_of(data: bytes, rng: Random) -> str:
    try:
        found = opened(data)
    except BadSave as error:
        return error.code
    play_on(found, rng)
    return "resumed" if found.table.resumed else "whole"


def play_on(found: Opened, rng: Random) -> None:
    """A game that opens can be looked at, played, and saved."""
    table = found.table
    for seat in range(len(table.terms.seats)):
        table.game.visible(table.state, seat)
    if not kernel.is_over(table.state):
        table.play(rng.choice(kernel.options(table.state)))
    Saver().packed(table, 2)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_spoilt_saves(chunk: int) -> None:
    rng = Random(chunk)
    outcomes: dict[str, int] = {}
    for _ in range(EACH):
        save, text = rng.choice(saves())
        others = [msgspec.json.decode(other) for _, other in rng.sample(saves(), 1)]
        data = spoilt(save, msgspec.json.decode(text), others, rng)
        with within(1):
            outcome = outcome_of(data, rng)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    # All ends of it were reached, or the spoiling is not what it should be.
    assert {"whole", "resumed", "damaged", "no_position", "not_a_save", "not_compressed"} <= set(outcomes)
