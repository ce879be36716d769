"""Draws the town in the middle of a game, for those who work on it.

python -m meadhall.views.boards.midgard.preview OUT.png --players 4 --actions 90 --seed 3 --lang uk
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.state import State
from meadhall.views.deeds.midgard import DEEDS

from ..kit import preview
from ..kit.view import BoardView
from .board import MidgardBoard


def along(players: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """The positions of a game of chance at which something is asked; it goes on with the one that is given."""
    s, chance = MIDGARD.new(options or Options(leaders="dealt"), players, seed), Random(seed)
    while s.result is None:
        yield s
        kernel.play(s, chance.choice(sensible(s)), [])


def played(players: int, actions: int, seed: int) -> State:
    """After so many actions, or at the last question."""
    *_, last = islice(along(players, seed), actions + 1)
    return last


def sensible(s: State) -> list[Action]:
    """Whoever plays at random would change for ever what is asked."""
    legal = list(kernel.options(s))
    return [action for action in legal if DEEDS.of(action).dialog != "manners"] or legal


def seen(s: State) -> State:
    """As whoever is asked sees it."""
    return MIDGARD.visible(s, kernel.asked(s).seat)


def board_view(s: State, room: str, size: tuple[int, int], language: str) -> BoardView:
    return preview.board_view(lambda words: MidgardBoard(s, range(len(s.players)), words), s, room, size, language)


def main() -> None:
    asked = preview.parser()
    asked.add_argument("--actions", type=int, default=90)
    given = asked.parse_args()

    def view_of(size: tuple[int, int]) -> BoardView:
        s = seen(played(given.players, given.actions, given.seed))
        view = board_view(s, given.room, size, given.lang)
        view.show()
        preview.offer(view, s)
        return view

    preview.draw(given, view_of)


if __name__ == "__main__":
    main()
