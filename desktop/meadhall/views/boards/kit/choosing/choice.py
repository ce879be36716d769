"""What can be chosen now: the legal actions by spot, the way begun, what is held and how it is turned."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.choosing.offers import Act, Answer, Ask, Offers, Way
from meadhall.views.boards.kit.moving.turning import Turning
from meadhall.views.boards.kit.pieces import Piece
from meadhall.views.boards.kit.spots import Spot


class Choice:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._view: Any = None
        self._offers = self._barred = self._nearly = Offers()
        self._turning = Turning(board.turns_of)
        self.way: Way = ()
        self._at: dict[str, list[Action]] = {}
        self.hostile: set[str] = set()  # where to choose it leads to a fight
        self._beacons: dict[str, Piece] = {}

    def take(self, board: Board) -> None:
        """The same game on a board of other measures."""
        self._board = board

    def offer(self, view: Any, actions: Sequence[Action], barred: Sequence[Action]) -> None:
        """The legal actions, and those one may think of although they are denied."""
        board = self._board

        def ways_of(action: Action) -> Sequence[Way]:
            return board.ways_of(action, view)

        self._view = view
        self._offers = Offers(actions, ways_of, board.is_bundle, board.is_sample)
        self._barred = Offers(barred, ways_of)
        self._nearly = Offers([action for action in barred if board.nearly(action, view)], ways_of)
        self.way = ()

    def begin(self) -> list[str]:
        """The spots that lead on from here."""
        self._at = {spot: self._offers.at(spot, self.way) for spot in self._offers.targets(self.way)}
        self.hostile = {
            spot for spot, here in self._at.items() if any(self._board.threatens(spot, one, self._view) for one in here)
        }
        beacons = {spot: self._board.beacon(spot, here[0], self._view) for spot, here in self._at.items()}
        self._beacons = {spot: beacon for spot, beacon in beacons.items() if beacon is not None}
        return list(self._at)

    @property
    def is_open(self) -> bool:
        """Several kinds of actions lead on from here: none is chosen yet."""
        return len({type(one) for here in self._at.values() for one in here}) > 1

    # At a spot

    @property
    def near(self) -> list[str]:
        """Where something could be done after something else."""
        return [spot for spot in self._nearly.targets(self.way) if spot not in self._at]

    def nearly_at(self, spot: str) -> list[Action]:
        return self._nearly.at(spot, self.way)

    def at(self, spot: str) -> list[Action]:
        """What choosing it does or leads to: of a thing that can be turned, laying it as it is held."""
        return self._as_held(self._offers.at(spot, self.way))

    def beyond(self, spot: str) -> list[str]:
        """Where choosing it would lead on to."""
        return self._offers.targets((*self.way, spot))

    def barred_at(self, spot: str) -> list[Action]:
        return self._as_held(self._barred.at(spot, self.way))

    def _as_held(self, actions: list[Action]) -> list[Action]:
        held = self._turning.held(actions)
        return actions if held is None else [held]

    def answer(self, spot: str) -> Answer | None:
        answer = self._offers.answer(spot, self.way)
        if isinstance(answer, Ask):
            held = self._turning.held(answer.actions)
            return answer if held is None else Act(held)
        return answer

    # Turning

    @property
    def turns(self) -> int:
        """How what can be turned is held: quarter turns clockwise."""
        return self._turning.turns

    def can_turn(self, spot: str) -> bool:
        return bool(self._turning.ways(self._ways_at(spot)))

    def turn(self, spot: str, by: int) -> bool:
        """To the next way in which it fits at the spot, or else anywhere."""
        here = self._ways_at(spot) if spot else []
        return self._turning.step(here or self._turning.one_of_each(self._offers.all()), by)

    def _ways_at(self, spot: str) -> list[Action]:
        return self._offers.at(spot, self.way) or self._barred.at(spot, self.way)

    # What would be there

    def ghosts(self, pointed: str, targets: Collection[Spot]) -> list[Piece]:
        """Of all places where one kind of thing may be put; else of the place that is pointed at. And beacons."""
        kinds = {type(action) for here in self._at.values() for action in here}
        at_once = len(kinds) == 1 and not self._beacons and not any(spot.form.land for spot in targets)
        shown = self._at.keys() if at_once else {pointed} & self._at.keys()
        ghosts = [self._ghost(self._as_held(self._at[spot]) if spot == pointed else self._at[spot]) for spot in shown]
        beacons = [beacon for spot, beacon in self._beacons.items() if spot != pointed]
        return [piece for piece in (*ghosts, *beacons, self._denied(pointed)) if piece is not None]

    def _ghost(self, actions: Sequence[Action]) -> Piece | None:
        """Where it is clear what would lie there."""
        if len(actions) == 1 or all(self._board.is_bundle(action) for action in actions):
            return self._board.ghost(actions[0], self._view)
        return None

    def _denied(self, pointed: str) -> Piece | None:
        """Of a thing that cannot lie where one points, in whichever way it is turned."""
        if not pointed or pointed in self._at:
            return None
        held = self._turning.held(self._barred.at(pointed, self.way))
        return self._board.ghost(held, self._view, denied=True) if held is not None else None
