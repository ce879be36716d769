"""Every die and every shuffle. Nothing else in `rules` is random."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

Outcome = int | tuple[int, ...]

T = TypeVar("T")
_MASK = (1 << 64) - 1


class BadOutcome(Exception):
    """An outcome laid ready that cannot come out here, such as a seven on one die."""


class Chance(msgspec.Struct):
    """Draws from the outcomes laid ready, then from a generator whose whole state is one integer (SplitMix64).

    The generator moves on for outcomes laid ready as well, so that a replay ends in the very same state.
    """

    seed: int
    laid: list[Outcome] = []
    drawn: list[Outcome] = []  # what came out since the last action began

    def copy(self) -> "Chance":
        return Chance(self.seed, self.laid[:], self.drawn[:])

    def roll(self, faces: int) -> int:
        """One die: 1 to `faces`."""
        value = self._below(faces) + 1
        if self.laid:
            value = self._laid_number(range(1, faces + 1))
        self.drawn.append(value)
        return value

    def draw(self, counts: Sequence[int]) -> int:
        """One thing out of `counts[k]` things of each kind k: its kind."""
        place = self._below(sum(counts))
        kind = 0
        while place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        if self.laid:
            kind = self._laid_number([k for k, count in enumerate(counts) if count])
        self.drawn.append(kind)
        return kind

    def shuffle(self, things: Sequence[T]) -> list[T]:
        order = list(range(len(things)))
        for last in range(len(order) - 1, 0, -1):
            other = self._below(last + 1)
            order[last], order[other] = order[other], order[last]
        if self.laid:
            order = self._laid_order(len(things))
        self.drawn.append(tuple(order))
        return [things[place] for place in order]

    def _below(self, bound: int) -> int:
        self.seed = mixed = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * bound) >> 64

    def _laid_number(self, possible: Sequence[int]) -> int:
        outcome = self.laid.pop(0)
        if outcome not in possible:
            raise BadOutcome(f"{outcome!r} is none of {list(possible)}")
        assert isinstance(outcome, int)
        return outcome

    def _laid_order(self, length: int) -> list[int]:
        outcome = self.laid.pop(0)
        if not isinstance(outcome, tuple) or sorted(outcome) != list(range(length)):
            raise BadOutcome(f"{outcome!r} is no order of {length} things")
        return list(outcome)
