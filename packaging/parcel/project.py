"""What the project says of itself: its folder, its version, the files of a commit and the time of it."""

import io
import os
import re
import subprocess
import tarfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PACKAGE = ROOT / "desktop" / "meadhall"
ID = "io.github.meadhall.Meadhall"
SOURCES = "views/text/en/"  # for translators; the program reads what is made of them
# Where it is published, such as https://github.com/OWNER/NAME. That is nowhere yet, so packages name no address; and
# nothing is released (ci/check-tag.sh) until it stands here.
SITE = ""
PEOPLE = "Meadhall contributors <contributors@meadhall.invalid>"  # packages want an address: this one is nobody's
SUMMARY = "Four board games of the North in one room"


@cache
def version() -> str:
    found = re.search(r'^__version__ = "([^"]+)"', (PACKAGE / "__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


@cache
def moment() -> int:
    """When the commit was made: the time of every file in every package."""
    told = os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct")
    return int(told)


def program_files() -> dict[str, bytes]:
    """Of our package, as the commit has them, whatever lies about in the checkout: by their names inside it."""
    packed = subprocess.run(["git", "archive", "HEAD", "desktop/meadhall"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as tar:
        found = {one.name.removeprefix("desktop/meadhall/"): tar.extractfile(one) for one in tar if one.isfile()}
        ours = {name: file for name, file in sorted(found.items()) if not name.startswith(SOURCES)}
        return {name: file.read() for name, file in ours.items() if file is not None}


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
