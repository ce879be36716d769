"""Share this game: what is to be made, where to, and how far it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from meadhall.chronicle.errand import Word
from meadhall.models.thinking.errand import Errand
from meadhall.views.analysis.work import Progress
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.text import escaped
from meadhall.views.widgets import Button, Dialog, RichText, words_of

_WORKER = "meadhall.commands.sharing"
KINDS = (("film", ".webp", "play"), ("picture", ".png", "eye"), ("saga", ".html", "scroll"), ("plain", ".txt", "book"))
_OF_DISK = ("disk_full", "not_allowed", "too_long", "failed")


class ShareDialog(Dialog):
    """It is made in a process of its own; to close the dialog is to stop it."""

    def __init__(self, style: Style, over: QWidget, path: Path) -> None:
        words = words_of(style)
        super().__init__(style, over, words("share.heading"), width=760)
        self._path, self._out = path, Path()
        self._errand: Errand | None = None
        row = QHBoxLayout()
        row.setSpacing(0)
        self.kinds: list[Button] = []
        for name, ending, icon in KINDS:
            button = Button(style, words(f"share.{name}"), Kind.SECONDARY, icon, self)
            button.acted.connect(lambda ending=ending: self._ask(ending))
            self.kinds.append(button)
            row.addWidget(button)
        self.body.addLayout(row)
        self.said = RichText(style, "", 16)
        self.progress = Progress(style, 0.0)
        self.progress.hide()
        self.body.addWidget(self.progress)
        self.body.addWidget(self.said)
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)
        self.closed.connect(self.stop)

    def _ask(self, ending: str) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder) / f"{self._path.stem}{ending}"
        heading = self.look.words("share.where")
        chosen, _ = QFileDialog.getSaveFileName(self.window(), heading, str(proposed), f"*{ending}")
        if chosen:
            out = Path(chosen)
            self.make(out if out.suffix == ending else out.with_name(out.name + ending))

    def make(self, out: Path) -> None:
        self.stop()
        self._out = out
        self._say("")
        self.progress.set_share(0.0)
        self.progress.show()
        language = words_of(self.look).language
        self._errand = Errand((_WORKER, str(self._path), str(out), language), out, self)
        self._errand.progressed.connect(self.progress.set_share)
        self._errand.done.connect(self._done)
        self._errand.failed.connect(self._failed)
        for button in self.kinds:
            button.setEnabled(False)

    def stop(self) -> None:
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.call_back()
        self._rest()

    def _rest(self) -> None:
        self.progress.hide()
        for button in self.kinds:
            button.setEnabled(True)

    def _say(self, text: str) -> None:
        self.said.set_text(text)

    def _done(self, word: Word) -> None:
        self._errand = None
        self._rest()
        self._say(self.look.words("share.done", file=escaped(self._out.name)))

    def _failed(self, code: str, figures: object) -> None:
        self._errand = None
        self._rest()
        known = "no_webp" if code == "no_webp" else "broken"
        why = self.look.words(f"shell.save_failed.{code}" if code in _OF_DISK else f"share.{known}")
        self._say(self.look.words("share.failed", file=escaped(self._out.name), why=why))
