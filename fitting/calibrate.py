"""Whether the chances that computer players see are true: of all to whom they give 30 %, do about 30 % win?

    python fitting/calibrate.py --games 300

plays games that no weight was fitted on, compares in the middle of each, and draws docs/calibration.svg.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "fitting")]

from games import Story, stories  # noqa: E402

from meadhall.bots.linear import chances, value  # noqa: E402
from meadhall.bots.registry import MINDS  # noqa: E402
from meadhall.rules import GAMES  # noqa: E402

MIDDLE = 0.35, 0.65  # of the game
TENTHS = 10
ENOUGH = 40  # foretold chances in a tenth, to say anything of it
SEED = 3_000_000


class Tenth(NamedTuple):
    foretold: float  # on average
    came: float
    count: int

    @property
    def gap(self) -> float:
        return abs(self.foretold - self.came)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games_of", nargs="*", metavar="GAME", choices=[*GAMES, []], default=[])
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--jobs", type=int, default=2)
    args = asked.parse_args()
    found: dict[str, list[Tenth]] = {}
    for game_id in args.games_of or list(GAMES):
        told = stories(game_id, 4, args.games, SEED, args.jobs)
        found[game_id] = tenths(game_id, told)
        for tenth in found[game_id]:
            mark = "" if tenth.count >= ENOUGH else " (few)"
            print(
                f"{game_id}: {tenth.foretold:.1%} foretold, {tenth.came:.1%} came, of {tenth.count}{mark}", flush=True
            )
    (ROOT / "docs" / "calibration.svg").write_text(drawn(found, args.games), encoding="utf-8")


def tenths(game_id: str, told: Iterable[Story]) -> list[Tenth]:
    insight = MINDS[game_id].insight
    pairs: list[tuple[float, float]] = []
    for story in told:
        for snapshot in story.snapshots:
            if MIDDLE[0] <= snapshot.progress <= MIDDLE[1]:
                stage = insight.stage_of(max(insight.fitted), story.kind, snapshot.progress)
                values = [value(stage.weights, row) for row in snapshot.features]
                pairs += zip(chances(values, stage.spread), story.won, strict=True)
    return [*_by_tenth(pairs)]


def _by_tenth(pairs: Sequence[tuple[float, float]]) -> Iterable[Tenth]:
    for tenth in range(TENTHS):
        here = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth]
        if here:
            foretold, came = (sum(column) / len(here) for column in zip(*here, strict=True))
            yield Tenth(foretold, came, len(here))


# The plot

SIDE, EDGE, GAP = 220, 46, 26
FONT = 'font-family="sans-serif" font-size="12" fill="#2b2118"'
PAPER, LINE, DOT = "#fbf6ea", "#c9b894", "#8a3b1e"


def drawn(found: dict[str, list[Tenth]], games: int) -> str:
    width = EDGE + len(found) * (SIDE + GAP)
    legend = f"the chance foretold in the middle of {games} games each (across) and the share that won (up)"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{SIDE + 2 * EDGE}" {FONT}>',
        f'<rect width="{width}" height="{SIDE + 2 * EDGE}" fill="{PAPER}"/>',
        f'<text x="{EDGE}" y="{SIDE + EDGE + 34}">{legend}</text>',
    ]
    for number, (game_id, tenths_of) in enumerate(found.items()):
        parts += _square(EDGE + number * (SIDE + GAP), game_id, tenths_of)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _square(left: int, name: str, tenths_of: Sequence[Tenth]) -> list[str]:
    top, bottom = EDGE, EDGE + SIDE
    parts = [
        f'<text x="{left}" y="{top - 14}" font-weight="bold">{name}</text>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{LINE}"/>',
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{top}" stroke="{LINE}"/>',
    ]
    for share in (0, 50, 100):
        at = SIDE * share / 100
        parts.append(f'<text x="{left + at:.0f}" y="{bottom + 16}" text-anchor="middle">{share}</text>')
    for tenth in tenths_of:
        x, y = left + SIDE * tenth.foretold, bottom - SIDE * tenth.came
        radius = min(9.0, 1.5 + tenth.count**0.5 / 4)
        fill = DOT if tenth.count >= ENOUGH else "none"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{DOT}"/>')
    return parts


if __name__ == "__main__":
    main()
