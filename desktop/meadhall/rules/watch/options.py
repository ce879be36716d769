"""What a table can agree on before the game (chapter 23)."""

from typing import Literal

import msgspec

from ..kernel import BadOption, check_first
from .data import PIECES, Mode


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Mode = "brotherhood"
    layout: Literal["standard", "random"] = "standard"
    # "auto": ready pieces on the standard layout of base, free placement everywhere else
    placement: Literal["auto", "ready", "free"] = "auto"
    # "auto": drawn at random in base (GC-3.10), by dice in Brotherhood (GC-12.9); else this seat
    first_player: Literal["auto", "1", "2", "3", "4"] = "auto"
    roads: Literal["15", "14"] = "15"
    combined_trade_build: bool = False
    confirm_victory: bool = False
    hide_supply: bool = False
    # Brotherhood only
    tragedy_of_heroes: bool = False
    victory_at_end_of_turn: bool = False
    setup_reveals_tokens: bool = False
    single_arrow: bool = False

    @property
    def brotherhood(self) -> bool:
        return self.mode == "brotherhood"

    @property
    def free_placement(self) -> bool:
        if self.placement == "auto":
            return self.brotherhood or self.layout == "random"
        return self.placement == "free"


ONLY_BROTHERHOOD = ("tragedy_of_heroes", "victory_at_end_of_turn", "setup_reveals_tokens", "single_arrow")


def check(options: Options, players: int) -> None:
    if players not in PIECES.seats[options.mode]:
        others = [f"; mode={_for_whom(mode)}" for mode, seats in PIECES.seats.items() if players in seats]
        raise BadOption(f"{_for_whom(options.mode)}, not {players}{''.join(others)}")
    if not options.brotherhood:
        for name in ONLY_BROTHERHOOD:
            if getattr(options, name):
                raise BadOption(f"{name} is an option of mode=brotherhood only")
    if options.layout == "random" and options.placement == "ready":
        raise BadOption("placement=ready needs layout=standard")  # GC-23.7
    if options.setup_reveals_tokens and not options.free_placement:
        raise BadOption("setup_reveals_tokens needs placement=free")
    check_first(options.first_player, players)


def _for_whom(mode: Mode) -> str:
    return f"{mode} is for {', '.join(map(str, PIECES.seats[mode]))} players"
