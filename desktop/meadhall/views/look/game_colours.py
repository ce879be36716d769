"""What the four games paint with. Apart from the rooms' colours, for home is not to wait for them."""

# Its annotations are no strings: a NamedTuple would compile each of them anew.
from typing import NamedTuple

from PySide6.QtGui import QColor

from meadhall.views.look.palette import INK, RED_NUMBER, colour


class Terrain(NamedTuple):
    """A kind of land: its ground and the darker tone its marks are drawn with."""

    ground: QColor
    mark: QColor


class WatchColours(NamedTuple):
    """What the Brotherhood of the Watch is painted with."""

    sky: QColor = colour("#3C5368")
    horizon: QColor = colour("#9FB7C4")
    far_peaks: QColor = colour("#5B7387")
    near_peaks: QColor = colour("#7690A2")
    peak_line: QColor = colour("#22313F")
    snow: QColor = colour("#DCE7EC")
    snow_shade: QColor = colour("#C2D2DA")
    ice_light: QColor = colour("#F4FBFE")
    ice: QColor = colour("#CFE4EE")
    ice_dark: QColor = colour("#8FB3C6")
    joint: QColor = colour("#6F97AD")
    forest: Terrain = Terrain(colour("#6F9168"), colour("#4E7350"))
    hills: Terrain = Terrain(colour("#C98A5E"), colour("#A5673F"))
    pasture: Terrain = Terrain(colour("#B9CB8A"), colour("#94AC63"))
    fields: Terrain = Terrain(colour("#E5C878"), colour("#C9A24C"))
    mountains: Terrain = Terrain(colour("#A9B0BA"), colour("#858D99"))
    ice_field: Terrain = Terrain(colour("#E3EEF3"), colour("#BFD3DE"))
    river: QColor = colour("#41749A")
    cave: QColor = colour("#7C6A58")
    hornfoot: QColor = colour("#9A4A3A")
    climber: QColor = colour("#7FB9D6")
    giant: QColor = colour("#A08B74")
    warrior: QColor = colour("#B4533F")
    hot_number: QColor = RED_NUMBER
    number: QColor = INK
    night: QColor = colour("#2F4656")  # labels of trails, the twelve-sided die
    trail: QColor = colour("#F3E3BE")
    clearing: QColor = colour("#E9E2C8")
    conifer: QColor = colour("#3F6B45")
    rock: QColor = colour("#8C95A3")


WATCH = WatchColours()


class LandsColours(NamedTuple):
    """What Uncharted Lands is painted with."""

    sea: QColor = colour("#26424D")
    shallows: QColor = colour("#7FB7B4")
    ripple: QColor = colour("#8FC0C4")
    compass: QColor = colour("#A9CFCB")
    cliff: QColor = colour("#E9D8A6")
    meadow: QColor = colour("#AFB868")
    grove: QColor = colour("#94AA5E")
    heath: QColor = colour("#C3B673")
    moss: QColor = colour("#86A573")
    clay: QColor = colour("#C9A56B")
    mist: QColor = colour("#A9BFA0")
    border: QColor = colour("#2B1F10")
    regular: QColor = colour("#FFFBEF")
    rough: QColor = colour("#F4C63E")
    grid: QColor = colour("#3B2F18")
    conifer: QColor = colour("#3F6B45")
    rock: QColor = colour("#A7A199")
    snow: QColor = colour("#F4F1E6")
    building: QColor = colour("#C58B4E")
    large_building: QColor = colour("#D9B26A")
    lair: QColor = colour("#6B625C")
    slot: QColor = colour("#2A1D0E")
    tile_back: QColor = colour("#8F9A5E")
    creature: QColor = colour("#3A2A4A")
    spring: QColor = colour("#A5D268")
    dusk: QColor = colour("#7D6A8E")
    harvest: QColor = colour("#E2A636")
    snow_field: QColor = colour("#EEF3F5")
    winter_night: QColor = colour("#9FB3D2")
    drift: QColor = colour("#93AEC4")

    @property
    def tints(self) -> tuple[QColor, ...]:
        """Of territories: neighbours never share one."""
        return (self.meadow, self.grove, self.heath, self.moss, self.clay, self.mist)


LANDS = LandsColours()


