"""What a game has words for: the types are the same for all games, so that one table page serves them all.

Every text may hold `**bold**` and `[icon]`. A position is what the one who reads may see of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from ...rules.kernel import Action, Decision, Denial, Event, Result


class Prompt(NamedTuple):
    """What is to be done now: one sentence, and one line of consequence, which may be empty."""

    sentence: str
    consequence: str = ""


class Line(NamedTuple):
    """One row of a list: a title, a second line, which may be empty, and the name of an icon, or none."""

    title: str
    detail: str = ""
    icon: str = ""


class Said(NamedTuple):
    """One line of the saga, and whose line it is; nobody's where fate or the wildlings act."""

    text: str
    seat: int | None = None
    fight: bool = False  # it stands out
    price: str = ""  # of a payment: what is paid, for whoever tells it with the deed


class Phases(NamedTuple):
    titles: tuple[str, ...]
    current: int


class Ending(NamedTuple):
    title: str
    story: str


class Speech(Protocol):
    """The words of one game for the players of one table."""

    def prompt(self, decision: Decision[Any], position: Any, onlooker: bool = False) -> Prompt:
        """To the player who is asked, or about that player to somebody else."""
        ...

    def phase(self, position: Any) -> Phases: ...

    def kind(self, kind: type[Action], position: Any) -> Line:
        """What all actions of a kind have in common: a heading over them, with the price as its detail."""
        ...

    def action(self, action: Action, position: Any) -> Line:
        """One action, so that it can be told from all others of its kind."""
        ...

    def verb(self, kind: type[Action], position: Any) -> str:
        """For a button that leads to actions of this kind."""
        ...

    def button(self, action: Action, position: Any) -> str:
        """A verb, short enough for a button: for actions that need no place on the board."""
        ...

    def event(self, event: Event, position: Any) -> Said | None:
        """Nothing where other events tell it better."""
        ...

    def denial(self, denial: Denial, position: Any) -> str:
        """Why not. The rule's number is `denial.rule`."""
        ...

    def result(self, result: Result, position: Any) -> Ending: ...

    def option(self, name: str) -> Line:
        """An option of the set-up, with its explanation."""
        ...

    def option_value(self, name: str, value: Any) -> str: ...
