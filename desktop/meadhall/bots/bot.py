"""What a computer player is: it is asked a question and answers with one of the legal actions."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..rules import kernel
from ..rules.kernel import Action, Game, State
from .lazily import lazily


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


def _always() -> bool:
    return True


class Question:
    """A decision as the seat that is asked may see it. Bots get nothing else.

    The legal actions are the same for the position and for its view (the test kit holds that), so they are taken
    from whichever was given; the view is made only for a bot that looks at it.
    """

    def __init__(self, game: Game[Any], position: State, wanted: Callable[[], bool] = _always) -> None:
        self.game = game
        self._wanted = wanted
        decision = kernel.asked(position)
        self.kind = type(decision)
        self.seat = decision.seat
        self._position = position

    @lazily
    def view(self) -> Any:
        return self.game.visible(self._position, self.seat)

    def check(self) -> None:
        """Between two thoughts of one that thinks long."""
        if not self._wanted():
            raise Unwanted

    @lazily
    def options(self) -> Sequence[Action]:
        return kernel.options(self._position)


class Bot(Protocol):
    def choose(self, question: Question) -> Action: ...
