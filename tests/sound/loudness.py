"""How loud samples are to the ear, after ITU-R BS.1770, in LUFS: by its two filters, one sample after the other.

The scripts of assets/sounds measure the same another way, by spectra; so neither is checked by itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

_BLOCK, _STEP = 0.4, 0.1
Filter = tuple[float, float, float, float, float]  # of now, the last and the one before; and of what came out then


def loudest(samples: Sequence[int], rate: int) -> float:
    """Of its loudest 400 ms; what is shorter is followed by silence."""
    return max(_blocks(samples, rate))


def integrated(samples: Sequence[int], rate: int) -> float:
    loud = [block for block in _blocks(samples, rate) if block > -70]
    gate = _mean(loud) - 10
    return _mean([block for block in loud if block > gate])


def _mean(blocks: Sequence[float]) -> float:
    return 10 * math.log10(sum(10 ** (block / 10) for block in blocks) / len(blocks))


def _blocks(samples: Sequence[int], rate: int) -> list[float]:
    step = round(_STEP * rate)
    power = [_power(part) for part in _parts(_weighted(samples, rate), step)]
    power += [0.0] * max(0, round(_BLOCK / _STEP) - len(power))
    ends = range(round(_BLOCK / _STEP), len(power) + 1)
    means = [sum(power[end - 4 : end]) / (4 * step) for end in ends]
    return [-0.691 + 10 * math.log10(max(mean, 1e-12)) for mean in means]


def _parts(values: list[float], size: int) -> Iterable[list[float]]:
    edges = [*range(0, len(values), size), len(values)]
    return (values[start:stop] for start, stop in pairwise(edges))


def _power(values: list[float]) -> float:
    return math.fsum(value * value for value in values)


def _weighted(samples: Sequence[int], rate: int) -> list[float]:
    return _through(_through([value / 32768 for value in samples], _shelf(rate)), _pass(rate))


def _through(values: list[float], how: Filter) -> list[float]:
    b0, b1, b2, a1, a2 = how
    first = second = 0.0  # what is kept from one sample to the next
    out: list[float] = []
    for value in values:
        made = b0 * value + first
        first = b1 * value - a1 * made + second
        second = b2 * value - a2 * made
        out.append(made)
    return out


def _shelf(rate: int) -> Filter:
    k, q = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    whole = 1 + k / q + k * k
    return (
        (high + middle * k / q + k * k) / whole,
        2 * (k * k - high) / whole,
        (high - middle * k / q + k * k) / whole,
        2 * (k * k - 1) / whole,
        (1 - k / q + k * k) / whole,
    )


def _pass(rate: int) -> Filter:
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    whole = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole
