"""The player of motions: beat after beat, faster, slower, at once, or as crossfades. Rules never wait for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from meadhall.rules.kernel import Event
from meadhall.views.boards.kit.moving.motions import Beat, Motion, Stage
from meadhall.views.look.style import Motion as Pace

_FRAME = 16  # milliseconds


class Player(QObject):
    """Plays batches of beats. When a batch has come to rest, its `rest` is called, which shows things as they are."""

    told = Signal(object)  # the event whose motion begins
    decided = Signal(object)  # the event of which motion has shown what came of it
    came_to_rest = Signal()

    def __init__(self, stage: Stage, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self.pace = pace
        self.runs_by_itself = True  # else time goes by as it is told, such as for a film
        self._queue: deque[tuple[Iterator[Beat], Callable[[], None]]] = deque()
        self._running: list[_Running] = []
        self._undecided: Event | None = None
        self._after: Any = None  # the position after the beat that is under way
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        return bool(self._queue)

    def play(self, beats: Iterable[Beat], rest: Callable[[], None]) -> None:
        """After what is already under way. Each beat is made when its turn comes."""
        was_busy = self.busy
        self._queue.append((iter(beats), rest))
        if self.pace.speed <= 0:
            self.finish()
        elif not was_busy:
            self._clock.start()
            if self.runs_by_itself:
                self._timer.start()
            self.advance(0)

    def finish(self) -> None:
        """Everything rests at once."""
        self._timer.stop()
        for running in self._running:
            running.motion.end(self._stage)
        self._running.clear()
        self._after = self._undecided = None
        rests = [rest for _, rest in self._queue]
        self._queue.clear()  # so that no beat that was not told has any effect on what is shown at rest
        for rest in rests:
            rest()
        if rests:
            self.came_to_rest.emit()

    def advance(self, ms: float) -> None:
        """So much time goes by, at the pace that was asked for."""
        left = ms * max(self.pace.speed, 0.01)
        while self.busy:
            if not self._running and not self._next_beat():
                continue
            left = self._run(left)
            if self._running:
                return

    def _tick(self) -> None:
        # A window that was busy for long does not make the motion jump to its end.
        self.advance(min(self._clock.restart(), 4 * _FRAME))

    def _next_beat(self) -> bool:
        """Begin the next beat, or let a batch that has none left come to rest."""
        beats, rest = self._queue[0]
        beat = next(beats, None)
        if beat is not None:
            if beat.event is not None:
                self.told.emit(beat.event)
            self._after, self._undecided = beat.view, beat.event
            self._running = [_Running(motion, delay, self.pace.reduced) for delay, motion in beat.motions]
            self._decide()
            if not self._running:
                self._settle()
            return bool(self._running)
        self._queue.popleft()
        rest()
        if not self.busy:
            self._timer.stop()
            self.came_to_rest.emit()
        return False

    def _run(self, ms: float) -> float:
        """Let the beat go on; the time that is left when it ended earlier."""
        spare = min(running.advance(self._stage, ms) for running in self._running)
        self._decide()
        self._running = [running for running in self._running if not running.over]
        if self._running:
            return 0.0
        self._settle()
        return spare

    def _decide(self) -> None:
        if self._undecided is not None and all(running.has_decided for running in self._running):
            event, self._undecided = self._undecided, None
            self.decided.emit(event)

    def _settle(self) -> None:
        """The beat is over: whatever moved or not, everything lies as the rules have left it."""
        after, self._after = self._after, None
        if after is not None:
            self._stage.lie(after)


class _Running:
    """One motion under way."""

    def __init__(self, motion: Motion, delay: float, reduced: bool) -> None:
        self.motion = motion
        self._reduced = reduced
        self._delay = 0.0 if reduced else delay
        self._length = motion.reduced_ms if reduced else motion.ms
        self._passed = 0.0
        self._begun = False
        self.over = False

    @property
    def has_decided(self) -> bool:
        return self._reduced or not self.motion.decides or self._passed >= self._delay + self.motion.decides

    def advance(self, stage: Stage, ms: float) -> float:
        self._passed += ms
        since = self._passed - self._delay
        if since < 0:
            return 0.0
        if not self._begun:
            self._begun = True
            self.motion.begin(stage)
        if since >= self._length:
            self.motion.end(stage)
            self.over = True
            return since - self._length
        (self.motion.fade if self._reduced else self.motion.go)(stage, since / self._length)
        return 0.0
