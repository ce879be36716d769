"""What a table can agree on before the game (chapters 19 to 22, and what the ledger leaves to the table)."""

from typing import Literal

import msgspec

from ..kernel import BadOption, check_first, check_number

SEATS = (2, 3, 4, 5)  # NG-1.1
TEAM_SEATS = (4,)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    years: Literal["7", "10"] = "7"
    creatures: bool = False
    more_creatures: bool = False
    teams: bool = False
    # "chosen": in seat order (NG-3.8); "dealt": at random (NG-28.15)
    clans: Literal["chosen", "dealt"] = "chosen"
    # "auto": by dice (NG-3.10); else this seat
    first_player: Literal["auto", "1", "2", "3", "4", "5"] = "auto"
    open_fame: bool = False  # NG-23.7
    no_five_player_tile: bool = False  # NG-28.3: left in the box by fewer than five

    @property
    def sudden_victory(self) -> bool:
        """NG-19.3."""
        return self.years == "7"


def seats(options: Options) -> tuple[int, ...]:
    return TEAM_SEATS if options.teams else SEATS


def check(options: Options, players: int) -> None:
    check_number("northgard", SEATS, players)
    if options.teams and players not in TEAM_SEATS:
        raise BadOption("teams needs 4 players")
    if options.more_creatures and not options.creatures:
        raise BadOption("more_creatures needs creatures=true")
    if options.no_five_player_tile and players == 5:
        raise BadOption("five players need the tile that no_five_player_tile leaves out")
    check_first(options.first_player, players)
