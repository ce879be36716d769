"""A game in progress: seats, history, undo, autosave, save files, replay. Pure Python."""

from .autosave import Autosave, Broken, Found, Recoverable, recoverable
from .bad_save import BadSave, Notice, SaveFailed
from .entry import Entry
from .form import Header
from .opening import Opened, open_save, opened, read_header
from .saving import Saver, save
from .seat import BadSeat, Seat
from .table import BadSeed, Table, Terms
from .told import Told, ToldFork

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
