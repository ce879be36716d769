"""The sounds that lie in art/sounds: which there are, and the samples of each, unpacked when they are first heard."""

from __future__ import annotations

import tomllib
from array import array
from functools import cache
from typing import NamedTuple, TypeAlias

from .. import art

Samples: TypeAlias = "array[int]"  # of signed 16 bits, one channel

RANKS = ("touch", "small", "event", "drama")  # classes of what sounds once: the later, the more it says


class Sound(NamedTuple):
    kind: str  # its class: one of RANKS, bed or theme
    takes: int


class Index(NamedTuple):
    rate: int  # samples a second, of all
    lap: int  # samples after a take, and before and after a loop, that are no part of it
    sounds: dict[str, Sound]


@cache
def index() -> Index:
    plain = tomllib.loads(art.path("sounds", "sounds.toml").read_text(encoding="utf-8"))
    sounds = {name: Sound(entry["class"], entry["takes"]) for name, entry in plain["sound"].items()}
    return Index(plain["rate"], plain["lap"], sounds)


def weightiest(names: list[str]) -> str:
    """Of several sounds the one that says most; of equals the last."""
    sounds = index().sounds
    ranked = [name for name in names if sounds[name].kind in RANKS]
    return max(reversed(ranked), key=lambda name: RANKS.index(sounds[name].kind), default="")


class Shelf:
    """Raises `ImportError` where there is no miniaudio."""

    def __init__(self) -> None:
        self._unpacked: dict[str, list[Samples]] = {}

    def takes(self, name: str) -> list[Samples]:
        """All takes of a sound."""
        found = self._unpacked.get(name)
        if found is None:
            whole, count = _unpacked(name), index().sounds[name].takes
            each, lap = len(whole) // count, index().lap
            found = self._unpacked[name] = [whole[take * each : (take + 1) * each - lap] for take in range(count)]
        return found

    def loop(self, name: str) -> Samples:
        """A bed, without what overlaps at its ends. It is kept by whoever plays it."""
        lap = index().lap
        return _unpacked(name)[lap:-lap]


def _unpacked(name: str) -> Samples:
    import miniaudio

    packed = art.path("sounds", f"{name}.ogg").read_bytes()
    return miniaudio.decode(packed, miniaudio.SampleFormat.SIGNED16, 1, index().rate).samples
