"""Of the Harbour of Champions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.midgard.state import State
from meadhall.views.almanac.games import Faces
from meadhall.views.almanac.now import Tell, count, own
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.look.cards import CardFace
from meadhall.views.table.midgard import faces


def _voiced(make: Callable[[Any, Any], CardFace]) -> Callable[[Any, str], CardFace]:
    return lambda speech, name: make(speech.voice(None), name)


COLOURS = (0, 1, 2, 3)  # Ingrid, Bo, Helga
PEOPLE = ("ingrid", "bo", "helga", "ulf")
FACES: Faces = {
    "card": _voiced(faces.enemy),
    "leader": _voiced(faces.leader),
    "rune": _voiced(faces.rune),
    "destiny": _voiced(faces.destiny),
    "journey": _voiced(faces.journey),
    "ship": _voiced(faces.ship),
}
board = MidgardBoard


def _waiting(s: State) -> int:
    return sum(s.trays)


NOW: dict[str, Tell] = {
    "smithies": count("waiting", _waiting),
    "smokehouse": count("waiting", lambda s: s.smokehouse),
    "runes": count("cards", lambda s: len(s.rune_deck)),
    "destinies": count("cards", lambda s: len(s.destiny_deck)),
    "blame": own("held_by_you", lambda s, seat: s.players[seat].blame),
    "favour": own("held_by_you", lambda s, seat: s.players[seat].favour),
}
