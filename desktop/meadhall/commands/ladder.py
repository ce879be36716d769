"""How much stronger each level is than the one below: one of a level among steady players, and one against one."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from ..bots import LEVELS, Bot, Question, make
from ..bots.levels import player
from ..bots.registry import MINDS
from ..bots.selfplay import play_game
from ..chronicle.share import SURE_OF_90, wilson
from ..rules import GAMES
from ..rules.kernel import Action, Game
from .climbs import Climb, Climbs, Rung
from .progress import progress
from .sections import keep_section
from .simulate import seated, shared_out

AGAINST = "steady"
TEMPERED = "tempered"  # as strong, but for what it likes to do: the tempers take turns
AMONG = 4  # at the table


class Counts(NamedTuple):
    """Of games for each row."""

    among_four: int
    duels: int
    tempered: int

    def of(self, rung: Rung) -> int:
        if rung.level == TEMPERED:
            return self.tempered
        return self.duels if rung.players == 2 else self.among_four


class Row(NamedTuple):
    rung: Rung
    games: int
    won: float
    times: Sequence[float]


class Clocked:
    """A computer player with the time that each of its decisions took. What leaves no choice is none."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.times: list[float] = []

    def choose(self, question: Question) -> Action:
        start = process_time()
        action = self._bot.choose(question)
        spent = process_time() - start
        if len(question.options) > 1:
            self.times.append(spent)
        return action


def ladder(
    game_ids: Iterable[str], counts: Counts, jobs: int, seed: int, out: Path | None = None, noted: Path | None = None
) -> int:
    over = Climbs(noted)
    for game_id in game_ids:
        rows: list[Row] = []
        for rung in rungs(game_id, seed):
            rows.append(climbed(rung, counts.of(rung), jobs, over))
            if out is not None:  # after each row: what took an hour is not lost with the rest
                keep_section(out, HEAD, game_id, as_markdown(game_id, rows))
        print(as_markdown(game_id, rows), end="", flush=True)
    return 0


def rungs(game_id: str, seed: int) -> list[Rung]:
    """In the game's usual mode, among as many as like to play; then one against one, where two can play; then what
    tempers cost."""
    game, others = GAMES[game_id], [level for level in LEVELS if level != AGAINST]
    tables = [(mode, players) for players in (AMONG, 2) if (mode := usual_mode(game, players))]
    climbs = [Rung(game_id, level, mode, players, seed) for mode, players in tables for level in others]
    return [*climbs, climbs[0]._replace(level=TEMPERED)]


def usual_mode(game: Game[Any], players: int) -> str | None:
    """The first in which so many can play, where they cannot in what is usually agreed on."""
    modes = [mode for mode, options in game.modes.items() if players in game.seats(options)]
    return next((mode for mode in modes if game.modes[mode] == game.options()), next(iter(modes), None))


def climbed(rung: Rung, games: int, jobs: int, over: Climbs) -> Row:
    """What is over already is not played again."""
    missing = over.missing(rung, games)
    if missing:
        for each in progress(shared_out(partial(_climb_one, rung, missing), len(missing), jobs), len(missing)):
            over.note(each)
    climbs = over.of(rung, games)
    times = sorted(time for each in climbs for time in each.times)
    return Row(rung, games, sum(each.won for each in climbs), times)


def _climb_one(rung: Rung, numbers: Sequence[int], at: int) -> Climb:
    return climb(rung, numbers[at])


def climb(rung: Rung, number: int) -> Climb:
    """It has another seat in each game; so many games as there are seats have the same board and cards."""
    game, players = GAMES[rung.game], rung.players
    seed = rung.seed + number // players
    names = seated((rung.level, *[AGAINST] * (players - 1)), number)
    seat = names.index(rung.level)
    bots = [make(AGAINST, game, seed * players + at) for at in range(players)]
    clocked = bots[seat] = Clocked(climber(rung, number, seed * players + seat))
    winners = play_game(game, game.modes[rung.mode], players, seed, bots).result.winners
    return Climb(rung, number, (seat in winners) / max(1, len(winners)), clocked.times)


def climber(rung: Rung, number: int, seed: int) -> Bot:
    game = GAMES[rung.game]
    if rung.level != TEMPERED:
        return make(rung.level, game, seed)
    minds = MINDS[rung.game]
    tempers = sorted(minds.leanings)
    return player(minds, AGAINST, game, seed, tempers[number // rung.players % len(tempers)])


# On paper

HEAD = """# Ladder

One computer player of each level among steady ones, and one against one; seats take turns. `tempered` is a steady one
that does what it likes where it costs little, all tempers in turn. Shares of wins with 95 % and 90 % intervals; a win
that is shared counts in part. A player as good as the others would win one game in four, or one in two. Milliseconds of
the processor for a decision: half take less, and 95 of 100. Made by
`meadhall ladder GAME --tempered 1600 --out docs/ladder.md`; besides with `--games 400 --duels 3000` for the Watch,
where dice decide most, and with `--duels 400` for Gone Wild: 200 games don't tell the levels apart there.

"""


def as_markdown(game_id: str, rows: Iterable[Row]) -> str:
    lines = [f"## {game_id}", ""]
    lines += ["| level | against | mode | games | wins | 95 % | 90 % | ms p50 | ms p95 |", "|---|" + "---|" * 8]
    lines += [_line(row) for row in rows]
    return "\n".join(lines) + "\n\n"


def _line(row: Row) -> str:
    rung = row.rung
    low, high = wilson(row.won, row.games)
    low_90, high_90 = wilson(row.won, row.games, SURE_OF_90)
    cells = (
        rung.level,
        f"{rung.players - 1} {AGAINST}",
        rung.mode,
        row.games,
        f"{row.won / row.games:.1%}",
        f"{low:.1%}–{high:.1%}",
        f"{low_90:.1%}–{high_90:.1%}",
        f"{_ms(row.times, 0.5):.0f}",
        f"{_ms(row.times, 0.95):.0f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def _ms(times: Sequence[float], share: float) -> float:
    return 1000 * times[min(len(times) - 1, int(share * len(times)))] if times else 0.0
