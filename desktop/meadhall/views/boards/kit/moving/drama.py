"""The motion that is performed large over the board."""

from __future__ import annotations

from meadhall.views.boards.kit.drama.act import Act
from meadhall.views.boards.kit.moving.motions import Motion, Stage

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
