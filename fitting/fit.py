"""Weights of the value by which computer players judge a position, fitted from games that they played themselves.

    python fitting/fit.py wild --games 400

writes bots/wild/fitted.py. The games are not kept: the same command plays the same ones again. Where a lead is worth
less in one kind of game than in others, games of that kind are played besides, and tell how much wider the spread is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "fitting")]

from games import Snapshot, Story, kinds, stories  # noqa: E402

from meadhall.bots.linear import Feature, Fitted, Stage, chances, stage_at, value  # noqa: E402
from meadhall.bots.registry import MINDS  # noqa: E402
from meadhall.rules import GAMES  # noqa: E402

KNOTS = (0.0, 0.25, 0.5, 0.75, 0.95)  # how much of the game is over
REACH = 0.25  # positions as far as this from a knot count for it, the nearer the more
RIDGE = 0.003  # weights are drawn to nothing by so much of what each feature spreads
ROUNDS = 400  # of the descent
HELD_OUT = 0.25
UNSEEN = 2_000_000  # from this seed on, games that no weight was fitted on
FOLDS = 4  # parts of the games, each judged by weights from the others


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=tuple(GAMES))
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1_000_000)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--kinds", action="store_true", help="only those spreads: the weights stay as they are")
    asked.add_argument("--players", type=int, help="only the table for so many: the others stay as they are")
    args = asked.parse_args()
    tables = {**MINDS[args.game].insight.fitted}
    if not args.kinds:
        for players in numbers(args.game) if args.players is None else [args.players]:
            tables[players] = table_for(args.game, players, args.games, args.seed, args.jobs)
    write(args.game, tables, wider(args.game, tables[max(tables)], args.games, args.jobs))


def numbers(game_id: str) -> list[int]:
    """Of players: two are a game of their own, and the most stand for all others."""
    game = GAMES[game_id]
    counts = {seats for options in game.modes.values() for seats in game.seats(options)}
    return sorted({2, max(counts)} & counts)


def table_for(game_id: str, players: int, games: int, seed: int, jobs: int) -> list[Stage]:
    told = list(stories(game_id, players, games, seed, jobs))
    cut = int(len(told) * (1 - HELD_OUT))
    report(game_id, players, told[:cut], told[cut:])
    return fitted(MINDS[game_id].insight.features, told)


def fitted(features: Sequence[Feature], told: Sequence[Story]) -> list[Stage]:
    return [_stage(features, told, knot) for knot in KNOTS]


def _near(snapshot: Snapshot, knot: float) -> float:
    return max(0.0, 1 - abs(snapshot.progress - knot) / REACH)


def _stage(features: Sequence[Feature], told: Sequence[Story], knot: float) -> Stage:
    weights = _weights(features, told, knot)
    return Stage(knot, tuple(round(weight, 4) for weight in weights), round(_spread(features, told, knot), 3))


def _weights(features: Sequence[Feature], told: Sequence[Story], knot: float) -> list[float]:
    """What is fitted are leads: over what all have on average, and by how many points one ends ahead of it."""
    rows, ends, shares = [], [], []
    for story in told:
        near = [(snapshot, _near(snapshot, knot)) for snapshot in story.snapshots]
        for snapshot, share in near:
            if share > 0:
                for features_ahead, ahead in zip(
                    _ahead(snapshot.features), _ahead([[p] for p in story.points]), strict=True
                ):
                    rows.append(features_ahead)
                    ends.append(ahead[0])
                    shares.append(share)
    return _descended(rows, ends, shares, [feature.sign for feature in features])


def _ahead(by_party: Sequence[Sequence[float]]) -> list[list[float]]:
    means = [sum(column) / len(by_party) for column in zip(*by_party, strict=True)]
    return [[each - mean for each, mean in zip(row, means, strict=True)] for row in by_party]


def _descended(rows: list[list[float]], ends: list[float], shares: list[float], signs: Sequence[int]) -> list[float]:
    """Least squares, one weight after the other, each on its side of nothing."""
    count = len(signs)
    total = sum(shares) or 1.0
    gram = [[0.0] * count for _ in signs]
    aim = [0.0] * count
    for row, end, share in zip(rows, ends, shares, strict=True):
        for i, a in enumerate(row):
            if a:
                weighty = a * share
                aim[i] += weighty * end
                line = gram[i]
                for j in range(i, count):
                    line[j] += weighty * row[j]
    for i in range(count):
        for j in range(i):
            gram[i][j] = gram[j][i]
    scale = [sqrt(gram[i][i] / total) or 1.0 for i in range(count)]
    drawn = [RIDGE * total * each * each + 1e-9 for each in scale]
    weights = [0.0] * count
    for _ in range(ROUNDS):
        for i in range(count):
            line = gram[i]
            rest = aim[i] - sum(line[j] * weights[j] for j in range(count) if j != i)
            weight = rest / (line[i] + drawn[i])
            if weight * signs[i] < 0:
                weight = 0.0
            weights[i] = weight
    return weights


def _spread(features: Sequence[Feature], told: Sequence[Story], knot: float) -> float:
    """The one under which what happened was likeliest, in games that the weights were not fitted on: those fit their
    own games better than others, and would promise too much."""
    leads: list[tuple[list[float], list[float], float]] = []
    for fold in range(FOLDS):
        others = [story for number, story in enumerate(told) if number % FOLDS != fold]
        leads += _leads(_weights(features, others, knot), told[fold::FOLDS], knot)
    candidates = [0.3 * 1.05**step for step in range(120)]
    return max(candidates, key=lambda spread: sum(near * _likely(lead, won, spread) for lead, won, near in leads))


def _leads(
    weights: Sequence[float], told: Sequence[Story], knot: float
) -> list[tuple[list[float], list[float], float]]:
    return [
        ([value(weights, row) for row in snapshot.features], story.won, _near(snapshot, knot))
        for story in told
        for snapshot in story.snapshots
        if _near(snapshot, knot) > 0
    ]


def _likely(lead: Sequence[float], won: Sequence[float], spread: float) -> float:
    return sum(share * log(max(1e-9, chance)) for chance, share in zip(chances(lead, spread), won, strict=True))


def wider(game_id: str, stages: Fitted, games: int, jobs: int) -> dict[str, float]:
    """By kind of game: so many times the spread, and what happened in such games is likeliest."""
    return {kind: times_as_wide(stages, stories(game_id, 4, games, UNSEEN, jobs, kind)) for kind in kinds(game_id)}


def times_as_wide(stages: Fitted, told: Iterable[Story]) -> float:
    leads: list[tuple[list[float], list[float], float]] = []
    for story in told:
        for snapshot in story.snapshots:
            stage = stage_at(stages, snapshot.progress)
            leads.append(([value(stage.weights, row) for row in snapshot.features], story.won, stage.spread))
    candidates = [step / 20 for step in range(10, 100)]
    return max(candidates, key=lambda times: sum(_likely(lead, won, spread * times) for lead, won, spread in leads))


# How good it is


def report(game_id: str, players: int, told: Sequence[Story], held_out: Sequence[Story]) -> None:
    """On games that it was not fitted on: how far it tells who will end ahead, beside the points on the table."""
    features = MINDS[game_id].insight.features
    stages = fitted(features, told)
    print(f"{game_id}, {'two' if players == 2 else 'more'} players: {len(told)} games, {len(held_out)} held out")
    for low, high in zip(KNOTS, (*KNOTS[1:], 1.01), strict=True):
        values, points, ends, likely, count = [], [], [], 0.0, 0
        for story in held_out:
            for snapshot in story.snapshots:
                if low <= snapshot.progress < high:
                    stage = stage_at(stages, snapshot.progress)
                    lead = [value(stage.weights, row) for row in snapshot.features]
                    values += _flat(_ahead([[each] for each in lead]))
                    points += _flat(_ahead([[row[0]] for row in snapshot.features]))
                    ends += _flat(_ahead([[each] for each in story.points]))
                    likely += _likely(lead, story.won, stage.spread)
                    count += 1
        if count:
            print(
                f"  {low:.2f}-{high:.2f}: r {_r(values, ends):.2f} (points alone {_r(points, ends):.2f}), "
                f"chance given to what came {exp(likely / count):.3f}, {count} positions"
            )
    sys.stdout.flush()


def _flat(rows: list[list[float]]) -> list[float]:
    return [each for row in rows for each in row]


def _r(xs: Sequence[float], ys: Sequence[float]) -> float:
    across = sum(x * y for x, y in zip(xs, ys, strict=True))
    return across / (sqrt(sum(x * x for x in xs) * sum(y * y for y in ys)) or 1.0)


# What becomes of it


def write(game_id: str, tables: Mapping[int, Fitted], wider_by_kind: Mapping[str, float]) -> None:
    lines = [
        '"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""',
        "",
        "from ..linear import Stage",
        "",
        "FITTED = {",
    ]
    for players, stages in tables.items():
        lines.append(f"    {players}: (")
        for stage in stages:
            named = zip(stage.weights, MINDS[game_id].insight.features, strict=True)
            weights = [f"                {weight},  # {feature.name}" for weight, feature in named]
            lines += ["        Stage(", f"            {stage.at},", "            (", *weights, "            ),"]
            lines += [f"            {stage.spread},", "        ),"]
        lines.append("    ),")
    lines.append("}")
    if wider_by_kind:
        lines += ["", "WIDER = {", *(f'    "{kind}": {times},' for kind, times in wider_by_kind.items()), "}"]
    path = ROOT / "desktop" / "meadhall" / "bots" / game_id / "fitted.py"
    path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
