"""What a table can agree on before the game (chapters 2, 7 and 17)."""

from typing import Literal

import msgspec

from ..kernel import BadOption

SEATS = (2, 3, 4)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hall_of_fame: bool = False  # CM-17.1
    distrust: bool = False  # CM-17.2
    assignment: Literal["in_turn", "secret"] = "in_turn"  # CM-7.9
    # "auto": drawn at random (CM-2.6); else this seat
    first_player: Literal["auto", "1", "2", "3", "4"] = "auto"
    leaders: Literal["chosen", "dealt"] = "chosen"  # CM-2.7, or dealt at random if the table likes that better


def check(options: Options, players: int) -> None:
    if players not in SEATS:
        raise BadOption(f"midgard is for {', '.join(map(str, SEATS))} players, not {players}")
    if options.first_player != "auto" and int(options.first_player) > players:
        raise BadOption(f"first_player must be a seat from 1 to {players}")
