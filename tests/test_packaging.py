"""What packages are made of fits together: pins, licences, the entry in the menu, the words about the command line.

Packages themselves are built and tried by packaging/build.py and packaging/verify.py.
"""

import argparse
import configparser
import gzip
import os
import re
import struct
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication

from meadhall import application, cli
from meadhall.table.files import UNFINISHED

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging" / "linux"
ID = application.ID


@pytest.fixture
def licences() -> Iterator[ModuleType]:
    sys.path.insert(0, str(ROOT / "packaging"))
    from parcel import licences

    yield licences
    sys.path.remove(str(ROOT / "packaging"))


def test_all_that_is_shipped_has_a_licence() -> None:
    told = subprocess.run(
        [sys.executable, ROOT / "packaging" / "licences.py"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize("gone", ["msgspec", "Qt", "Python", "Piazzolla"])
def test_what_has_no_licence_is_named(gone: str, licences: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [part for part in licences.parts() if part.name != gone]
    monkeypatch.setattr(licences, "parts", lambda: left)
    assert any(gone.lower() in line.lower() for line in licences.missing())


def test_the_pins_are_those_of_the_project(licences: ModuleType) -> None:
    payload = tomllib.loads((ROOT / "packaging" / "payload.toml").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {f"{name}=={version}" for name, version in payload["versions"].items()} == set(project["dependencies"])
    for name in payload["sha256"]:
        package, version, *_ = name.split("-")
        known = {one.lower().replace("-", "_"): number for one, number in payload["versions"].items()}
        assert known[package] == version


def test_patterns_of_files_to_keep(licences: ModuleType) -> None:
    from parcel.payload import braces, fits

    assert braces("lib{a,b}.so{,.6}") == ["liba.so", "liba.so.6", "libb.so", "libb.so.6"]
    assert fits("PySide6/QtCore.pyd", "PySide6/*.pyd")
    assert not fits("PySide6/plugins/QtCore.pyd", "PySide6/*.pyd")
    assert fits("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "PySide6/Qt/lib/QtCore.framework/**")


def test_the_index_is_the_one_that_pip_would_ask(
    licences: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from parcel.payload import index

    said = tmp_path / "pip.conf"
    said.write_text("[global]\nindex-url = https://a:secret@written.example/simple/\n")
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(said))
    assert index() == "https://a:secret@written.example/simple"
    monkeypatch.setenv("PIP_INDEX_URL", "https://given.example/simple")
    assert index() == "https://given.example/simple"
    monkeypatch.delenv("PIP_INDEX_URL")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)  # which is for pip: read no file at all
    assert index().startswith("https://")


def test_icons_in_the_containers_of_other_systems(licences: ModuleType) -> None:
    from parcel.pictures import icns, ico

    assert ico().count(b"\x89PNG") == 6
    assert int.from_bytes(icns()[4:8], "big") == len(icns())


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    parser.read_string((LINUX / f"{ID}.desktop").read_text("utf-8"))
    return parser["Desktop Entry"]


def test_the_entry_in_the_menu(qapp: application.Application, entry: configparser.SectionProxy) -> None:
    assert QGuiApplication.desktopFileName() == ID  # which Wayland looks for
    assert (entry["Type"], entry["Exec"], entry["Icon"]) == ("Application", "meadhall %f", ID)
    for key in ("Comment", "GenericName", "Keywords"):
        assert {f"{key}[{language}]" for language in ("ru", "uk")} <= set(entry)
    kind = ET.parse(LINUX / f"{ID}.xml").getroot()[0]
    assert entry["MimeType"] == f"{kind.get('type')};"
    globs = [one.get("pattern") for one in kind if one.tag.endswith("glob")]
    assert globs == ["*.meadhall"]
    assert all(one.lstrip("*") in cli.SAVES for one in globs if one)
    assert UNFINISHED in cli.SAVES


def test_the_words_for_software_centres() -> None:
    root = ET.parse(LINUX / "metainfo.xml").getroot()
    assert root.findtext("id") == ID
    assert root.findtext("launchable") == f"{ID}.desktop"
    assert root.findtext("provides/mediatype") == "application/x-meadhall"
    pictures = [(one.text or "").partition("@SITE@/raw/HEAD/")[2] for one in root.iter("image")]
    assert pictures
    assert all((ROOT / name).is_file() for name in pictures)


@pytest.mark.parametrize("site", ["", "https://example.org/meadhall"])
def test_where_it_is_published_is_told_once_it_is(
    site: str, licences: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    from linux import tree

    monkeypatch.setattr(tree, "SITE", site)
    told = [tree.filled(name) for name in ("metainfo.xml", "meadhall.6")]
    assert ["@" not in text and ("https://" in text) == bool(site) for text in told] == [True, True]
    assert (ET.fromstring(told[0]).find("screenshots") is not None) == bool(site)


def commands() -> dict[str, argparse.ArgumentParser]:
    (choices,) = (action.choices for action in cli.build_parser()._actions if isinstance(action.choices, dict))
    return choices  # pyright: ignore[reportReturnType]


@pytest.mark.parametrize("name", ["meadhall.6", "completion.bash", "completion.zsh", "completion.fish"])
def test_all_commands_are_told(name: str) -> None:
    told = (LINUX / name).read_text("utf-8").replace("\\-", "-")
    for command, parser in commands().items():
        assert re.search(rf"\b{command}\b", told)
        for option in (one for action in parser._actions for one in action.option_strings if one.startswith("--")):
            assert name == "meadhall.6" or option == "--help" or option.removeprefix("--") in told


def test_installers_and_program_agree_on_the_programs_name() -> None:
    assert f'!define ID "{ID}"' in (ROOT / "packaging" / "windows" / "meadhall.nsi").read_text("utf-8")
    assert f'ID = "{ID}"' in (ROOT / "packaging" / "parcel" / "project.py").read_text("utf-8")


def test_what_is_compressed_is_the_same_every_day(licences: ModuleType) -> None:
    from parcel.tree import gzipped

    assert gzipped("words") == gzipped(b"words")
    assert gzip.decompress(gzipped("words")) == b"words"


def test_a_tool_that_is_missing_is_named_in_one_line(licences: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    from parcel.tools import INSTALLED_BY, find

    monkeypatch.setattr("shutil.which", lambda name, path: None)
    for name, how in INSTALLED_BY.items():
        with pytest.raises(SystemExit) as end:
            find(name)
        assert end.value.code == f"build: {name} is missing: {how}"


def test_a_library_for_two_processors(licences: ModuleType) -> None:
    from parcel.universal import universal

    intel, arm = (struct.pack("<III", 0xFEEDFACF, 0x01000000 | kind, 3) + bytes(20_000) for kind in (7, 12))
    joined = universal(arm, intel)
    assert struct.unpack_from(">II", joined) == (0xCAFEBABE, 2)
    for at, part in ((8, intel), (28, arm)):
        processor, _, place, size, page = struct.unpack_from(">IIIII", joined, at)
        assert processor == int.from_bytes(part[4:8], "little")
        assert place % (1 << page) == 0
        assert joined[place : place + size] == part


def test_every_system_has_a_recipe_and_a_trial(licences: ModuleType) -> None:
    import build
    import verify

    for module in build.RECIPES.values():
        assert (ROOT / "packaging" / f"{module.replace('.', '/')}.py").is_file()
    assert set(build.RECIPES) - set(verify.TRIALS) == {"macos"}  # which only a Mac can try: ci/try-macos.sh
