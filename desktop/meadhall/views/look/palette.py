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
NOBODYS = colour("#3A3340")  # of panels of whoever is no player
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
    strong: bool = False  # for whoever wants more contrast: no grain under words, thicker outlines
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
    text3=colour("#A39583"),  # LOOK has #8C7E6C, which gives 3.9:1 on panels; this gives 4.5:1 on raised ones
    gold=colour("#EDB147"),
    accent=colour("#EDB147"),
    aurora=colour("#4BF0BE"),
    danger=colour("#F58570"),
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
    text3=colour("#665738"),  # on trays, too,
    gold=colour("#E5A32E"),
    accent=colour("#8A4A12"),
    aurora=colour("#00C896"),
    danger=colour("#8E2112"),
    ok=colour("#2F6A2E"),
    info=colour("#235F87"),
    field=colour("#FFFAEE"),
    chip=colour("#E4D5B2"),
    beam=colour("#B8935F"),
    plank=colour("#A97F4C"),
    wall=colour("#DDCBA4"),
    wall2=colour("#E3D3AE"),
)

ROOMS = {room.name: room for room in (DARK, LIGHT)}

# The same rooms with more contrast: words and lines as far from their grounds as they go.
STRONG = {
    "dark": DARK._replace(
        name="dark strong",
        strong=True,
        bg=colour("#0F0D0C"),
        bar=colour("#151210"),
        panel=colour("#1A1614"),
        raised=colour("#241F1B"),
        tray=colour("#161311"),
        field=colour("#0F0D0C"),
        chip=colour("#2A241F"),
        line=colour("#8F806C"),
        line2=colour("#B5A48C"),
        text=colour("#FFFFFF"),
        text2=colour("#F0E7D6"),
        text3=colour("#D9CCB6"),
        gold=colour("#FFC95A"),
        accent=colour("#FFC95A"),
        danger=colour("#FF9C88"),
        ok=colour("#A6E3A0"),
        info=colour("#A5D6F2"),
    ),
    "light": LIGHT._replace(
        name="light strong",
        strong=True,
        bg=colour("#E6DCC6"),
        bar=colour("#FFFAF0"),
        panel=colour("#FFFDF8"),
        raised=colour("#FFFFFF"),
        tray=colour("#F4ECDA"),
        field=colour("#FFFFFF"),
        chip=colour("#EFE6D2"),
        line=colour("#7A6A4A"),
        line2=colour("#5C4E34"),
        text=colour("#000000"),
        text2=colour("#2A2013"),
        text3=colour("#423621"),
        accent=colour("#6A3305"),
        danger=colour("#861A0A"),
        ok=colour("#1D4F1C"),
        info=colour("#12436A"),
    ),
}


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
