"""The package for Debian 12 and 13, Ubuntu 24.04 and their kin."""

import hashlib
from argparse import Namespace
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from parcel.licences import parts
from parcel.project import PEOPLE, SITE, moment, version
from parcel.tools import run
from parcel.tree import files, gzipped, put, settle, size

from . import tree

OVERRIDES = """\
# The libraries are those that Qt publishes, unchanged: its licence wants them exchangeable, and the versions of
# Debian 12 and Ubuntu 24.04 are older than the one that Meadhall is tested with.
meadhall: embedded-library *
meadhall: custom-library-search-path *
meadhall: unstripped-binary-or-object *
# It holds nothing but data.
meadhall: shared-library-lacks-prerequisites *
"""
POSTINST = """\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null; then
    py3compile -p meadhall /usr/lib/meadhall/lib
fi
"""
PRERM = """\
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
    py3clean -p meadhall /usr/lib/meadhall/lib
fi
find /usr/lib/meadhall/lib -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
"""


def build(folder: Path, _options: Namespace) -> Path:
    root = folder / "root"
    tree.lay(root / "usr", "games", "vendor-completions")
    doc = root / "usr" / "share" / "doc" / "meadhall"
    put(doc / "copyright", _copyright())
    put(doc / "changelog.gz", gzipped(_changelog()))
    put(root / "usr" / "share" / "lintian" / "overrides" / "meadhall", OVERRIDES)
    put(root / "DEBIAN" / "control", _control(size(root)))
    put(root / "DEBIAN" / "md5sums", _md5sums(root))
    put(root / "DEBIAN" / "postinst", POSTINST, executable=True)
    put(root / "DEBIAN" / "prerm", PRERM, executable=True)
    settle(root)
    out = folder / f"meadhall_{version()}_amd64.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--threads-max=1", "--build", root, out)
    return out


def _control(installed: int) -> str:
    homepage = f"Homepage: {SITE}\n" if SITE else ""
    return f"""\
Package: meadhall
Version: {version()}
Architecture: amd64
Maintainer: {PEOPLE}
Installed-Size: {installed // 1024}
Depends: {tree.DEPENDS}
Recommends: libpulse0
Section: games
Priority: optional
{homepage}Description: four board games of the North in one room
 A Game of Thrones Catan: Brotherhood of the Watch, Northgard: Uncharted Lands,
 Champions of Midgard and Vikings Gone Wild, for people around one screen and
 for computer players. In English, Russian and Ukrainian. A work of fans.
"""


def _md5sums(root: Path) -> str:
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}"
        for path in files(root / "usr")
    ]
    return "\n".join(lines) + "\n"


def _changelog() -> str:
    day = format_datetime(datetime.fromtimestamp(moment(), UTC))
    return f"meadhall ({version()}) stable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- {PEOPLE}  {day}\n"


def _copyright() -> str:
    """Each part, and where its text lies: in the package itself."""
    own = (tree.PACKAGE / "art" / "licences" / "meadhall.txt").read_text("utf-8")
    lines = ["Meadhall, a room with four board games of the North in it.", f"Source: {SITE}" * bool(SITE), "", own]
    lines += ["What comes with it:", ""]
    for part in parts():
        text = f"/usr/lib/meadhall/lib/meadhall/art/{part.text}"
        lines += [f"{part.name}: {part.licence}", f"  text: {text}"]
        lines += [f"  source: {part.source}"] * bool(part.source) + [""]
    lines.append("LGPL-3 and GPL-3 are in /usr/share/common-licenses, too.")
    return "\n".join(lines) + "\n"
