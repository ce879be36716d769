"""Builds what people install: `python3 packaging/build.py windows|deb|rpm|appimage|macos|tarball [--out DIR]`.

The same commit gives the same bytes, on every machine and on every day: files come from git and from the pins of
payload.toml, and carry the time of the commit. Whatever a recipe needs and does not find is named in one line.
"""

import argparse
import hashlib
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter

from parcel.project import ROOT
from parcel.tree import fresh

RECIPES = {
    "windows": "windows.recipe",
    "deb": "linux.deb",
    "rpm": "linux.rpm",
    "appimage": "linux.appimage",
    "tarball": "linux.tarball",
    "macos": "macos.recipe",
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Build what people install.")
    parser.add_argument("target", choices=RECIPES)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where it goes (dist)")
    parser.add_argument("--python", type=Path, metavar="DIR", help="appimage, macos: a Python that can be moved")
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="appimage: the runtime that mounts it")
    options = parser.parse_args()
    begun = perf_counter()
    build: Callable[[Path, argparse.Namespace], Path] = import_module(RECIPES[options.target]).build
    made = build(fresh(ROOT / "build" / options.target), options)
    options.out.mkdir(parents=True, exist_ok=True)
    result = made.replace(options.out / made.name)
    digest = hashlib.sha256(result.read_bytes()).hexdigest()
    print(f"{digest}  {result.name}  {result.stat().st_size / 1e6:.1f} MB, {perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
