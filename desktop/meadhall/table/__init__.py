"""A game in progress: seats, history, undo, autosave, save files, replay. Pure Python."""

from typing import TYPE_CHECKING

from ..later import parts

if TYPE_CHECKING:
    from .autosave import Autosave, Broken, Found, Recoverable, recoverable
    from .bad_save import BadSave, Notice, SaveFailed
    from .entry import Entry
    from .label import Header, read_header
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
            "autosave": "Autosave Broken Found Recoverable recoverable",
            "bad_save": "BadSave Notice SaveFailed",
            "entry": "Entry",
            "label": "Header read_header",
            "opening": "Opened open_save opened",
            "saving": "Saver save",
            "seat": "BadSeat Seat",
            "table": "BadSeed Table Terms",
            "told": "Told ToldFork",
        },
    )

__all__ = [
    "Autosave",
    "BadSave",
    "BadSeat",
    "BadSeed",
    "Broken",
    "Entry",
    "Found",
    "Header",
    "Notice",
    "Opened",
    "Recoverable",
    "SaveFailed",
    "Saver",
    "Seat",
    "Table",
    "Terms",
    "Told",
    "ToldFork",
    "open_save",
    "opened",
    "read_header",
    "recoverable",
    "save",
]
