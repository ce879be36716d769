"""Games of the past, as short as can be: written by hand, or played by whoever comes to an end soon."""

from functools import cache
from typing import Any

import msgspec

from meadhall.bots import Question, make
from meadhall.chronicle.past import Past, Sat, seated
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat, Table, Terms

NAMES = ("Ann", "Bran", "Сам", "Їжак")
DAY = 86_400


def past(number: int, points: dict[str, int], winners: tuple[str, ...] = (), **facts: Any) -> Past:
    """Game `number` of a house, one a day; most points win, if nobody is named."""
    best = max(points.values())
    won = winners or tuple(name for name, each in points.items() if each == best)
    sats = tuple(Sat(name, seat) for seat, name in enumerate(points))
    figures = facts.pop("figures", {})
    dice = facts.pop("dice", {})
    seats = seated(sats, tuple(points.values()), tuple(seat for seat, name in enumerate(points) if name in won))
    change = msgspec.structs.replace
    seats = tuple(change(sat, figures=figures.get(sat.name, ()), dice=dice.get(sat.name, {})) for sat in seats)
    usual = {"kind": "finished", "game": "watch", "ending": "base_victory", "sides": len(seats)}
    when = (number + 1) * DAY
    return Past(f"games/{number}.meadhall", **{**usual, **facts}, created=when, saved=when, seats=seats)


@cache
def finished_table(game_id: str, players: int = 3) -> Table:
    game = GAMES[game_id]
    seats = tuple(Seat(NAMES[seat], seat) for seat in range(players))
    table = Table.start(game, Terms(game.options(), seats, 5, created=DAY))
    bot = make("steady", game, 5)
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
    return table
