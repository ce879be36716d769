"""Ways to spoil a save. Most of them leave a file that is whole on the outside: it is what it says that is wrong."""

import gzip
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

Plain = dict[str, Any]
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 21, 61, 81, 99, 9999, -(2**31), 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 10**400)
OTHERS = (
    None,
    True,
    False,
    "",
    "x",
    "?",
    "warrior",
    "x" * 5000,
    0.5,
    -1.5,
    1e300,
    [],
    {},
    [[]],
    [1, 2],
    {"type": "Roll"},
)
HOLE = "HOLE"  # for what JSON libraries refuse to write
TOKENS = (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"1" * 5000, b"1.0", b"[" * 3000 + b"]" * 3000, b"", b"}")


def spoilt(save: bytes, plain: Plain, others: list[Plain], rng: Random) -> bytes:
    """`plain` is what the save holds and is spoilt along with it; `others` are saves to take strange parts from."""
    if rng.random() < 0.2:
        return rng.choice((flip, cut, insert))(bytearray(save), rng)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        with suppress(LookupError, TypeError, AttributeError, ValueError):  # it was spoilt there before
            rng.choice(SPOILERS)(plain, others, rng)
    if rng.random() < 0.5:  # so that the copies matter, and the last one most
        plain["end"] = "0" * 16
        if isinstance(copies := plain.get("copies"), list):
            del copies[:-1]
    text = msgspec.json.encode(plain)
    if rng.random() < 0.1:
        text = rng.choice((flip, cut, insert))(bytearray(text), rng)
    text = text.replace(f'"{HOLE}"'.encode(), rng.choice(TOKENS))
    return gzip.compress(text, 1, mtime=0)


# Bytes


def flip(data: bytearray, rng: Random) -> bytes:
    for _ in range(rng.choice((1, 1, 3, 20))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def cut(data: bytearray, rng: Random) -> bytes:
    return bytes(data[: rng.randrange(len(data))])


def insert(data: bytearray, rng: Random) -> bytes:
    place = rng.randrange(len(data))
    return bytes(data[:place] + rng.randbytes(rng.randrange(1, 40)) + data[place:])


# What it says


def anywhere(plain: Plain, others: list[Plain], rng: Random) -> None:
    """Some value at some depth."""
    change(*some_place(plain, rng), rng)


def in_header(plain: Plain, others: list[Plain], rng: Random) -> None:
    change(*some_place(plain["header"], rng), rng)


def in_entries(plain: Plain, others: list[Plain], rng: Random) -> None:
    change(*some_place(plain["entries"], rng), rng)


def in_copies(plain: Plain, others: list[Plain], rng: Random) -> None:
    """The last one is the one that is resumed from."""
    for _ in range(rng.choice((1, 1, 3))):
        change(*some_place(plain["copies"][-1], rng), rng)


def in_agenda(plain: Plain, others: list[Plain], rng: Random) -> None:
    agenda = plain["copies"][-1][1]["agenda"]
    if rng.random() < 0.5:
        change(*some_place(agenda, rng), rng)
    else:
        agenda.append(rng.choice(steps_of(others) or [None]))


def steps_of(others: list[Plain]) -> list[Any]:
    return [step for other in others for _, position in other["copies"] for step in position["agenda"]]


def swap_fields(plain: Plain, others: list[Plain], rng: Random) -> None:
    (one, a), (other, b) = some_place(plain, rng), some_place(plain, rng)
    one[a], other[b] = twin(other[b]), twin(one[a])


def swap_entries(plain: Plain, others: list[Plain], rng: Random) -> None:
    entries = plain["entries"]
    a, b = rng.randrange(len(entries)), rng.randrange(len(entries))
    entries[a], entries[b] = entries[b], entries[a]


def strange_action(plain: Plain, others: list[Plain], rng: Random) -> None:
    entries = plain["entries"]
    place = rng.randrange(len(entries))
    entries[place:place] = [rng.choice(rng.choice(others)["entries"])]


def strange_part(plain: Plain, others: list[Plain], rng: Random) -> None:
    part = rng.choice(("header", "entries", "end", "copies", "branches", "resumed"))
    plain[part] = rng.choice(others)[part]


def lose_entries(plain: Plain, others: list[Plain], rng: Random) -> None:
    entries = plain["entries"]
    start = rng.randrange(len(entries))
    del entries[start : start + rng.randrange(1, 9)]


def begin_with_copy(plain: Plain, others: list[Plain], rng: Random) -> None:
    plain["resumed"] = True


def another_format(plain: Plain, others: list[Plain], rng: Random) -> None:
    plain["meadhall_save"] = rng.choice((0, 2, 99, -1, None, "1", 1.5, 10**400))


def another_game(plain: Plain, others: list[Plain], rng: Random) -> None:
    plain["header"][rng.choice(("game", "rules", "data"))] = rng.choice(("chess", "", "northgard", 2, -1, None))


SPOILERS: tuple[Callable[[Plain, list[Plain], Random], None], ...] = (
    anywhere,
    in_header,
    in_entries,
    in_entries,
    in_copies,
    in_copies,
    in_copies,
    in_agenda,
    in_agenda,
    swap_fields,
    swap_entries,
    strange_action,
    strange_part,
    lose_entries,
    begin_with_copy,
    another_format,
    another_game,
)


def some_place(root: Any, rng: Random) -> tuple[Any, Any]:
    """A container somewhere below the root, and one of its keys."""
    found: tuple[Any, Any] = (None, None)
    while isinstance(root, dict | list) and root:
        key = rng.choice(list(root)) if isinstance(root, dict) else rng.randrange(len(root))
        found = root, key
        if rng.random() < 0.15:
            break
        root = root[key]
    return found


def twin(value: Any) -> Any:
    """Nothing may end up inside itself."""
    return msgspec.json.decode(msgspec.json.encode(value))


def change(container: Any, key: Any, rng: Random) -> None:
    roll = rng.random()
    if roll < 0.1:
        del container[key]
    elif roll < 0.2 and isinstance(container, list):
        container.insert(key, container[key])
    elif roll < 0.2:
        container["more"] = container[key]
    elif roll < 0.25:
        container[key] = HOLE
    elif isinstance(container[key], int) and roll < 0.6:
        container[key] += rng.choice((-1, 1))
    elif isinstance(container[key], int) or roll < 0.6:
        container[key] = rng.choice(NUMBERS)
    else:
        container[key] = rng.choice(OTHERS)
