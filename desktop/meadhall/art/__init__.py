"""The icons, textures and fonts of the program, made by the scripts in assets/ of the source tree."""

from pathlib import Path

# A wheel is always unpacked when it is installed, so what lies beside this file is always a real file.
_FOLDER = Path(__file__).parent


def path(kind: str, name: str) -> Path:
    """Where a file lies: path("icons", "boot.svg"). Alike in a checkout, an installed wheel and a bundle."""
    return _FOLDER / kind / name
