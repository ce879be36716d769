"""Draws the picture book anew: `python docs/pictures.py MEADHALL [NAME ...]`.

MEADHALL is the command, such as `.venv/bin/meadhall`. It draws with `meadhall render`, whose words stand below. Then
Pillow, which comes with `assets/requirements.txt`, leaves each picture 256 colours.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

FOLDER = Path(__file__).parent / "pictures"
PICTURES = {
    # the house
    "home": "home --seed 5 --actions 175",
    "setup": "setup --theme light --lang uk",
    "opponents": "opponents",
    "settings": "settings --lang ru",
    "learn": "learn --lang uk",
    "almanac": "almanac --lang ru --theme light",
    "hall": "hall",
    "statistics": "stats --theme light",
    # to learn
    "lesson": "lesson:watch:6:2 --lang uk",
    "lesson_northgard": "lesson:northgard:2:2 --theme light",
    "hint": "hint:northgard:three",
    "coach": "coach:midgard --lang ru",
    "warning": "warning:wild --theme light",
    "round": "watch-round:wild:5",
    # the past
    "replay": "replay:watch --lang ru",
    "analysis": "analysis:midgard",
    "end": "end --seed 5",
    # the Watch
    "table": "watch --seed 5 --actions 175",
    "forecast": "forecast --seed 5 --actions 140 --theme light --lang ru --size 1280x720",
    "hero": "hero --seed 5 --actions 150 --theme light",
    "placement": "placement --theme light",
    "trade": "propose --seed 5 --actions 150 --lang uk",
    "curtain": "curtain --seed 5 --actions 120 --lang uk",
    # Uncharted Lands
    "northgard": "northgard --seed 3 --actions 150",
    "battle": "northgard-battle --seed 3 --actions 150 --lang uk",
    "explore": "northgard-explore --seed 3 --theme light --lang ru",
    "march": "northgard-move --seed 3 --size 1366x768",
    "lands_late": "northgard-late --seed 3 --theme light",
    "creatures": "northgard-creatures --seed 3 --lang uk",
    "lands_end": "northgard-end --seed 3",
    # Champions of Midgard
    "midgard": "midgard --seed 7 --actions 90",
    "sending": "midgard-assign --seed 7 --actions 90 --lang ru",
    "fight": "midgard-battle --seed 7 --lang uk --theme light",
    "harbour_night": "midgard-late --seed 7 --actions 200",
    "leader": "midgard-leader --seed 7 --theme light",
    # Gone Wild
    "wild": "wild --seed 7 --actions 120 --theme light --lang uk",
    "raid": "wild-raid --seed 7 --actions 120 --size 1280x720",
    "village_late": "wild-late --seed 7",
    "shop": "wild-shop --seed 7 --lang ru",
    "standings": "wild-standings --seed 7 --theme light --lang uk",
}


def main(meadhall: str, *names: str) -> None:
    with TemporaryDirectory() as folder:
        for name in names or PICTURES:
            drawn = Path(folder) / f"{name}.png"
            subprocess.run([meadhall, "render", *PICTURES[name].split(), "--out", str(drawn)], check=True)
            reduced(Image.open(drawn).convert("RGB")).save(FOLDER / f"{name}.png", optimize=True)


def reduced(image: Image.Image) -> Image.Image:
    """Rare colours are kept: those of the players, of gold, of what can be done."""
    return image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main(*sys.argv[1:])
