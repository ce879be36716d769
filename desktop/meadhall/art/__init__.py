"""The icons, textures and fonts of the program, made by the scripts in assets/ of the source tree."""

from importlib.resources import files
from pathlib import Path


def path(kind: str, name: str) -> Path:
    """Where a file lies: path("icons", "boot.svg"). Alike in a checkout, an installed wheel and a bundle."""
    # A wheel is always unpacked when it is installed, so a resource of ours is always a real file.
    return Path(str(files(__name__).joinpath(kind, name)))
