"""Who sits at the table."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)]
    colour: Annotated[int, Meta(ge=0, le=15)]
    bot: Annotated[str, Meta(max_length=60)] | None = None  # a level or a character; none for a person


class BadSeat(ValueError):
    """A name or a colour that no save could hold."""


def check_seats(seats: Sequence[Seat]) -> None:
    """What cannot be written and read back may not sit down, for no save of the game could be opened again."""
    try:
        msgspec.json.decode(msgspec.json.encode(seats), type=list[Seat])
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BadSeat(str(error)) from error
