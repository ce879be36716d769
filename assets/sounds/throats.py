"""What has a throat: ravens, wolves, giants, and people in a crowd."""

from __future__ import annotations

import numpy as np

from .waves import (
    RATE,
    Chance,
    Wave,
    band,
    filtered,
    formants,
    in_room,
    lay,
    level,
    low,
    noise,
    samples,
    silence,
    swell,
    through,
    times,
    tone,
    wander,
)

_VOWELS = {
    "a": formants((760, 130, 1.0), (1_250, 160, 0.6), (2_600, 300, 0.18)),
    "e": formants((520, 110, 1.0), (1_800, 220, 0.4), (2_500, 300, 0.2)),
    "o": formants((480, 110, 1.0), (880, 140, 0.6), (2_400, 300, 0.08)),
    "u": formants((340, 90, 1.0), (700, 120, 0.35), (2_200, 300, 0.04)),
}


def voice(pitch: Wave, vowel: str, luck: Chance, size: float = 1.0) -> Wave:
    """A throat sings this pitch; a larger one has its formants lower."""
    mouth = _VOWELS[vowel]
    trembling = pitch * (1 + 0.012 * wander(len(pitch) / RATE, 14, luck))
    return tone(trembling, lambda number, f: mouth(f * size) / number**0.7, 4_200)


def raven(luck: Chance) -> Wave:
    """Kraa, and once more, from a beam above."""
    canvas = silence(1.15)
    for at, force in ((0.0, 1.0), (0.45, 0.8)):
        lay(canvas, _kraa(luck), at + luck.uniform(0, 0.04), force)
    return in_room(filtered(canvas, low(3_600, 1)), 0.8, 0.35)


def _kraa(luck: Chance) -> Wave:
    seconds = luck.uniform(0.3, 0.38)
    base = luck.uniform(250, 300)
    pitch = through(seconds, (0, base * 0.85), (0.06, base * 1.15), (seconds, base * 0.8))
    rough = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * np.cumsum(through(seconds, (0, 62), (seconds, 44))) / RATE))
    rough = np.convolve(rough, np.hanning(90) / np.hanning(90).sum(), mode="same")
    beak = formants((980, 200, 1.0), (1_650, 260, 0.8), (2_700, 400, 0.25))
    call = tone(pitch * (1 + 0.03 * wander(seconds, 40, luck)), lambda number, f: beak(f), 4_500)
    hiss = filtered(noise(seconds, luck), band(900, 2_600, 1)) * 1.2
    return (call + hiss) * rough * swell(seconds, 0.035, 0.14)


def wolf(luck: Chance) -> Wave:
    """A howl over the snow, and another that answers from farther away."""
    canvas = silence(3.4)
    lay(canvas, _howl(luck, 1.0), 0, 1.0)
    lay(canvas, filtered(_howl(luck, 1.17), low(900, 1)), 0.9, 0.55)
    return in_room(canvas, 2.0, 0.9, 1_800)


def _howl(luck: Chance, size: float) -> Wave:
    seconds = luck.uniform(2.1, 2.4)
    base = 330 * size * luck.uniform(0.96, 1.04)
    pitch = through(
        seconds, (0, base * 0.72), (0.35, base * 1.22), (0.9, base * 1.28), (1.5, base * 1.2), (seconds, base * 0.8)
    )
    pitch = pitch * (1 + 0.006 * np.sin(2 * np.pi * 5.2 * times(seconds)))
    return voice(pitch, "u", luck, 0.9) * swell(seconds, 0.3, 0.7)


