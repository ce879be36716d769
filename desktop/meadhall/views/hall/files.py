"""Games come from elsewhere, and copies of them go there: where, is asked in the system's own dialog."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from meadhall.chronicle.past import Past
from meadhall.models.keeping.library import KEPT, Library
from meadhall.table import BadSave, SaveFailed, read_header
from meadhall.table.files import UNFINISHED
from meadhall.views.hall import told
from meadhall.views.shell.notices import bad_save
from meadhall.views.text import Words, escaped, facts

_BARRED = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


def ask_which_to_bring(parent: QWidget, words: Words) -> Path | None:
    kinds = f"{words('hall.files')} (*{KEPT} *{UNFINISHED})"
    chosen, _ = QFileDialog.getOpenFileName(parent, words("hall.import"), documents(), kinds)
    return Path(chosen) if chosen else None


def brought(library: Library, words: Words, path: Path) -> str:
    """What is to be said of it."""
    try:
        taken = library.take_in(path)
    except BadSave as error:
        return words("hall.not_brought", why=bad_save(words, error))
    except SaveFailed as error:
        return words("shell.saves.not_saved", why=words(f"shell.save_failed.{error.code}"))
    if not taken.is_new:
        return words("hall.already")
    return words("hall.brought", game=facts(read_header(taken.path).game, words).title)


def ask_where_to_put(parent: QWidget, library: Library, words: Words, past: Past, place: Path) -> str:
    """What is to be said of it; nothing, if nobody wants a copy any more."""
    name = f"{told.title(words, past)} – {told.dated(words, past)}".translate(_BARRED)
    proposed = str(Path(documents()) / f"{name}{KEPT}")
    chosen, _ = QFileDialog.getSaveFileName(parent, words("hall.export"), proposed, f"{words('hall.files')} (*{KEPT})")
    if not chosen:
        return ""
    out = Path(chosen)
    return copied(library, words, place, out if out.suffix else out.with_suffix(KEPT))


def copied(library: Library, words: Words, place: Path, out: Path) -> str:
    try:
        library.export(place, out)
    except BadSave as error:
        return bad_save(words, error)
    except SaveFailed as error:
        return words("hall.not_copied", why=words(f"shell.save_failed.{error.code}"))
    return words("hall.copied", file=escaped(out.name))


def documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
