"""One file that runs on any Linux with glibc 2.34 or newer: a runtime that mounts what is appended to it.

The runtime and a Python that can be moved are not on PyPI: `--runtime` and `--python` name them (release.yml fetches
both and says which).
"""

import os
from argparse import Namespace
from pathlib import Path

from parcel.pictures import icon
from parcel.project import ID, moment, version
from parcel.tools import run, stop
from parcel.tree import put, settle

from . import tarball, tree

START = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export PYTHONHOME="$here/python" PYTHONPATH="$here/lib" PYTHONNOUSERSITE=1 PYTHONDONTWRITEBYTECODE=1
exec "$here/python/bin/python3" -m meadhall "$@"
"""
LEFT_OUT = ("include", "share", "lib/pkgconfig", "lib/tk*", "lib/tcl*", "lib/itcl*", "lib/thread*")
LEFT_OUT_OF_LIBRARY = (
    "test",
    "idlelib",
    "tkinter",
    "turtledemo",
    "ensurepip",
    "lib2to3",
    "config-*",
    "site-packages/pip*",
)


def build(folder: Path, options: Namespace) -> Path:
    if options.python is None or options.runtime is None:
        stop(
            "appimage needs --python DIR (a Python that can be moved) and --runtime FILE (of AppImage); see release.yml"
        )
    root = folder / "AppDir"
    lay(root, options.python)
    settle(root)
    image, out = folder / "image", folder / f"Meadhall-{version()}-x86_64.AppImage"
    times = ["-mkfs-time", str(moment()), "-all-time", str(moment())]
    alike = ["-all-root", "-no-xattrs", "-processors", "1", "-comp", "zstd", "-Xcompression-level", "19"]
    os.environ.pop("SOURCE_DATE_EPOCH", None)
    run("env", "-u", "SOURCE_DATE_EPOCH", "mksquashfs", root, image, "-noappend", "-quiet", *times, *alike)
    put(out, options.runtime.read_bytes() + image.read_bytes(), executable=True)
    return out


def lay(root: Path, python: Path) -> None:
    tarball.lay(root)
    (root / "meadhall").unlink()
    put(root / "AppRun", START, executable=True)
    put(root / f"{ID}.desktop", (tree.HERE / f"{ID}.desktop").read_bytes())
    put(root / f"{ID}.png", icon(256).read_bytes())
    run("cp", "-a", python, root / "python")
    for place, names in (("", LEFT_OUT), ("lib/python3.*/", LEFT_OUT_OF_LIBRARY)):
        for name in names:
            for found in sorted((root / "python").glob(place + name)):
                run("rm", "-rf", found)
