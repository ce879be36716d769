"""A game that was begun with an earlier version goes on with this one: one save of each is kept for ever."""

from pathlib import Path

import pytest

from meadhall.rules import GAMES
from meadhall.table import open_save
from table.keep_saves import ACTIONS, SAVES, place


@pytest.mark.parametrize("game", GAMES)
def test_the_present_version_is_kept(game: str) -> None:
    assert place(GAMES[game]).exists(), "run tests/table/keep_saves.py"


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.meadhall")), ids=lambda path: path.stem)
def test_every_version_opens(path: Path) -> None:
    """To the last action, or where the rules have changed since, from a round before."""
    game, _, version = path.stem.partition("-")
    opened = open_save(path)
    if int(version) == GAMES[game].version:
        assert opened.notes == ()
        assert len(opened.table.entries) == ACTIONS
    else:
        assert all(notice.code == "resumed" and notice.figures["other_rules"] for notice in opened.notes)
