"""What stands under the boxes is true."""

from __future__ import annotations

import pytest

from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.text import Words, facts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_for_how_many_a_game_is(game_id: str, language: str) -> None:
    """Home asks no rules, so that it opens at once; they are asked here."""
    game = GAMES[game_id]
    numbers = {number for options, _ in game.variants for number in game.seats(options)}
    assert facts(game_id, Words(language)).players.split()[0] == f"{min(numbers)}–{max(numbers)}"
