"""What a game gives to the table page: what stands in panels, tray and lists, and the dialogs that are its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Denial, Event
from meadhall.views.boards.kit.board import Board
from meadhall.views.look.cards import CardFace
from meadhall.views.table.desk import Desk
from meadhall.views.widgets import Overlay


@dataclass(frozen=True)
class Figure:
    """An icon with a number, and what it means."""

    icon: str
    text: str
    hint: str = ""
    warns: bool = False


@dataclass(frozen=True)
class Answer:
    """What a seat says to something that was put to all: shown beside its panel."""

    icon: str
    text: str


@dataclass(frozen=True)
class SeatFacts:
    points: int  # as far as they lie open, or are the viewer's own
    hidden: bool = False  # there may be more than one can see
    about: str = ""  # the line under the name
    figures: tuple[Figure, ...] = ()
    ribbon: str = ""
    answer: Answer | None = None
    details: tuple[str, ...] = ()  # sentences for the full panel


@dataclass(frozen=True)
class Note:
    """Something below the players: a goal, or what is left in the box."""

    heading: str
    text: str = ""
    figures: tuple[Figure, ...] = ()


@dataclass(frozen=True)
class Held:
    """A card of the tray, or several that are the same."""

    key: str
    face: CardFace
    full: str = ""  # for the reading copy
    tag: str = ""  # as prices name it
    count: int = 1
    actions: tuple[Action, ...] = ()  # what a click on it can do
    denial: Denial | None = None  # why it cannot be used
    new: bool = False


@dataclass(frozen=True)
class Pile:
    """Cards of the tray that belong together."""

    cards: tuple[Held, ...]
    caption: str = ""
    stacked: bool = False  # each drawn as often as there are of it


@dataclass(frozen=True)
class Source:
    """Where points can come from, with the points of each seat."""

    title: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Tale:
    """A game that is over, for the pictures of the end page."""

    sources: tuple[Source, ...]
    course: tuple[tuple[int, ...], ...]  # points of all seats at the end of each turn
    turning: tuple[tuple[int, Event], ...]  # turn and event
    dice: Mapping[int, tuple[int, float]]  # sum of a throw -> how often, and how often it was to be expected
    columns: tuple[tuple[str, tuple[str, ...]], ...]  # of the table, by seat


@dataclass(frozen=True)
class PromptChoice:
    """A button of the prompt: an action, or the dialog of a kind of action."""

    text: str
    icon: str
    action: Action | None = None
    opens: type[Action] | None = None
    golden: bool = False  # the one that goes on


OpenDialog = Callable[[Desk], Overlay]


class TableGame(Protocol):
    """One for each table; everything it tells is what the session's viewer may know."""

    def board(self) -> Board: ...

    def recall(self, board: Any) -> None:
        """What no position tells, such as the dice that lie on the table: after an undo."""
        ...

    def bubble(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str: ...

    def seat(self, seat: int) -> SeatFacts: ...

    def notes(self) -> Sequence[Note]: ...

    def tray(self) -> Sequence[Pile]: ...

    def price(self, action: Action) -> Mapping[str, int]:
        """Which cards of the tray it costs, by their tags."""
        ...

    def is_building(self, kind: type[Action]) -> bool:
        """Whether it stands in the upper part of the list of actions."""
        ...

    def price_words(self, action: Action) -> str:
        """The same in words, for below the cards."""
        ...

    def is_listed(self, kind: type[Action]) -> bool:
        """Whether the list of actions shows it, even while it cannot be done."""
        ...

    def telling(self, denials: Sequence[Denial]) -> Denial:
        """Of the reasons against all actions of a kind, the one that says most."""
        ...

    def is_trade(self, kind: type[Action]) -> bool: ...

    def buttons(self) -> Sequence[PromptChoice]:
        """What can be done without choosing a place or cards; the golden one last."""
        ...

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        """Where actions of this kind are put together; none where list and board say enough."""
        ...

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        """The dialog that asks this; none where list and board do."""
        ...

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        """Where the board was pointed at to put one of these together."""
        ...

    def caution(self, action: Action) -> str:
        """What to ask before it, where one may have forgotten something; empty where all is well."""
        ...

    def tale(self) -> Tale: ...


MakeTableGame = Callable[[Session, Desk], TableGame]
