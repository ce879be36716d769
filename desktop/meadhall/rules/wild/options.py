"""What a table can agree on before the game (chapters 2 and 17)."""

from typing import Literal

import msgspec

from ..kernel import check_first, check_number

SEATS = (2, 3, 4)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    long_game: bool = False  # VW-17.13: with 2 players it is no longer than it is anyway
    first_game: bool = False  # VW-17.14
    hopeless_attacks: bool = True  # VW-11.13: one that is sure to fail may be declared
    # "auto": drawn at random (VW-2.1); else this seat
    first_player: Literal["auto", "1", "2", "3", "4"] = "auto"
    chiefs: Literal["chosen", "dealt"] = "chosen"  # VW-2.10, or dealt at random if the table likes that better


def check(options: Options, players: int) -> None:
    check_number("wild", SEATS, players)
    check_first(options.first_player, players)
