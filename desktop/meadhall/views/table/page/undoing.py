"""Taking back and bringing back: what the keys and the lines of the saga do, and what they ask before."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules.kernel import Denial
from meadhall.table import ToldFork
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.layers import Layers
from meadhall.views.widgets import ask


class Undoing:
    def __init__(self, desk: Desk, layers: Layers, say: Callable[[Denial | None], None]) -> None:
        self._desk, self._layers, self._say = desk, layers, say
        self._session = desk.session

    def undo(self) -> None:
        if self._session.curtain_for is None:
            self._say(self._session.undo())

    def redo(self) -> None:
        self._say(self._session.redo())

    def undo_turn(self) -> None:
        self.ask_undo_to(self._session.turn_start())

    def ask_undo_to(self, line: int) -> None:
        denial = self._session.why_not_undo_to(line)
        if denial is not None:
            self._say(denial)
            return
        words = self._desk.style.words
        title = words("table.ask.undo_to", n=self._session.lines - line)
        yes, no = words("table.ask.undo_to_yes"), words("table.ask.undo_to_no")
        self._ask(title, words("table.ask.undo_to_detail"), yes, lambda: self._session.undo_to(line), no)

    def ask_fork(self, fork: ToldFork) -> None:
        denial = self._session.why_not_take(fork)
        if denial is not None:
            self._say(denial)
            return
        words = self._desk.style.words
        title, detail, yes = words("table.ask.fork"), words("table.ask.fork_detail"), words("table.button.fork")
        self._ask(title, detail, yes, lambda: self._session.take(fork))

    def _ask(self, title: str, detail: str, yes: str, do: Callable[[], Denial | None], no: str = "") -> None:
        desk = self._desk
        self._layers.cover(ask(desk.style, desk.over, title, detail, yes, lambda: self._say(do()), no=no))
