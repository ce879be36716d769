"""The time of the year on the map: each phase has a light of its own, and winter its snow."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from meadhall.rules.northgard.state import State
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.tones import mix
from meadhall.views.text.northgard.phases import phase_now


class Season(NamedTuple):
    """How the land looks while it lasts. `share` is how much of its light is in the colours of the ground."""

    name: str
    sign: str  # an icon, and its colour
    tone: QColor
    light: QColor
    share: float
    flowers: bool = False
    snow: bool = False
    lit: bool = False  # the windows of houses

    def on(self, tone: QColor) -> QColor:
        return mix(tone, self.light, self.share) if self.share else tone


_GOLD, _FROST = QColor("#E0A52E"), QColor("#5C8FB4")
SUMMER = Season("summer", "sun", _GOLD, LANDS.meadow, 0.0)
_OF_PHASE = {
    "year_begin": Season("spring", "tree", LANDS.conifer, LANDS.spring, 0.34, flowers=True),
    "actions": SUMMER,
    "creatures": Season("dusk", "wolf", LANDS.dusk, LANDS.dusk, 0.26, lit=True),
    "harvest": Season("harvest", "grain", _GOLD, LANDS.harvest, 0.46),
    "winter": Season("winter", "snow", _FROST, LANDS.snow_field, 0.74, snow=True),
    "year_end": Season("night", "house", _FROST, LANDS.winter_night, 0.72, snow=True, lit=True),
}
SEASONS = {season.name: season for season in _OF_PHASE.values()}


def season_of(view: State) -> Season:
    """Before the first year it is summer."""
    return _OF_PHASE[phase_now(view)] if view.year else SUMMER
