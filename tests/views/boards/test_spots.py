"""Every kind of event of every game knows its spots, or is among those that have none. Actions have rows of deeds."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.rules.kernel import Event
from meadhall.views.boards.kit.board import Board
from views.boards.board_kit import kinds
from views.boards.board_table import GAMES


@pytest.mark.parametrize(("game", "board_of"), GAMES.values(), ids=[game.id for game, _ in GAMES.values()])
def test_every_kind_of_event_knows_its_spots_or_has_none(game: Any, board_of: type[Board]) -> None:
    spots_of = board_of.spots_of_event
    there = set(spots_of.table)
    assert kinds(Event, game.id) == there | spots_of.without
    assert not there & spots_of.without
