"""What is heard as long as nothing happens: loops of one length, mixed by the program as the season asks.

Everything goes round in a ring, so the end leads back to the beginning.
"""

from __future__ import annotations

import numpy as np

from .bodies import beat, hull, wood
from .music import pitch_of
from .throats import crowd, murmur
from .waves import (
    RATE,
    Chance,
    Wave,
    band,
    filtered,
    filtered_round,
    formants,
    high,
    in_room,
    lay_round,
    level,
    low,
    moving_noise,
    samples,
    silence,
    struck,
    swell,
    through,
    times,
    tone,
    wander_round,
)
from .weather import bubble, crackle

SECONDS = 16.0


def _weather(luck: Chance, dull: float, bright: float, pace: float, whistle: float) -> Wave:
    """Moving air: its gusts are louder and brighter at once."""
    force = 0.5 + 0.5 * np.tanh(wander_round(SECONDS, pace, luck))
    pitch = 520 + 160 * wander_round(SECONDS, pace * 1.4, luck)

    def envelope(t: float, f: Wave) -> Wave:
        at = samples(t) % len(force)
        strength = force[at]
        sung = whistle * strength**2 * np.exp(-(((f - pitch[at]) / 70) ** 2))
        return (low(dull + bright * strength, 1.3)(f) + sung) * high(70, 1)(f) * (0.35 + 0.65 * strength)

    return moving_noise(SECONDS, luck, envelope, ring=True)


def wind(luck: Chance) -> Wave:
    """Over snow, around towers."""
    return _weather(luck, 170, 620, 0.55, 0.9)


def gale(luck: Chance) -> Wave:
    """The same in deep winter."""
    return _weather(luck, 260, 1_400, 0.9, 1.3)


def meadow(luck: Chance) -> Wave:
    """A mild air, leaves, a few birds far away."""
    canvas = 0.6 * level(_weather(luck, 200, 500, 0.4, 0.0))
    rustle = moving_noise(SECONDS, luck, lambda t, f: band(1_600, 4_200, 1)(f), ring=True)
    canvas += 0.1 * level(rustle) * (0.5 + 0.5 * np.tanh(wander_round(SECONDS, 0.7, luck)))
    for at in (1.1, 3.9, 5.2, 8.6, 11.3, 13.7):
        lay_round(canvas, in_room(_bird(luck), 0.9, 0.8, 3_600), at + luck.uniform(0, 0.5), luck.uniform(0.5, 1.1))
    return canvas


def _bird(luck: Chance) -> Wave:
    """Two to five notes that curl up or down."""
    notes, base = int(luck.integers(2, 6)), luck.uniform(1_900, 2_900)
    canvas = silence(notes * 0.16 + 0.2)
    for number in range(notes):
        length = luck.uniform(0.06, 0.13)
        start = base * luck.uniform(0.9, 1.15)
        pitch = through(length, (0, start), (length, start * luck.uniform(0.82, 1.22)))
        sung = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * swell(length, 0.02, 0.03)
        start_at = samples(number * luck.uniform(0.13, 0.16))
        canvas[start_at : start_at + len(sung)] += sung * luck.uniform(0.5, 1)
    return canvas


def dusk(luck: Chance) -> Wave:
    """Crickets in the stubble, an owl."""
    canvas = 0.5 * level(_weather(luck, 160, 260, 0.35, 0.0))
    for pitch, pace, gain in ((2_650, 2.0, 0.24), (2_910, 1.75, 0.16), (2_380, 2.25, 0.12)):
        canvas += gain * _cricket(luck, pitch, pace)
    for at in (4.0, 12.2):
        for number, length in enumerate((0.3, 0.16, 0.5)):
            note = through(length, (0, 372), (length * 0.4, 392), (length, 366))
            hoot = tone(note, lambda number, f: 1 / number**3, 1_600) * swell(length, 0.08, 0.12)
            lay_round(canvas, in_room(hoot, 1.4, 1.0, 1_400), at + (0, 0.55, 0.85)[number], 0.16)
    return canvas


def _cricket(luck: Chance, pitch: float, pace: float) -> Wave:
    """Three chirps, a rest, as often as fits the loop."""
    canvas = silence(SECONDS)
    calls = round(SECONDS * pace / 2)
    for call in range(calls):
        for chirp in range(3):
            length = 0.045
            sung = np.sin(2 * np.pi * pitch * times(length)) * swell(length, 0.012, 0.02)
            lay_round(canvas, sung, call * SECONDS / calls + chirp * 0.062, luck.uniform(0.6, 1))
    return canvas


