"""Draws a board in the middle of a game, for those who work on it: what the previews of all games share."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import argparse
from collections.abc import Callable
from typing import Any, cast

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from meadhall.rules import kernel
from meadhall.views.look.palette import ROOMS
from meadhall.views.look.style import Motion, Says, Style, unit_for
from meadhall.views.text.words import Words

from .board import Board
from .view import BoardView


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--size", default="1280x724")
    asked.add_argument("--room", default="dark")
    asked.add_argument("--scale", type=float, default=1.0)
    asked.add_argument("--zoom", type=float, default=1.0)
    asked.add_argument("--lang", default="en")
    asked.add_argument("--choose", default="", help="spots chosen one after the other, such as land:3; or any")
    asked.add_argument("--hover", default="", help="a spot under the pointer, or any")
    return asked


def board_view(
    board_of: Callable[[Words], Board], s: Any, room: str, size: tuple[int, int], language: str
) -> BoardView:
    """`size` is the board's on screen; the scale of the rest follows from it."""
    words = Words(language)
    style = Style(ROOMS[room], unit_for(size[0] * 1.5, size[1] * 1.49), cast(Says, words), Motion(speed=0))
    view = BoardView(style, board_of(words), lambda spot, legal, barred: f"**{spot}**: {len(legal)}, {len(barred)}")
    view.resize(*size)
    view.show_position(s)
    return view


def offer(view: BoardView, s: Any) -> None:
    """What is asked in this position."""
    decision = kernel.asked(s)
    view.offer(kernel.options(s), [action for action in decision.actions(s) if decision.why_not(s, action)])


def draw(given: argparse.Namespace, view_of: Callable[[tuple[int, int]], BoardView]) -> None:
    """Into the file that was asked for."""
    width, height = (int(part) for part in given.size.split("x"))
    os.environ["QT_SCALE_FACTOR"] = str(given.scale)
    _app = QApplication([])
    view = view_of((width, height))
    view.show()
    view.zoom_by(given.zoom)
    for spot in given.choose.split():
        view.choose(_meant(view, spot))
    if given.hover:
        view.hover(_meant(view, given.hover))
        _until_lit()
    view.make_sharp()
    view.grab().save(given.out)
    view.close()


def _until_lit() -> None:
    loop = QEventLoop()
    QTimer.singleShot(450, loop.quit)
    loop.exec()


def _meant(view: BoardView, spot: str) -> str:
    return view.targets[len(view.targets) // 2] if spot == "any" else spot
