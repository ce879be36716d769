"""The statistics as one table for other programs: each line says what it counts, of whom, and in which game."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from typing import NamedTuple

from .games.parts import part_of
from .share import Share
from .statistics import DiceOf, House, Player


class Line(NamedTuple):
    counted: str  # games, game, chair, figure, against, die
    who: str = ""  # a player's name; empty where it is the house's
    bot: str = ""  # the level or character of a computer player
    game: str = ""
    what: str = ""
    games: int | str = ""  # or throws
    wins: int | str = ""
    low: float | str = ""  # of the share of wins, in nine cases of ten
    high: float | str = ""
    par: float | str = ""
    points: float | str = ""  # on average
    best: int | str = ""
    streak: int | str = ""
    minutes: int | str = ""  # of a game, on average
    lost: int | str = ""  # games in which the other one was ahead


def as_csv(house: House) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(Line._fields)
    writer.writerows(_safe(line) for line in lines(house))
    return out.getvalue()


def _safe(line: Line) -> list[object]:
    """A name may begin as a formula does, and is not to be one in anybody's spreadsheet."""
    return [f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell for cell in line]


def lines(house: House) -> Iterator[Line]:
    for (game, chair), share in sorted(house.chairs.items()):
        yield _of(Line("chair", game=game, what=str(chair + 1)), share)
    for (game, figure), share in sorted(house.figures.items()):
        yield _of(Line("figure", game=game, what=figure), share)
    yield from _dice(house.dice, Line("die"))
    for _, player in house.ranked():
        yield from _player(house, player)


def _player(house: House, player: Player) -> Iterator[Line]:
    start = Line("games", player.name, player.bot or "")
    minutes = round(player.seconds / player.timed / 60) if player.timed else ""
    yield _of(start._replace(streak=player.longest_streak, minutes=minutes), player.total)
    for game, share in sorted(player.games.items()):
        score = player.scores[game]
        yield _of(start._replace(counted="game", game=game, points=round(score.mean, 2), best=score.best), share)
    for (game, figure), share in sorted(player.figures.items()):
        yield _of(start._replace(counted="figure", game=game, what=figure), share)
    for who, met in player.versus.items():
        games = met.ahead + met.behind + met.level
        name = house.players[who].name
        yield start._replace(counted="against", what=name, games=games, wins=met.ahead, lost=met.behind)
    yield from _dice(player.dice, start._replace(counted="die"))


def _of(line: Line, share: Share) -> Line:
    low, high = share.interval
    return line._replace(
        games=share.games, wins=share.wins, low=round(low, 4), high=round(high, 4), par=round(share.par, 4)
    )


def _dice(dice: DiceOf, start: Line) -> Iterator[Line]:
    """How often each face came; `par` is its share in the long run."""
    for (game, kind), faces in sorted(dice.items()):
        for face, fair in part_of(game).fair[kind].items():
            yield start._replace(game=game, what=f"{kind} {face}", games=faces[face], par=round(fair, 4))
