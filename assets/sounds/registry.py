"""Every sound: of which class it is, how many takes of it there are, and what makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import beds, bodies, music, throats, weather
from .waves import Chance, Wave


class Class(NamedTuple):
    loudness: float  # LUFS: of the loudest 400 ms, in beds and themes of the whole
    quality: float  # of the packing, from 0 to 1


CLASSES = {
    "touch": Class(-33, 0.3),  # buttons and pages: hardly there
    "small": Class(-26, 0.4),  # what a hand does on the table
    "event": Class(-22, 0.4),  # what everybody looks up for
    "drama": Class(-19, 0.45),  # what the evening is told by
    "bed": Class(-31, 0.2),
    "theme": Class(-25, 0.4),
}

Maker = Callable[[Chance], Wave]

SOUNDS: dict[str, tuple[str, int, Maker]] = {
    "press": ("touch", 3, bodies.press),
    "hover": ("touch", 3, bodies.hover),
    "page": ("touch", 3, bodies.page),
    "refusal": ("touch", 2, bodies.refusal),
    "quill": ("small", 3, bodies.quill),
    "seal": ("small", 2, bodies.seal),
    "figure": ("small", 4, bodies.figure),
    "march": ("small", 3, bodies.march),
    "planks": ("small", 3, bodies.planks),
    "hammer": ("small", 3, bodies.hammer),
    "stone": ("small", 3, bodies.stone),
    "tile": ("small", 3, bodies.tile),
    "logs": ("small", 2, bodies.logs),
    "sack": ("small", 3, bodies.sack),
    "coin": ("small", 3, bodies.coin),
    "coins": ("small", 3, bodies.coins),
    "cups": ("small", 2, bodies.cups),
    "slide": ("small", 3, bodies.slide),
    "snap": ("small", 3, bodies.snap),
    "shuffle": ("small", 2, bodies.shuffle),
    "splash": ("small", 3, weather.splash),
    "snow": ("small", 3, weather.snow),
    "rune": ("small", 3, music.rune),
    "hint": ("small", 2, music.hint),
    "glory": ("small", 2, music.glory),
    "turn": ("small", 2, music.your_turn),
    "dice": ("event", 4, bodies.dice),
    "die": ("event", 3, bodies.die),
    "settle": ("small", 4, bodies.settle),
    "decide": ("event", 3, bodies.decide),
    "door": ("event", 2, bodies.door),
    "ship": ("event", 2, weather.ship),
    "arrow": ("event", 2, bodies.arrow),
    "steel": ("event", 4, bodies.steel),
    "shield": ("event", 3, bodies.shield),
    "anvil": ("event", 2, bodies.anvil),
    "fall": ("event", 3, bodies.fall),
    "raven": ("event", 3, throats.raven),
    "growl": ("event", 2, throats.growl),
    "grumble": ("event", 2, throats.grumble),
    "gasp": ("event", 2, throats.gasp),
    "fire": ("event", 2, weather.fire),
    "gust": ("event", 2, weather.gust),
    "ice": ("event", 3, weather.ice),
    "drum": ("event", 2, bodies.drum),
    "bell": ("event", 2, bodies.bell),
    "wolf": ("drama", 2, throats.wolf),
    "roar": ("drama", 2, throats.roar),
    "horn": ("drama", 2, music.horn),
    "far_horn": ("drama", 2, music.far_horn),
    "cheer": ("drama", 2, throats.cheer),
    "storm": ("drama", 2, weather.storm),
    "collapse": ("drama", 2, weather.collapse),
    "victory": ("drama", 1, music.victory),
    "defeat": ("drama", 1, music.defeat),
    "wind": ("bed", 1, beds.wind),
    "gale": ("bed", 1, beds.gale),
    "meadow": ("bed", 1, beds.meadow),
    "dusk": ("bed", 1, beds.dusk),
    "waves": ("bed", 1, beds.waves),
    "drums": ("bed", 1, beds.drums),
    "village": ("bed", 1, beds.village),
    "feast": ("bed", 1, beds.feast),
    "hearth": ("bed", 1, beds.hearth),
    "theme": ("theme", 1, music.theme),
}
