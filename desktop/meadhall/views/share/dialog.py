"""Share this game: what is to be made, where to, and how far it is."""

from __future__ import annotations

from pathlib import Path
from time import localtime, strftime

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from meadhall.chronicle.errand import Word
from meadhall.models.thinking.errand import Errand
from meadhall.rules import kernel
from meadhall.table import SaveFailed, Saver, Table
from meadhall.views.analysis.work import Progress
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.text import Words, escaped, facts
from meadhall.views.widgets import Button, Dialog, RichText, words_of

_WORKER = "meadhall.commands.sharing"
KINDS = (("film", ".webp", "play"), ("picture", ".png", "eye"), ("saga", ".html", "scroll"), ("plain", ".txt", "book"))
WOVEN = ("tapestry", ".tapestry.png", "flag")  # only of a game that is over
_OF_DISK = ("disk_full", "not_allowed", "too_long", "failed")


class ShareDialog(Dialog):
    """It is made in a process of its own; to close the dialog, or to press "cancel", is to stop it."""

    def __init__(self, style: Style, over: QWidget, table: Table, line: int) -> None:
        """`line` is the position for a picture."""
        words = words_of(style)
        super().__init__(style, over, words("share.heading"), width=760)
        self._table, self._line, self._out = table, line, Path()
        self._errand: Errand | None = None
        over_now = kernel.is_over(table.state)
        about = "share.about" if over_now else "share.about_running"
        self.about = RichText(style, words(about), 16, colour=style.room.text2)
        self.body.addWidget(self.about)
        row = QHBoxLayout()
        row.setSpacing(0)
        self.kinds: list[Button] = []
        for name, ending, icon in (*KINDS, WOVEN) if over_now else KINDS:
            kind = Kind.SECONDARY if self.kinds else Kind.PRIMARY
            button = Button(style, words(f"share.{name}"), kind, icon, self)
            button.acted.connect(lambda ending=ending: self._ask(ending))
            self.kinds.append(button)
            row.addWidget(button)
        self.body.addLayout(row)
        self.progress = Progress(style, 0.0)
        self.cancel = Button(style, words("shell.common.cancel"), Kind.SECONDARY, "cross", self)
        self.cancel.acted.connect(self._cancel)
        way = QHBoxLayout()
        way.addWidget(self.progress, 1)
        way.addWidget(self.cancel)
        self.body.addLayout(way)
        self.said = RichText(style, "", 16)
        self.body.addWidget(self.said)
        self.said.hide()
        self.add_button(words("shell.common.close"))
        self.closed.connect(self.stop)
        self._rest()

    def first_focus(self) -> QWidget:
        return self.kinds[0]

    def _ask(self, ending: str) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder) / f"{name_for(self._table, words_of(self.look))}{ending}"
        heading = self.look.words("share.where")
        chosen, _ = QFileDialog.getSaveFileName(self.window(), heading, str(proposed), f"*{ending}")
        if chosen:
            self.make(with_ending(Path(chosen), ending))

    def make(self, out: Path) -> None:
        self.stop()
        self._out = out
        self._say("")
        try:
            packed = Saver().packed(self._table, 0)
        except SaveFailed as failed:
            self._failed(failed.code, {})
            return
        self.progress.set_share(0.0)
        way = str(out), words_of(self.look).language, str(self._line)
        self._errand = Errand((_WORKER, *way), out, self, packed)
        self._errand.progressed.connect(self.progress.set_share)
        self._errand.done.connect(self._done)
        self._errand.failed.connect(self._failed)
        self._work()

    def stop(self) -> None:
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.call_back()
            errand.deleteLater()
        self._rest()

    def _cancel(self) -> None:
        self.stop()
        self._say(self.look.words("share.cancelled"))

    def _work(self) -> None:
        """Until it is done there is one thing to press."""
        self.progress.show()
        self.cancel.show()
        self.cancel.setFocus()
        for button in self.kinds:
            button.setEnabled(False)
        self._lay_out()

    def _rest(self) -> None:
        for button in self.kinds:
            button.setEnabled(True)
        if self.cancel.hasFocus():
            self.kinds[0].setFocus()
        self.progress.hide()
        self.cancel.hide()

    def _say(self, text: str) -> None:
        self.said.set_text(text)
        self.said.setVisible(bool(text))
        self._lay_out()

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


def with_ending(out: Path, ending: str) -> Path:
    """What is made is told by the ending of the file; half of one is made whole."""
    if out.name.lower().endswith(ending):
        return out
    half = Path(ending).suffix
    return out.with_name(out.name.removesuffix(half) + ending)


def name_for(table: Table, words: Words) -> str:
    """Of a file: the game and its day, of what every disk takes."""
    title = facts(table.game.id, words).title  # pyright: ignore[reportArgumentType]
    day = strftime(" %Y-%m-%d", localtime(table.terms.created)) if table.terms.created else ""
    return "".join(letter for letter in title + day if letter.isalnum() or letter in " -")
