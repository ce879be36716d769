"""Every colour of the program by name: the two rooms, the five players, and what the games paint with."""

# Its annotations are no strings: a NamedTuple would compile each of them anew, and home would wait for it.
from typing import NamedTuple

from PySide6.QtGui import QColor


def _colour(name: str) -> QColor:
    return QColor(name)


INK = _colour("#241A16")
SHADE = _colour("#20102A")  # mixed in on the side away from the light
LIGHT_EDGE = _colour("#FFF4D8")  # mixed in on the side towards it
PAPER = _colour("#F3E7CC")  # cards
TOKEN_PAPER = _colour("#FBF2DC")
BUBBLE = _colour("#FFF8E6")
CARD_TEXT = _colour("#33271D")
CREAM = _colour("#FFF6E2")  # lettering on strong colours
GOLD_TEXT = _colour("#2A1C0B")
DANGER = _colour("#BE3A25")
DANGER_TEXT = _colour("#FFF4E6")
SELECTED = _colour("#FFC94A")
ATTACK = _colour("#FF5A3C")
KEYLINE = _colour("#0C1A16")  # under aurora, so that it holds on snow
POLE = _colour("#9A6B3A")
STEEL = _colour("#B8BEC4")
BRASS = _colour("#D9A43A")
WOOD = _colour("#8A5A34")
RED_NUMBER = _colour("#B8321E")


class Room(NamedTuple):
    """The colours of one room. `accent` is gold that holds as a small mark on that room's panels."""

    name: str
    dark: bool
    bg: QColor
    bar: QColor
    panel: QColor
    raised: QColor
    tray: QColor
    line: QColor
    line2: QColor
    text: QColor
    text2: QColor
    text3: QColor
    gold: QColor
    accent: QColor
    aurora: QColor
    danger: QColor
    ok: QColor
    info: QColor
    field: QColor
    chip: QColor
    beam: QColor
    plank: QColor
    wall: QColor
    wall2: QColor
    # The same in both rooms:
    ink = INK
    gold_text = GOLD_TEXT
    danger_fill = DANGER
    danger_text = DANGER_TEXT
    paper = PAPER
    token = TOKEN_PAPER
    bubble = BUBBLE
    selected = SELECTED
    attack = ATTACK
    keyline = KEYLINE


DARK = Room(
    name="dark",
    dark=True,
    bg=_colour("#171412"),
    bar=_colour("#211C19"),
    panel=_colour("#2A2420"),
    raised=_colour("#362E28"),
    tray=_colour("#241E1A"),
    line=_colour("#4D4238"),
    line2=_colour("#6B5C4C"),
    text=_colour("#F3E9D6"),
    text2=_colour("#BFB09A"),
    text3=_colour("#9A8C7A"),  # LOOK has #8C7E6C, which gives 3.9:1 on panels; this gives 4.6:1
    gold=_colour("#EDB147"),
    accent=_colour("#EDB147"),
    aurora=_colour("#4BF0BE"),
    danger=_colour("#F0705A"),
    ok=_colour("#7FBF7A"),
    info=_colour("#79B4D6"),
    field=_colour("#1D1917"),
    chip=_colour("#362E28"),
    beam=_colour("#4A3122"),
    plank=_colour("#6E4A2E"),
    wall=_colour("#241B16"),
    wall2=_colour("#2A201A"),
)

LIGHT = Room(
    name="light",
    dark=False,
    bg=_colour("#CDBE9F"),
    bar=_colour("#EFE4CC"),
    panel=_colour("#F5ECD8"),
    raised=_colour("#FCF6E8"),
    tray=_colour("#E6D8BA"),
    line=_colour("#CDBB96"),
    line2=_colour("#A8946C"),
    text=_colour("#2B211A"),
    text2=_colour("#54452F"),
    text3=_colour("#726345"),
    gold=_colour("#E5A32E"),
    accent=_colour("#8A4A12"),
    aurora=_colour("#00C896"),
    danger=_colour("#B8321E"),
    ok=_colour("#3E7A3C"),
    info=_colour("#2C6A93"),
    field=_colour("#FFFAEE"),
    chip=_colour("#E4D5B2"),
    beam=_colour("#B08A58"),
    plank=_colour("#A97F4C"),
    wall=_colour("#DDCBA4"),
    wall2=_colour("#E3D3AE"),
)

ROOMS = {room.name: room for room in (DARK, LIGHT)}


