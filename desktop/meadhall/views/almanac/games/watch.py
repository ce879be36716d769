"""Of the Watch."""

from __future__ import annotations

from meadhall.rules.watch.data import RESOURCES
from meadhall.views.almanac.games import Faces
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.table.watch import faces

COLOURS = (1, 2, 3, 0)  # Björn, Helga, Ulf, Ingrid: in the ledger Blue, Yellow, Black and Red
FACES: Faces = {
    "card": lambda speech, name: faces.card_face(speech, name, brotherhood=True),  # pyright: ignore[reportArgumentType]
    "hero": faces.hero_face,  # pyright: ignore[reportAssignmentType]
    "resource": lambda speech, name: faces.resource_face(speech, RESOURCES.index(name)),  # pyright: ignore[reportArgumentType]
}
board = WatchBoard
