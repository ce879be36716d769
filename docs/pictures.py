"""Draws the pictures of the README anew: `python docs/pictures.py MEADHALL [NAME ...]`.

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
    "home": "home --seed 5 --actions 175",
    "setup": "setup --theme light --lang uk",
    "opponents": "opponents",
    "almanac": "almanac --lang ru --theme light",
    "table": "watch --seed 5 --actions 175",
    "forecast": "forecast --seed 5 --actions 140 --theme light --lang ru --size 1280x720",
    "hero": "hero --seed 5 --actions 150 --theme light",
    "northgard": "northgard --seed 3 --actions 150",
    "battle": "northgard-battle --seed 3 --actions 150 --lang uk",
    "midgard": "midgard --seed 7 --actions 90",
    "sending": "midgard-assign --seed 7 --actions 90 --lang ru",
    "wild": "wild --seed 7 --actions 120 --theme light --lang uk",
    "raid": "wild-raid --seed 7 --actions 120 --size 1280x720",
    "curtain": "curtain --seed 5 --actions 120 --lang uk",
    "end": "end --seed 5",
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
