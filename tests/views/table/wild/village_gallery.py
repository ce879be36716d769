"""Tables of four with long names for every scene of Gone Wild."""

from __future__ import annotations

from gallery import Gallery

from meadhall.rules.wild.game import WILD
from meadhall.views.table.wild.scenes import SCENES

NAMES = ("Святослав Многогрешный", "Wilhelmina Featherstone", "Богдан-Зиновій", "Aethelflaed of Mercia")
_RARE = "resource put-back recover peek steal undead token last"

VILLAGES = Gallery(
    WILD,
    SCENES,
    NAMES,
    options=lambda seed: WILD.options(long_game=seed % 2 == 0),
    main=("wild-late", "wild-raid", "wild-end"),
    rare=[f"wild-{name}" for name in _RARE.split()],
)
