"""The motion that is performed large over the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.views.boards.kit.drama.act import Act
from meadhall.views.boards.kit.drama.emblem import Count, Emblem
from meadhall.views.boards.kit.drama.triumph import Triumph
from meadhall.views.boards.kit.moving.motions import Motion, Stage
from meadhall.views.look.palette import RED_NUMBER

_STILL = 900.0  # milliseconds for which its outcome stands where motion is unwelcome


class Drama(Motion):
    reduced_ms = _STILL

    def __init__(self, act: Act) -> None:
        self.act = act
        self.ms = act.ms
        self.decides = act.ms * act.decided

    def begin(self, stage: Stage) -> None:
        stage.perform(self.act, 0.0)

    def go(self, stage: Stage, share: float) -> None:
        stage.perform(self.act, share)

    def fade(self, stage: Stage, share: float) -> None:
        stage.perform(self.act, self.act.still)

    def end(self, stage: Stage) -> None:
        stage.perform(None, 1.0)


def victory(winners: Iterable[int], colours: Sequence[int]) -> Drama:
    """Of these seats together."""
    return Drama(Triumph([colours[seat] for seat in winners]))


def last_of(number: int) -> Drama:
    """The last round or year of so many begins."""
    return Drama(Emblem("hourglass", RED_NUMBER, Count(number, number)))
