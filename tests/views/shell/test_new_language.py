"""A language comes by its file alone: nothing in Python knows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kit.tongues import at_desk
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Press, Segments, clipped
from onlooker import breathe

NewWindow = Callable[..., Window]
TEN_LINES = {
    "shell.common.ok": "OK",
    "shell.common.cancel": "Anuluj",
    "shell.common.back": "Wstecz",
    "shell.home.settings": "Ustawienia",
    "shell.settings.language": "Język",
    "shell.setup.start": "Rozpocznij grę",
    "shell.common.on": "tak",
    "shell.common.off": "nie",
    "table.button.undo": "Cofnij",
    "watch.resource.ore": "ruda|gen=rudy|acc=rudę",
}


@pytest.fixture
def polish(tmp_path: Path) -> Iterator[None]:
    """Ten lines, as a translator may begin."""
    folder = tmp_path / "desk"
    folder.mkdir()
    lines = "".join(
        f'<message id="{ident}"><source>{ident}</source><translation>{text}</translation></message>'
        for ident, text in TEN_LINES.items()
    )
    with at_desk(folder) as desk:
        for _ in range(2):  # the sources of the lines are filled in first, and then what they translate is finished
            (folder / "meadhall_pl.ts").write_text(_file(desk, lines), "utf-8")
            assert desk.main([]) == 0
        yield


def _file(desk, lines: str) -> str:
    for ident in TEN_LINES:
        lines = lines.replace(
            f"<source>{ident}</source>", f"<source>{desk.source_text(desk.sources()[ident])}</source>"
        )
    return f'<TS version="2.1" language="pl"><context>{lines}</context></TS>'


@pytest.mark.usefixtures("polish")
def test_polish_stands_in_the_settings_and_works(new_window: NewWindow) -> None:
    window = new_window(language="en", motion=0)
    window.go(Place("settings"))
    tongues = window.findChild(Segments, "language")
    assert tongues is not None
    polski = next(press for press in tongues.findChildren(Press) if press.text_shown == "Polski")
    polski.click()
    breathe()
    assert window.settings.now.language == "pl"
    assert window.look.words("shell.common.cancel") == "Anuluj"
    for page in ("setup", "settings", "hall", "stats", "about"):
        SUBJECTS[page](window, Picture(page))
        breathe()
        window.grab()
        assert clipped(window) == []
