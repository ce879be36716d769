"""Who begins is thrown for: the dice of all together, once it is known who was the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.views.boards.kit.drama.throw import Die, Face, Throw
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.boards.kit.moving.telling import Timed
from meadhall.views.look.palette import PLAYERS


class Beginning:
    """Two dice for each, in the colour of whose they are, two players to a row; whoever begins throws last."""

    def __init__(self, sides: tuple[Face, ...], colours: Sequence[int]) -> None:
        self._sides = sides
        self._colours = colours
        self._rolled: dict[int, Sequence[int]] = {}  # by seat; of those who were level, what they rolled last

    def rolled(self, seat: int, faces: Sequence[int]) -> Iterator[Timed]:
        self._rolled[seat] = faces
        return iter(())

    def chosen(self, first: int, seed: int) -> Iterator[Timed]:
        """Without dice where nobody has rolled."""
        if self._rolled:
            order = sorted(self._rolled, key=lambda seat: seat == first)
            dice = [self._die(seat, face) for seat in order for face in self._rolled[seat]]
            yield 0.0, Drama(Throw(dice, seed, in_a_row=4))

    def _die(self, seat: int, face: int) -> Die:
        return Die(self._sides, self._sides[face - 1], PLAYERS[self._colours[seat]].base)