def waves(luck: Chance) -> Wave:
    """A harbour: swell on shingle, a hull at its rope, gulls somewhere."""
    canvas = silence(SECONDS)
    for number, at in enumerate((0.0, 5.1, 10.8)):
        length = (6.5, 6.9, 6.3)[number]

        def envelope(t: float, f: Wave, length: float = length) -> Wave:
            rise = np.sin(np.pi * min(t / length, 1)) ** 2
            return band(110, 260 + 1_400 * rise**1.5, 1.4)(f) * rise

        wave = level(moving_noise(length, luck, envelope)) * swell(length, 1.5, 2.5)
        lay_round(canvas, wave, at, (1.0, 0.75, 0.9)[number])
    canvas += 0.3 * level(moving_noise(SECONDS, luck, lambda t, f: band(90, 420, 1)(f), ring=True))
    for _ in range(40):
        lay_round(canvas, bubble(luck, luck.uniform(300, 800)), luck.uniform(0, SECONDS), luck.uniform(0.05, 0.25))
    for at in (2.6, 9.4):
        lay_round(canvas, filtered(level(hull(luck, 1.3)), low(1_200, 1)), at, 0.14)
    for at in (7.2, 8.0, 14.6):
        lay_round(canvas, in_room(_gull(luck), 1.2, 1.0, 2_400), at, 0.16)
    return canvas


def _gull(luck: Chance) -> Wave:
    length = luck.uniform(0.35, 0.5)
    base = luck.uniform(850, 980)
    pitch = through(length, (0, base * 0.8), (0.08, base * 1.2), (length, base * 0.85))
    beak = formants((1_200, 350, 1.0), (2_300, 500, 0.4))
    return level(tone(pitch, lambda number, f: beak(f), 3_400)) * swell(length, 0.06, 0.2)


def drums(luck: Chance) -> Wave:
    """They drum beyond the Wall: far, slow, now and then a horn."""
    canvas = silence(SECONDS)
    for at in np.arange(0, SECONDS, 2.0):
        for offset, force in ((0.0, 1.0), (0.5, 0.5), (1.25, 0.35)):
            lay_round(canvas, in_room(beat(luck, 56), 1.6, 1.1, 900), at + offset, force * luck.uniform(0.8, 1.1))
    canvas = filtered_round(canvas, low(420, 1))
    breath = level(moving_noise(SECONDS, luck, lambda t, f: band(90, 300, 1)(f), ring=True))
    return level(canvas) + 0.12 * breath


def village(luck: Chance) -> Wave:
    """People at work some way off: words, a hammer, wood, a bell on a goat."""
    canvas = 0.2 * level(_weather(luck, 180, 380, 0.4, 0.0))
    for _ in range(7):
        said = in_room(filtered(murmur(luck, luck.uniform(1.2, 2.6)), band(180, 1_500, 1)), 0.8, 0.8, 1_500)
        lay_round(canvas, level(said), luck.uniform(0, SECONDS), luck.uniform(0.12, 0.3))
    for start in (3.0, 10.4):
        for number in range(4):
            lay_round(canvas, in_room(wood(luck, 610, 0.08, 0.3), 0.8, 1.0, 2_000), start + 0.42 * number, 0.3)
    for at in (1.4, 2.0, 7.5, 8.3, 13.1):
        clank = struck(0.5, [(1_060, 0.34, 1.0), (1_610, 0.22, 0.6), (2_540, 0.12, 0.3)], luck, 0.02)
        lay_round(canvas, in_room(clank * np.clip(times(0.5) / 0.003, 0, 1), 0.8, 0.7), at + luck.uniform(0, 0.2), 0.07)
    return canvas


def feast(luck: Chance) -> Wave:
    """The hall at night: many talk, somebody laughs, a drone is played."""
    canvas = silence(SECONDS)
    for _ in range(34):
        said = filtered(murmur(luck, luck.uniform(1.5, 3.5)), band(150, 1_800, 1))
        lay_round(canvas, level(said), luck.uniform(0, SECONDS), luck.uniform(0.15, 0.4))
    for at in (2.2, 9.1, 13.4):
        lay_round(canvas, level(crowd(luck, 6, 0.8, "ae", 1.15)), at, 0.3)
    canvas = level(filtered_round(canvas, low(1_300, 1)))
    for note, gain in (("D3", 0.05), ("A3", 0.035)):
        turns = round(pitch_of(note) * SECONDS)  # so that the last wave ends where the first begins
        phase = 2 * np.pi * turns * np.arange(samples(SECONDS)) / samples(SECONDS)
        swelling = 1 + 0.4 * wander_round(SECONDS, 0.4, luck)
        canvas += gain * swelling * sum((np.sin(part * phase) / part for part in range(1, 9)), np.zeros_like(phase))
    return canvas


def hearth(luck: Chance) -> Wave:
    """A fire that is looked after."""
    flame = moving_noise(SECONDS, luck, lambda t, f: band(60, 340, 1)(f), ring=True)
    canvas = level(flame) * (1 + 0.3 * wander_round(SECONDS, 2.2, luck))
    for _ in range(120):
        lay_round(canvas, in_room(crackle(luck), 0.3, 0.3), luck.uniform(0, SECONDS), luck.uniform(0.1, 1.0) ** 2.5 * 4)
    for at in (3.3, 11.8):
        lay_round(canvas, wood(luck, 240, 0.15, 0.2), at, 0.8)
    return canvas
