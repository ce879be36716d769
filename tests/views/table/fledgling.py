"""One who knows nothing yet: plays at random among what is offered, but reads what is new and heeds warnings."""

from __future__ import annotations

from collections import Counter

from eyes import end_of, seen
from person import Person

from meadhall.views.widgets import Button
from onlooker import breathe

STUBBORN = 3  # times that the same warning comes before one does it all the same


class Fledgling:
    def __init__(self, robot: Person) -> None:
        self.robot = robot
        self.window, self.hand = robot.window, robot.hand
        self.read = 0
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
        for heed in (self._think_again, self._read):
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

    def _think_again(self) -> bool:
        """Of what comes again and again one says that it is known."""
        again, known = self._called("coach.warning.think"), self._called("coach.warning.silence")
        if again:
            note = again[0].parentWidget()
            told = note.accessibleName() if note is not None else ""
            self.warned[told] += 1
            self.hand.press((known if known and self.warned[told] >= STUBBORN else again)[0])
        return bool(again)
