"""Draws a board in the middle of a game, for those who work on it.

python -m meadhall.views.boards.watch.preview OUT.png --mode brotherhood --players 4 --seed 1 --actions 300
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import argparse
from collections.abc import Sequence
from typing import cast

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from meadhall.views.look.palette import ROOMS
from meadhall.views.look.style import Motion, Says, Style, unit_for
from meadhall.views.text.words import Words

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


def board_view(s: State, events: Sequence[Event], room: str, size: tuple[int, int], language: str) -> BoardView:
    """`size` is the board's on screen; the scale of the rest follows from it."""
    words = Words(language)
    unit = unit_for(size[0] * 1.5, size[1] * 1.49)
    style = Style(ROOMS[room], unit, cast(Says, words), Motion(speed=0))
    board = WatchBoard(s, range(len(s.players)), words)
    board.recall(events)
    view = BoardView(style, board, lambda spot, legal, barred: f"**{spot}**: {len(legal)}")
    view.resize(*size)
    view.show_position(s)
    return view


def wanted(s: State, kinds: str) -> list[Action]:
    names = kinds.split(",")
    return [action for action in kernel.options(s) if type(action).__name__ in names or kinds == "all"]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--mode", default="brotherhood")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--actions", type=int, default=300)
    asked.add_argument("--level", default="steady")
    asked.add_argument("--size", default="1280x724")
    asked.add_argument("--room", default="dark")
    asked.add_argument("--scale", type=float, default=1.0)
    asked.add_argument("--zoom", type=float, default=1.0)
    asked.add_argument("--lang", default="en")
    asked.add_argument("--layout", default="standard")
    asked.add_argument("--show", default="", help="kinds of actions to offer, such as BuildRoad,HireGuard; or all")
    asked.add_argument("--hover", default="", help="a spot under the pointer")
    given = asked.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    os.environ["QT_SCALE_FACTOR"] = str(given.scale)
    _app = QApplication([])
    options = Options(mode=given.mode, layout=given.layout)
    s, events = played(options, given.players, given.seed, given.actions, given.level)
    view = board_view(s, events, given.room, (width, height), given.lang)
    view.show()
    view.offer(wanted(s, given.show) if given.show else ())
    view.zoom_by(given.zoom)
    view.make_sharp()
    if given.hover:
        view.hover(given.hover)
        QTest.qWait(250)
    view.grab().save(given.out)
    view.close()


if __name__ == "__main__":
    main()
