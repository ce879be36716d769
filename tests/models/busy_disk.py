"""Keeps the disk busy until it is ended: `python busy_disk.py FOLDER`."""

import os
import sys
from itertools import count
from pathlib import Path

folder = Path(sys.argv[1])
for number in count():
    path = folder / f"busy-{number % 8}"
    with path.open("wb") as file:
        file.write(os.urandom(1 << 20))
        file.flush()
        os.fsync(file.fileno())
