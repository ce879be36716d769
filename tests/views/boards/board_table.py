"""A table at which everything is done on the board, as a person would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from PySide6.QtCore import QPoint, Qt

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event, Witness
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.options import Options as HarbourOptions
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.options import Options as LandsOptions
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options as WatchOptions
from meadhall.rules.wild import WILD
from meadhall.rules.wild.options import Options as WildOptions
from meadhall.views.boards.kit import preview
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Motion, Says, Style
from meadhall.views.text.words import Words
from onlooker import Onlooker, breathe

STILL = Motion(speed=0)
GAMES: dict[type, tuple[Any, Any]] = {
    WatchOptions: (WATCH, WatchBoard),
    LandsOptions: (NORTHGARD, NorthgardBoard),
    HarbourOptions: (MIDGARD, MidgardBoard),
    WildOptions: (WILD, WildBoard),
}


class BoardTable:
    """The rules behind a board: what is chosen on it happens, and the next question is offered."""

    def __init__(self, options: Any, players: int = 4, seed: int = 1, motion: Motion = STILL) -> None:
        game, board_of = GAMES[type(options)]
        self.state: Any = game.new(options, players, seed)
        self.events: list[Event] = []
        self.done: list[Action] = []
        self.bubbles: list[tuple[str, int, int]] = []
        words = Words("en")
        board = board_of(self.state.copy(), range(players), words)
        self.view = BoardView(Style(LIGHT, 0.75, cast(Says, words), motion), board, self._say)
        self.view.chosen.connect(self.act)
        self.view.resize(1280, 724)
        self.view.show_position(self.state.copy())
        self.view.show()
        breathe()
        self.offer()

    def _say(self, spot: str, legal: Any, barred: Any) -> str:
        self.bubbles.append((spot, len(legal), len(barred)))
        return f"**{spot}**"

    def offer(self) -> None:
        preview.offer(self.view, self.state)

    def act(self, action: Action) -> None:
        witness = Witness(self.state)
        kernel.play(self.state, action, witness)
        self.events = [event for event, _ in witness.moments]
        self.done.append(action)
        self.view.play_story(self.state.copy(), witness.moments)
        if self.state.result is None:
            self.offer()

    def point(self, spot: str) -> QPoint:
        return self.view.mapFromScene(self.view.spots[spot].anchor)

    def move_to(self, spot: str) -> None:
        """From nearby, for Qt tells nothing of a pointer that is there already."""
        for at in (self.point(spot) + QPoint(9, 9), self.point(spot)):
            Onlooker.mouseMove(self.view.viewport(), at)
            breathe()

    def click(self, spot: str) -> None:
        viewport = self.view.viewport()
        self.move_to(spot)
        Onlooker.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.point(spot))

    def way_to(self, action: Action) -> tuple[str, ...]:
        return self.view.board.ways_of(action, self.state)[0]

    def kinds(self) -> set[str]:
        return {type(action).__name__ for action in kernel.options(self.state)}

    def hold_motion_to(self, lying: Callable[[Mapping[str, Any]], dict[str, Any]]) -> None:
        """From now on, what all motions of a batch leave behind is what lies in the position, before anything is put
        right; `lying` says which of the pieces that is to be true of."""
        stage = self.view.stage
        show = stage.show_position

        def compared(position: Any) -> None:
            left = {name: sprite.piece.key for name, sprite in stage._sprites._sprites.items()}
            wanted = {piece.id: piece.key for piece in self.view.board.pieces(position)}
            assert lying(left) == lying(wanted), self.events
            show(position)

        stage.show_position = compared  # type: ignore[method-assign]

    def play_through(self, choose: Callable[[Any], Action], most: int) -> None:
        """So many actions, each with all of its motion."""
        for _ in range(most):
            if self.state.result is not None:
                break
            self.act(choose(self.state))
            self.view._player.advance(60_000)
            assert not self.view.is_moving
