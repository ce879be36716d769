"""Tables of four with long names for every scene of the Harbour of Champions."""

from __future__ import annotations

from gallery import Gallery
from midgard.harbour import NAMES

from meadhall.rules.midgard.game import MIDGARD
from meadhall.views.table.midgard.scenes import SCENES

_RARE = "dice destiny vision gifts success healing glory journey starving last hunt toll blame fallen outcome ship"

HARBOUR = Gallery(
    MIDGARD,
    SCENES,
    NAMES,
    options=lambda seed: MIDGARD.options(assignment="secret" if seed % 2 else "in_turn"),
    level=lambda seed: "random" if seed % 3 == 0 else "steady",
    main=("midgard-late", "midgard-battle", "midgard-end"),
    rare=[f"midgard-{name}" for name in _RARE.split()],
)
