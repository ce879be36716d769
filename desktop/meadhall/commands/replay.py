"""A saved game played again."""

from pathlib import Path

from ..table import BadSave, Opened, Table, open_save
from . import Failed
from .spelled import spelled

_WORDS = {
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


def replay(file: str, check: bool) -> int:
    """0 where the replay leads through the very positions of the save, else 1."""
    try:
        opened = open_save(Path(file))
    except BadSave as bad:
        raise Failed(f"{file}: {_said(bad)}") from bad
    misfit = _misfit(opened)
    if misfit is not None:
        raise Failed(f"{file}: {_what(opened.table)}; {misfit}")
    if check:
        print(f"{file}: {_what(opened.table)}, {_how_far(opened.table)}; all hashes hold")
    else:
        _print_events(opened.table)
    return 0


def _said(bad: BadSave) -> str:
    figures = " ".join(", ".join(f"{name} {figure}" for name, figure in bad.figures.items()).split())
    return f"{_WORDS[bad.code]} ({figures})" if figures else _WORDS[bad.code]


def _misfit(opened: Opened) -> str | None:
    for note in opened.notes:
        figures = note.figures
        if note.code == "resumed":
            why = "the rules have changed since" if figures["other_rules"] else "the save was changed"
            return f"it doesn't fit from action {figures['misfit']} of {figures['lines']} on: {why}"
        if note.code == "branches_lost":
            return f"{figures['count']} of the branches that were undone don't fit"
    return None


def _what(table: Table) -> str:
    return f"{table.game.id}, {len(table.terms.seats)} players"


def _how_far(table: Table) -> str:
    result = table.state.result
    actions = f"{len(table.entries)} actions"
    if result is None:
        return f"{actions}, not over"
    winners = " and ".join(table.terms.seats[seat].name for seat in result.winners) or "nobody"
    return f"{actions}, {result.ending} for {winners}, points {' '.join(map(str, result.points))}"


def _print_events(table: Table) -> None:
    for event in table.opening:
        print(spelled(event, first_seat=1))
    for number, entry in enumerate(table.entries):
        print(f"{number}. seat {entry.seat + 1}: {spelled(entry.action, first_seat=1)}")
        for event in entry.events:
            print(f"    {spelled(event, first_seat=1)}")
