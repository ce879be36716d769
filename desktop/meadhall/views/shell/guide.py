"""What pages may ask of the window they stand in, and where they can send the player."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Style

if TYPE_CHECKING:
    from meadhall.models.keeping.library import Library
    from meadhall.models.learning.learners import Learners
    from meadhall.models.session import Session
    from meadhall.models.settings import Settings
    from meadhall.table import Table, Terms


class Place(NamedTuple):
    """A page by name, and what it is about: a draft of a game, a session."""

    page: str
    subject: Any = None


HOME = Place("home")
_HALL: Mapping[str, float] = {"hearth": 0.8}


class Guide(Protocol):
    """The window, as pages know it."""

    settings: Settings
    library: Library
    learners: Learners

    def size(self) -> QSize:
        """Of the page, too: it has all of the window."""
        ...

    def go(self, place: Place) -> None: ...

    def back(self) -> None:
        """To the page before, and from the first one nowhere."""
        ...

    def set_up(self, game_id: str) -> None:
        """A new game of this kind, with what is usual."""
        ...

    def set_up_first(self, game_id: str) -> None:
        """The same for somebody's first one, whatever has been played here: few and gentle opponents."""
        ...

    def set_up_again(self, session: Session) -> None:
        """The same game for the same company, once this one is over."""
        ...

    def set_up_like(self, path: Path) -> None:
        """The same game for the company of a saved one, or a sentence that says why not."""
        ...

    def start_game(self, game_id: str, terms: Terms) -> None:
        """Raises what `Table.start` raises."""
        ...

    def go_on(self, table: Table) -> None:
        """A game that has come so far already, at another table."""
        ...

    def open_game(self, path: Path) -> None:
        """A saved game, or a sentence that says why it cannot be opened."""
        ...

    def open_analysis(self, path: Path) -> None:
        """What decided a finished game; or a sentence that says why it cannot be opened."""
        ...

    def open_replay(self, path: Path, line: int | None = None) -> None:
        """A saved or finished game, shown again, at this line or the end; back leads to where one was."""
        ...

    def replay(self, session: Session, line: int | None = None) -> None:
        """The game at the table, at this line or as far as it has come, for whoever looks."""
        ...

    def start_lesson(self, game_id: str, number: int) -> None:
        """From where the learner has left it. Lessons of a game are counted from 1."""
        ...

    def open_sandbox(self, table: Table, eyes: int | None = None) -> None:
        """A copy to play with, over the page from which it is opened. Without `eyes` all hands lie open."""
        ...

    def open_save_in_sandbox(self, path: Path) -> None:
        """A saved game with all hands open. Where it can go on, that is asked about first; the game stays as it is."""
        ...

    def watch_round(self, game_id: str) -> None:
        """As computer players play it, with captions."""
        ...

    def rebuild(self) -> None:
        """The page anew, as after a change of the look."""
        ...

    def notice(self, text: str) -> None:
        """One line at the upper edge, for a while."""
        ...


class PageHead(QWidget):
    """Title and buttons along the top of a page: what comes for a while leaves it free."""


class Page(QWidget):
    """A page is made anew when language, room or scale change; what it wants to keep goes through `kept`."""

    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__()
        self.guide = guide
        self.look = style
        self.resize(guide.size())  # what it is made of is laid out once, and not for another size first

    def leave(self) -> None:
        """To the page before."""
        self.guide.back()

    def kept(self) -> Any:
        """Whatever `restore` needs to put the next page of the same place into the same state."""
        return None

    def restore(self, kept: Any) -> None:
        """After the page has been laid out."""

    def escape(self) -> None:
        """Esc, when nothing on the page wants it."""
        self.guide.back()

    @property
    def gives_way(self) -> QWidget | None:
        """What a notice covers whole while there is one; a page without says it below its head."""
        return None

    def surround(self) -> None:
        """What is heard here as long as nothing happens: a fire in the hall."""
        self.look.sounds.surround(_HALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pages paint their own ground."""
