"""One who knows nothing yet: plays at random among what is offered, but reads what is new, heeds warnings, and takes
a few hints."""

from __future__ import annotations

from collections import Counter

from eyes import end_of, layer_of, seen
from person import Person
from PySide6.QtCore import Qt

from meadhall.views.table.advice.card import HintCard
from meadhall.views.widgets import Button
from onlooker import breathe

STUBBORN = 3  # times that the same warning comes before one does it all the same
HINTS = 6  # that are asked for: each takes a while
CURIOUS = 0.2  # how often one asks for the next


class Fledgling:
    def __init__(self, robot: Person) -> None:
        self.robot = robot
        self.window, self.hand = robot.window, robot.hand
        self.read = 0
        self.hints = 0
        self.warned: Counter[str] = Counter()

    def play_first_game(self, most: int = 1500) -> None:
        """From the shield at the end of the course to the end page."""
        self.robot.begin_first_game()
        for _ in range(most):
            self.robot.wait()
            if end_of(self.window) is not None:
                return
            self._step()
        raise AssertionError(f"no end after {most} steps")

    def _step(self) -> None:
        for heed in (self._think_again, self._read, self._take_a_hint):
            if heed():
                breathe()
                return
        self.robot.step()

    def _called(self, ident: str) -> list[Button]:
        text = self.window.look.words(ident)
        return [button for button in seen(self.window, Button) if button.text_shown == text]

    def _read(self) -> bool:
        """A note, which is closed then."""
        enough = self._called("coach.note.enough")
        if enough:
            self.read += 1
            self.hand.press(enough[0])
        return bool(enough)

    def _take_a_hint(self) -> bool:
        """By the key that the bar shows, and then by the one on the raven's card."""
        wants = layer_of(self.window) is None and self.hints < HINTS and self.robot.maybe(CURIOUS)
        if wants:
            self.hints += 1
            self._key(Qt.Key.Key_H)
            self.hand.qtbot.waitUntil(lambda: any(card.rows for card in seen(self.window, HintCard)))
            self._key(Qt.Key.Key_1)
            assert not seen(self.window, HintCard)
        return wants

    def _key(self, key: Qt.Key) -> None:
        self.hand.qtbot.keyClick(self.window.windowHandle(), key)
        breathe()

    def _think_again(self) -> bool:
        """Of what comes again and again one says that it is known."""
        again, known = self._called("coach.warning.think"), self._called("coach.warning.silence")
        if again:
            note = again[0].parentWidget()
            told = note.accessibleName() if note is not None else ""
            self.warned[told] += 1
            self.hand.press((known if known and self.warned[told] >= STUBBORN else again)[0])
        return bool(again)
