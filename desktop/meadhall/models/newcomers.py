"""Computer players in a save that this version does not know: others take their seats."""

from msgspec.structs import replace

from ..bots import levels
from ..bots.characters import level_of
from ..table import Notice, Opened, Seat

STANDS_IN = "steady"
_NOT_OFFERED = "random"  # any more; there are saves with it


def with_known_bots(opened: Opened) -> Opened:
    table = opened.table
    known = {*levels(table.game.id), _NOT_OFFERED}
    strangers = [seat for seat in table.terms.seats if seat.bot is not None and level_of(seat.bot) not in known]
    if not strangers:
        return opened

    def seated(seat: Seat) -> Seat:
        return replace(seat, bot=STANDS_IN) if seat in strangers else seat

    table.terms = replace(table.terms, seats=tuple(map(seated, table.terms.seats)))
    figures: dict[str, int | str] = {"count": len(strangers), "names": ", ".join(seat.name for seat in strangers)}
    return Opened(table, (*opened.notes, Notice("bots_replaced", figures)))
