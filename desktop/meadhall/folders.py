"""Where programs of this system keep their settings, their data and their logs.

Where a file named `portable` lies beside the program, all of it lies there too, in `data`: on a stick, for example.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

# On Linux it is said here as platformdirs has it, for home would wait for that to be imported.

_NAME = "meadhall"
_PROGRAM = Path(__file__).resolve().parents[2]  # all packages, and the checkout, have our package in one folder of it


def of_settings() -> Path:
    return _beside_program() or _on_linux("XDG_CONFIG_HOME", "~/.config") or _elsewhere("user_config_path")


def of_data() -> Path:
    return _beside_program() or _on_linux("XDG_DATA_HOME", "~/.local/share") or _elsewhere("user_data_path")


def of_log() -> Path:
    states = _on_linux("XDG_STATE_HOME", "~/.local/state")
    return _beside_program() or (states / "log" if states else _elsewhere("user_log_path"))


def _beside_program() -> Path | None:
    """An AppImage is one file: what lies beside that counts."""
    image = os.environ.get("APPIMAGE")
    program = Path(image).parent if image else _PROGRAM
    return program / "data" if (program / "portable").exists() else None


def _on_linux(variable: str, usual: str) -> Path | None:
    named = Path(os.environ.get(variable, ""))
    folder = named if named.is_absolute() else Path(usual).expanduser()
    return folder / _NAME if sys.platform == "linux" and folder.is_absolute() else None


def _elsewhere(kind: str) -> Path:
    import platformdirs

    return getattr(platformdirs, kind)(_NAME, appauthor=False)
