"""Of the Harbour of Champions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.views.almanac.games import Faces
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.look.cards import CardFace
from meadhall.views.table.midgard import faces


def _voiced(make: Callable[[Any, Any], CardFace]) -> Callable[[Any, str], CardFace]:
    return lambda speech, name: make(speech.voice(None), name)


COLOURS = (0, 1, 2, 3)  # Ingrid, Bo, Helga
FACES: Faces = {
    "card": _voiced(faces.enemy),
    "leader": _voiced(faces.leader),
    "rune": _voiced(faces.rune),
    "destiny": _voiced(faces.destiny),
    "journey": _voiced(faces.journey),
    "ship": _voiced(faces.ship),
}
board = MidgardBoard
