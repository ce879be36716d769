"""Of the Uncharted Lands."""

from __future__ import annotations

from meadhall.views.almanac.games import Faces
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.table.northgard import faces

COLOURS = (0, 4, 2, 1, 3)  # Ingrid, Ulla, Helga: in the ledger Red, Purple and Yellow
FACES: Faces = {
    "card": lambda speech, name: faces.card_face(speech, name, None),  # pyright: ignore[reportArgumentType]
    "clan": faces.clan_face,  # pyright: ignore[reportAssignmentType]
}
board = NorthgardBoard
