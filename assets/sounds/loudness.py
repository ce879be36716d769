"""How loud something is to the ear, after ITU-R BS.1770: in LUFS."""

from __future__ import annotations

import numpy as np

from .waves import RATE, Wave

_BLOCK, _STEP = 0.4, 0.1
_NOTHING = -120.0


def loudness(wave: Wave) -> float:
    """Of its loudest 400 ms; what is shorter is followed by silence."""
    return max(_blocks(wave), default=_NOTHING)


def integrated(wave: Wave) -> float:
    """Of the whole, without its pauses."""
    loud = np.array([block for block in _blocks(wave) if block > -70])
    if not len(loud):
        return _NOTHING
    gate = _mean(loud) - 10
    return _mean(loud[loud > gate])


def _mean(blocks: Wave) -> float:
    return float(10 * np.log10(np.mean(10 ** (blocks / 10))))


def _blocks(wave: Wave) -> list[float]:
    size, step = round(_BLOCK * RATE), round(_STEP * RATE)
    padded = np.concatenate([wave, np.zeros(size)])
    power = _weighted(padded) ** 2
    summed = np.concatenate([[0.0], np.cumsum(power)])
    starts = range(0, max(1, len(padded) - size), step)
    means = [(summed[start + size] - summed[start]) / size for start in starts]
    return [-0.691 + 10 * np.log10(max(mean, 1e-12)) for mean in means]


def _weighted(wave: Wave) -> Wave:
    """As the head and the ear weigh it: what the two filters of the standard do to each frequency."""
    size = 2 * len(wave)
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    gain = np.ones(len(frequency), dtype=complex)
    for top, bottom in (_shelf(), _pass()):
        z = np.exp(-2j * np.pi * frequency / RATE)
        gain *= (top[0] + top[1] * z + top[2] * z**2) / (bottom[0] + bottom[1] * z + bottom[2] * z**2)
    return np.fft.irfft(np.fft.rfft(wave, size) * gain, size)[: len(wave)]


Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]


def _shelf() -> Biquad:
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    bottom = 1 + k / q + k * k
    top = ((high + middle * k / q + k * k), 2 * (k * k - high), (high - middle * k / q + k * k))
    return top, (bottom, 2 * (k * k - 1), 1 - k / q + k * k)


def _pass() -> Biquad:
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    bottom = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / bottom, (1 - k / q + k * k) / bottom)
