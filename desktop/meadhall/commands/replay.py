"""A saved game played again: turn by turn, in words."""

from collections.abc import Iterable
from pathlib import Path

from ..chronicle.reel import TURN_BEGAN, Reel, Turn, eyes_for
from ..languages import SOURCE
from ..rules.kernel import Event
from ..table import BadSave, Opened, Table, open_save
from ..views.text import Speech, Words, speech_for, spoken
from . import Failed
from .files import unread


def replay(file: str, check: bool, language: str = SOURCE) -> int:
    """0 where the replay leads through the very positions of the save, else 1."""
    try:
        opened = open_save(Path(file))
    except BadSave as bad:
        raise Failed(f"{file}: {unread(bad)}") from bad
    misfit = _misfit(opened)
    if misfit is not None:
        raise Failed(f"{file}: {_what(opened.table)}; {misfit}")
    if check:
        print(f"{file}: {_what(opened.table)}, {_how_far(opened.table)}; all hashes hold")
    else:
        _tell(opened.table, Words(language))
    return 0


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


# In words


def _tell(table: Table, words: Words) -> None:
    """As the saga of the window tells it; of a game that is not over, what its only person may know, or everybody."""
    reel = Reel(table, eyes_for(table))
    speech, position = speech_for(reel.game.id, words, [seat.name for seat in reel.terms.seats]), reel.last
    for number, seat in enumerate(reel.terms.seats, 1):
        who = seat.name if seat.bot is None else words("replay.terminal.computer", who=seat.name)
        print(spoken(words("replay.terminal.seat", n=number, who=who), words))
    _print_told(speech, words, reel.began(reel.eyes), position)
    turns = {turn.first: turn for turn in reel.turns}
    for told in reel.told(reel.eyes):
        if told.line in turns:
            print(f"\n{_heading(turns[told.line], reel, words)}")
        _print_told(speech, words, told.events, position, told.line + 1)
    if position.result is not None:
        ending = speech.result(position.result, position)
        print(f"\n{spoken(ending.title, words)}\n{spoken(ending.story, words)}".rstrip())


def _heading(turn: Turn, reel: Reel, words: Words) -> str:
    if turn.seat is None:
        return spoken(words("replay.saga.setting_up"), words)
    who = words("replay.terminal.who", who=reel.terms.seats[turn.seat].name, n=turn.seat + 1)
    return spoken(words("replay.saga.turn", turn=turn.number, who=who), words)


def _print_told(speech: Speech, words: Words, events: Iterable[Event], position: object, number: int = 0) -> None:
    """The number of the action stands before its first line: so far one has to go to see it in the window."""
    place = f"{number:5}  "
    for event in events:
        said = speech.event(event, position)
        if said is not None and type(event).__name__ != TURN_BEGAN:
            print(f"{place}{spoken(said.text, words)}")
            place = " " * 7
