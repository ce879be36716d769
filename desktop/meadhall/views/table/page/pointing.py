"""What answers to the pointer: the price of what one points at, and the place that a line of the saga tells of."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Event
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.table.game import TableGame
from meadhall.views.table.tray.tray import Tray


class Pointing:
    def __init__(
        self,
        session: Session,
        game: TableGame,
        board: BoardView,
        tray: Tray,
        chosen: Callable[[], type[Action] | None],
    ) -> None:
        """`chosen` is the kind of action of which the places are shown."""
        self._session, self._game, self._board, self._tray, self._chosen = session, game, board, tray, chosen

    def at_spot(self, spot: str) -> None:
        actions = self._board.actions_at(spot) if spot else []
        self.show_price(actions[0] if len({type(action) for action in actions}) == 1 else None)

    def show_price(self, action: Action | None) -> None:
        """The cards that it costs are raised; pointing at nothing, those of what is being done."""
        chosen = self._chosen()
        if action is None and chosen is not None:
            groups = (group for group in self._session.choices.groups if group.kind is chosen)
            action = next((one for group in groups for one in group.legal), None)
        price = self._game.price(action) if action is not None else {}
        self._tray.raise_price(price, self._game.price_words(action) if action is not None and price else "")

    def at_event(self, event: Event | None) -> None:
        if self._board.is_moving:
            return
        if event is None:
            self._board.highlight(())
        else:
            self._board.show_event(event)
