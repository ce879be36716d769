"""Many sounds become one, in small blocks: beds that go round and fade into each other, and what is heard once.

The right channel of a bed is the same loop, half a round later: so it is wide, and seems twice as long. Once a bed has
become steady, what was mixed of it is kept, and its second round costs nothing.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping
from itertools import repeat
from operator import add, mul
from typing import NamedTuple

from .shelf import Samples

BLOCK = 1024  # frames
CHANNELS = 2
_VOICES = 10  # at once; the oldest gives way
_FADE = 90  # blocks: how long one bed takes to become another, some three seconds
_KNEE, _TOP = 22_000, 32_000  # peaks above the knee are rounded, and never pass the top

Layers = Mapping[str, float]  # loops and how loud each is


class Loop(NamedTuple):
    samples: Samples
    gain: float


class _Voice:
    """A sound that is heard once."""

    def __init__(self, samples: Samples, gain: float, waits: int) -> None:
        self.samples, self.gain = samples, gain
        self.waits = waits  # blocks until it begins
        self.at = 0
        self.leaves = False  # it fades out within this block

    def block(self) -> list[float]:
        if self.waits:
            self.waits -= 1
            return [0.0] * BLOCK
        part = self.samples[self.at : self.at + BLOCK]
        self.at += BLOCK
        part.extend(repeat(0, BLOCK - len(part)))
        gain = self.gain
        if self.leaves:
            self.at = len(self.samples)
            return [value * gain * (1 - place / BLOCK) for place, value in enumerate(part)]
        return [value * gain for value in part]

    @property
    def over(self) -> bool:
        return self.at >= len(self.samples)


class _Layer:
    """A loop whose loudness goes slowly to where it shall be."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        self.gain = self.goal = 0.0

    @property
    def steady(self) -> bool:
        return self.gain == self.goal

    def step(self) -> tuple[float, float]:
        """Its loudness at both ends of the next block."""
        before, way = self.gain, self.goal - self.gain
        self.gain = self.goal if abs(way) <= 1 / _FADE else self.gain + math.copysign(1 / _FADE, way)
        return before, self.gain

    def part(self, start: int) -> Samples:
        start %= len(self.samples)
        part = self.samples[start : start + BLOCK]
        return part if len(part) == BLOCK else part + self.samples[: BLOCK - len(part)]


class Mixer:
    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._voices: list[_Voice] = []
        self._layers: dict[str, _Layer] = {}
        self._kept: dict[int, array[int]] = {}  # blocks of the steady bed
        self._at = 0
        self._rest = array("h")  # mixed and not yet asked for

    def strike(self, samples: Samples, gain: float, wait: float = 0.0) -> None:
        """In so many seconds."""
        self._voices.append(_Voice(samples, gain, round(wait * self._rate / BLOCK)))
        for old in self._voices[:-_VOICES]:
            old.leaves = True

    def hush(self) -> None:
        """What is heard once fades at once, and what waits for its moment never comes."""
        self._voices = [voice for voice in self._voices if not voice.waits]
        for voice in self._voices:
            voice.leaves = True

    def surround(self, loops: Mapping[str, Loop]) -> None:
        """From what goes round now to these, slowly."""
        for name, layer in self._layers.items():
            if name not in loops:
                layer.goal = 0.0
        for name, loop in loops.items():
            self._layers.setdefault(name, _Layer(loop.samples)).goal = loop.gain
        self._kept.clear()

    def loops(self) -> dict[str, Samples]:
        """What goes round, by name."""
        return {name: layer.samples for name, layer in self._layers.items()}

    @property
    def sounds(self) -> bool:
        return bool(self._voices or self._layers)

    def frames(self, count: int) -> array[int]:
        """As many as are asked for: two channels in turn."""
        made = self._rest
        while len(made) < count * CHANNELS:
            made = made + self._block()
        self._rest = made[count * CHANNELS :]
        return made[: count * CHANNELS]

    def _block(self) -> array[int]:
        bed = self._bed_block()
        if not self._voices:
            return bed
        once = [0.0] * BLOCK
        for voice in self._voices:
            once = list(map(add, once, voice.block()))
        self._voices = [voice for voice in self._voices if not voice.over]
        block = array("h", bytes(2 * CHANNELS * BLOCK))
        for side in range(CHANNELS):
            block[side::CHANNELS] = _rounded(list(map(add, once, bed[side::CHANNELS])))
        return block

    def _bed_block(self) -> array[int]:
        if not self._layers:
            return array("h", bytes(2 * CHANNELS * BLOCK))
        at, steady = self._at, all(layer.steady for layer in self._layers.values())
        length = min(len(layer.samples) for layer in self._layers.values())
        self._at = (at + BLOCK) % (length - length % BLOCK)
        if steady and at in self._kept:
            return self._kept[at]
        block = self._mixed(at, length // 2)
        if steady:
            self._kept[at] = block
        self._layers = {name: layer for name, layer in self._layers.items() if layer.gain or layer.goal}
        return block

    def _mixed(self, at: int, half: int) -> array[int]:
        block = array("h", bytes(2 * CHANNELS * BLOCK))
        gains = {name: layer.step() for name, layer in self._layers.items()}
        for side in range(CHANNELS):
            whole = [0.0] * BLOCK
            for name, layer in self._layers.items():
                whole = list(map(add, whole, _scaled(layer.part(at + side * half), *gains[name])))
            block[side::CHANNELS] = _rounded(whole)
        return block


def _scaled(part: Samples, before: float, after: float) -> list[float]:
    if before == after:
        return list(map(mul, part, repeat(before)))
    step = (after - before) / BLOCK
    return [value * (before + step * place) for place, value in enumerate(part)]


def _rounded(values: list[float]) -> array[int]:
    """In whole numbers. Nothing clips: what is louder than the knee is bent, the more the louder it is."""
    if max(values) > _KNEE or min(values) < -_KNEE:
        values = [value if -_KNEE <= value <= _KNEE else _bent(value) for value in values]
    return array("h", map(int, values))


def _bent(value: float) -> float:
    room = _TOP - _KNEE
    return math.copysign(_KNEE + room * (1 - math.exp((_KNEE - abs(value)) / room)), value)