class Player(NamedTuple):
    """A player's colour; its cut, device and badge are drawn in heraldry."""

    name: str
    base: QColor
    dark: QColor
    light: QColor
    on: QColor


PLAYERS = (
    Player("madder", _colour("#C43D2B"), _colour("#8C2418"), _colour("#E2715C"), _colour("#FFF3E4")),
    Player("woad", _colour("#2A5FA8"), _colour("#1B4077"), _colour("#6094D4"), _colour("#F2F6FF")),
    Player("amber", _colour("#F2B632"), _colour("#B77F12"), _colour("#FBD97D"), _colour("#2A1C0B")),
    Player("birch", _colour("#EFE6D4"), _colour("#6E6352"), _colour("#FFFBF1"), _colour("#2E2A26")),
    Player("heather", _colour("#BE93D6"), _colour("#7C5096"), _colour("#DEC3EC"), _colour("#2B1038")),
)


class Terrain(NamedTuple):
    """A kind of land: its ground and the darker tone its marks are drawn with."""

    ground: QColor
    mark: QColor


class WatchColours(NamedTuple):
    """What the Brotherhood of the Watch is painted with."""

    sky: QColor = _colour("#3C5368")
    horizon: QColor = _colour("#9FB7C4")
    far_peaks: QColor = _colour("#5B7387")
    near_peaks: QColor = _colour("#7690A2")
    peak_line: QColor = _colour("#22313F")
    snow: QColor = _colour("#DCE7EC")
    snow_shade: QColor = _colour("#C2D2DA")
    ice_light: QColor = _colour("#F4FBFE")
    ice: QColor = _colour("#CFE4EE")
    ice_dark: QColor = _colour("#8FB3C6")
    joint: QColor = _colour("#6F97AD")
    forest: Terrain = Terrain(_colour("#6F9168"), _colour("#4E7350"))
    hills: Terrain = Terrain(_colour("#C98A5E"), _colour("#A5673F"))
    pasture: Terrain = Terrain(_colour("#B9CB8A"), _colour("#94AC63"))
    fields: Terrain = Terrain(_colour("#E5C878"), _colour("#C9A24C"))
    mountains: Terrain = Terrain(_colour("#A9B0BA"), _colour("#858D99"))
    ice_field: Terrain = Terrain(_colour("#E3EEF3"), _colour("#BFD3DE"))
    river: QColor = _colour("#4E83A8")
    cave: QColor = _colour("#7C6A58")
    hornfoot: QColor = _colour("#9A4A3A")
    climber: QColor = _colour("#7FB9D6")
    giant: QColor = _colour("#A08B74")
    warrior: QColor = _colour("#B4533F")
    hot_number: QColor = RED_NUMBER
    number: QColor = INK
    night: QColor = _colour("#2F4656")  # labels of trails, the twelve-sided die
    trail: QColor = _colour("#F3E3BE")
    clearing: QColor = _colour("#E9E2C8")
    conifer: QColor = _colour("#3F6B45")
    rock: QColor = _colour("#8C95A3")


WATCH = WatchColours()


class LandsColours(NamedTuple):
    """What Uncharted Lands is painted with."""

    sea: QColor = _colour("#26424D")
    shallows: QColor = _colour("#7FB7B4")
    ripple: QColor = _colour("#8FC0C4")
    compass: QColor = _colour("#A9CFCB")
    cliff: QColor = _colour("#E9D8A6")
    meadow: QColor = _colour("#AFB868")
    grove: QColor = _colour("#94AA5E")
    heath: QColor = _colour("#C3B673")
    moss: QColor = _colour("#86A573")
    clay: QColor = _colour("#C9A56B")
    mist: QColor = _colour("#A9BFA0")
    border: QColor = _colour("#2B1F10")
    regular: QColor = _colour("#FFFBEF")
    rough: QColor = _colour("#F4C63E")
    grid: QColor = _colour("#3B2F18")
    conifer: QColor = _colour("#3F6B45")
    rock: QColor = _colour("#A7A199")
    snow: QColor = _colour("#F4F1E6")
    building: QColor = _colour("#C58B4E")
    large_building: QColor = _colour("#D9B26A")
    lair: QColor = _colour("#6B625C")
    slot: QColor = _colour("#2A1D0E")
    tile_back: QColor = _colour("#8F9A5E")

    @property
    def tints(self) -> tuple[QColor, ...]:
        """Of territories: neighbours never share one."""
        return (self.meadow, self.grove, self.heath, self.moss, self.clay, self.mist)


LANDS = LandsColours()
