"""What is written on the banner of the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.widgets import RichText
from onlooker import breathe


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_words_above_its_button_keep_off_it(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    picture = Picture("curtain", language=language, size=size)
    with open_window(picture, tmp_path) as window:
        SUBJECTS["curtain"](window, picture)
        breathe()
        (curtain,) = window.findChildren(Curtain)
        (note,) = (one for one in curtain.children() if isinstance(one, RichText))
        assert note.height() >= note.heightForWidth(note.width())
        assert curtain.button.y() - note.geometry().bottom() > curtain.look.px(16)
