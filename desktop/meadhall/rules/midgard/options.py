"""What a table can agree on before the game (chapters 2, 7 and 17)."""

from typing import Literal

import msgspec

from ..kernel import check_first, check_number

SEATS = (2, 3, 4)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hall_of_fame: bool = False  # CM-17.1
    distrust: bool = False  # CM-17.2
    assignment: Literal["in_turn", "secret"] = "in_turn"  # CM-7.9
    # "auto": drawn at random (CM-2.6); else this seat
    first_player: Literal["auto", "1", "2", "3", "4"] = "auto"
    leaders: Literal["chosen", "dealt"] = "chosen"  # CM-2.7, or dealt at random if the table likes that better


def check(options: Options, players: int) -> None:
    check_number("midgard", SEATS, players)
    check_first(options.first_player, players)
