"""What runs anywhere on Linux that has Python 3.11 or newer: unpack it and start `meadhall`."""

from argparse import Namespace
from pathlib import Path

from parcel import payload
from parcel.project import version
from parcel.tree import put, settle, tar_xz

from . import tree


def build(folder: Path, _options: Namespace) -> Path:
    root = folder / f"meadhall-{version()}-linux-x86_64"
    lay(root)
    settle(root)
    return tar_xz(root, folder / f"{root.name}.tar.xz")


def lay(root: Path) -> None:
    payload.lay("linux", root)
    put(root / "meadhall", (tree.HERE / "meadhall-anywhere").read_bytes(), executable=True)
    tree.share(root / "share")
