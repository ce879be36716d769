"""What lists tell of a saved game without opening it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ...table import files
from ...table.bad_save import BadSave
from .library import beside

if TYPE_CHECKING:  # home reads cards, and waits for no rules
    from ...table import Table


class Card(msgspec.Struct, frozen=True):
    """It lies beside the save, and nothing is lost with it."""

    title: str = ""  # given by the player
    finished: bool = False
    round: int = 0
    turn: int = 0
    asked: int | None = None  # whose turn it is
    winners: tuple[int, ...] = ()
    points: tuple[int, ...] = ()  # by seat, when they are no secret any more

    def packed(self) -> bytes:
        return msgspec.json.encode(self)

    def titled(self, title: str) -> Card:
        return msgspec.structs.replace(self, title=title)


def card_of(table: Table, title: str = "") -> Card:
    s, game = table.state, table.game
    turn, round_ = game.turn_of(s), game.round_of(s)
    if s.result is not None:
        return Card(title, True, round_, turn, None, s.result.winners, s.result.points)
    return Card(title, False, round_, turn, table.asked_seat())


def read_card(path: Path) -> Card | None:
    """That of the save which lies there."""
    with suppress(BadSave, msgspec.MsgspecError, ValueError, RecursionError):
        return msgspec.json.decode(files.read(beside(path)), type=Card)
    return None
