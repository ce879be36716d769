"""Plays, autosaves and tells how far it is, until it is killed. Run by test_autosave.py."""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.rules.watch.options import Options
from meadhall.table import Autosave
from table.games import new_table, play_one


def main(folder: Path, seed: int) -> None:
    table, rng = new_table(Options(), 4, seed, undo="free"), Random(seed)
    autosave = Autosave.beside(folder, table)
    longest = 300
    while True:
        play_one(table, rng)
        if len(table.entries) > longest:
            raise SystemExit("nobody killed me")
        assert autosave.write(table, 1) is None
        sys.stdout.write(f"{len(table.entries)}\n")
        sys.stdout.flush()


main(Path(sys.argv[1]), int(sys.argv[2]))
