"""A save to a table. A save is data from a stranger: whatever it holds, the answer is a game or `BadSave`, and soon."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from ..rules import GAMES
from ..rules.kernel import Game
from . import files
from .bad_save import BadSave, Notice
from .branches import without_walked
from .entry import Entry, Line, made
from .form import ACTIONS, SavedCopy, SavedEntry, SavedFork, SaveForm
from .label import UNDECODABLE, Header, decoded, unpacked
from .sound import is_sound
from .table import Table, Terms

COPIES_TRIED = 20


class Opened(msgspec.Struct, frozen=True):
    table: Table
    notes: tuple[Notice, ...]  # what the players should know, such as that the game resumes from an earlier round


class Misfit(Exception):
    """The replay does not lead where it once led: from this line on."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def open_save(path: Path) -> Opened:
    return opened(files.read(path))


def opened(packed: bytes) -> Opened:
    form = decoded(unpacked(packed), SaveForm)
    game = GAMES.get(form.header.game)
    if game is None:
        raise BadSave("unknown_game", {"game": form.header.game})
    if len(form.entries) + sum(len(fork.entries) for fork in form.branches) > ACTIONS:
        raise BadSave("too_large", {"most": ACTIONS})
    terms = _terms(game, form.header)
    try:
        table = _replayed(game, terms, form)
    except Misfit as misfit:
        return _resumed(game, terms, form, misfit.line)
    lost = _with_branches(table, form.branches)
    _carry_over(table, form)
    return Opened(table, (Notice("branches_lost", {"count": lost}),) if lost else ())


def _terms(game: Game[Any], header: Header) -> Terms:
    try:
        options = msgspec.convert(header.options, game.options)
        game.check_options(options, len(header.seats))
    except UNDECODABLE as error:  # a bad option is a ValueError too
        raise BadSave("damaged", {"why": str(error)[:200]}) from error
    return Terms(options, header.seats, header.seed, header.created, header.undo, header.hints)


def _carry_over(table: Table, form: SaveForm) -> None:
    """What no replay gives back."""
    table.seconds = form.header.seconds
    for seat, count in enumerate(form.hints[: len(table.hints)]):
        table.hints[seat] = count


# The replay


def _replayed(game: Game[Any], terms: Terms, form: SaveForm) -> Table:
    table = _from_copy(game, terms, form.copies[0]) if form.resumed else Table.start(game, terms)
    if table is None:
        raise Misfit(0)
    for saved in form.entries:
        _replay(table, saved)
    if game.codec.fingerprint(table.state) != form.end:
        raise Misfit(len(table.entries))
    return table


def _replay(table: Table, saved: SavedEntry) -> None:
    line = len(table.entries)
    try:
        action = table.game.codec.unpack_action(saved.action)
        table.play(action, saved.seat, saved.outcomes)
    except Exception as error:  # refused, or worse: an action from a file may have any numbers in it
        raise Misfit(line) from error
    _check(table.entries[line], saved, line)


def _check(entry: Entry, saved: SavedEntry, line: int) -> None:
    if entry.outcomes != tuple(saved.outcomes) or entry.mark != saved.mark:
        raise Misfit(line)


def _with_branches(table: Table, forks: Sequence[SavedFork]) -> int:
    """How many of them don't fit."""
    grown: list[Line] = []
    for fork in forks:
        with suppress(Misfit):
            grown.append(_grown(table, fork))
    table.branches = without_walked(grown, table.entries)
    return len(forks) - len(grown)


def _grown(table: Table, fork: SavedFork) -> Line:
    if fork.line > len(table.entries):
        raise Misfit(fork.line)
    line, position = table.entries[: fork.line], table.position_at(fork.line)
    for saved in fork.entries:
        try:
            action = table.game.codec.unpack_action(saved.action)
            position, entry = made(table.game, position, line, action, saved.seat, saved.outcomes)
        except Exception as error:  # as above
            raise Misfit(len(line)) from error
        _check(entry, saved, len(line))
        line.append(entry)
    return tuple(line)


# The copies


def _resumed(game: Game[Any], terms: Terms, form: SaveForm, misfit: int) -> Opened:
    """The rules have changed since, or somebody has meddled: the game goes on from its last good copy."""
    for copy in reversed(form.copies[-COPIES_TRIED:]):
        table = _from_copy(game, terms, copy)
        if table is not None:
            _carry_over(table, form)
            other_rules = (form.header.rules, form.header.data) != (game.version, game.data_print)
            figures = {"line": copy.line, "lines": len(form.entries), "misfit": misfit, "other_rules": int(other_rules)}
            return Opened(table, (Notice("resumed", dict(figures)),))
    raise BadSave("no_position", {"misfit": misfit})


def _from_copy(game: Game[Any], terms: Terms, copy: SavedCopy) -> Table | None:
    try:
        position = game.codec.unpack(copy.position)
    except UNDECODABLE:
        return None
    return Table(game, terms, position, resumed=True) if is_sound(game, position, terms) else None
