"""What many games come to."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from ..bots.selfplay import GameRecord
from ..chronicle.share import wilson


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    players: int
    games: int
    finished: int
    actions: int
    turns: int
    seconds: float
    actions_per_second: float
    wins: dict[str, int]  # by name of the bot: games in which one of them won
    wins_95: dict[str, tuple[float, float]]  # between which shares of the finished games the truth lies
    wins_by_seat: list[int]
    mean_points: dict[str, float]  # by name
    mean_points_by_seat: list[float]
    mean_actions: float
    mean_turns: float
    endings: dict[str, int]
    mean_measures: dict[str, dict[str, float]] = {}  # the game's own: by name of the bot
    mean_measures_by_seat: dict[str, list[float]] = {}


class Tally:
    """Adds up game after game."""

    def __init__(self, players: int, names: Sequence[str]) -> None:
        self.games = self.actions = self.turns = 0
        self.endings: Counter[str] = Counter()
        self.wins = dict.fromkeys(names, 0)
        self.points = dict.fromkeys(names, 0)
        self.seats = dict.fromkeys(names, 0)  # how often one of them sat anywhere
        self.wins_by_seat = [0] * players
        self.points_by_seat = [0] * players
        self.measures: dict[str, dict[str, int]] = {}
        self.measures_by_seat: dict[str, list[int]] = {}

    def add(self, names: Sequence[str], record: GameRecord | None) -> None:
        """`names` by seat; no record for a game that would not end."""
        self.games += 1
        if record is None:
            return
        self.actions += record.actions
        self.turns += record.turns
        self.endings[record.result.ending] += 1
        for name in {names[seat] for seat in record.result.winners}:
            self.wins[name] += 1
        for seat in record.result.winners:
            self.wins_by_seat[seat] += 1
        for seat, points in enumerate(record.points):
            self.points[names[seat]] += points
            self.seats[names[seat]] += 1
            self.points_by_seat[seat] += points
        for measure, by_seat in record.measures.items():
            self._add_measure(measure, names, by_seat)

    def _add_measure(self, measure: str, names: Sequence[str], by_seat: Sequence[int]) -> None:
        of_names = self.measures.setdefault(measure, dict.fromkeys(self.wins, 0))
        of_seats = self.measures_by_seat.setdefault(measure, [0] * len(by_seat))
        for seat, count in enumerate(by_seat):
            of_names[names[seat]] += count
            of_seats[seat] += count

    def report(self, game: str, seconds: float) -> Report:
        finished = self.endings.total()
        return Report(
            game=game,
            players=len(self.wins_by_seat),
            games=self.games,
            finished=finished,
            actions=self.actions,
            turns=self.turns,
            seconds=seconds,
            actions_per_second=self.actions / seconds,
            wins=self.wins,
            wins_95={name: wilson(wins, finished) for name, wins in self.wins.items()},
            wins_by_seat=self.wins_by_seat,
            mean_points={name: self.points[name] / max(1, self.seats[name]) for name in self.points},
            mean_points_by_seat=[points / max(1, finished) for points in self.points_by_seat],
            mean_actions=self.actions / max(1, finished),
            mean_turns=self.turns / max(1, finished),
            endings=dict(self.endings),
            mean_measures={
                measure: {name: count / max(1, self.seats[name]) for name, count in counts.items()}
                for measure, counts in self.measures.items()
            },
            mean_measures_by_seat={
                measure: [count / max(1, finished) for count in counts]
                for measure, counts in self.measures_by_seat.items()
            },
        )


def as_text(report: Report) -> str:
    width = max(len("seat 1"), *map(len, report.wins))
    lines = [f"{report.game}, {report.players} players: {report.finished} of {report.games} games finished"]
    titles = "".join(f"  {measure:>7}" for measure in report.mean_measures)
    lines.append(f"{'':{width}}  {'wins':>6}  {'share':>6}  {'95 %':>13}  {'points':>6}{titles}")
    for name, wins in report.wins.items():
        low, high = report.wins_95[name]
        share = wins / max(1, report.finished)
        points = report.mean_points[name]
        own = "".join(f"  {by_name[name]:7.2f}" for by_name in report.mean_measures.values())
        lines.append(f"{name:{width}}  {wins:6}  {share:6.1%}  {low:6.1%}-{high:6.1%}  {points:6.2f}{own}")
    for seat, wins in enumerate(report.wins_by_seat):
        points = report.mean_points_by_seat[seat]
        share = wins / max(1, report.finished)
        own = "".join(f"  {by_seat[seat]:7.2f}" for by_seat in report.mean_measures_by_seat.values())
        lines.append(f"{f'seat {seat + 1}':{width}}  {wins:6}  {share:6.1%}  {'':13}  {points:6.2f}{own}")
    lines.append("ended by " + ", ".join(f"{ending} {count}" for ending, count in sorted(report.endings.items())))
    lines.append(f"a game takes {report.mean_actions:.0f} actions in {report.mean_turns:.0f} turns")
    lines.append(f"{report.seconds:.1f} seconds, {report.actions_per_second:.0f} actions per second")
    return "\n".join(lines)
