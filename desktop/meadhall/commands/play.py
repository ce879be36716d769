"""The window, opened in a game at once."""

from collections.abc import Mapping
from time import time
from typing import Any

from .. import app
from ..bots import USUAL
from ..rules import GAMES
from ..rules.kernel import BadOption
from ..table import Seat, Terms
from ..table.table import SEEDS
from . import Wrong


def play(game_id: str, words: Mapping[str, str], players: int | None, people: int, seed: int | None) -> int:
    """So many persons, the rest computers of the usual kind. Raises `Wrong` for whatever the game doesn't have."""
    game = GAMES[game_id]
    try:
        options = game.parse_options(words)
        players = players or max(game.seats(options))
        game.check_options(options, players)
    except BadOption as bad:
        raise Wrong(str(bad)) from bad
    if people > players:
        raise Wrong(f"of {players} players, {people} cannot be people")
    if seed is not None and seed not in SEEDS:
        raise Wrong(f"a seed is a number from 0 to {SEEDS[-1]}, not {seed}")
    return app.run(
        begin=lambda window: window.start_game(game_id, _terms(window, game_id, options, players, people, seed))
    )


def _terms(window: Any, game_id: str, options: Any, players: int, people: int, seed: int | None) -> Terms:
    """The names are those of the window's language."""
    names = [window.look.words(f"shell.setup.guest_{at + 1}") for at in range(players)]
    seats = tuple(Seat(name, at, None if at < people else USUAL) for at, name in enumerate(names))
    now = int(time())
    return Terms(options, seats, now if seed is None else seed, now, window.settings.now.undo)
