"""Thousands of spoilt saves of all games: each is refused, or is a game that goes on. And neither takes long."""

from functools import cache
from random import Random

import msgspec
import pytest

from kit.cases import CASES, Case
from kit.selfplay import next_deed
from kit.tables import new_table
from meadhall.rules import GAMES, kernel
from meadhall.table import BadSave, Opened, Saver, Table, opened
from table.games import plain_save, within
from table.spoiling import spoilt

EACH = 100


@cache
def saves(game: str) -> list[tuple[bytes, bytes]]:
    """Short games, packed and plain: in set-up, under way, with branches, nearly done, and resumed."""
    few, *more, many = [case for case in CASES if case.game.id == game]
    tables = [
        played(few, 6, 1),
        with_branches(played(few, 50, 2)),
        *(played(case, 60, 3) for case in more[:2]),
        with_branches(played(many, 70, 4)),
    ]
    late = played(many, 300, 5)
    tables.append(go_on(Table(late.game, late.terms, late.state, resumed=True), many, 15, Random(6)))
    return [(Saver().packed(table, 1), msgspec.json.encode(plain_save(table))) for table in tables]


def played(case: Case, count: int, seed: int) -> Table:
    return go_on(new_table(case), case, count, Random(seed))


def go_on(table: Table, case: Case, count: int, rng: Random) -> Table:
    for _ in range(count):
        if kernel.is_over(table.state):
            break
        deed = next_deed(case, table.state, rng)
        table.play(deed.action, deed.by)
    return table


def with_branches(table: Table) -> Table:
    """Some ways back and forth."""
    rng = Random(7)
    for back in (3, 5, 2):
        table.undo_to(max(0, len(table.entries) - back), 0)
        table.play(rng.choice(kernel.options(table.state)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_unspoilt_they_open(game: str) -> None:
    for save, _ in saves(game):
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.seeds(3, 25)
def test_spoilt_saves(game: str, seed: int) -> None:
    """Strange parts come from saves of all games."""
    rng = Random(seed)
    outcomes: dict[str, int] = {}
    for _ in range(EACH):
        save, text = rng.choice(saves(game))
        _, other = rng.choice(saves(rng.choice((game, game, *GAMES))))
        data = spoilt(save, msgspec.json.decode(text), [msgspec.json.decode(other)], rng)
        with within(1):
            outcome = outcome_of(data, rng)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    # All ends of it were reached, or the spoiling is not what it should be.
    assert {"whole", "resumed", "damaged", "no_position", "not_a_save", "not_compressed"} <= set(outcomes)