class HarbourColours(NamedTuple):
    """What the Harbour of Champions is painted with."""

    earth: QColor = colour("#B98E58")
    path: QColor = colour("#D9B985")
    rut: QColor = colour("#8A6236")
    dawn: QColor = colour("#E9B56E")
    dusk: QColor = colour("#D68A58")
    far_peaks: QColor = colour("#A5684F")
    hills: QColor = colour("#7C7A45")
    near_hills: QColor = colour("#8E8A4E")
    conifer: QColor = colour("#46663F")
    water: QColor = colour("#3F7F8E")
    deep: QColor = colour("#1F4C60")
    foam: QColor = colour("#BFE3DC")
    far_shore: QColor = colour("#6E6A78")
    board: QColor = colour("#EAD7B0")
    post: QColor = colour("#9A6F42")
    socket: QColor = colour("#3A2816")
    brown: QColor = colour("#7C502F")
    blue: QColor = colour("#3E6E96")
    red: QColor = colour("#A63A2A")
    sword: QColor = colour("#F2EBDD")
    spear: QColor = colour("#B93A2B")
    axe: QColor = colour("#37323A")
    ice: QColor = colour("#3E6E96")
    earthen: QColor = colour("#805613")
    fire: QColor = colour("#A63A2A")
    troll: QColor = colour("#7C6A58")
    journey: QColor = colour("#3E5A66")
    rune: QColor = colour("#7A4E86")
    destiny: QColor = colour("#836421")

    @property
    def dice(self) -> tuple[QColor, ...]:
        """Swords, spears, axes."""
        return (self.sword, self.spear, self.axe)


HARBOUR = HarbourColours()


class Rays(NamedTuple):
    """Two close tones for the rays of a sun."""

    deep: QColor
    bright: QColor


class WildColours(NamedTuple):
    """What Gone Wild is painted with."""

    ground: Rays = Rays(colour("#F6D488"), colour("#F9DE9E"))
    dots: QColor = colour("#D98A2E")
    path: Rays = Rays(colour("#3F6FB0"), colour("#4A7DC0"))
    path_dots: QColor = colour("#1B2F60")
    meadow: Rays = Rays(colour("#9CCB6A"), colour("#AAD67A"))
    near_hill: QColor = colour("#6AA14A")
    far_hill: QColor = colour("#7FB558")
    meadow_dots: QColor = colour("#2E5A1A")
    conifer: QColor = colour("#3E7A46")
    asgard: Rays = Rays(colour("#7A3E9A"), colour("#8E52B0"))
    tag: QColor = colour("#D02A19")
    label: QColor = colour("#FFD83A")
    paper: QColor = colour("#FFF3D6")
    card_dots: QColor = colour("#7A2A00")
    burst: QColor = colour("#FFD83A")
    hit: QColor = colour("#A81B0A")
    scorch: QColor = colour("#7A1408")
    earth: QColor = colour("#8A5A34")
    # behind the pictures
    beer: Rays = Rays(colour("#E0A13A"), colour("#F0C878"))
    gold: Rays = Rays(colour("#F5CF45"), colour("#FBE28A"))
    unit: Rays = Rays(colour("#F2B33E"), colour("#F9D27A"))
    wild_unit: Rays = Rays(colour("#EE8A7A"), colour("#F7B5A4"))
    fortification: Rays = Rays(colour("#8FB3D9"), colour("#B5D0EC"))
    upgrade: Rays = Rays(colour("#C0A0DC"), colour("#D8C2EC"))
    undead: Rays = Rays(colour("#7BAE6A"), colour("#A3CC8C"))
    hero: Rays = Rays(colour("#F2DC92"), colour("#FFF3C8"))
    mission: Rays = Rays(colour("#7CC4B4"), colour("#A6DCCE"))
    hall: Rays = Rays(colour("#F08A3C"), colour("#F7B25A"))
    brewery: Rays = Rays(colour("#F2B33E"), colour("#F9D27A"))
    smelter: Rays = Rays(colour("#E0684A"), colour("#F09A70"))
    tavern: Rays = Rays(colour("#5BAE7B"), colour("#8FD0A0"))
    cellar: Rays = Rays(colour("#C9853E"), colour("#E0AE6A"))
    vault: Rays = Rays(colour("#6E8FC9"), colour("#9DB8E4"))
    drakkar: Rays = Rays(colour("#4FB0BE"), colour("#86D2DA"))


WILD = WildColours()
