"""Whether a game is fair: shares of wins by seat and by way of winning, in each of its modes and for each number of
players, between steady players."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from ..bots.selfplay import GameRecord
from ..chronicle.share import wilson
from ..rules import GAMES
from .progress import progress
from .sections import keep_section
from .simulate import Plan, played

LEVEL = "steady"


class Ways(msgspec.Struct):
    """What a way of playing brought to all, to those who won, and how many won by it."""

    points: int = 0
    of_winners: int = 0
    wins: int = 0


class Balance(msgspec.Struct):
    """Many games of one mode with one number of players."""

    mode: str
    players: int
    games: int
    wins: list[int]  # by seat
    winners: int
    ways: dict[str, Ways]


def balance(game_id: str, games: int, jobs: int, seed: int, out: Path | None) -> int:
    sections = [measured(game_id, mode, players, games, jobs, seed) for mode, players in tables(game_id)]
    text = as_markdown(game_id, sections)
    print(text, end="")
    if out is not None:
        keep_section(out, HEAD, game_id, text)
    return 0


def tables(game_id: str) -> list[tuple[str, int]]:
    game = GAMES[game_id]
    return [(mode, players) for mode, options in game.modes.items() for players in game.seats(options)]


def measured(game_id: str, mode: str, players: int, games: int, jobs: int, seed: int) -> Balance:
    plan = Plan(game_id, GAMES[game_id].modes[mode], players, (LEVEL,) * players, games, seed)
    records = [one.record for one in progress(played(plan, jobs), games)]
    return balanced(game_id, mode, players, [record for record in records if record is not None])


def balanced(game_id: str, mode: str, players: int, records: Sequence[GameRecord]) -> Balance:
    ways_of = GAMES[game_id].ways
    wins = [sum(seat in record.result.winners for record in records) for seat in range(players)]
    ways = {way: Ways() for way in dict.fromkeys(ways_of.values())}
    for record in records:
        points = by_way(record, ways_of, players)
        for way, by_seat in points.items():
            ways[way].points += sum(by_seat)
        for winner in record.result.winners:
            for way, by_seat in points.items():
                ways[way].of_winners += by_seat[winner]
            ways[won_by(points, winner)].wins += 1
    return Balance(mode, players, len(records), wins, sum(wins), ways)


def by_way(record: GameRecord, ways_of: Mapping[str, str], players: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for source, by_seat in record.sources.items():
        row = found.setdefault(ways_of[source], [0] * players)
        for seat, points in enumerate(by_seat):
            row[seat] += points
    return found


def won_by(points: dict[str, list[int]], winner: int) -> str:
    """The way in which the winner was farthest ahead of what all had on average."""
    return max(points, key=lambda way: points[way][winner] - sum(points[way]) / len(points[way]))


# On paper


def as_markdown(game_id: str, sections: Iterable[Balance]) -> str:
    lines = [f"## {game_id}", ""]
    for one in sections:
        lines += [f"### {one.mode}, {one.players} players", "", f"{one.games} games.", ""]
        lines += ["| | wins | share | 95 % |", "|---|---|---|---|"]
        lines += [_row(f"seat {seat + 1}", wins, one.games) for seat, wins in enumerate(one.wins)]
        lines += ["", "| way | points each | of winners | wins by it | 95 % |", "|---|---|---|---|---|"]
        lines += [_way(way, ways, one) for way, ways in one.ways.items() if ways.points or ways.of_winners]
        lines.append("")
    return "\n".join(lines) + "\n"


def _row(name: str, wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"| {name} | {wins} | {wins / max(1, games):.1%} | {low:.1%}–{high:.1%} |"


def _way(way: str, ways: Ways, one: Balance) -> str:
    low, high = wilson(ways.wins, one.winners)
    each = ways.points / max(1, one.games * one.players)
    of_winners = ways.of_winners / max(1, one.winners)
    return f"| {way} | {each:.1f} | {of_winners:.1f} | {ways.wins / max(1, one.winners):.1%} | {low:.1%}–{high:.1%} |"


HEAD = """# Balance

Shares of wins between steady players, by seat and by way of winning, with 95 % intervals. Who begins is drawn by lot
unless the game says otherwise. A win is counted for the way in which the winner was farthest ahead of what all had on
average. Made by `meadhall balance GAME --out docs/balance.md`.

"""
