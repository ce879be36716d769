"""How the dice of Vikings are spoken of, and in which order they lie."""

from __future__ import annotations

from meadhall.rules.midgard.data import FACES, Dice, kinds_in
from meadhall.rules.midgard.state import Rolled
from meadhall.views.text.midgard.voice import Voice


def faces_of(voice: Voice, kind: int) -> str:
    """What a die of this kind can show."""
    return voice.rolled([Rolled(kind, face + 1) for face in range(len(FACES[kind]))])


def in_a_row(dice: Dice) -> tuple[int, ...]:
    """Kinds of dice as they lie side by side: the strongest first."""
    return tuple(reversed(kinds_in(dice)))
