"""A save is data from a stranger: whatever is wrong with it is said in one way, and soon."""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest

from meadhall.table import BadSave, Saver, open_save, opened, read_header
from meadhall.table.files import COMPRESSED
from meadhall.table.form import ACTIONS
from meadhall.table.label import PLAIN, VALUES
from table.games import new_table, packed, plain_save, play_some


def code_of(data: bytes) -> str:
    begin = process_time()
    with pytest.raises(BadSave) as caught:
        opened(data)
    assert process_time() - begin < 1
    return caught.value.code


def code_of_file(path: Path) -> str:
    with pytest.raises(BadSave) as caught:
        open_save(path)
    with pytest.raises(BadSave) as listed:
        read_header(path)
    assert listed.value.code == caught.value.code
    return caught.value.code


def good() -> bytes:
    return Saver().packed(play_some(new_table(), 40), 1)


def test_no_file(tmp_path: Path) -> None:
    assert code_of_file(tmp_path / "none.save") == "missing"


def test_a_folder(tmp_path: Path) -> None:
    assert code_of_file(tmp_path) == "not_a_file"


def test_a_device_is_not_waited_for() -> None:
    assert code_of_file(Path(os.devnull)) == "not_a_file"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "file/below"])
def test_a_path_that_cannot_be(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert code_of_file(tmp_path / name) in {"unreadable", "missing"}


def test_a_file_one_may_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(good())

    def refuses(self: Path, mode: str) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "open", refuses)
    assert code_of_file(path) == "unreadable"


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"")
    assert code_of_file(path) == "empty"


def test_a_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"\x1f\x8b" + bytes(COMPRESSED))
    assert code_of_file(path) == "too_large"


def test_a_bomb() -> None:
    bomb = gzip.compress(bytes(PLAIN * 4), 9)
    assert len(bomb) < 100_000
    assert code_of(bomb) == "too_large"


def test_many_empty_members() -> None:
    assert code_of(gzip.compress(b"") * 100_000) == "damaged"


def test_not_gzip() -> None:
    assert code_of(b"PK\x03\x04 something else") == "not_compressed"
    assert code_of(b'{"meadhall_save": 1}') == "not_compressed"


def test_cut_short() -> None:
    data = good()
    assert {code_of(data[:length]) for length in range(20, len(data), 97)} == {"cut_short"}


def test_broken_on_the_way() -> None:
    data = bytearray(good())
    data[-6] ^= 1  # the checksum
    assert code_of(bytes(data)) == "not_compressed"


def test_something_after_the_end() -> None:
    assert code_of(good() + b"x") == "damaged"


FOREIGN = [b"", b"null", b"[]", b"{}", b"1", b'"x"', b"not json", b"\xff\xfe", b'{"name": "x", "version": 3}', b"NaN"]


@pytest.mark.parametrize("text", FOREIGN)
def test_somebody_elses_file(text: bytes) -> None:
    assert code_of(gzip.compress(text)) == "not_a_save"


@pytest.mark.parametrize("text", [b"[" * 100_000, b'{"a":' * 100_000, b'{"meadhall_save":1,"header":' + b"[" * 100_000])
def test_nesting_without_end(text: bytes) -> None:
    assert code_of(gzip.compress(text)) == "not_a_save"


# Decoded, each of these takes many times its bytes.
SWELLING = {
    "lists": b"[],",
    "objects": b"{},",
    "numbers": b"0.1,",
    "texts": b'"a",',
    "deep lists": b"[" * 900 + b"]" * 900 + b",",
    "deep objects": b'{"a":' * 900 + b"0" + b"}" * 900 + b",",
}
TRY = """
import re, sys, time
from meadhall.table import BadSave
from meadhall.table.label import read_header
from meadhall.table.opening import open_save
from pathlib import Path

def peak():  # of this very program; what the system counts for a child begins with its parent's
    return int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

before, begun = peak(), time.process_time()
try:
    (read_header if sys.argv[2] == "header" else open_save)(Path(sys.argv[1]))
    code = "fine"
except BadSave as bad:
    code = bad.code
print(code, time.process_time() - begun, peak() - before)
"""


def swollen(path: Path, filling: bytes) -> None:
    plain = plain_save(play_some(new_table(), 10))
    plain["header"]["options"] = "HOLE"
    path.write_bytes(gzip.compress(json.dumps(plain).encode().replace(b'"HOLE"', b"[" + filling + b"0]"), 1))


def code_soon(path: Path, reads: str) -> str:
    told = subprocess.run([sys.executable, "-c", TRY, path, reads], capture_output=True, text=True, check=True).stdout
    code, seconds, megabytes = told.split()
    assert float(seconds) < 1
    assert float(megabytes) < 150
    return code


