"""The index knows nothing by itself: it may be lost, damaged, shared by two windows, and all is found again."""

import os
import sqlite3
from pathlib import Path

import pytest

from chronicle.past_games import past
from meadhall.chronicle.index import Busy, Found, Index, Refused, Stamped
from meadhall.chronicle.past import Past
from meadhall.chronicle.query import Query, Word

PASTS = [
    past(0, {"Ann": 10, "Bran": 7}, seconds=900, figures={"Ann": ("yoren",)}),
    past(400, {"Їжак": 44, "Bran": 60}, game="northgard", title="Довга зима", figures={"Bran": ("raven",)}),
    past(2, {"Ann": 3, "Сам": 2}, kind="saved", seconds=60),
]


def found(one: Past, is_due: bool = False) -> Found:
    return Found(Stamped(one.path, f"stamp of {one.path}", 100), one, is_due)


@pytest.fixture
def index(tmp_path: Path) -> Index:
    index = Index(tmp_path / "index.sqlite")
    index.put(map(found, PASTS))
    return index


def paths(index: Index, query: Query) -> list[str]:
    numbers = index.found(query)
    pasts = index.pasts(numbers)
    return [pasts[number].path.removeprefix("games/").removesuffix(".meadhall") for number in numbers]


def test_filtered_and_sorted(index: Index) -> None:
    assert paths(index, Query()) == ["400", "2", "0"]
    assert paths(index, Query(order="oldest")) == ["0", "2", "400"]
    assert paths(index, Query(order="longest")) == ["0", "2", "400"]
    assert paths(index, Query(order="points")) == ["400", "0", "2"]
    assert paths(index, Query("saved")) == ["2"]
    assert [one.path for one in index.finished()] == ["games/0.meadhall", "games/400.meadhall"]


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ((Word("їЖА"),), ["400"]),
        ((Word("зима"),), ["400"]),
        ((Word("1971"),), ["400"]),
        ((Word("ann"), Word("сам")), ["2"]),
        ((Word("воро", figures=("northgard:raven",)),), ["400"]),
        ((Word("вар", games=("watch",)),), ["2", "0"]),
        ((Word("bran"), Word("вар", games=("watch",))), ["0"]),
        ((Word("%"),), []),
        ((Word("'; DROP TABLE games; --"),), []),
    ],
)
def test_searched(index: Index, words: tuple[Word, ...], there: list[str]) -> None:
    assert paths(index, Query(words=words)) == there


def test_what_is_damaged_is_kept_apart_and_told(index: Index) -> None:
    index.put([Found(Stamped(PASTS[0].path, "new", 7), Refused(PASTS[0].path, "cut_short", {"n": 1}))])
    assert paths(index, Query()) == ["400", "2"]
    assert index.broken() == [Refused(PASTS[0].path, "cut_short", {"n": 1})]
    totals = index.totals()
    assert (totals.games, totals.broken, totals.bytes) == (2, 1, 207)
    index.drop([PASTS[0].path])
    assert (index.broken(), index.stamps().keys()) == ([], {PASTS[1].path, PASTS[2].path})


def test_counted_once(index: Index) -> None:
    index.put([found(PASTS[0], is_due=True)])
    assert index.due() == [PASTS[0].path]
    index.put_counted(PASTS[0].path, PASTS[0])
    assert index.due() == []
    assert index.stamps()[PASTS[0].path] == f"stamp of {PASTS[0].path}"
    index.put_counted("games/gone.meadhall", PASTS[0])  # somebody has deleted it meanwhile
    assert index.totals().games == 3


def test_it_is_there_the_next_time(index: Index, tmp_path: Path) -> None:
    index.close()
    again = Index(tmp_path / "index.sqlite")
    assert paths(again, Query()) == ["400", "2", "0"]
    assert not again.was_damaged
    again.close()


@pytest.mark.parametrize("spoilt", [b"", b"no database at all, but long enough to be one" * 9, None])
def test_a_damaged_one_is_made_anew_and_told(index: Index, tmp_path: Path, spoilt: bytes | None) -> None:
    index.close()
    path = tmp_path / "index.sqlite"
    whole = path.read_bytes()
    path.write_bytes(whole[:2000] + os.urandom(3000) + whole[5000:] if spoilt is None else spoilt)
    again = Index(path)
    assert paths(again, Query()) == []
    assert again.was_damaged == (spoilt != b"")
    again.put(map(found, PASTS))
    assert paths(again, Query()) == ["400", "2", "0"]
    again.close()


def test_one_that_is_spoilt_while_it_is_open_begins_anew(index: Index, tmp_path: Path) -> None:
    size = (tmp_path / "index.sqlite").stat().st_size
    (tmp_path / "index.sqlite").write_bytes(b"x" * size)
    index.put(map(found, PASTS))  # whether now or at the next question it is noticed, is SQLite's affair
    index.found(Query())
    assert index.begins_anew
    assert index.was_damaged
    index.put(map(found, PASTS))
    assert paths(index, Query()) == ["400", "2", "0"]
    index.close()


def test_one_of_another_version_is_made_anew_and_nobody_is_told(index: Index, tmp_path: Path) -> None:
    index.close()
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        base.execute("PRAGMA user_version = 999")
    base.close()
    again = Index(tmp_path / "index.sqlite")
    assert (paths(again, Query()), again.was_damaged) == ([], False)
    again.close()


def test_where_there_can_be_no_file_it_lives_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    index = Index(tmp_path / "file" / "index.sqlite")
    index.put(map(found, PASTS))
    assert paths(index, Query()) == ["400", "2", "0"]
    index.close()


def test_two_windows_see_the_same(index: Index, tmp_path: Path) -> None:
    other = Index(tmp_path / "index.sqlite")
    for _ in range(20):
        for one in (index, other):
            one.put(map(found, PASTS))
    assert paths(other, Query()) == paths(index, Query()) == ["400", "2", "0"]
    other.drop([PASTS[0].path])
    assert paths(index, Query()) == ["400", "2"]
    other.close()
    index.close()


def test_a_window_that_writes_for_ever_keeps_nobody_from_looking(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.chronicle.index.PATIENCE", 0.01)
    other = Index(tmp_path / "index.sqlite")
    holds = sqlite3.connect(tmp_path / "index.sqlite", isolation_level=None)
    holds.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Busy):
        other.put(map(found, PASTS))
    assert other.found(Query()) == []  # it goes on with one of its own
    assert other.begins_anew
    assert not other.was_damaged
    holds.execute("ROLLBACK")
    holds.close()
    assert paths(index, Query()) == ["400", "2", "0"]
    other.close()
    index.close()
