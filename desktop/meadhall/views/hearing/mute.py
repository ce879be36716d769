"""The button with the loudspeaker, in the bars above a table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from meadhall.models.settings import Settings
from meadhall.views.look.style import Style
from meadhall.views.widgets import IconButton

KEY = "M"  # of the window, on every page


def toggled(settings: Settings) -> None:
    settings.change(muted=not settings.now.muted)


class MuteButton(IconButton):
    def __init__(self, style: Style, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, "sound", "", parent)
        self._settings = settings
        self.acted.connect(lambda: toggled(settings))
        settings.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        muted, words = self._settings.now.muted, self.look.words
        self.icon_name = "sound-off" if muted else "sound"
        name = words(f"shell.sound.{'unmute' if muted else 'mute'}")
        self.rename(name)
        self.explain(words("shell.common.key_hint", what=name, key=KEY))
        self.update()
