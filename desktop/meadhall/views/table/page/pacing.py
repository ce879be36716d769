"""While others play: how fast they do, a pause, one step, and straight on to one's own turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from meadhall.models.session import Session
from meadhall.rules.kernel import Moment
from meadhall.table import concerns
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.style import Motion, Style
from meadhall.views.table.page.rhythm import weight
from meadhall.views.text import Speech

_PAUSE = 900  # ms at usual speed between two things that others do


class Pacing(QObject):
    goes_on = Signal()  # who waits for it may see to the next step
    arrived = Signal()  # nothing is passed over any more

    def __init__(self, style: Style, session: Session, board: BoardView, speech: Speech, parent: QObject) -> None:
        super().__init__(parent)
        self._usual, self._session, self._board, self._speech = style.motion, session, board, speech
        self._pace = session.pace
        self._applied: Motion | None = None
        self._apply(self.motion)

    @property
    def motion(self) -> Motion:
        """As chosen for this table, or for all."""
        speed = self._pace.speed
        return self._usual if speed is None else self._usual._replace(speed=speed)

    @property
    def others_play(self) -> bool:
        """By themselves, while somebody at the screen waits."""
        session = self._session
        return session.goes_on_alone and session.viewer is not None and session.result is None

    @property
    def skips(self) -> bool:
        return self._pace.skips

    @property
    def holds(self) -> bool:
        """Whoever waits wants to look."""
        return self._pace.paused and self.others_play

    # What the person wants

    def set_speed(self, speed: int) -> None:
        self._pace.set(speed=speed)
        self._apply(self.motion)

    def set_follow(self, follows: bool) -> None:
        self._pace.set(follows=follows)

    def toggle_pause(self) -> None:
        skipped = self._pace.skips
        self._pace.set(paused=skipped or not self._pace.paused, skips=False)
        if self._pace.paused:
            self._session.hold()
        if skipped:
            self._apply(self.motion)
            self.arrived.emit()
        self.goes_on.emit()

    def step(self) -> None:
        """One more thing, and then a pause."""
        if not self.others_play:
            return
        self._pace.set(paused=True)
        if self._board.is_moving:
            self._board.finish_motion()
        else:
            self._session.resume()
            self._session.hurry()

    def to_my_turn(self) -> None:
        """All that others do until then is passed over; the saga tells it."""
        if not self.others_play or self._pace.skips:
            return
        self._pace.set(skips=True, paused=False)
        self._applied = None
        self._session.set_pause(0)
        self._board.finish_motion()
        self._session.resume()

    # What happens

    def follow(self, story: Sequence[Moment]) -> None:
        """The pace of what is shown next, and of the pause after it."""
        viewer = self._session.viewer
        slow = self._pace.follows and viewer is not None and any(concerns(event, viewer) for event, _ in story)
        usual = self.motion
        self._apply(usual._replace(speed=min(usual.speed, 1.0)) if slow else usual)
        self._session.linger(weight(story, self._speech, viewer))

    def pass_over(self) -> None:
        """One more thing has happened unseen."""
        if self.others_play:
            self._session.resume()
        else:
            self.end_skip()

    def end_skip(self) -> None:
        if self._pace.skips:
            self._pace.set(skips=False)
            self._apply(self.motion)
            self.arrived.emit()

    def _apply(self, motion: Motion) -> None:
        if motion != self._applied:
            self._applied = motion
            self._board.set_pace(motion)
            self._session.set_pause(motion.milliseconds(_PAUSE))
