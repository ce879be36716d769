"""Many sounds at once: nothing clips, nothing clicks, and a steady bed costs nothing."""

from __future__ import annotations

import itertools
from array import array
from math import pi, sin

import pytest

from meadhall.sound import mixer as mixing
from meadhall.sound.mixer import BLOCK, CHANNELS, Loop, Mixer

RATE = 32_000
LOOP = array("h", (round(3_000 * sin(2 * pi * 16 * place / (40 * BLOCK))) for place in range(40 * BLOCK)))
LOUD = array("h", [30_000, -30_000] * (4 * BLOCK))
FADED = 100 * BLOCK


@pytest.fixture
def mixer() -> Mixer:
    return Mixer(RATE)


def test_silence_is_silent(mixer: Mixer) -> None:
    assert not mixer.sounds
    assert mixer.frames(777) == array("h", bytes(2 * CHANNELS * 777))


def test_what_is_struck_is_heard_once_on_both_sides(mixer: Mixer) -> None:
    mixer.strike(array("h", [100, 200, 300]), 0.5)
    assert list(mixer.frames(4)) == [50, 50, 100, 100, 150, 150, 0, 0]
    mixer.frames(BLOCK)
    assert not mixer.sounds


def test_it_may_wait_for_its_moment(mixer: Mixer) -> None:
    mixer.strike(array("h", [100] * 10), 1.0, wait=2 * BLOCK / RATE)
    assert not any(mixer.frames(2 * BLOCK))
    assert any(mixer.frames(BLOCK))


def test_nothing_clips_however_much_is_heard(mixer: Mixer) -> None:
    mixer.surround({"loop": Loop(LOOP, 1.0)})
    for _ in range(20):
        mixer.strike(LOUD, 1.0)
    made = mixer.frames(8 * BLOCK)
    assert 25_000 < max(made) <= 32_000
    assert -32_000 <= min(made) < -25_000


def test_what_is_quiet_is_not_touched(mixer: Mixer) -> None:
    mixer.strike(array("h", range(-20_000, 20_000, 7)), 1.0)
    assert list(mixer.frames(100)[::2]) == list(range(-20_000, -20_000 + 700, 7))


def test_a_bed_comes_slowly_and_goes_slowly_without_a_leap(mixer: Mixer) -> None:
    mixer.surround({"loop": Loop(LOOP, 1.0)})
    coming = mixer.frames(FADED)[::2]
    mixer.surround({})
    going = mixer.frames(FADED)[::2]
    assert max(map(abs, coming[:BLOCK])) < 100
    assert max(map(abs, coming[-BLOCK:])) > 1_000
    assert max(map(abs, going[-BLOCK:])) == 0
    assert not mixer.sounds
    whole = [*coming, *going]
    assert max(abs(after - before) for before, after in itertools.pairwise(whole)) < 30


def test_a_bed_goes_round_and_its_sides_are_half_a_round_apart(mixer: Mixer) -> None:
    mixer.surround({"loop": Loop(LOOP, 0.5)})
    mixer.frames(FADED - FADED % len(LOOP) + len(LOOP))
    made = mixer.frames(len(LOOP))
    half = len(LOOP) // 2
    assert list(made[::2]) == [int(value * 0.5) for value in LOOP]
    assert list(made[1::2]) == [int(value * 0.5) for value in (*LOOP[half:], *LOOP[:half])]


def test_the_second_round_of_a_steady_bed_is_not_mixed_again(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    mixer.surround({"loop": Loop(LOOP, 0.5)})
    mixer.frames(FADED + len(LOOP))
    first = mixer.frames(len(LOOP))
    monkeypatch.setattr(mixing, "_scaled", None)
    assert mixer.frames(len(LOOP)) == first


def test_hushed_it_fades_within_a_block_and_what_waits_never_comes(mixer: Mixer) -> None:
    mixer.strike(array("h", [10_000] * 10 * BLOCK), 1.0)
    mixer.strike(array("h", [10_000] * 10 * BLOCK), 1.0, wait=1.0)
    mixer.frames(BLOCK)
    mixer.hush()
    made = mixer.frames(BLOCK)[::2]
    assert max(abs(after - before) for before, after in itertools.pairwise(made)) < 20
    assert not mixer.sounds


def test_the_oldest_of_too_many_gives_way(mixer: Mixer) -> None:
    for _ in range(30):
        mixer.strike(array("h", [100] * 20 * BLOCK), 1.0)
    mixer.frames(BLOCK)
    assert set(mixer.frames(BLOCK)) == {100 * mixing._VOICES}
