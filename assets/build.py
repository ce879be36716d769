"""Makes the pictures, fonts and sounds of the program: `python assets/build.py [KIND|all] [--check]`.

The results lie in the package, in desktop/meadhall/art, and are committed: whoever installs or runs the program needs
none of this. `--check` writes nothing and tells whether the committed files are what the scripts make today.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import app
import covers
import icons
import sounds
from fonts import make_fonts
from textures import make_textures

Files = dict[str, bytes]

TARGET = Path(__file__).resolve().parent.parent / "desktop" / "meadhall" / "art"
MAKERS: dict[str, Callable[[], Files]] = {
    "icons": icons.make,
    "fonts": make_fonts.make,
    "textures": make_textures.make,
    "covers": covers.make,
    "app": app.make,
    "sounds": sounds.make,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the pictures and fonts of Meadhall.")
    parser.add_argument("kind", nargs="?", default="all", choices=[*MAKERS, "all"])
    parser.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    options = parser.parse_args()
    kinds = list(MAKERS) if options.kind == "all" else [options.kind]
    return max(_run(kind, check=options.check) for kind in kinds)


def _run(kind: str, *, check: bool) -> int:
    try:
        files = MAKERS[kind]()
    except make_fonts.NoNpm as reason:
        print(f"{kind}: left alone, {reason}")
        # A check may be run where there is no network; but who asks for fonts must get fonts.
        return 0 if check else 1
    if check:
        return _compare(kind, files)
    _write(TARGET / kind, files)
    print(f"{kind}: {len(files)} files, {sum(map(len, files.values())) // 1024} KiB")
    return 0


def _write(folder: Path, files: Files) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name not in files:
            old.unlink()
    for name, contents in files.items():
        (folder / name).write_bytes(contents)


def _compare(kind: str, files: Files) -> int:
    folder = TARGET / kind
    committed = {path.name: path.read_bytes() for path in folder.iterdir()} if folder.is_dir() else {}
    differing = sorted(name for name in files.keys() | committed.keys() if files.get(name) != committed.get(name))
    for name in differing:
        state = "is missing" if name not in committed else "is nobody's" if name not in files else "differs"
        print(f"{kind}: {name} {state}")
    print(f"{kind}: {len(files)} files, {'all as committed' if not differing else f'{len(differing)} to look at'}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