@pytest.mark.skipif(sys.platform != "linux", reason="only there a program can see how large it has been")
@pytest.mark.parametrize("what", SWELLING)
@pytest.mark.parametrize("reads", ["header", "game"])
def test_a_small_file_cannot_swell_to_take_all_memory(tmp_path: Path, what: str, reads: str) -> None:
    """As much text as there may be, and as many values."""
    each, path = SWELLING[what], tmp_path / "swelling.meadhall"
    swollen(path, each * ((PLAIN - 10_000) // len(each)))
    assert code_soon(path, reads) == "too_large"
    values = sum(map(each.count, (b"[", b"{", b",")))
    swollen(path, each * ((VALUES - 5_000) // values))
    assert code_soon(path, reads) == ("fine" if reads == "header" else "damaged")


@pytest.mark.parametrize("where", ["options", "action", "position"])
def test_nesting_inside(where: str) -> None:
    plain = plain_save(play_some(new_table(), 40))
    hole = "HOLE"
    match where:
        case "options":
            plain["header"]["options"] = hole
        case "action":
            plain["entries"][3][1] = hole
        case _:
            plain["copies"][0][1] = hole
    text = msgspec.json.encode(plain).replace(b'"HOLE"', b"[" * 5000 + b"]" * 5000)
    assert code_of(gzip.compress(text)) == "not_a_save"


Spoil = Callable[[dict[str, Any]], None]


def spoilt(spoil: Spoil) -> str:
    plain = plain_save(play_some(new_table(), 40))
    spoil(plain)
    return code_of(packed(plain))


def test_a_newer_format() -> None:
    assert spoilt(lambda plain: plain.update(meadhall_save=2)) == "newer_format"
    assert spoilt(lambda plain: plain.update(meadhall_save=10**400)) == "newer_format"
    assert code_of(packed({"meadhall_save": 3, "whatever": "it holds"})) == "newer_format"
    assert spoilt(lambda plain: plain.update(meadhall_save=-1)) == "damaged"


def test_another_game() -> None:
    assert spoilt(lambda plain: plain["header"].update(game="chess")) == "unknown_game"


WRONG: dict[str, Spoil] = {
    "no header": lambda plain: plain.pop("header"),
    "no end": lambda plain: plain.pop("end"),
    "no copies": lambda plain: plain.update(copies=[]),
    "one more field": lambda plain: plain.update(more=1),
    "one more in the header": lambda plain: plain["header"].update(more=1),
    "entries are a dict": lambda plain: plain.update(entries={}),
    "entry is a number": lambda plain: plain["entries"].append(5),
    "entry is short": lambda plain: plain["entries"][0].pop(),
    "entry is long": lambda plain: plain["entries"][0].append(1),
    "seat is negative": lambda plain: plain["entries"][0].__setitem__(0, -1),
    "seat is half": lambda plain: plain["entries"][0].__setitem__(0, 0.5),
    "outcome is a word": lambda plain: plain["entries"][0].__setitem__(2, ["6"]),
    "outcome is a float": lambda plain: plain["entries"][0].__setitem__(2, [1.5]),
    "too many entries": lambda plain: plain.update(entries=plain["entries"][:1] * (ACTIONS + 1)),
    "too many branches": lambda plain: plain.update(branches=[[0, []]] * 101),
    "no seats": lambda plain: plain["header"].update(seats=[]),
    "too many seats": lambda plain: plain["header"].update(seats=plain["header"]["seats"] * 20),
    "one seat too many": lambda plain: plain["header"].update(seats=plain["header"]["seats"] * 2),
    "long name": lambda plain: plain["header"]["seats"][0].update(name="x" * 10_000),
    "unknown option": lambda plain: plain["header"]["options"].update(more=True),
    "wrong option": lambda plain: plain["header"]["options"].update(mode="chess"),
    "options at odds": lambda plain: plain["header"]["options"].update(single_arrow=True),
    "no options": lambda plain: plain["header"].update(options=None),
    "seed is negative": lambda plain: plain["header"].update(seed=-1),
    "seed is huge": lambda plain: plain["header"].update(seed=10**400),
    "created is a date": lambda plain: plain["header"].update(created="2020-01-01"),
    "undo is a wish": lambda plain: plain["header"].update(undo="always"),
}


@pytest.mark.parametrize("name", WRONG)
def test_of_the_wrong_form(name: str) -> None:
    assert spoilt(WRONG[name]) == "damaged"


def test_too_many_entries_in_branches_together() -> None:
    entries = plain_save(play_some(new_table(), 40))["entries"][:1] * 6_000
    assert spoilt(lambda plain: plain.update(branches=[[0, entries], [0, entries]])) == "too_large"


def test_the_largest_game_there_may_be_opens_soon() -> None:
    """All the branches and actions that the bounds allow, far from any round's beginning."""
    table = play_some(new_table(undo="free"), 40)
    plain = plain_save(table)
    tail = plain["entries"][-1]
    plain["branches"] = [[39, [tail]] for _ in range(100)]
    plain["entries"] += [tail] * 100
    plain["copies"] *= 200
    begin = process_time()
    opened(packed(plain))
    assert process_time() - begin < 1


def test_an_error_says_what_and_where() -> None:
    with pytest.raises(BadSave) as caught:
        opened(packed({"meadhall_save": 9}))
    assert caught.value.figures == {"format": 9, "known": 1}
    assert str(caught.value) == "newer_format {'format': 9, 'known': 1}"