def roar(luck: Chance) -> Wave:
    """Something larger than a house is angry."""
    seconds = 1.6
    base = luck.uniform(68, 80)
    pitch = through(seconds, (0, base * 0.8), (0.3, base * 1.35), (0.8, base * 1.15), (seconds, base * 0.62))
    pitch = pitch * (1 + 0.06 * wander(seconds, 45, luck))
    throat = formants((330, 130, 1.0), (720, 200, 0.7), (1_500, 400, 0.25))
    call = level(tone(pitch, lambda number, f: throat(f) / number**0.2, 3_000))
    below = level(tone(pitch / 2, lambda number, f: throat(f * 1.4) / number**0.3, 1_800))
    breath = level(filtered(noise(seconds, luck), lambda f: throat(f) * low(2_200, 1)(f)))
    chest = 1 + 0.35 * np.sin(2 * np.pi * np.cumsum(27 * (1 + 0.2 * wander(seconds, 6, luck))) / RATE)
    whole = (
        (call + 0.7 * below + 0.55 * breath)
        * chest
        * through(seconds, (0, 0), (0.22, 1), (0.8, 0.85), (1.1, 0.6), (seconds, 0))
    )
    return in_room(np.tanh(0.7 * whole), 1.5, 0.45, 1_800)


def growl(luck: Chance) -> Wave:
    """Something lies in wait."""
    seconds = 1.1
    base = luck.uniform(46, 56)
    pitch = through(seconds, (0, base), (0.4, base * 1.18), (seconds, base * 0.85)) * (
        1 + 0.05 * wander(seconds, 30, luck)
    )
    throat = formants((260, 100, 1.0), (560, 160, 0.6), (1_150, 300, 0.2))
    call = level(tone(pitch, lambda number, f: throat(f) / number**0.2, 2_200))
    breath = level(filtered(noise(seconds, luck), throat))
    purr = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(21 + 3 * wander(seconds, 5, luck)) / RATE)
    return in_room((call + 0.5 * breath) * purr * swell(seconds, 0.2, 0.4), 0.9, 0.35, 1_600)


# People


def cheer(luck: Chance) -> Wave:
    """The whole bench: hey!"""
    return in_room(crowd(luck, 26, 1.5, "aeo", rise=1.22), 1.1, 0.45, 2_600)


def grumble(luck: Chance) -> Wave:
    """The bench does not like it."""
    return in_room(filtered(crowd(luck, 16, 1.1, "ou", rise=0.82), low(1_300, 1)), 0.9, 0.4, 1_600)


def gasp(luck: Chance) -> Wave:
    """They draw their breath: this could go either way."""
    return in_room(filtered(crowd(luck, 18, 0.9, "oa", rise=1.12), low(1_900, 1)), 0.9, 0.4, 1_800)


def crowd(luck: Chance, people: int, seconds: float, vowels: str, rise: float) -> Wave:
    """So many voices that begin nearly together, each with its own pitch, mouth and length."""
    canvas = silence(seconds + 0.4)
    for _ in range(people):
        length = seconds * luck.uniform(0.6, 1.0)
        base = luck.choice([luck.uniform(95, 160), luck.uniform(170, 270)], p=[0.65, 0.35])
        pitch = through(
            length, (0, base * 0.92), (length * 0.3, base * rise), (length, base * (0.95 if rise > 1 else 0.8))
        )
        sung = voice(pitch, str(luck.choice(list(vowels))), luck, luck.uniform(0.9, 1.12))
        lay(canvas, level(sung) * swell(length, 0.09, length * 0.55), luck.uniform(0, 0.22), luck.uniform(0.4, 1))
    breath = filtered(noise(seconds, luck), band(500, 2_600, 1)) * swell(seconds, 0.15, seconds * 0.6)
    lay(canvas, level(breath), 0.05, 0.8)
    return canvas


def murmur(luck: Chance, seconds: float) -> Wave:
    """A few words of one person, from the other end of the room: no language, only its melody."""
    canvas = silence(seconds)
    base = luck.choice([luck.uniform(95, 135), luck.uniform(160, 220)])
    at = 0.0
    while at < seconds - 0.3:
        length = luck.uniform(0.09, 0.24)
        start = base * luck.uniform(0.88, 1.2)
        pitch = through(length, (0, start), (length, start * luck.uniform(0.9, 1.08)))
        said = level(voice(pitch, str(luck.choice(list("aeou"))), luck)) * swell(length, 0.03, 0.05)
        lay(canvas, said, at, luck.uniform(0.5, 1))
        at += length + luck.choice([0.01, 0.05, 0.3], p=[0.55, 0.35, 0.1])
    return canvas[: samples(seconds)] * swell(seconds, 0.1, 0.2)
