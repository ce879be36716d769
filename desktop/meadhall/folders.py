"""Where programs of this system keep their settings, their data and their logs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# On Linux it is said here as platformdirs has it, for home would wait for that to be imported.

_NAME = "meadhall"


def of_settings() -> Path:
    return _on_linux("XDG_CONFIG_HOME", "~/.config") or _elsewhere("user_config_path")


def of_data() -> Path:
    return _on_linux("XDG_DATA_HOME", "~/.local/share") or _elsewhere("user_data_path")


def of_log() -> Path:
    states = _on_linux("XDG_STATE_HOME", "~/.local/state")
    return states / "log" if states else _elsewhere("user_log_path")


def _on_linux(variable: str, usual: str) -> Path | None:
    named = Path(os.environ.get(variable, ""))
    folder = named if named.is_absolute() else Path(usual).expanduser()
    return folder / _NAME if sys.platform == "linux" and folder.is_absolute() else None


def _elsewhere(kind: str) -> Path:
    import platformdirs

    return getattr(platformdirs, kind)(_NAME, appauthor=False)
