"""The sounds as they lie in the package: small, as loud as their class, and without a flaw that one would hear."""

from __future__ import annotations

import itertools
from functools import cache
from math import pi, sin

import pytest
from loudness import integrated, loudest
from spectrum import alike, off_by, share_above

from meadhall import art
from meadhall.sound.shelf import RANKS, Samples, Shelf, index

LOUDNESS = {"touch": -33, "small": -26, "event": -22, "drama": -19, "bed": -31, "theme": -25}  # LUFS
WITHIN = 3.0
ONCE = [name for name, sound in index().sounds.items() if sound.kind != "bed"]
BEDS = [name for name, sound in index().sounds.items() if sound.kind == "bed"]
FULL = 32_768


@cache
def takes(name: str) -> list[Samples]:
    return [Shelf().loop(name)] if name in BEDS else Shelf().takes(name)


def test_all_together_are_small() -> None:
    folder = art.path("sounds", "")
    assert {path.stem for path in folder.iterdir()} == {*index().sounds, "sounds"}
    assert sum(path.stat().st_size for path in folder.iterdir()) < 3_000_000


def test_there_are_some_forty_of_them_and_each_has_a_class() -> None:
    assert len(ONCE) >= 40
    assert {sound.kind for sound in index().sounds.values()} == {*RANKS, "bed", "theme"} == set(LOUDNESS)


@pytest.mark.parametrize("name", index().sounds)
def test_it_is_as_loud_as_its_class(name: str) -> None:
    kind, rate = index().sounds[name].kind, index().rate
    measured = integrated if kind in ("bed", "theme") else loudest
    for take in takes(name):
        assert measured(take, rate) == pytest.approx(LOUDNESS[kind], abs=WITHIN)


@pytest.mark.parametrize("name", index().sounds)
def test_no_sample_clips_and_nothing_leans_to_one_side(name: str) -> None:
    for take in takes(name):
        assert max(map(abs, take)) < 0.9 * FULL
        assert abs(sum(take)) / len(take) < 0.005 * FULL


@pytest.mark.parametrize("name", ONCE)
def test_it_begins_at_once_and_both_its_ends_are_at_rest(name: str) -> None:
    rate = index().rate
    for take in takes(name):
        peak = max(map(abs, take))
        assert next(place for place, value in enumerate(take) if abs(value) > peak / 50) < 0.12 * rate
        assert abs(take[0]) < peak / 10
        assert max(map(abs, take[-rate // 500 :])) < peak / 20


@pytest.mark.parametrize("name", [name for name in ONCE if index().sounds[name].takes > 1])
def test_no_two_takes_are_alike(name: str) -> None:
    found = takes(name)
    assert len({bytes(take) for take in found}) == len(found)


@pytest.mark.parametrize("name", [name for name in ONCE if index().sounds[name].takes > 1])
def test_takes_do_not_sound_alike_either(name: str) -> None:
    assert max(alike(a, b) for a, b in itertools.combinations(takes(name), 2)) < 0.97


@pytest.mark.parametrize("name", index().sounds)
def test_nothing_hisses(name: str) -> None:
    """A bed is heard for hours."""
    rate = index().rate
    for take in takes(name):
        assert share_above(take[: 5 * rate], rate, 6_000) < (0.06 if name in BEDS else 0.14)


NOTES = {  # that are heard for long enough to tell
    "glory": (293.66, 440.0, 587.33),
    "turn": (440.0, 587.33),
    "hint": (329.63, 392.0),
    "rune": (587.33, 698.46, 880.0),
    "bell": (523.25,),
    "horn": (220.0,),
    "far_horn": (220.0,),
    "victory": (440.0,),
    "defeat": (440.0,),
    "theme": (293.66, 440.0),
}


@pytest.mark.parametrize("name", NOTES)
def test_what_has_a_note_is_in_tune(name: str) -> None:
    """All of it may be heard at once."""
    for take in takes(name):
        assert all(abs(off_by(take, index().rate, pitch)) <= 12 for pitch in NOTES[name])


@pytest.mark.parametrize("name", BEDS)
def test_a_loop_has_no_seam(name: str) -> None:
    """From its end to its beginning nothing leaps farther than it does everywhere."""
    (loop,) = takes(name)
    assert len(loop) == 16 * index().rate
    steps = sorted(abs(after - before) for before, after in itertools.pairwise(loop))
    usual = steps[int(0.999 * len(steps))]
    assert abs(loop[0] - loop[-1]) <= usual
    assert abs((loop[1] - loop[0]) - (loop[0] - loop[-1])) <= 2 * usual


def test_loudness_is_measured_as_the_standard_says() -> None:
    """A sine of 997 Hz at full scale in one channel is −3.01 LUFS."""
    rate = index().rate
    sine = [round(32_767 * sin(2 * pi * 997 * place / rate)) for place in range(rate)]
    assert loudest(sine, rate) == pytest.approx(-3.01, abs=0.1)
    assert integrated(sine, rate) == pytest.approx(-3.01, abs=0.1)
