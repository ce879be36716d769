"""The colours of the program by name: the two rooms, the five players, and what is alike everywhere."""

# Its annotations are no strings: a NamedTuple would compile each of them anew, and home would wait for it.
from typing import NamedTuple

from PySide6.QtGui import QColor


def colour(name: str) -> QColor:
    return QColor(name)


INK = colour("#241A16")
SHADE = colour("#20102A")  # mixed in on the side away from the light
LIGHT_EDGE = colour("#FFF4D8")  # mixed in on the side towards it
PAPER = colour("#F3E7CC")  # cards
TOKEN_PAPER = colour("#FBF2DC")
BUBBLE = colour("#FFF8E6")
CARD_TEXT = colour("#33271D")
CREAM = colour("#FFF6E2")  # lettering on strong colours
GOLD_TEXT = colour("#2A1C0B")
DANGER = colour("#BE3A25")
DANGER_TEXT = colour("#FFF4E6")
SELECTED = colour("#FFC94A")
ATTACK = colour("#FF5A3C")
KEYLINE = colour("#0C1A16")  # under aurora, so that it holds on snow
POLE = colour("#9A6B3A")
STEEL = colour("#B8BEC4")
BRASS = colour("#D9A43A")
WOOD = colour("#8A5A34")
RED_NUMBER = colour("#B8321E")


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
    bg=colour("#171412"),
    bar=colour("#211C19"),
    panel=colour("#2A2420"),
    raised=colour("#362E28"),
    tray=colour("#241E1A"),
    line=colour("#4D4238"),
    line2=colour("#6B5C4C"),
    text=colour("#F3E9D6"),
    text2=colour("#BFB09A"),
    text3=colour("#9A8C7A"),  # LOOK has #8C7E6C, which gives 3.9:1 on panels; this gives 4.6:1
    gold=colour("#EDB147"),
    accent=colour("#EDB147"),
    aurora=colour("#4BF0BE"),
    danger=colour("#F0705A"),
    ok=colour("#7FBF7A"),
    info=colour("#79B4D6"),
    field=colour("#1D1917"),
    chip=colour("#362E28"),
    beam=colour("#4A3122"),
    plank=colour("#6E4A2E"),
    wall=colour("#241B16"),
    wall2=colour("#2A201A"),
)

LIGHT = Room(
    name="light",
    dark=False,
    bg=colour("#CDBE9F"),
    bar=colour("#EFE4CC"),
    panel=colour("#F5ECD8"),
    raised=colour("#FCF6E8"),
    tray=colour("#E6D8BA"),
    line=colour("#CDBB96"),
    line2=colour("#A8946C"),
    text=colour("#2B211A"),
    text2=colour("#54452F"),
    text3=colour("#726345"),
    gold=colour("#E5A32E"),
    accent=colour("#8A4A12"),
    aurora=colour("#00C896"),
    danger=colour("#B8321E"),
    ok=colour("#3E7A3C"),
    info=colour("#2C6A93"),
    field=colour("#FFFAEE"),
    chip=colour("#E4D5B2"),
    beam=colour("#B08A58"),
    plank=colour("#A97F4C"),
    wall=colour("#DDCBA4"),
    wall2=colour("#E3D3AE"),
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
    Player("madder", colour("#C43D2B"), colour("#8C2418"), colour("#E2715C"), colour("#FFF3E4")),
    Player("woad", colour("#2A5FA8"), colour("#1B4077"), colour("#6094D4"), colour("#F2F6FF")),
    Player("amber", colour("#F2B632"), colour("#B77F12"), colour("#FBD97D"), colour("#2A1C0B")),
    Player("birch", colour("#EFE6D4"), colour("#6E6352"), colour("#FFFBF1"), colour("#2E2A26")),
    Player("heather", colour("#BE93D6"), colour("#7C5096"), colour("#DEC3EC"), colour("#2B1038")),
)
