"""Games that computer players have finished, for pictures of the hall and for tests."""

from __future__ import annotations

from functools import cache
from time import time

import msgspec

from meadhall.bots import USUAL, Question, make
from meadhall.models.keeping.card import card_of
from meadhall.models.keeping.library import Library, beside
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat, Table, Terms, save
from meadhall.table import files as disk
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.text import Words


def past_games(library: Library, words: Words, players: int, seed: int) -> None:
    """Some of every kind, with the same people at the table."""
    for number, game_id in enumerate([*GAMES, "northgard", "watch"]):
        draft = Draft.usual(game_id)
        draft.seat_people(3, players)
        seats = draft.seats(words)
        shift = number % len(seats)
        table = _past_game(game_id, seed + number, players)
        table.terms = msgspec.structs.replace(table.terms, seats=(*seats[shift:], *seats[:shift]))
        place = library.place_to_keep(table)
        save(table, place, int(time()) - number * number * 28_800)
        disk.write(beside(place), card_of(table).packed())


@cache
def _past_game(game_id: str, seed: int, players: int) -> Table:
    """Whoever sits at it is told later."""
    game = GAMES[game_id]
    table = Table.start(game, Terms(game.options(), tuple(Seat("", seat) for seat in range(players)), seed))
    bot = make(USUAL, game, seed)
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
    table.seconds = 1900 + 730 * (seed % 5)
    return table
