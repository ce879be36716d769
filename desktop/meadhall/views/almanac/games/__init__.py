"""What the almanac shows of each game: its cards, and its board for small positions.

A game's part is read when somebody opens its book.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from meadhall.views.boards.kit.board import Board
from meadhall.views.look.cards import CardFace
from meadhall.views.text.words import Words

Faces = Mapping[str, Callable[[Any, str], CardFace]]  # by the kind of thing; of a game's speech and the thing's name


class Shelf(NamedTuple):
    faces: Faces
    board: Callable[[Any, Sequence[int], Words], Board]  # of a position, and the palette numbers of its seats
    colours: tuple[int, ...]  # of the people in its examples, by seat
    people: tuple[str, ...]  # and their names, by the ids of their words
    now: Mapping[str, Callable[[Any], str]]  # by entry: what is true at a table (now.py)


def shelf(game_id: str) -> Shelf:
    named = import_module(f"{__name__}.{game_id}")
    return Shelf(named.FACES, named.board, named.COLOURS, named.PEOPLE, named.NOW)
