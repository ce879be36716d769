"""The art that ships inside the package: icons, fonts and their licences, textures, covers."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from meadhall import art
from meadhall.views.look.covers import HEIGHT, WIDTH
from meadhall.views.look.covers.art import WIDTHS, file_name
from meadhall.views.look.textures import SIZE
from meadhall.views.shell.hearth.boxes import SHELF

RESOURCES = "food wood timber lore glory coin favour blame beer gold brick ore grain wool wound rune fate"
ARMS = "sword spear axe shield guardshield crossed skull fist bolt"
DEEDS = (
    "horn boot explore build move swap sleep trash plus minus check cross flag lock eye eye-off undo redo play pause "
    "skip first forward rewind hourglass"
)
PLACES = "house keep tent wall road roads anvil cauldron barrel chest lair tree mountain ship"
PEOPLE = "person cpu guard climber giant fighter wolf dragon pig elf raven viking worker"
CHROME = (
    "menu book scroll help info warn gear globe sound sound-off save search zoom-in zoom-out fit chart trophy cards "
    "deck dice left right up down sun snow pin burst"
)
DICE = "die-1 die-2 die-3 die-4 die-5 die-6"
PLAYERS = " ".join(
    f"{mark}-{player}"
    for mark in ("device", "banner", "badge")
    for player in ("madder", "woad", "amber", "birch", "heather")
)
ICONS = f"{RESOURCES} {ARMS} {DEEDS} {PLACES} {PEOPLE} {CHROME} {DICE} {PLAYERS}".split()

LETTERS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789“”’–—…×·",
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»",
    "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя«»’",
}
FONTS = {
    "display-900": "vollkorn-sc",
    "name-800": "piazzolla",
    "text-400": "source-sans-3",
    "text-400-italic": "source-sans-3",
    "text-600": "source-sans-3",
    "text-700": "source-sans-3",
    "comic-400": "yeseva-one",
}
TEXTURES = ["paper", "wood", "cloud"]

SVG = "{http://www.w3.org/2000/svg}"
COMMAND = re.compile(r"([MLQCZ])((?:-?\d+(?:\.\d+)?(?: |(?=[MLQCZ]|$)))*)")
POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


def names(kind: str) -> set[str]:
    return {path.name for path in art.path(kind, "").iterdir()}


def test_the_icons_are_those_of_the_list() -> None:
    assert names("icons") == {f"{name}.svg" for name in ICONS}


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_one_filled_path_inside_the_grid(name: str) -> None:
    root = ET.fromstring(art.path("icons", f"{name}.svg").read_bytes())
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 24 24"}
    (path,) = root
    assert path.tag == f"{SVG}path"
    assert path.attrib.keys() == {"d", "fill", "fill-rule"}
    assert path.attrib["fill"] == "currentColor"
    assert path.attrib["fill-rule"] == "evenodd"
    commands = COMMAND.findall(path.attrib["d"])
    # The program understands these letters and no others.
    assert "".join(letter + numbers for letter, numbers in commands) == path.attrib["d"]
    for letter, numbers in commands:
        values = [float(number) for number in numbers.split()]
        assert len(values) == 2 * POINTS[letter]
        # The last point is on the contour; the others are handles and may stand a little aside.
        assert all(0.98 <= value <= 23.02 for value in values[-2:])
        assert all(0 <= value <= 24 for value in values)
    letters = "".join(letter for letter, _ in commands)
    assert re.fullmatch("(M[LQC]+Z)+", letters)


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_the_letters_of_all_three_languages(name: str) -> None:
    letters = code_points(art.path("fonts", f"{name}.ttf"))
    for language, text in LETTERS.items():
        assert [sign for sign in text if ord(sign) not in letters] == [], language


def test_every_font_has_its_licence_beside_it() -> None:
    assert names("fonts") == {f"{name}.ttf" for name in FONTS} | {f"OFL-{origin}.txt" for origin in FONTS.values()}
    for origin in set(FONTS.values()):
        licence = art.path("fonts", f"OFL-{origin}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert re.match("(Copyright|©) .*20", licence)


def test_textures_are_square_tiles_with_alpha() -> None:
    assert names("textures") == {f"{name}.argb" for name in TEXTURES}
    for name in TEXTURES:
        pixels = art.path("textures", f"{name}.argb").read_bytes()
        assert len(pixels) == SIZE * SIZE * 4
        blue, green, red, alpha = (pixels[part::4] for part in range(4))
        assert blue == green == red  # black or white
        assert all(tone in (0, strength) for tone, strength in zip(blue, alpha, strict=True))
        assert len(set(alpha)) > 10


def test_every_box_has_a_cover_in_all_sizes() -> None:
    assert names("covers") == {file_name(game, width) for game in SHELF for width in WIDTHS}
    for game in SHELF:
        for width in WIDTHS:
            file = art.path("covers", file_name(game, width))
            height = round(width * HEIGHT / WIDTH)
            if file.suffix == ".jpg":
                assert _size_of_jpeg(file) == (width, height)
            else:
                pixels = file.read_bytes()
                assert len(pixels) == 4 * width * height
                assert set(pixels[3::4]) == {255}  # nothing shines through


def _size_of_jpeg(file: Path) -> tuple[int, int]:
    data = file.read_bytes()
    assert data.startswith(b"\xff\xd8\xff")
    frame = re.search(rb"\xff\xc0\x00\x11\x08(..)(..)", data, re.DOTALL)
    assert frame
    height, width = struct.unpack(">HH", frame[1] + frame[2])
    return width, height


def code_points(file: Path) -> set[int]:
    """What the font has glyphs for, read from the format 4 subtable of its character map."""
    data = file.read_bytes()
    tables = {data[at : at + 4]: at for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)}
    (cmap,) = struct.unpack_from(">I", data, tables[b"cmap"] + 8)
    for record in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        (offset,) = struct.unpack_from(">I", data, cmap + 4 + 8 * record + 4)
        at = cmap + offset
        if struct.unpack_from(">H", data, at)[0] == 4:
            count = struct.unpack_from(">H", data, at + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", data, at + 14)
            starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
            return {point for start, end in zip(starts, ends, strict=True) for point in range(start, end + 1)}
    raise AssertionError(f"{file.name} has no format 4 character map")
