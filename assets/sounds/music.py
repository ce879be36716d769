"""What is plucked and blown: a lyre, a horn, and the theme."""

from __future__ import annotations

import numpy as np

from .bodies import beat, wood
from .waves import (
    Chance,
    Wave,
    band,
    filtered,
    formants,
    in_room,
    lay,
    low,
    noise,
    samples,
    silence,
    struck,
    swell,
    through,
    times,
    together,
    tone,
    wander,
)

_A4 = 440.0
_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch_of(note: str) -> float:
    """`D4`, `A3`."""
    return _A4 * 2 ** ((_STEPS[note[0]] + 12 * (int(note[1:]) - 4)) / 12)


def pluck(pitch: float, seconds: float, luck: Chance, where: float = 0.23) -> Wave:
    """A string of gut, plucked at that part of its length: high partials fade first, and lie a little too high."""
    t = times(seconds)
    string = np.zeros_like(t)
    for number in range(1, min(22, int(7_000 / pitch))):
        frequency = pitch * number * np.sqrt(1 + 0.00012 * number**2)
        ring = 1.7 * (330 / pitch) ** 0.4 / (1 + 0.32 * (number - 1))
        weight = np.sin(np.pi * number * where) / number**1.25
        string += weight * np.exp(-t / (ring / 3.2)) * np.sin(2 * np.pi * frequency * t)
    finger = filtered(noise(seconds, luck), band(300, 2_400, 1)) * np.exp(-t / 0.006) * 0.12
    box = struck(min(seconds, 0.3), [(205, 0.16, 0.1), (392, 0.1, 0.06)], luck)
    whole = together((string + finger) * np.clip(t / 0.0015, 0, 1), box)
    return whole * np.clip((seconds - t) / 0.06, 0, 1)


def blow(pitch: float, seconds: float, luck: Chance, force: float = 0.7, scoop: float = 0.06) -> Wave:
    """A horn: the note is reached from below, grows brighter as it grows louder, and carries breath."""
    loud = swell(seconds, min(0.16, seconds / 3), min(0.3, seconds / 2)) * (1 + 0.04 * wander(seconds, 6, luck))
    slow = through(seconds, (0, 1 - scoop), (0.09, 1.004), (0.18, 1.0), (seconds, 0.997))
    shake = 1 + 0.0035 * np.sin(2 * np.pi * 4.7 * times(seconds)) * np.clip(times(seconds) / 0.6 - 0.3, 0, 1)
    drift = 1 + 0.0015 * wander(seconds, 8, luck)
    bright = 300 + 1_500 * force * loud
    bell = formants((420, 260, 1.0), (880, 300, 0.7), (1_500, 500, 0.25))
    note = tone(pitch * slow * shake * drift, lambda number, f: bell(f) * np.exp(-f / bright) / number**0.25, 5_000)
    breath = filtered(noise(seconds, luck), band(350, 2_200, 1)) * loud * 0.02
    return note * loud + breath


def horn(luck: Chance) -> Wave:
    """The horn of the hall: a short note and a long one, a fifth above."""
    base = pitch_of("D3") * luck.uniform(0.998, 1.002)  # in tune with whatever is plucked beside it
    canvas = silence(1.75)
    lay(canvas, blow(base, 0.42, luck), 0, 0.8)
    lay(canvas, blow(base * 1.5, 1.3, luck), 0.4)
    return in_room(canvas, 1.2, 0.4, 2_200)


def far_horn(luck: Chance) -> Wave:
    """From beyond the Wall: low, long, two that are not quite of one mind about their note."""
    base, apart = pitch_of("A2") * luck.uniform(0.998, 1.002), luck.uniform(1.003, 1.005)
    pair = blow(base / apart, 1.9, luck, 0.45, 0.1) + 0.8 * blow(base * apart, 1.9, luck, 0.4, 0.13)
    return in_room(filtered(pair, low(1_300, 1)), 1.8, 0.9, 1_500)


def glory(luck: Chance) -> Wave:
    """Fame is gained: three strings upwards."""
    return _strings(luck, ("D4", "A4", "D5"), 0.085, 0.9)


def your_turn(luck: Chance) -> Wave:
    """Two strings: you are asked."""
    return _strings(luck, ("A4", "D5"), 0.13, 0.8)


def hint(luck: Chance) -> Wave:
    """Two strings that leave a question."""
    return _strings(luck, ("E4", "G4"), 0.12, 0.7)


def _strings(luck: Chance, notes: tuple[str, ...], gap: float, ring: float) -> Wave:
    """No two times alike: the fingers are quicker or slower, lie elsewhere on the strings, and press now this one."""
    gap *= luck.uniform(0.85, 1.2)
    canvas = silence(ring + gap * (len(notes) + 1))
    for number, note in enumerate(notes):
        string = pluck(pitch_of(note), ring, luck, luck.uniform(0.14, 0.32))
        lay(canvas, string, number * gap * luck.uniform(0.92, 1.08), luck.uniform(0.6, 1))
    return in_room(canvas, 0.6, 0.25)


