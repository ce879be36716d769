"""What a card does: whether it can be done now, and the steps that do it (chapters 7 to 12)."""

from collections.abc import Sequence

import msgspec

from ..kernel import Denial, Step
from .state import State


class Effect(msgspec.Struct, frozen=True, gc=False):
    """Frozen terms such as "Recruit 2 in one territory"; `cards/cards.py` gives each card its own."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        """Why nothing of it can be done now (NG-6.10)."""
        raise NotImplementedError

    def steps(self, seat: int) -> Sequence[Step[State]]:
        """The first step of each part; a part that has become impossible by then does nothing."""
        raise NotImplementedError


class Series(Effect, frozen=True):
    """One thing after the other. One of them must be possible, all the same which."""

    parts: tuple[Effect, ...]

    def why_not(self, s: State, seat: int) -> Denial | None:
        reasons = [part.why_not(s, seat) for part in self.parts]
        return None if None in reasons else reasons[0]

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return [step for part in self.parts for step in part.steps(seat)]
