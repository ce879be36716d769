"""Of the Uncharted Lands."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.state import State
from meadhall.views.almanac.games import Faces
from meadhall.views.almanac.now import Tell, count, own
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.table.northgard import faces

COLOURS = (0, 4, 2, 1, 3)  # Ingrid, Ulla, Helga: in the ledger Red, Purple and Yellow
PEOPLE = ("ingrid", "ulla", "helga", "bjorn", "ulf")
FACES: Faces = {
    "card": lambda speech, name: faces.card_face(speech, name, None),  # pyright: ignore[reportArgumentType]
    "clan": faces.clan_face,  # pyright: ignore[reportAssignmentType]
}
board = NorthgardBoard


def _stock(building: int) -> Callable[[State], int]:
    return lambda s: s.stock[building]


NOW: dict[str, Tell] = {
    "exploring": count("tiles", lambda s: len(s.pile)),
    "unrest": count("left", lambda s: s.unrest),
    "warriors": own("yours", lambda s, seat: s.players[seat].reserve),
    **{each.id: count("left", _stock(number)) for number, each in enumerate(BUILDINGS)},
}
