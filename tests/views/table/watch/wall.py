"""Tables of four with long names for every scene of the Watch."""

from __future__ import annotations

from gallery import Gallery

from meadhall.rules.watch import WATCH
from meadhall.views.table.watch.scenes import SCENES

NAMES = ("Святослав Многогрешный", "Wilhelmina Featherstone", "Богдан-Зиновій", "Ярополк Пересвет-Мурат")
_MIDDLE = 60  # actions, after which the board and the saga are full

WALL = Gallery(
    WATCH,
    SCENES,
    NAMES,
    options=lambda seed: WATCH.options(),
    main=("watch", "end"),
    since=lambda name: 0 if name == "placement" else _MIDDLE,
)
