"""Draws the board in the middle of a game, for those who work on it.

python -m meadhall.views.boards.wild.preview OUT.png --players 4 --actions 200 --seed 3 --lang uk
"""

from __future__ import annotations

from random import Random

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.wild import WILD
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.state import State
from meadhall.views.deeds import Prompted
from meadhall.views.deeds.wild import DEEDS

from ..kit import preview
from ..kit.view import BoardView
from .board import WildBoard

_EAGER = 0.92  # of the turns go on as long as there is anything to do


def played(players: int, actions: int, seed: int) -> State:
    """A position of a game of chance, after so many actions."""
    s, chance = WILD.new(Options(chiefs="dealt"), players, seed), Random(seed)
    for _ in range(actions):
        before = s.copy()
        kernel.play(s, chance.choice(sensible(s, chance)), [])
        if s.result is not None:
            return before
    return s


def sensible(s: State, chance: Random) -> list[Action]:
    """Nobody changes for ever what is asked, pulls down a house, or ends a turn in which there is much to do."""
    legal = [action for action in kernel.options(s) if DEEDS.of(action).dialog not in ("asking", "demolish")]
    going_on = [action for action in legal if DEEDS.of(action).prompted is not Prompted.GOLDEN]
    kinds = list(dict.fromkeys(type(action) for action in going_on))
    if not kinds or (len(going_on) < len(legal) and chance.random() > _EAGER):
        return legal
    kind = chance.choice(kinds)
    return [action for action in going_on if type(action) is kind]


def seen(s: State) -> State:
    """As whoever is asked sees it."""
    return WILD.visible(s, kernel.asked(s).seat if s.agenda else 0)


def board_view(s: State, room: str, size: tuple[int, int], language: str) -> BoardView:
    return preview.board_view(lambda words: WildBoard(s, range(len(s.players)), words), s, room, size, language)


def main() -> None:
    asked = preview.parser()
    asked.add_argument("--actions", type=int, default=220)
    asked.add_argument("--offer", action="store_true", help="what may be done")
    given = asked.parse_args()

    def view_of(size: tuple[int, int]) -> BoardView:
        s = seen(played(given.players, given.actions, given.seed))
        view = board_view(s, given.room, size, given.lang)
        view.show()
        if given.offer:
            preview.offer(view, s)
        return view

    preview.draw(given, view_of)


if __name__ == "__main__":
    main()
