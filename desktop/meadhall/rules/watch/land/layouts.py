"""What is laid out before the game: the ready layouts, or a random one (GC-3.1, GC-12.1, GC-23.3–23.6)."""

from functools import lru_cache

from ...kernel import Chance
from ..data import LAYOUTS, PIECES, RESOURCES, YIELDS, LayoutSpec, Terrain
from ..options import Options
from ..state import ANY, Layout, Route
from .ground import WHOLE_GIFT, ground

HEX_NUMBERS = range(len(WHOLE_GIFT.corners))  # 0 is no hex
HOT = {6, 8}


def spec_of(options: Options, players: int) -> LayoutSpec:
    if not options.brotherhood:
        return LAYOUTS["base_standard"]
    return LAYOUTS[f"watch_standard_{players}"]


def lay_out(options: Options, players: int, chance: Chance) -> Layout:
    spec = spec_of(options, players)
    terrain: dict[int, Terrain] = {laid.hex: laid.terrain for laid in spec.hexes}
    rolls = {laid.hex: tuple(laid.rolls) for laid in spec.hexes}
    if options.layout == "random":
        terrain = _shuffled_terrain(options, list(terrain), chance)
        if not options.brotherhood:
            rolls = _shuffled_numbers(spec, terrain, chance)
    return _the_same(
        spec.map,
        tuple(terrain.get(hex) for hex in HEX_NUMBERS),
        tuple(rolls.get(hex, ()) for hex in HEX_NUMBERS),
        tuple(Route(r.path, r.rate, ANY if r.resource == "any" else RESOURCES.index(r.resource)) for r in spec.routes),
    )


_the_same = lru_cache(maxsize=256)(Layout)  # for equal layouts: what is remembered for one is then found at once


def _shuffled_terrain(options: Options, hexes: list[int], chance: Chance) -> dict[int, Terrain]:
    """All hexes over the places of the map; with three players some stay out at random, but never so many that
    fewer than two of a resource remain (GC-23.4)."""
    tiles: list[Terrain] = [kind for kind, count in PIECES.terrain[options.mode].items() for _ in range(count)]
    while True:
        drawn = chance.shuffle(tiles)[: len(hexes)]
        if all(drawn.count(kind) >= 2 for kind in YIELDS):
            return dict(zip(hexes, drawn, strict=True))


def _shuffled_numbers(spec: LayoutSpec, terrain: dict[int, Terrain], chance: Chance) -> dict[int, tuple[int, ...]]:
    """GC-23.6: over the producing hexes, until no 6 or 8 touches another."""
    producing = [hex for hex, kind in terrain.items() if kind in YIELDS]
    numbers = [tuple(laid.rolls) for laid in spec.hexes if laid.rolls]
    beside = ground(spec.map).beside
    while True:
        rolls = dict(zip(producing, chance.shuffle(numbers), strict=True))
        hot = [hex for hex in producing if HOT & set(rolls[hex])]
        if not any(near in hot for hex in hot for near in beside[hex]):
            return rolls
