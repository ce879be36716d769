"""Of the Watch."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules.watch.data import LIMITS, RESOURCES
from meadhall.rules.watch.state import NOBODY, State
from meadhall.views.almanac.games import Faces
from meadhall.views.almanac.now import Here, Tell, count, own
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.table.watch import faces

COLOURS = (1, 2, 3, 0)  # Björn, Helga, Ulf, Ingrid: in the ledger Blue, Yellow, Black and Red
PEOPLE = ("bjorn", "helga", "ulf", "ingrid")
FACES: Faces = {
    "card": lambda speech, name: faces.card_face(speech, name, brotherhood=True),  # pyright: ignore[reportArgumentType]
    "hero": faces.hero_face,  # pyright: ignore[reportAssignmentType]
    "resource": lambda speech, name: faces.resource_face(speech, RESOURCES.index(name)),  # pyright: ignore[reportArgumentType]
}
board = WatchBoard


def _held(holder: Callable[[State], int], how_much: Callable[[State, int], int]) -> Tell:
    def tell(here: Here) -> str:
        seat = holder(here.s)
        if seat == NOBODY:
            return here.say("nobody")
        return here.say("held", who=here.desk.name(seat), n=how_much(here.s, seat))

    return tell


def _gift(here: Here) -> str:
    s: State = here.s
    if not s.brotherhood:
        return ""
    return here.say("gift", n=s.invasions, most=LIMITS.invasions, m=s.in_the_gift, holds=LIMITS.gift_holds)


_PIECES = ("road", "settlement", "keep", "guard")
NOW: dict[str, Tell] = {
    "longest_road": _held(lambda s: s.road_holder, lambda s, seat: s.players[seat].road_length),
    "largest_patrol": _held(lambda s: s.patrol_holder, lambda s, seat: s.players[seat].patrols),
    **{piece: own("yours", lambda s, seat, piece=piece: s.pieces_left(seat, piece)) for piece in _PIECES},
    **dict.fromkeys(("buying_cards", "development_cards"), count("cards", lambda s: len(s.deck))),
    **dict.fromkeys(("invasion", "wildlings_in_gift", "tragic_end"), _gift),
}
