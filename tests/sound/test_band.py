"""Sounds by name: never two alike in a row, never too many at once, as loud as one wants them."""

from __future__ import annotations

import itertools
from array import array

import pytest

from meadhall.sound.band import Band, loudness
from meadhall.sound.mixer import BLOCK
from meadhall.sound.shelf import Shelf, index, weightiest


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def band(shelf: Shelf) -> Band:
    return Band(shelf, seed=1)


@pytest.fixture
def struck(band: Band, monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, float]]:
    """What the mixer is given: the samples, and how long they wait."""
    found: list[tuple[bytes, float]] = []
    monkeypatch.setattr(band._mixer, "strike", lambda samples, gain, wait=0.0: found.append((samples.tobytes(), wait)))
    return found


SEVERAL = [name for name, sound in index().sounds.items() if sound.takes > 1]


@pytest.mark.parametrize("name", SEVERAL)
def test_never_two_alike_in_a_row(band: Band, struck: list[tuple[bytes, float]], name: str) -> None:
    for second in range(40):
        band.strike(name, float(second))
    takes = [samples for samples, _ in struck]
    assert len(takes) == 40
    assert all(before != after for before, after in itertools.pairwise(takes))
    assert len(set(takes)) == index().sounds[name].takes


def test_what_has_one_take_ends_a_game_or_begins_the_evening() -> None:
    once = {name for name, sound in index().sounds.items() if sound.takes == 1 and sound.kind != "bed"}
    assert once == {"victory", "defeat", "theme"}


def test_the_same_sound_is_not_begun_twice_at_once(band: Band, struck: list[tuple[bytes, float]]) -> None:
    for at in (0.0, 0.02, 0.05, 0.2):
        band.strike("coin", at)
    assert len(struck) == 2


def test_what_belongs_to_one_moment_is_heard_one_after_the_other(band: Band, struck: list[tuple[bytes, float]]) -> None:
    for name in ("snap", "coins", "slide", "sack", "page", "horn"):
        band.strike(name, 5.0)
    waits = [wait for _, wait in struck]
    assert len(waits) == 4  # three of a moment, and what everybody must hear
    assert waits == sorted(waits)
    assert waits[0] == 0
    assert waits[-1] < 0.5
    band.strike("sack", 6.0)
    assert struck[-1][1] == 0


def test_what_is_told_apart_in_time_is_heard_in_time(band: Band, struck: list[tuple[bytes, float]]) -> None:
    """As dice come to rest: a sixth of a second from one to the next, right after they were thrown."""
    for name, at in (("dice", 0.0), ("settle", 0.62), ("settle", 0.79), ("decide", 0.96)):
        band.strike(name, at)
    assert [wait for _, wait in struck] == [0, 0, 0, 0]


def test_the_die_that_decides_is_heard_after_however_many(band: Band, struck: list[tuple[bytes, float]]) -> None:
    decides = {samples.tobytes() for samples in band._shelf.takes("decide")}
    for number in range(14):
        band.strike("settle", 0.62 + number * 0.048)
    band.strike("decide", 0.62 + 14 * 0.048)
    assert struck[-1][0] in decides
    assert struck[-1][1] < 0.15


def test_volumes(band: Band) -> None:
    def peak() -> int:
        band.strike("dice", float(len(band._last)) + peak.at)
        peak.at += 1
        return max(map(abs, band.frames(40 * BLOCK)))

    peak.at = 0.0  # pyright: ignore[reportFunctionMemberAccess]
    band.set_volumes(100, 100)
    loud = peak()
    band.set_volumes(50, 100)
    assert 0.15 * loud < peak() < 0.55 * loud
    band.set_volumes(0, 100)
    assert peak() == 0
    assert not band.sounds
    assert (loudness(0), loudness(100)) == (0, 1)


def test_a_bed_without_ambience_is_not_unpacked(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    band = Band(shelf)
    unpacked: list[str] = []
    monkeypatch.setattr(shelf, "loop", lambda name: (unpacked.append(name), array("h", bytes(80 * BLOCK)))[1])
    band.set_volumes(100, 0)
    band.surround({"wind": 1.0})
    assert (unpacked, band.sounds) == ([], False)
    band.set_volumes(100, 50)
    assert (unpacked, band.sounds) == (["wind"], True)
    band.surround({"wind": 0.5, "drums": 1.0})
    assert unpacked == ["wind", "drums"]  # what goes on is not unpacked again


def test_the_theme_is_as_loud_as_the_ambience(band: Band) -> None:
    band.set_volumes(100, 0)
    band.strike("theme", 0.0)
    assert not band.sounds
    band.set_volumes(0, 100)
    band.strike("theme", 0.0)
    assert band.sounds


def test_of_several_the_one_that_says_most() -> None:
    assert weightiest(["snap", "horn", "coins"]) == "horn"
    assert weightiest(["snap", "dice", "steel", "coins"]) == "steel"
    assert weightiest([]) == ""
