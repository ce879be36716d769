"""Of Gone Wild."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.wild.state import State
from meadhall.views.almanac.games import Faces
from meadhall.views.boards.wild import faces as board_faces
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.table.wild import faces
from meadhall.views.text.words import Words

COLOURS = (0, 1, 2, 3)  # Anna, Bo, Cara, Dag
FACES: Faces = {
    "card": faces.card,
    "building": faces.building,  # pyright: ignore[reportAssignmentType]
    "hall": lambda speech, name: board_faces.hall_face(speech.words, int(name)),
    "mission": faces.mission,
    "achievement": lambda speech, name: board_faces.achievement_face(speech.words, name),
}


def board(view: State, colours: Sequence[int], words: Words) -> WildBoard:
    names = [words(f"almanac_wild.names.seat_{seat}") for seat in range(len(view.players))]
    return WildBoard(view, colours, words, names=names)
