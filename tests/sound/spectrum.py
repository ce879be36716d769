"""What lies in a sound, by its frequencies: how much of it is sharp, where a note lies, how alike two sounds are."""

from __future__ import annotations

import math
from collections.abc import Sequence

_BUTTERWORTH = (0.54119610, 1.30656296)  # the two halves of a filter of the fourth order
_COARSER = 8  # for notes, of which none is higher than a fiddle's
_SEARCHED, _STEP = 48, 4  # cents to either side
_NEAR = 10  # samples of the coarser sound, by which two takes may be apart


def share_above(samples: Sequence[int], rate: int, cut: float) -> float:
    """Of all its energy."""
    high = [float(value) for value in samples]
    for quality in _BUTTERWORTH:
        high = _high(high, rate, cut, quality)
    return _energy(high) / _energy(samples)


def _high(values: list[float], rate: int, cut: float, quality: float) -> list[float]:
    angle = 2 * math.pi * cut / rate
    wide = math.sin(angle) / (2 * quality)
    b = (1 + math.cos(angle)) / 2 / (1 + wide)
    a1, a2 = -2 * math.cos(angle) / (1 + wide), (1 - wide) / (1 + wide)
    first = second = 0.0
    out: list[float] = []
    for value in values:
        made = b * value + first
        first = -2 * b * value - a1 * made + second
        second = b * value - a2 * made
        out.append(made)
    return out


def off_by(samples: Sequence[int], rate: int, pitch: float) -> int:
    """Cents by which what sounds near this pitch is higher."""
    low = _coarser(samples)
    count = len(low)
    shaped = [value * (1 - math.cos(2 * math.pi * place / count)) for place, value in enumerate(low)]
    cents = range(-_SEARCHED, _SEARCHED + 1, _STEP)
    return max(cents, key=lambda cent: _strength(shaped, pitch * 2 ** (cent / 1200) * _COARSER / rate))


def _strength(values: Sequence[float], turns: float) -> float:
    """Of one frequency, in turns a sample (Goertzel)."""
    twice = 2 * math.cos(2 * math.pi * turns)
    one = two = 0.0
    for value in values:
        one, two = value + twice * one - two, one
    return one * one + two * two - twice * one * two


def alike(first: Sequence[int], second: Sequence[int]) -> float:
    """From 0 to 1, where they are the same."""
    a, b = _coarser(first), _coarser(second)
    whole = math.sqrt(_energy(a) * _energy(b))
    return max(abs(_together(a, b, by)) for by in range(-_NEAR, _NEAR + 1)) / whole


def _together(a: Sequence[float], b: Sequence[float], by: int) -> float:
    return sum(x * y for x, y in zip(a[max(by, 0) :], b[max(-by, 0) :], strict=False))


def _coarser(samples: Sequence[int]) -> list[float]:
    return [sum(samples[at : at + _COARSER]) / _COARSER for at in range(0, len(samples) - _COARSER, _COARSER)]


def _energy(values: Sequence[float]) -> float:
    return math.fsum(value * value for value in values)
