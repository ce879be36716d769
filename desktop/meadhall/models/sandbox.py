"""A sandbox: a session over a copy that is kept nowhere, in which everything can be taken back.

Open-handed, nothing is hidden and whoever is asked is played from this screen: for those who show somebody the game.
With a seat's eyes it is a world that could lie behind what this seat knows: for whoever wonders "what if".
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from ..bots import USUAL
from ..rules.kernel import OPEN, Chance, Denial, Event, Game
from ..table import Seat, Table, Terms
from ..table.undo import NOTHING_TO_UNDO
from .privacy import OpenScreen, Screen
from .session import Session
from .thinking.bot_worker import BotWorker


class Sandbox(Session):
    """Over a table that `laid_out`, `open_handed` or `what_if` has made. `eyes` see it; without them, all hands lie
    open."""

    def __init__(self, table: Table, worker: BotWorker, eyes: int | None = None, parent: QObject | None = None) -> None:
        self.eyes = eyes
        self._first = table.twin(table.terms)
        super().__init__(table, worker, parent=parent)

    @property
    def is_open(self) -> bool:
        return self.eyes is None

    @property
    def is_for_real(self) -> bool:
        return False

    def _set_screen(self, every_time: bool) -> Screen:
        return OpenScreen(self.game, self._people) if self.is_open else super()._set_screen(every_time)

    @property
    def _eyes(self) -> int:
        return OPEN if self.eyes is None else self.eyes

    # All of it once more

    @property
    def is_changed(self) -> bool:
        return self._table.entries != self._first.entries

    def again(self) -> Denial | None:
        """As it was when it was opened."""
        return self._jump(self._begin_anew) if self.is_changed else NOTHING_TO_UNDO

    def _begin_anew(self) -> None:
        self._table = self._first.twin(self._first.terms)

    # Who answers

    @property
    def has_bots(self) -> bool:
        return True

    @property
    def plays_alone(self) -> bool:
        """Whether computer players answer for all the others."""
        return len(self._people) == 1

    def let_bots_play(self, they_do: bool) -> None:
        """For all but the one at the screen; else everybody is played from here."""
        viewer = 0 if self.viewer is None else self.viewer
        self._people[:] = [viewer] if they_do else range(len(self.seats))
        self._forget_question()
        self._moved(self._follow)
        self.undone.emit()
        self._ask()

    def let_bot_answer(self) -> None:
        """This one question, whoever is asked."""
        if self.result is None and self._ticket is None and self._answer is None:
            self._ask_bot()
        self.hurry()

    def _level_of(self, seat: int) -> str:
        """All answer soon: nobody waits long for what only could be."""
        return USUAL

    def set_pause(self, milliseconds: int) -> None:
        """Where one tries something out, the others answer at once."""
        super().set_pause(milliseconds if self.is_open else 0)


# Tables to play on


def laid_out(game: Game[Any], position: Any, seats: tuple[Seat, ...], rng: Random) -> Table:
    """From a position that somebody has set up; chance is free."""
    s = position.copy()
    s.chance = Chance(rng.getrandbits(63))
    return Table(game, _terms(s.options, _all_people(seats), rng), s, resumed=True)


def open_handed(table: Table, line: int | None = None) -> Table:
    """A whole game with its history, at one of its lines or at its end. `table` stays as it is."""
    terms = replace(table.terms, seats=_all_people(table.terms.seats), undo="free", hints=True)
    twin = table.twin(terms)
    if line is not None and line < len(twin.entries):
        twin.undo_to(line, 0)
    return twin


def what_if(
    game: Game[Any], view: Any, eyes: int, seats: tuple[Seat, ...], rng: Random, past: Sequence[Event] = ()
) -> Table:
    """A world that could be, from what a seat sees; all others are computer players. Nothing but the view is asked,
    and `past`, what was told so far to this seat."""
    position = game.imagine(game.visible(view, eyes), eyes, rng)
    playing = tuple(
        replace(seat, bot=None if number == eyes else seat.bot or USUAL) for number, seat in enumerate(seats)
    )
    return Table(game, _terms(position.options, playing, rng), position, past, resumed=True)


def may_wonder(session: Session) -> bool:
    """Whether there is something to try out: whoever looks is asked, in a game that counts and allows for hints."""
    return session.asks_viewer and session.is_for_real and session.counsel.agreed


def _terms(options: Any, seats: tuple[Seat, ...], rng: Random) -> Terms:
    return Terms(options, seats, rng.getrandbits(62), undo="free")


def _all_people(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, bot=None) for seat in seats)
