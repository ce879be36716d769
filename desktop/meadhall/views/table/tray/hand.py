"""What the person has before him, and the thing he has in hand: from the tray to the board and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from meadhall.rules.kernel import Action
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Held, Part, Pile, TableGame, Thing, Things
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.cardmenu import CardMenu
from meadhall.views.table.tray.tray import Tray


class Hand(QObject):
    changed = Signal()  # another thing is in hand

    def __init__(self, desk: Desk, game: TableGame, tray: Tray, board: BoardView, layers: Layers) -> None:
        super().__init__(tray)
        self._desk, self._game = desk, game
        self._tray, self._board, self._layers = tray, board, layers
        self._held: Thing | None = None
        self._quiet = False
        self._nothing = ""
        board.turned.connect(tray.show_turned)
        tray.turned.connect(board.turn)
        tray.used.connect(self.use)
        tray.taken.connect(self._take)
        tray.opened.connect(layers.show)

    def refresh(self, nothing: str) -> None:
        """A thing that can be turned is in hand as soon as it is there."""
        self._nothing = nothing
        parts = [_at_rest(part) if self._quiet else part for part in self._game.tray()]
        self._tray.show_parts(parts, nothing)
        things = [thing for part in parts if isinstance(part, Things) for thing in part.things]
        key = self._held.key if self._held is not None else ""
        same = next((thing for thing in things if thing.key == key and thing.actions), None)
        self._held = same or next((thing for thing in things if thing.turns and thing.actions), None)
        self._tray.take(self._held)
        self._tray.show_turned(self._board.turns)

    def keep_quiet(self, quiet: bool) -> None:
        """Where nothing may be done, no card says that it can be used, or why not."""
        if quiet != self._quiet:
            self._quiet = quiet
            self.refresh(self._nothing)

    def advise(self, numbers: Mapping[Action, int]) -> None:
        """The cards with which what a hint proposes is done: each has the number of the best of it."""
        for card in self._tray.cards:
            deeds = [deed.action for deed in self._game.menu(card.held) if deed.action is not None]
            found = [numbers[action] for action in (*card.held.actions, *deeds) if action in numbers]
            card.advise(min(found, default=0))

    def clear(self) -> None:
        self._held = None
        self._tray.clear()

    def narrowed(self, legal: Sequence[Action], barred: Sequence[Action]) -> tuple[list[Action], list[Action]]:
        """What can be done, and tried in vain, with the thing in hand; with nothing in hand, all of it."""
        held = self._held
        if held is None:
            return list(legal), list(barred)
        return [one for one in legal if one in held.actions], [one for one in barred if one in held.barred]

    def use(self, held: Held, card: CardButton) -> None:
        """A card was clicked. It is in hand as long as its menu is open."""
        deeds = self._game.menu(held)
        if deeds:
            menu = CardMenu(self._desk, deeds, self._layers.show)
            self._layers.cover(menu)
            menu.open_over(card, on=self._board)  # what is asked stands below the board, and stays to be read
            card.take_up()
            menu.closed.connect(card.put_down)
        elif held.actions:
            self._desk.act(held.actions[0])

    def _take(self, thing: Thing | None) -> None:
        self._held = thing
        self._tray.take(thing)
        self.changed.emit()


def _at_rest(part: Part) -> Part:
    if isinstance(part, Pile):
        return replace(part, cards=tuple(replace(held, actions=(), denial=None, near="") for held in part.cards))
    if isinstance(part, Things):
        resting = (replace(one, actions=frozenset(), barred=frozenset(), denial=None) for one in part.things)
        return replace(part, things=tuple(resting))
    return part
