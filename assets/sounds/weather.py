"""Wind, water, fire and ice."""

from __future__ import annotations

import numpy as np

from .bodies import hull, wood
from .waves import (
    RATE,
    Chance,
    Wave,
    band,
    fading,
    filtered,
    high,
    in_room,
    lay,
    level,
    low,
    moving_noise,
    noise,
    silence,
    struck,
    swell,
    through,
    times,
    wander,
)


def gust(luck: Chance) -> Wave:
    """The wind rises and goes."""
    seconds = 2.0
    peak = luck.uniform(620, 780)

    def envelope(t: float, f: Wave) -> Wave:
        force = np.sin(np.pi * min(t / seconds, 1)) ** 1.5
        whistle = np.exp(-(((f - peak * (0.7 + 0.6 * force)) / 90) ** 2)) * force**2
        return (low(240 + 900 * force, 1.2)(f) + 1.1 * whistle) * high(90, 1)(f) * (0.02 + force)

    return moving_noise(seconds, luck, envelope) * swell(seconds, 0.4, 0.6)


def storm(luck: Chance) -> Wave:
    """Winter comes over the ridge: two gusts, and snow against the shutters."""
    canvas = silence(4.0)
    lay(canvas, gust(luck), 0.0, 0.8)
    lay(canvas, gust(luck), 0.9, 1.0)
    lay(canvas, gust(luck), 1.9, 0.6)
    flakes = (
        filtered(noise(3.6, luck), band(1_800, 5_000, 1))
        * swell(3.6, 1.2, 1.6)
        * (0.5 + 0.5 * np.abs(wander(3.6, 12, luck)))
    )
    lay(canvas, flakes, 0.2, 0.018)
    return in_room(canvas, 0.8, 0.2, 2_000)


def bubble(luck: Chance, pitch: float) -> Wave:
    """Air comes up through water: its note rises as it does."""
    seconds = 0.09
    t = times(seconds)
    rising = pitch * (1 + 2.2 * t / seconds * luck.uniform(0.2, 0.5))
    return np.sin(2 * np.pi * np.cumsum(rising) / RATE) * np.exp(-t / 0.018) * np.clip(t / 0.002, 0, 1)


def splash(luck: Chance) -> Wave:
    """An oar, or something that falls into the fjord."""
    canvas = silence(1.1)
    water = moving_noise(0.8, luck, lambda t, f: band(260, 900 + 2_600 * np.exp(-t / 0.14), 1.2)(f))
    lay(canvas, water * fading(0.8, 0.13, 0.02), 0, 0.7)
    for _ in range(26):
        lay(
            canvas,
            bubble(luck, luck.uniform(420, 1_500)),
            0.06 + luck.uniform(0, 1) ** 1.5 * 0.7,
            luck.uniform(0.05, 0.24),
        )
    return in_room(canvas, 0.5, 0.2, 2_600)


def ship(luck: Chance) -> Wave:
    """Timbers, and water along them: a ship puts to sea."""
    canvas = silence(1.9)
    lay(canvas, level(hull(luck, 1.1)), 0.05, 0.22)
    for at in (0.0, 0.75):
        lay(canvas, level(splash(luck)), at, 0.8)
    return in_room(canvas, 0.5, 0.15, 2_400)


def snow(luck: Chance) -> Wave:
    """Three steps in hard snow."""
    canvas = silence(1.2)
    for number in range(3):
        grain = np.abs(wander(0.24, 300, luck)) ** 1.5
        crunch = filtered(noise(0.24, luck), band(600, 2_800, 1.4)) * swell(0.24, 0.05, 0.12) * grain
        at = number * 0.34 + luck.uniform(0, 0.03)
        lay(canvas, crunch, at, luck.uniform(0.7, 1))
        lay(canvas, struck(0.2, [(82, 0.1, 1.0), (140, 0.07, 0.5)], luck, 0.08), at + 0.03, 0.35)
    return in_room(canvas, 0.3, 0.1)


def ice(luck: Chance) -> Wave:
    """The lake cracks: the blow, the high note that runs ahead, splinters after it."""
    canvas = silence(1.5)
    t = times(0.5)
    falling = 380 + 2_300 * np.exp(-t / 0.05) * luck.uniform(0.8, 1.1)
    ping = np.sin(2 * np.pi * np.cumsum(falling) / RATE) * np.exp(-t / 0.11) * np.clip(t / 0.002, 0, 1)
    blow = filtered(noise(0.4, luck), band(250, 4_000, 1)) * fading(0.4, 0.018, 0.0008)
    lay(canvas, blow, 0, 1.0)
    lay(canvas, ping, 0.004, 0.5)
    lay(canvas, struck(0.8, [(64, 0.6, 1.0), (101, 0.4, 0.6), (167, 0.25, 0.3)], luck, 0.05), 0, 0.8)
    for _ in range(16):
        chip = struck(0.06, [(luck.uniform(1_500, 3_800), 0.03, 1.0), (luck.uniform(2_400, 5_000), 0.02, 0.5)], luck)
        lay(canvas, chip, 0.05 + luck.uniform(0, 1) ** 1.8 * 0.8, luck.uniform(0.05, 0.22))
    return in_room(filtered(canvas, low(5_500, 1)), 1.2, 0.4, 2_600)


def crackle(luck: Chance) -> Wave:
    """One spark."""
    pitch = luck.uniform(900, 3_200)
    return struck(0.05, [(pitch, 0.012, 1.0), (pitch * 1.7, 0.008, 0.5)], luck) + 0.6 * filtered(
        noise(0.05, luck), band(700, 4_200, 1)
    ) * fading(0.05, 0.003, 0.0005)


def fire(luck: Chance) -> Wave:
    """Something catches fire."""
    seconds = 1.6
    canvas = silence(seconds)
    flame = moving_noise(seconds, luck, lambda t, f: band(70, 280 + 1_500 * np.sin(np.pi * min(t / 0.9, 1)), 1)(f))
    lay(
        canvas,
        flame
        * through(seconds, (0, 0), (0.28, 1), (0.7, 0.5), (seconds, 0))
        * (0.75 + 0.25 * wander(seconds, 14, luck)),
        0,
    )
    for _ in range(30):
        lay(canvas, crackle(luck), 0.1 + luck.uniform(0, 1.35), luck.uniform(0.1, 0.8) ** 1.5)
    return in_room(canvas, 0.5, 0.2)


def collapse(luck: Chance) -> Wave:
    """What stood high lies low: timber and stone come down."""
    canvas = silence(2.0)
    rumble = moving_noise(1.7, luck, lambda t, f: band(45, 700 * np.exp(-t / 0.7) + 120, 1)(f))
    lay(
        canvas,
        rumble * through(1.7, (0, 0), (0.09, 1), (0.6, 0.7), (1.7, 0)) * (0.8 + 0.2 * wander(1.7, 25, luck)),
        0,
        1.3,
    )
    for _ in range(18):
        lay(
            canvas,
            wood(luck, luck.uniform(130, 340), 0.22, 0.3),
            luck.uniform(0, 1) ** 1.3 * 1.1,
            luck.uniform(0.15, 0.75),
        )
    lay(canvas, struck(1.1, [(44, 0.8, 1.0), (71, 0.5, 0.7), (118, 0.3, 0.4)], luck, 0.04), 0.03, 1.1)
    return in_room(canvas, 1.0, 0.35, 1_800)
