"""What the players have chosen for this machine."""

import json
from collections.abc import Container
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from .. import folders
from ..languages import languages
from ..table import files
from ..table.bad_save import BadSave, Notice, SaveFailed


class Choices(NamedTuple):
    language: str = "system"
    room: str = "system"
    high_contrast: bool = False
    text_scale: int = 100  # per cent, as is the next
    interface_scale: int = 100
    motion: int = 1  # times as fast; 0 is off
    reduced_motion: bool = False
    confirm: bool = True  # ask before what cannot be undone
    remind: bool = True  # before a turn ends, of what would be lost with it
    undo: Literal["strict", "free"] = "strict"  # for new games
    patterns: bool = False  # every colour doubled by a pattern, on the pieces too
    curtain: str = "between_persons"
    odds: bool = True  # show chances where dice are thrown
    remarks: bool = True  # characters comment on what happens
    effects: int = 80  # volumes, per cent
    ambience: int = 40
    muted: bool = False
    curtain_sound: bool = False  # what happens behind the curtain is heard, too
    window: str = ""  # Qt's own account of the window's place and size, in base64


_USUAL = Choices()
_ALLOWED: dict[str, Container[Any]] = {
    "room": ("system", "dark", "light"),
    "text_scale": range(90, 151),
    "interface_scale": range(50, 301),
    "motion": range(4),
    "effects": range(101),
    "ambience": range(101),
    "undo": ("strict", "free"),
    "curtain": ("between_persons", "every_time"),
}
_LONGEST = 4096


class BadChoice(ValueError):
    """There is no such choice, or not this one."""


def _check(name: str, value: Any) -> None:
    """By hand: what would do it for us takes longer to import than anything else that home waits for."""
    is_known = name in Choices._fields and type(value) is type(getattr(_USUAL, name))
    if not is_known or value not in _allowed(name, value) or (isinstance(value, str) and len(value) > _LONGEST):
        raise BadChoice(f"{name:.60} cannot be {value!r:.60}")


def _allowed(name: str, value: Any) -> Container[Any]:
    return ("system", *languages()) if name == "language" else _ALLOWED.get(name, (value,))


class Settings(QObject):
    """Kept in one file. Whatever is wrong with it, the program starts, and says what it could not read."""

    changed = Signal(object)  # the names of the choices that are others now
    noticed = Signal(str, object)  # code, figures

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """In the folder where programs of this system keep their settings, unless another file is named."""
        super().__init__(parent)
        self._path = path or folders.of_settings() / "settings.json"
        self.now, self.notices = _read(self._path)  # the notices are for whoever shows the first page

    def beside(self, name: str) -> Path:
        """A file of that name in the same folder."""
        return self._path.with_name(name)

    def change(self, **choices: Any) -> None:
        """Raises `BadChoice`."""
        for name, value in choices.items():
            _check(name, value)
        now = self.now._replace(**choices)
        names = [name for name in choices if getattr(now, name) != getattr(self.now, name)]
        if not names:
            return
        self.now = now
        try:
            files.write(self._path, json.dumps(now._asdict(), indent=2).encode())
        except SaveFailed as failure:
            self.noticed.emit("settings_not_kept", {"why": failure.code})
        self.changed.emit(names)


def _read(path: Path) -> tuple[Choices, tuple[Notice, ...]]:
    try:
        plain = json.loads(files.read(path))
    except BadSave as error:
        return Choices(), () if error.code == "missing" else (Notice("settings_unreadable", {"why": error.code}),)
    except (ValueError, RecursionError):
        plain = None
    if not isinstance(plain, dict):
        return Choices(), (Notice("settings_unreadable", {"why": "damaged"}),)
    return _understood(plain)


def _understood(plain: dict[str, Any]) -> tuple[Choices, tuple[Notice, ...]]:
    """Each choice stands for itself: one that is broken falls back to its default."""
    good: dict[str, Any] = {}
    notices: list[Notice] = []
    for name, value in plain.items():
        try:
            _check(name, value)
        except BadChoice:
            notices.append(Notice("setting_ignored", {"name": name[:60]}))
        else:
            good[name] = value
    return Choices(**good), tuple(notices)