def rune(luck: Chance) -> Wave:
    """A stone with a sign on it hums when it is touched."""
    notes = [pitch_of(note) for note in luck.permutation(["D5", "F5", "A5"])]
    apart = luck.uniform(0.09, 0.14)
    canvas = silence(1.25)
    for number, pitch in enumerate(notes):
        hum = struck(0.95, [(pitch, 0.85, 1.0), (pitch * 2.76, 0.3, 0.16), (pitch * 5.4, 0.12, 0.05)], luck, 0.001)
        lay(canvas, hum * np.clip(times(0.95) / 0.004, 0, 1), number * apart, luck.uniform(0.5, 1))
    return in_room(canvas, 0.9, 0.4)


def victory(luck: Chance) -> Wave:
    """Horns in thirds and fifths over a drum; the last chord stays."""
    canvas = silence(4.2)
    line = (("D4", 0.0, 0.34), ("D4", 0.34, 0.2), ("F4", 0.56, 0.36), ("G4", 0.94, 0.36), ("A4", 1.34, 2.4))
    under = {"D4": "A3", "F4": "D4", "G4": "D4", "A4": "D4"}
    for note, at, length in line:
        lay(canvas, blow(pitch_of(note), length, luck, 0.9), at)
        lay(canvas, blow(pitch_of(under[note]) / 2, length, luck, 0.7), at, 0.9)
    lay(canvas, blow(pitch_of("F3"), 2.4, luck, 0.5), 1.34, 0.5)
    for at in (0.0, 0.56, 1.34, 1.62, 1.9):
        lay(canvas, beat(luck), at, 2.0)
    for number, note in enumerate(("D4", "A4", "D5", "F5", "A5")):
        lay(canvas, pluck(pitch_of(note), 1.6, luck), 1.5 + number * 0.07, 1.4)
    return in_room(canvas, 1.6, 0.4, 2_600)


def defeat(luck: Chance) -> Wave:
    """The horn sinks, and a drum with it."""
    canvas = silence(3.2)
    for note, at, length in (("A3", 0.0, 0.7), ("F3", 0.7, 0.7), ("D3", 1.4, 1.7)):
        lay(canvas, blow(pitch_of(note), length, luck, 0.45), at)
    for at in (0.0, 1.4):
        lay(canvas, beat(luck, 54), at, 1.6)
    return in_room(canvas, 1.6, 0.5, 1_600)


# The theme: dorian on D, three to a bar

_BEAT = 60 / 92
_TUNE = (
    ("D4", 1), ("A4", 1), ("G4", 0.5), ("A4", 0.5),
    ("F4", 1.5), ("G4", 0.5), ("E4", 1),
    ("D4", 1), ("F4", 0.5), ("G4", 0.5), ("A4", 1),
    ("C5", 1.5), ("B4", 0.5), ("A4", 1),
    ("D5", 1), ("C5", 0.5), ("A4", 0.5), ("G4", 1),
    ("F4", 0.5), ("G4", 0.5), ("A4", 1), ("E4", 1),
    ("F4", 1), ("E4", 0.5), ("D4", 0.5), ("C4", 1),
    ("D4", 3),
)  # fmt: skip
_BASS = ("D3", "F3", "D3", "A3", "G3", "D3", "A3", "D3")


def theme(luck: Chance) -> Wave:
    """A lyre sings over its own low strings; for the second half a horn joins, and a drum marks the bars."""
    canvas = silence(24 * _BEAT + 2.2)
    at = 0.0
    for note, beats in _TUNE:
        at_once = at * _BEAT + luck.uniform(0, 0.012)
        lay(canvas, pluck(pitch_of(note), min(beats * _BEAT + 0.9, 2.2), luck), at_once, luck.uniform(0.85, 1.0))
        if at >= 12:
            lay(canvas, blow(pitch_of(note) / 2, beats * _BEAT * 0.98 + 0.06, luck, 0.4, 0.03), at * _BEAT, 0.18)
        at += beats
    for bar, note in enumerate(_BASS):
        base = pitch_of(note)
        for offset, part, gain in ((0.0, 0.5, 0.8), (1.0, 1.5, 0.38), (2.0, 1.0, 0.42)):
            lay(canvas, pluck(base * part, 1.5, luck, 0.3), (3 * bar + offset) * _BEAT, gain)
        lay(canvas, beat(luck), 3 * bar * _BEAT, 0.16 if bar < 4 else 0.26)
        lay(canvas, wood(luck, 800, 0.05, 0.25), (3 * bar + 2) * _BEAT, 0.07)
    lay(canvas, _drone(24 * _BEAT + 1.5, luck), 0, 0.05)
    return in_room(canvas, 1.8, 0.35, 2_800)


def _drone(seconds: float, luck: Chance) -> Wave:
    """A bow on two low strings, hardly there."""
    bowed = silence(seconds)
    for note, gain in (("D2", 1.0), ("A2", 0.7)):
        pitch = np.full(samples(seconds), pitch_of(note)) * (1 + 0.0012 * wander(seconds, 3, luck))
        bowed += gain * tone(pitch, lambda number, f: 1 / number**1.5, 1_600)
    return bowed * swell(seconds, 2.5, 2.5) * (1 + 0.2 * wander(seconds, 0.7, luck))
