"""Tables of five with long names for every scene of the Uncharted Lands."""

from __future__ import annotations

from gallery import Gallery

from meadhall.rules.northgard.game import NORTHGARD
from meadhall.views.table.northgard.scenes import SCENES

NAMES = (
    "Святослав Многогрешный",
    "Wilhelmina Featherstone",
    "Богдан-Зиновій",
    "Ярополк Пересвет-Мурат",
    "Aethelflaed of Mercia",
)
_RARE = "victim hand discard shield ransom react copy back buy face retreat tiles"

LANDS = Gallery(
    NORTHGARD,
    SCENES,
    NAMES,
    options=lambda seed: NORTHGARD.options(creatures=bool(seed % 2)),
    main=("northgard", "northgard-battle", "northgard-end"),
    rare=[f"northgard-{name}" for name in _RARE.split()],
)
