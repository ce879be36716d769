"""Computer players in a save that this version does not know: others take their seats."""

from msgspec.structs import replace

from ...bots import KNOWN, USUAL
from ...table import Notice, Opened, Seat


def with_known_bots(opened: Opened) -> Opened:
    table = opened.table
    strangers = [seat for seat in table.terms.seats if seat.bot is not None and seat.bot not in KNOWN]
    if not strangers:
        return opened

    def seated(seat: Seat) -> Seat:
        return replace(seat, bot=USUAL) if seat in strangers else seat

    table.terms = replace(table.terms, seats=tuple(map(seated, table.terms.seats)))
    figures: dict[str, int | str] = {"count": len(strangers), "names": ", ".join(seat.name for seat in strangers)}
    return Opened(table, (*opened.notes, Notice("bots_replaced", figures)))
