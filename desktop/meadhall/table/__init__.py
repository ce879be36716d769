"""A game in progress: seats, history, undo, save files, replay. Pure Python."""

from typing import TYPE_CHECKING

from ..later import parts

if TYPE_CHECKING:
    from .bad_save import BadSave, Broken, Notice, SaveFailed
    from .entry import Entry
    from .label import Header, read_header
    from .named import concerns
    from .opening import Opened, open_save, opened
    from .saving import Saver, save
    from .seat import BadSeat, Seat
    from .table import BadSeed, Table, Terms
    from .told import Told, ToldFork
else:
    # Who only looks for games or settings is not to wait for the rules.
    __getattr__ = parts(
        __name__,
        {
            "bad_save": "BadSave Broken Notice SaveFailed",
            "entry": "Entry",
            "label": "Header read_header",
            "named": "concerns",
            "opening": "Opened open_save opened",
            "saving": "Saver save",
            "seat": "BadSeat Seat",
            "table": "BadSeed Table Terms",
            "told": "Told ToldFork",
        },
    )

__all__ = [
    "BadSave",
    "BadSeat",
    "BadSeed",
    "Broken",
    "Entry",
    "Header",
    "Notice",
    "Opened",
    "SaveFailed",
    "Saver",
    "Seat",
    "Table",
    "Terms",
    "Told",
    "ToldFork",
    "concerns",
    "open_save",
    "opened",
    "read_header",
    "save",
]
