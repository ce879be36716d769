"""How fast whole games between `steady` players are, beside another revision of this project in the same run.

Both play the same seeds in turns, each in a process of its own: whatever else the machine does slows both.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .. import Failed, Wrong
from . import steady_games
from .measured import Measured, report

TARGETS = {"watch": 3.0, "northgard": 2.0, "midgard": 3.0, "wild": 3.0}  # times as fast
SECONDS = 15.0  # that each game is measured, of the slower side
_PACKAGES = Path(__file__).resolve().parents[3]


class Played(NamedTuple):
    seconds: float
    longest: float  # of all decisions, in seconds


Player = Callable[[str, int], Played]


def bench_steady(against: str, as_json: bool) -> int:
    with TemporaryDirectory() as folder:
        other = _exported(against, Path(folder))
        with _player(_PACKAGES) as ours, _player(other) as theirs:
            return report([partial(_beside, game_id, against, ours, theirs) for game_id in TARGETS], as_json)


def _exported(revision: str, folder: Path) -> Path:
    """The packages as they were at this revision."""
    packed = folder / "revision.zip"
    command = ["git", "archive", f"--output={packed}", revision, _PACKAGES.name]
    try:
        subprocess.run(command, cwd=_PACKAGES.parent, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Wrong(f"--against: git knows no revision {revision!r} of this project") from error
    shutil.unpack_archive(packed, folder)
    return folder / _PACKAGES.name


@contextmanager
def _player(packages: Path) -> Iterator[Player]:
    """Plays games in a process that finds its `meadhall` in this folder."""
    command = [sys.executable, "-P", steady_games.__file__]
    path = os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        orders, answers = process.stdin, process.stdout
        assert orders is not None
        assert answers is not None

        def play(game_id: str, seed: int) -> Played:
            print(game_id, seed, file=orders, flush=True)
            answer = answers.readline()
            if not answer:
                raise Failed(f"{game_id} with seed {seed} went wrong")
            return Played(*map(float, answer.split()))

        yield play


def _beside(game_id: str, against: str, ours: Player, theirs: Player) -> list[Measured]:
    for player in (ours, theirs):
        player(game_id, 0)  # not counted: much is worked out once for all games
    mine: list[Played] = []
    others: list[Played] = []
    while max(_seconds(mine), _seconds(others)) < SECONDS:
        seed = len(mine) + 1
        mine.append(ours(game_id, seed))
        others.append(theirs(game_id, seed))
    ratio = _seconds(others) / _seconds(mine)
    target = TARGETS[game_id]
    details = (
        f"{_rate(mine):.2f} against {_rate(others):.2f} games a second, {len(mine)} games; "
        f"the longest decision {_longest(mine):.0f} against {_longest(others):.0f} ms"
    )
    what = f"steady games of {game_id}, times as fast as at {against}"
    return [Measured(what, ratio, f"at least {target:g}", ratio >= target, details)]


def _seconds(games: list[Played]) -> float:
    return sum(game.seconds for game in games)


def _rate(games: list[Played]) -> float:
    return len(games) / _seconds(games)


def _longest(games: list[Played]) -> float:
    return max(game.longest for game in games) * 1000
