"""A window that has a game open, to be killed or closed: `python owner.py AUTOSAVE`. Its input's end closes it."""

import sys
from pathlib import Path

from meadhall.models.keeping.library import Library

_, claim = Library().take_up(Path(sys.argv[1]))
sys.stdout.write("open\n")
sys.stdout.flush()
sys.stdin.read()
claim.let_go()
