"""Draws a board in the middle of a game, for those who work on it.

python -m meadhall.views.boards.watch.preview OUT.png --mode brotherhood --players 4 --seed 1 --actions 300
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from meadhall.views.text.words import Words

from ..kit import preview
from ..kit.view import BoardView
from .board import WatchBoard


def played(options: Options, players: int, seed: int, actions: int, level: str) -> tuple[State, list[Event]]:
    """The position after so many actions of bots, or before the game would have ended."""
    events: list[Event] = []
    s = WATCH.new(options, players, seed, events)
    bots = [make(level, WATCH, seed * players + seat) for seat in range(players)]
    for _ in range(actions):
        before, known = s.copy(), len(events)
        question = Question(WATCH, s)
        kernel.play(s, bots[question.seat].choose(question), events)
        if s.result is not None:
            return before, events[:known]
    return s, events


def board_of(s: State, events: Sequence[Event], words: Words) -> WatchBoard:
    board = WatchBoard(s, range(len(s.players)), words)
    board.recall(events)
    return board


def wanted(s: State, kinds: str) -> list[Action]:
    names = kinds.split(",")
    return [action for action in kernel.options(s) if type(action).__name__ in names or kinds == "all"]


def main() -> None:
    asked = preview.parser()
    asked.add_argument("--mode", default="brotherhood")
    asked.add_argument("--actions", type=int, default=300)
    asked.add_argument("--level", default="steady")
    asked.add_argument("--layout", default="standard")
    asked.add_argument("--show", default="", help="kinds of actions to offer, by the names of their classes; or all")
    given = asked.parse_args()

    def view_of(size: tuple[int, int]) -> BoardView:
        options = Options(mode=given.mode, layout=given.layout)
        s, events = played(options, given.players, given.seed, given.actions, given.level)
        view = preview.board_view(lambda words: board_of(s, events, words), s, given.room, size, given.lang)
        view.show()
        view.offer(wanted(s, given.show) if given.show else ())
        return view

    preview.draw(given, view_of)


if __name__ == "__main__":
    main()
