"""The fonts: static TTF files with Latin and Cyrillic, merged from the subsets that Fontsource publishes.

All are under the SIL Open Font License. It lets us change them, but not under their reserved names: hence our own.
"""

from __future__ import annotations

import hashlib
import io
import json
import logging
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

# The first has the marks of both scripts, so it must come first: of a letter that two subsets have, the first one wins.
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")

# npm packages, each with the SHA-256 of its archive: a font may not change under our feet.
PACKAGES = {
    "vollkorn-sc": ("5.3.0", "4313224549d5249ab246cb083793c378cd477ff884d3e2ebc5e9757728eb6171"),
    "piazzolla": ("5.3.0", "8d5258c84f056b3a76a7cb23e7d9d9865f829fb63e6130a926f81c0ea450f3bd"),
    "source-sans-3": ("5.3.0", "f8a0e1b603f5c85a468946a51af4a761d726c28baf79200aafb8736fe9e7d7a7"),
    "yeseva-one": ("5.3.0", "6ecd946e7d93094635a62ad855776f2ab3d1f24e6bd0d7311df027c9552657e7"),
}

ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
UKRAINIAN = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
SIGNS = "0123456789 .,:;!?()[]/+-–—−×·…%№&«»“”‘’"
REQUIRED = sorted(set(ENGLISH + RUSSIAN + UKRAINIAN + SIGNS))

# 2026-01-01, in seconds since 1904 as fonts count: the same file comes out on every day.
FIXED_TIME = 3_850_070_400

BOLD, REGULAR, ITALIC_STYLE = 1 << 5, 1 << 6, 1 << 0


@dataclass(frozen=True)
class Face:
    file: str
    family: str
    style: str
    package: str
    weight: int
    italic: bool = False
    # What the face is known to lack; anything else that is missing stops the build.
    lacks: str = ""

    @property
    def postscript(self) -> str:
        return f"{self.family}-{self.style}".replace(" ", "")


FACES = (
    # Figures of the display face are old style and its subset brings no others: set no digits in it.
    Face("display-900", "Meadhall Display", "Black", "vollkorn-sc", 900, lacks="№"),
    Face("name-800", "Meadhall Name", "ExtraBold", "piazzolla", 800),
    Face("text-400", "Meadhall Text", "Regular", "source-sans-3", 400),
    Face("text-400-italic", "Meadhall Text", "Italic", "source-sans-3", 400, italic=True),
    Face("text-600", "Meadhall Text", "SemiBold", "source-sans-3", 600),
    Face("text-700", "Meadhall Text", "Bold", "source-sans-3", 700),
    Face("comic-400", "Meadhall Comic", "Regular", "yeseva-one", 400, lacks="−"),
)


class NoNpm(Exception):
    """npm is not installed or reaches no registry."""


def make() -> dict[str, bytes]:
    """File name -> contents. Needs npm and a registry that it can reach."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    files: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        for package in PACKAGES:
            unpacked = _fetch(package, Path(folder))
            for face in (face for face in FACES if face.package == package):
                font = _face(face, unpacked, Path(folder))
                files[f"{face.file}.ttf"] = _bytes(font)
                files[f"OFL-{package}.txt"] = _licence(unpacked, font)
    return files


def _fetch(package: str, folder: Path) -> Path:
    version, digest = PACKAGES[package]
    npm = shutil.which("npm")
    if npm is None:
        raise NoNpm("npm is not installed")
    command = [npm, "pack", "--json", "--pack-destination", str(folder), f"@fontsource/{package}@{version}"]
    answer = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    if answer.returncode:
        raise NoNpm(answer.stderr.strip())
    archive = folder / Path(json.loads(answer.stdout)[0]["filename"].replace("@", "").replace("/", "-"))
    if hashlib.sha256(archive.read_bytes()).hexdigest() != digest:
        raise ValueError(f"the archive of {package} {version} is not the one we know")
    with tarfile.open(archive) as tar:
        tar.extractall(folder / package, filter="data")
    return folder / package / "package"


def _face(face: Face, unpacked: Path, folder: Path) -> TTFont:
    parts = []
    for script in SCRIPTS:
        name = f"{face.package}-{script}-{face.weight}-{'italic' if face.italic else 'normal'}.woff2"
        part = TTFont(unpacked / "files" / name, recalcTimestamp=False)
        part.flavor = None
        # Each merge renames the glyphs that come twice; tables about variation mean nothing in a static font.
        for table in ("STAT", "BASE"):
            if table in part:
                del part[table]
        parts.append(folder / f"{face.file}-{script}.ttf")
        part.save(parts[-1])
    font = Merger().merge([str(part) for part in parts])
    _use_tabular_figures(font)
    font = _without_hints(font)
    _rename(font, face)
    _check(font, face)
    return font


def _use_tabular_figures(font: TTFont) -> None:
    """Digits of one width by default, where the face offers them: counters must not jump while they count."""
    figures: dict[str, str] = {}
    layout = font["GSUB"].table
    for record in layout.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in layout.LookupList.Lookup[index].SubTable:
                    figures.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for digit in map(ord, "0123456789"):
            if digit in table.cmap:
                table.cmap[digit] = figures.get(table.cmap[digit], table.cmap[digit])


def _without_hints(font: TTFont) -> TTFont:
    """Through the subsetter: it keeps every letter, drops hints, glyph names and what no letter leads to."""
    options = subset.Options(
        hinting=False,
        layout_features=["*"],
        name_IDs=["*"],
        name_languages=["*"],
        notdef_outline=True,
        glyph_names=False,
        recalc_timestamp=False,
    )
    options.drop_tables += ["gasp"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=font.getBestCmap())
    worker.subset(font)
    return font


def _rename(font: TTFont, face: Face) -> None:
    names = font["name"]
    rights = names.getDebugName(0)
    # Windows knows four styles of a family; what is none of them becomes a family of its own there.
    plain = face.style in {"Regular", "Italic", "Bold"}
    texts = {
        0: rights,
        1: face.family if plain else f"{face.family} {face.style}",
        2: face.style if plain else "Regular",
        3: f"Meadhall;{face.postscript}",
        4: f"{face.family} {face.style}",
        5: names.getDebugName(5),
        6: face.postscript,
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
        16: face.family,
        17: face.style,
    }
    names.names = []
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)
    os2, head = font["OS/2"], font["head"]
    os2.usWeightClass = face.weight
    os2.fsSelection = {"Bold": BOLD, "Italic": ITALIC_STYLE}.get(face.style, REGULAR) | (os2.fsSelection & 1 << 7)
    head.macStyle = {"Bold": 1, "Italic": 2}.get(face.style, 0)
    head.created = head.modified = FIXED_TIME


def _check(font: TTFont, face: Face) -> None:
    letters = font.getBestCmap()
    missing = "".join(sign for sign in REQUIRED if ord(sign) not in letters)
    if missing != face.lacks:
        raise ValueError(f"{face.file} lacks {missing!r}, and is known to lack {face.lacks!r}")


def _bytes(font: TTFont) -> bytes:
    file = io.BytesIO()
    font.recalcTimestamp = False
    font.save(file)
    return file.getvalue()


def _licence(unpacked: Path, font: TTFont) -> bytes:
    """The packages name the holder of the rights carelessly: that line comes from the font itself."""
    _, licence = (unpacked / "LICENSE").read_text(encoding="utf-8").split("\n", 1)
    return f"{font['name'].getDebugName(0)}\n{licence}".encode()
