"""The shelf knows who has won each game last, from the index as it lies there."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronicle.past_games import DAY, finished_table
from meadhall.chronicle.index import Found, Index, Stamped
from meadhall.chronicle.past import Past, Sat
from meadhall.chronicle.trophies import Trophy, Winner, trophies
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.card import card_of
from meadhall.models.keeping.library import Library, beside
from meadhall.models.keeping.saving import Saving
from meadhall.table import Table, files, save

ANN, BRAN = Sat("Ann", 0, points=9, place=1, won=True), Sat("Bran", 3, points=7, place=2)


def past(path: str, game: str, saved: int, *seats: Sat, kind: str = "finished") -> Found:
    return Found(Stamped(path, "", 1), Past(path, kind, game, saved, saved, seats))  # pyright: ignore[reportArgumentType]


def test_the_last_winner_and_how_many_games(tmp_path: Path) -> None:
    place = tmp_path / "index.sqlite"
    index = Index(place)
    other = Sat("Bran", 3, points=9, place=1, won=True)
    index.put(
        [
            past("b", "watch", 2, Sat("Ann", 0), other),
            past("a", "watch", 1, ANN, BRAN),
            past("c", "watch", 3, ANN, BRAN, kind="saved"),
            past("d", "midgard", 1, ANN, other),
            past("e", "wild", 1, Sat("Ann", 0), Sat("Bran", 3)),
        ]
    )
    index.close()
    ann, bran = Winner("Ann", 0, True), Winner("Bran", 3, True)
    assert trophies(place) == {
        "watch": Trophy((bran,), 2),
        "midgard": Trophy((ann, bran), 1),
        "wild": Trophy((), 1),
    }


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")


@pytest.mark.parametrize("content", [None, b"", b"no index at all, " * 99])
def test_an_index_that_cannot_be_read_hangs_nothing_and_is_left_alone(tmp_path: Path, content: bytes | None) -> None:
    place = tmp_path / "index.sqlite"
    if content is not None:
        place.write_bytes(content)
    assert trophies(place) == {}
    assert (place.read_bytes() if place.exists() else None) == content


def test_a_game_that_has_just_ended_is_on_the_shelf_before_anybody_opens_the_hall(library: Library) -> None:
    done = finished_table("midgard")
    table = Table.start(done.game, done.terms)
    saving = Saving(table, library, None)
    for entry in done.entries:
        table.play(entry.action, entry.seat, entry.outcomes)
    assert done.state.result is not None
    saving.save()
    saving.close()
    (trophy,) = trophies(library.index).values()
    winners = done.state.result.winners
    assert [winner.name for winner in trophy.winners] == [done.terms.seats[seat].name for seat in winners]
    archive = Archive(library)
    assert archive.index.due()  # it is still to be counted
    archive.refresh()
    assert archive.index.totals().games == 1
    archive.close()


def test_entered_as_a_look_at_all_files_would_have_it(library: Library) -> None:
    table = finished_table("midgard")
    place = library.place_to_keep(table)
    save(table, place, DAY)
    files.write(beside(place), card_of(table).packed())
    archive = Archive(library)
    archive.enter(place)
    before = archive.index.stamps()
    archive.refresh()
    assert archive.index.stamps() == before
    archive.close()
