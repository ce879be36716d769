"""Who sits at the screen, and so what it may show."""

from collections.abc import Sequence
from typing import Any

from ..rules import kernel
from ..rules.kernel import Game

NOBODY = -1  # a seat that is none: it sees what lies open on the table


class Screen:
    """The seat whose secrets are shown, and the one before which the curtain hangs.

    With one person at the table the screen is that person's. With several, nobody's secrets follow anybody else's
    without the curtain in between; while bots are asked, the last one who looked still looks.
    """

    def __init__(self, game: Game[Any], people: Sequence[int], every_time: bool = False) -> None:
        self._game = game
        self._people = people
        self.every_time = every_time  # the curtain also after a bot's turn, not only between persons
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.curtain_for: int | None = None

    def follow(self, s: Any) -> None:
        """The position has changed: the screen goes to the person who is asked."""
        if len(self._people) == 1:
            return
        if kernel.is_over(s):
            self.viewer = self.curtain_for = None
        elif (asked := kernel.asked(s).seat) in self._people:
            self._goes_to(asked, s)
        else:
            self.curtain_for = None
            if self.every_time:
                self.viewer = None

    def call(self, seat: int, s: Any) -> None:
        """A person who isn't asked wants to look, or to do something meanwhile; `follow` takes the screen back."""
        if self.may_call(seat):
            self._goes_to(seat, s)

    def reveal(self) -> None:
        """The person for whom the curtain hangs says: it's me."""
        if self.curtain_for is not None:
            self.viewer, self.curtain_for = self.curtain_for, None

    def may_call(self, seat: int) -> bool:
        """Whether the screen can go to this seat, and is not there."""
        return seat in self._people and len(self._people) > 1 and seat != self.viewer

    def _goes_to(self, seat: int, s: Any) -> None:
        if seat == self.viewer:
            self.curtain_for = None
        elif self._has_secrets(seat, s):
            self.viewer, self.curtain_for = None, seat
        else:
            self.viewer, self.curtain_for = seat, None

    def _has_secrets(self, seat: int, s: Any) -> bool:
        """Whether this seat may see more than lies open."""
        return self._game.visible(s, seat) != self._game.visible(s, NOBODY)


class OpenScreen(Screen):
    """Of a table without secrets: it goes to whoever is asked, or is called, and no curtain hangs anywhere."""

    def __init__(self, game: Game[Any], people: Sequence[int]) -> None:
        super().__init__(game, people)
        self.viewer = people[0]

    def follow(self, s: Any) -> None:
        if not kernel.is_over(s) and (asked := kernel.asked(s).seat) in self._people:
            self.viewer = asked

    def call(self, seat: int, s: Any) -> None:
        self.viewer = seat

    def may_call(self, seat: int) -> bool:
        return seat != self.viewer
