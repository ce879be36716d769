"""The sounds of the program, made from nothing: no recording is in them."""

from __future__ import annotations

import numpy as np

from .loudness import integrated, loudness
from .ogg import packed
from .registry import CLASSES, SOUNDS, Class
from .waves import RATE, Wave, chance, filtered, high, low, samples

# Samples before and after a loop that are its end and its beginning, so that packing leaves no seam; and after each
# take, where packing blurs the next one.
LAP = 2_048
_PEAK = 0.75


def make() -> dict[str, bytes]:
    """File name -> contents. A file holds the takes of a sound, one after the other, each as long as the longest."""
    return {**{f"{name}.ogg": _sound(name) for name in SOUNDS}, "sounds.toml": _index()}


def _index() -> bytes:
    lines = [
        "# Made by assets/sounds: what lies beside it. `takes` share a file in equal parts; the last `lap` samples",
        "# of each are no part of it, nor are the first ones of a loop.",
        f"rate = {RATE}",
        f"lap = {LAP}",
    ]
    for name, (kind, takes, _) in SOUNDS.items():
        lines += ["", f"[sound.{name}]", f'class = "{kind}"', f"takes = {takes}"]
    return ("\n".join(lines) + "\n").encode()


def _sound(name: str) -> bytes:
    kind, takes, maker = SOUNDS[name]
    goal = CLASSES[kind]
    if kind == "bed":
        loop = maker(chance(name))
        loop = _as_loud(loop - loop.mean(), goal, kind)
        return packed(np.concatenate([loop[-LAP:], loop, loop[:LAP]]), goal.quality)
    waves = [_as_loud(_trimmed(maker(chance(name, take))), goal, kind) for take in range(takes)]
    longest = max(map(len, waves)) + LAP
    return packed(np.concatenate([np.pad(wave, (0, longest - len(wave))) for wave in waves]), goal.quality)


def _trimmed(wave: Wave) -> Wave:
    """Nothing below hearing or as sharp as a needle, no pause before or after it, both ends at rest."""
    wave = filtered(wave, lambda f: high(35, 2)(f) * low(8_500, 1.5)(f))
    heard = np.flatnonzero(np.abs(wave) > 0.003 * np.abs(wave).max())
    wave = wave[heard[0] : heard[-1] + 1].copy()
    rise, fall = samples(0.001), min(samples(0.06), len(wave) // 2)
    wave[:rise] *= np.linspace(0, 1, rise)
    wave[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return wave


def _as_loud(wave: Wave, goal: Class, kind: str) -> Wave:
    """As its class is; peaks that would stand out are rounded."""
    measured = integrated if kind in ("bed", "theme") else loudness
    for _ in range(4):
        wave = wave * 10 ** ((goal.loudness - measured(wave)) / 20)
        if np.abs(wave).max() <= _PEAK:
            break
        wave = _PEAK * np.tanh(wave / _PEAK)
    return np.clip(wave, -_PEAK, _PEAK)
