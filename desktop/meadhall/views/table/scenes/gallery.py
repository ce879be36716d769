"""The scenes of all games. Their names are those of the pictures, so no two are alike."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.views.table.midgard import scenes as midgard
from meadhall.views.table.northgard import scenes as northgard
from meadhall.views.table.scenes.scene import Scene
from meadhall.views.table.watch import scenes as watch
from meadhall.views.table.wild import scenes as wild

BY_GAME: Mapping[str, Mapping[str, Scene]] = {
    "watch": watch.SCENES,
    "northgard": northgard.SCENES,
    "midgard": midgard.SCENES,
    "wild": wild.SCENES,
}
SCENES = watch.SCENES
