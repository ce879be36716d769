"""The package for Fedora and openSUSE, made by nfpm."""

import json
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path

from parcel.project import PEOPLE, SITE, SUMMARY, moment, version
from parcel.tools import run
from parcel.tree import put, settle

from . import tree

# By the names of libraries, which are the same in all distributions.
NEEDED = [
    "libGL.so.1",
    "libEGL.so.1",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libglib-2.0.so.0",
    "libgssapi_krb5.so.2",
    "libbrotlidec.so.1",
    "libX11-xcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-xkb.so.1",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
]
COMPILE = "python3 -m compileall -q /usr/lib/meadhall/lib || :\n"
# When it is upgraded, the older one goes after the newer one has come: then there is nothing to forget.
FORGET = """\
[ "$1" = 0 ] || exit 0
find /usr/lib/meadhall -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || :
"""


def build(folder: Path, _options: Namespace) -> Path:
    root = folder / "root"
    tree.lay(root / "usr")
    for library in root.rglob("*.so*"):
        library.chmod(0o755)  # as rpm wants it, and Debian does not
    settle(root)
    put(folder / "after.sh", COMPILE)
    put(folder / "before.sh", FORGET)
    put(folder / "nfpm.yaml", json.dumps(_described(root, folder), indent=1))  # which is YAML, too
    out = folder / f"meadhall-{version()}-1.x86_64.rpm"
    run("nfpm", "package", "--config", folder / "nfpm.yaml", "--packager", "rpm", "--target", out)
    return out


def _described(root: Path, folder: Path) -> dict[str, object]:
    when = datetime.fromtimestamp(moment(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {
        "name": "meadhall",
        "arch": "amd64",
        "version": version(),
        "release": "1",
        "section": "games",
        "maintainer": PEOPLE,
        "vendor": "Meadhall contributors",
        **({"homepage": SITE} if SITE else {}),
        "license": "MIT AND MIT-0 AND CC-BY-4.0 AND LGPL-3.0-only AND BSD-3-Clause AND OFL-1.1",
        "description": f"{SUMMARY}.\nFor people around one screen and for computer players. A work of fans.",
        "mtime": when,
        "contents": [{"src": f"{root}/usr/", "dst": "/usr", "type": "tree", "file_info": {"mtime": when}}],
        "scripts": {"postinstall": str(folder / "after.sh"), "preremove": str(folder / "before.sh")},
        "depends": ["python3 >= 3.11", *(f"{library}()(64bit)" for library in NEEDED)],
        "recommends": ["libpulse.so.0()(64bit)"],  # looked for when it runs; without it there is no sound
        "rpm": {
            "summary": SUMMARY,
            "group": "Amusements/Games/Board/Other",
            "compression": "xz",
            "buildhost": "localhost",
        },
    }
