"""What the players have chosen for this machine."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta
from PySide6.QtCore import QObject, Signal

from ..table import BadSave, Notice, SaveFailed, files


class Choices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Literal["system", "en", "ru", "uk"] = "system"
    room: Literal["system", "dark", "light"] = "system"
    text_scale: Annotated[int, Meta(ge=90, le=130)] = 100  # per cent, as is the next
    interface_scale: Annotated[int, Meta(ge=50, le=300)] = 100
    motion: Annotated[int, Meta(ge=0, le=3)] = 1  # times as fast; 0 is off
    reduced_motion: bool = False
    confirm: bool = True  # ask before what cannot be undone
    undo: Literal["strict", "free"] = "strict"  # for new games
    patterns: bool = False  # every colour doubled by a pattern, on the pieces too
    curtain: Literal["between_persons", "every_time"] = "between_persons"
    sound: bool = True
    window: Annotated[str, Meta(max_length=4096)] = ""  # Qt's own account of the window's place and size, in base64


class Settings(QObject):
    """Kept in one file. Whatever is wrong with it, the program starts, and says what it could not read."""

    changed = Signal(object)  # the names of the choices that are others now
    noticed = Signal(str, object)  # code, figures

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """In the folder where programs of this system keep their settings, unless another file is named."""
        super().__init__(parent)
        self._path = path or platformdirs.user_config_path("meadhall", appauthor=False) / "settings.json"
        self.now, self.notices = _read(self._path)  # the notices are for whoever shows the first page

    def change(self, **choices: Any) -> None:
        """Raises `msgspec.ValidationError` for what is no such choice."""
        now = msgspec.convert({**msgspec.to_builtins(self.now), **choices}, Choices)
        names = [name for name in Choices.__struct_fields__ if getattr(now, name) != getattr(self.now, name)]
        if not names:
            return
        self.now = now
        try:
            files.write(self._path, msgspec.json.format(msgspec.json.encode(now)))
        except SaveFailed as failure:
            self.noticed.emit("settings_not_kept", {"why": failure.code})
        self.changed.emit(names)


def _read(path: Path) -> tuple[Choices, tuple[Notice, ...]]:
    try:
        plain = msgspec.json.decode(files.read(path), type=dict[str, Any])
    except BadSave as error:
        return Choices(), () if error.code == "missing" else (Notice("settings_unreadable", {"why": error.code}),)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Choices(), (Notice("settings_unreadable", {"why": "damaged"}),)
    return _understood(plain)


def _understood(plain: dict[str, Any]) -> tuple[Choices, tuple[Notice, ...]]:
    """Each choice stands for itself: one that is broken falls back to its default."""
    good: dict[str, Any] = {}
    notices: list[Notice] = []
    for name, value in plain.items():
        try:
            good[name] = getattr(msgspec.convert({name: value}, Choices), name)
        except (msgspec.ValidationError, RecursionError):
            notices.append(Notice("setting_ignored", {"name": name[:60]}))
    return Choices(**good), tuple(notices)
