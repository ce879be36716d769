"""Why a file could not be read or written, as the terminal says it."""

from collections.abc import Mapping

from ..table import BadSave, SaveFailed

_UNREAD = {
    "missing": "there is no such file",
    "not_a_file": "not a file",
    "unreadable": "cannot be read",
    "empty": "the file is empty",
    "too_large": "too large for a saved game",
    "not_compressed": "not a saved game",
    "not_a_save": "not a saved game",
    "cut_short": "the file has been cut short",
    "newer_format": "saved by a newer Meadhall",
    "unknown_game": "a game that this Meadhall doesn't have",
    "damaged": "the file is damaged",
    "no_position": "the game can neither be replayed nor resumed",
}
_UNWRITTEN = {
    "disk_full": "there is no room left on the disk",
    "not_allowed": "writing there is not allowed",
    "too_long": "the game is too long",
    "failed": "it could not be written",
}


def unread(bad: BadSave) -> str:
    return why_unread(bad.code, bad.figures)


def why_unread(code: str, figures: Mapping[str, object]) -> str:
    """As the index keeps it, too."""
    known = " ".join(", ".join(f"{name} {figure}" for name, figure in figures.items()).split())
    return f"{_UNREAD[code]} ({known})" if known else _UNREAD[code]


def unwritten(failed: SaveFailed) -> str:
    """With what the system said, where nobody knows better."""
    _, _, why = str(failed).partition(": ")
    return f"{_UNWRITTEN[failed.code]} ({why})" if failed.code == "failed" else _UNWRITTEN[failed.code]
