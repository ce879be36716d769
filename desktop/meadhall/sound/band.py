"""Plays by name: which take of a sound is heard, how loud, and what goes on below it."""

from __future__ import annotations

from array import array
from random import Random

from .mixer import Layers, Loop, Mixer
from .shelf import RANKS, Samples, Shelf, index

_APART = 0.06  # seconds: the same sound is not begun again sooner
_AT_ONCE, _MOMENT = 3, 0.3  # so many sounds may belong to one moment of so many seconds,
_AFTER = 0.11  # each of which begins so much after the one before, if it was asked for sooner
_SOFTER = 0.8  # no blow is as hard as the one before


def loudness(volume: int) -> float:
    """A volume of 0 to 100 as the ear takes it: half of it is half as loud."""
    return (volume / 100) ** 1.7


def _rank(name: str) -> int:
    kind = index().sounds[name].kind
    return RANKS.index(kind) if kind in RANKS else -1  # the theme is no part of what happens


class Band:
    def __init__(self, shelf: Shelf, seed: int | None = None) -> None:
        self._shelf = shelf
        self._luck = Random(seed)
        self._mixer = Mixer(index().rate)
        self._effects = self._ambience = 1.0
        self._layers: dict[str, float] = {}
        self._begun: list[tuple[float, int]] = []  # in this moment: when it is heard, and its rank
        self._last: dict[str, tuple[int, float]] = {}  # of each sound: the take, and when it began

    @property
    def sounds(self) -> bool:
        return self._mixer.sounds

    def set_volumes(self, effects: int, ambience: int) -> None:
        self._effects, self._ambience = loudness(effects), loudness(ambience)
        self.surround(self._layers)

    def strike(self, name: str, now: float) -> None:
        """Once, at that second. Never the take that was heard last."""
        volume = self._ambience if index().sounds[name].kind == "theme" else self._effects
        before, since = self._last.get(name, (-1, -_APART))
        self._begun = [(begun, rank) for begun, rank in self._begun if abs(now - begun) < _MOMENT]
        if not volume or now - since < _APART or not self._has_room(name):
            return
        takes = self._shelf.takes(name)
        take = self._luck.choice([number for number in range(len(takes)) if number != before or len(takes) == 1])
        self._last[name] = take, now
        begins = max([now, *(begun + _AFTER for begun, _ in self._begun)])
        self._mixer.strike(takes[take], volume * self._luck.uniform(_SOFTER, 1), begins - now)
        self._begun.append((begins, _rank(name)))

    def _has_room(self, name: str) -> bool:
        """Where too much happens at once, only what says more is heard beside the first, and always what says most."""
        if len(self._begun) < _AT_ONCE or index().sounds[name].kind == RANKS[-1]:
            return True
        return _rank(name) > max(rank for _, rank in self._begun)

    def surround(self, layers: Layers) -> None:
        """What goes on from now on; nothing is silence."""
        self._layers = dict(layers)
        going = self._mixer.loops()
        heard = self._layers if self._ambience else {}
        self._mixer.surround(
            {name: Loop(self._loop(name, going), gain * self._ambience) for name, gain in heard.items()}
        )

    def _loop(self, name: str, going: dict[str, Samples]) -> Samples:
        return going[name] if name in going else self._shelf.loop(name)

    def hush(self) -> None:
        self._mixer.hush()

    def frames(self, count: int) -> array[int]:
        return self._mixer.frames(count)
