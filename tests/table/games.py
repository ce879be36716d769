"""Tables for the tests, and players who come to an end soon."""

import gc
import gzip
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Any

import msgspec

from kit.selfplay import by_kind
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import Saver, Seat, Table, Terms

BASE = Options(mode="base", placement="free", first_player="1")
NAMES = ("Ann", "Bran", "Сам", "Їжак", "Eve")


def seats(players: int, bots: Sequence[int] = ()) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[seat], seat, "easy" if seat in bots else None) for seat in range(players))


def new_table(options: Any = BASE, players: int = 3, seed: int = 1, **terms: Any) -> Table:
    return Table.start(WATCH, Terms(options, seats(players), seed, **terms))


def choose(rng: Random, legal: Sequence[Action]) -> Action:
    """Buildings first and offers last, so that games stay short."""
    for kind in ("BuildKeep", "FoundSettlement", "HireGuard", "BuyCard"):
        good = [action for action in legal if type(action).__name__ == kind]
        if good:
            return rng.choice(good)
    return by_kind(rng, [action for action in legal if type(action).__name__ != "OfferTrade"] or legal)


def play_one(table: Table, rng: Random) -> None:
    """Mostly what is asked; now and then an aside or an offer."""
    seat = rng.randrange(len(table.terms.seats))
    asides = kernel.asides(table.state, seat) if rng.random() < 0.05 else ()
    if asides:
        table.play(rng.choice(asides), seat)
    elif rng.random() < 0.02:
        table.play(rng.choice(kernel.options(table.state)))
    else:
        table.play(choose(rng, kernel.options(table.state)))


def play_some(table: Table, count: int, seed: int = 1) -> Table:
    rng = Random(seed)
    for _ in range(count):
        if kernel.is_over(table.state):
            break
        play_one(table, rng)
    return table


def with_branches(table: Table, seed: int = 1) -> Table:
    """For a table with the free house rule: some ways back and forth."""
    rng = Random(seed)
    for back in (3, 5, 2):
        table.undo_to(max(0, len(table.entries) - back), 0)
        play_one(table, rng)
    return table


def print_of(table: Table) -> str:
    return table.game.codec.fingerprint(table.state)


def plain_save(table: Table) -> dict[str, Any]:
    """A save as the JSON that is in it."""
    return msgspec.json.decode(gzip.decompress(Saver().packed(table, 1000)))


def packed(plain: Any) -> bytes:
    return gzip.compress(msgspec.json.encode(plain), 1, mtime=0)


def as_it_is(table: Table) -> tuple[Any, ...]:
    """All of a table that one can see, to compare before and after."""
    return (
        table.game.codec.pack(table.state),
        list(table.entries),
        list(table.branches),
        [(line, table.game.codec.fingerprint(position)) for line, position in table.landmarks()],
    )


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Of the processor, and without the collector, which in a long run walks through all that other tests left."""
    gc.disable()
    begin = process_time()
    try:
        yield
        assert process_time() - begin < seconds
    finally:
        gc.enable()
