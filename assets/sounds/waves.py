"""What all sounds are made of: noise, filters, envelopes, tones, a room. Mono, 32 kHz, one number a sample."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Chance = np.random.Generator

RATE = 32_000


def chance(name: str, take: int = 0) -> Chance:
    """The same luck on every day."""
    return np.random.Generator(np.random.PCG64(crc32(f"{name} {take}".encode())))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Wave:
    return np.zeros(samples(seconds))


def noise(seconds: float, luck: Chance) -> Wave:
    return luck.standard_normal(samples(seconds))


def lay(canvas: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """One sound over another, from that second on; what would be longer than the canvas is cut off."""
    start = samples(at)
    room = max(0, min(len(wave), len(canvas) - start))
    canvas[start : start + room] += gain * wave[:room]


def lay_round(canvas: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """The same where the end leads back to the beginning."""
    places = (samples(at) + np.arange(len(wave))) % len(canvas)
    np.add.at(canvas, places, gain * wave)


# Filters


def filtered(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """By its spectrum, without moving anything in time."""
    size = 2 * len(wave)
    spectrum = np.fft.rfft(wave, size) * gain(np.fft.rfftfreq(size, 1 / RATE))
    return np.fft.irfft(spectrum, size)[: len(wave)]


def filtered_round(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The same for what goes round in a ring."""
    spectrum = np.fft.rfft(wave) * gain(np.fft.rfftfreq(len(wave), 1 / RATE))
    return np.fft.irfft(spectrum, len(wave))


def low(cut: float, order: float = 2) -> Callable[[Wave], Wave]:
    return lambda f: 1 / np.sqrt(1 + (f / cut) ** (2 * order))


def high(cut: float, order: float = 2) -> Callable[[Wave], Wave]:
    return lambda f: 1 / np.sqrt(1 + (cut / np.maximum(f, 1e-3)) ** (2 * order))


def band(least: float, most: float, order: float = 2) -> Callable[[Wave], Wave]:
    return lambda f: high(least, order)(f) * low(most, order)(f)


def formants(*peaks: tuple[float, float, float]) -> Callable[[Wave], Wave]:
    """Bells in the spectrum: where each lies, how wide it is, how high."""
    return lambda f: sum((gain / (1 + ((f - at) / width) ** 2) for at, width, gain in peaks), np.zeros_like(f))


def moving_noise(seconds: float, luck: Chance, envelope: Callable[[float, Wave], Wave], ring: bool = False) -> Wave:
    """Noise whose spectrum changes on the way: `envelope` of the second and the frequencies.

    Windows of noise, each filtered by itself, are laid over each other so that their weights sum to one.
    """
    size, step = 2048, 512
    total = samples(seconds)
    canvas = np.zeros(total if ring else total + size)
    window = np.sin(np.pi * (np.arange(size) + 0.5) / size) ** 2 / 2
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    source = luck.standard_normal(total + size)
    for start in range(0, total, step):
        piece = source[start : start + size]
        shaped = np.fft.irfft(np.fft.rfft(piece) * envelope(start / RATE, frequencies), size) * window
        if ring:
            canvas[(start + np.arange(size)) % total] += shaped
        else:
            canvas[start : start + size] += shaped
    return canvas[:total]


# Envelopes


def swell(seconds: float, attack: float, release: float) -> Wave:
    """Up, held, down again, both ends round."""
    t = times(seconds)
    rise = np.clip(t / max(attack, 1e-4), 0, 1)
    fall = np.clip((seconds - t) / max(release, 1e-4), 0, 1)
    return np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2


def fading(seconds: float, half: float, attack: float = 0.002) -> Wave:
    """Struck: up at once, then down by half in so many seconds."""
    t = times(seconds)
    return np.clip(t / attack, 0, 1) * 0.5 ** (t / half)


def through(seconds: float, *points: tuple[float, float]) -> Wave:
    """A curve through these points of second and value."""
    at, value = zip(*points, strict=True)
    t = times(seconds)
    straight = np.interp(t, at, value)
    width = max(3, samples(0.012) | 1)
    padded = np.pad(straight, width // 2, mode="edge")
    return np.convolve(padded, np.hanning(width + 2)[1:-1] / np.hanning(width + 2).sum(), mode="valid")


def wander(seconds: float, pace: float, luck: Chance) -> Wave:
    """A slow curve around nothing, of about one."""
    points = max(4, round(seconds * pace) + 3)
    values = luck.standard_normal(points)
    place = np.linspace(0, points - 1.001, samples(seconds))
    index, part = place.astype(int), place % 1
    smooth = (1 - np.cos(np.pi * part)) / 2
    return values[index] * (1 - smooth) + values[index + 1] * smooth


def wander_round(seconds: float, pace: float, luck: Chance) -> Wave:
    """The same in a ring."""
    count = max(3, round(seconds * pace))
    values = luck.standard_normal(count)
    place = np.linspace(0, count, samples(seconds), endpoint=False)
    index, part = place.astype(int), place % 1
    smooth = (1 - np.cos(np.pi * part)) / 2
    return values[index % count] * (1 - smooth) + values[(index + 1) % count] * smooth


# Tones


def tone(pitch: Wave, weights: Callable[[int, Wave], Wave | float], most: float = 9_000) -> Wave:
    """Harmonics over a pitch that may glide; `weights` of the number of a harmonic and its frequency."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    result = np.zeros_like(pitch)
    for number in range(1, max(2, int(most / pitch.min()))):
        frequency = pitch * number
        result += np.where(frequency < most, weights(number, frequency), 0.0) * np.sin(number * phase)
    return result


def struck(seconds: float, modes: Sequence[tuple[float, float, float]], luck: Chance, spread: float = 0.02) -> Wave:
    """What rings by itself after a blow: frequency, time to a thousandth, and weight of each mode."""
    t = times(seconds)
    result = np.zeros_like(t)
    for frequency, ring, weight in modes:
        at = frequency * (1 + spread * luck.uniform(-1, 1))
        fade = np.exp(-6.9 * t / (ring * (1 + spread * 4 * luck.uniform(-1, 1))))
        result += weight * luck.uniform(0.75, 1.2) * fade * np.sin(2 * np.pi * at * t)
    return result


# The room


def in_room(wave: Wave, seconds: float, wet: float, bright: float = 3_000, before: float = 0.012) -> Wave:
    """In a hall of timber: early walls, then a tail that darkens. As much longer as the tail lasts."""
    luck = chance("room")
    t = times(seconds)
    tail = luck.standard_normal(len(t)) * np.exp(-6.9 * t / seconds) * np.clip(t / 0.02, 0, 1)
    tail = filtered(tail, band(160, bright, 1))
    for at, gain in ((0.0, 5.0), (0.007, 3.6), (0.017, 2.6), (0.029, 1.8)):
        tail[samples(at)] += gain
    tail /= np.sqrt(np.sum(tail**2))
    whole = np.concatenate([wave, np.zeros(len(t) + samples(before))])
    size = 2 * len(whole)
    echo = np.fft.irfft(np.fft.rfft(whole, size) * np.fft.rfft(tail, size), size)[: len(whole)]
    whole[samples(before) :] += wet * echo[: len(whole) - samples(before)]
    return whole


def together(*waves: Wave) -> Wave:
    canvas = np.zeros(max(map(len, waves)))
    for wave in waves:
        canvas[: len(wave)] += wave
    return canvas


def level(wave: Wave) -> Wave:
    """As loud as any other of its length, in the middle of making it."""
    return wave / max(float(np.sqrt(np.mean(wave**2))), 1e-9)
