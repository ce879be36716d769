"""With letters of 150 % in the smallest window everything can still be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from meadhall.languages import languages
from meadhall.views.lessons.learn import RavenStrip
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.replay.transport import Transport
from meadhall.views.widgets import RichText
from onlooker import breathe

LARGE = {"text_scale": 150, "high_contrast": True}


@pytest.mark.parametrize("language", languages())
def test_what_the_raven_says_stands_on_its_paper(language: str, tmp_path: Path) -> None:
    picture = Picture("learn", language=language, size=(1280, 720), choices=LARGE)
    with open_window(picture, tmp_path) as window:
        SUBJECTS["learn"](window, picture)
        breathe()
        (strip,) = window.findChildren(RavenStrip)
        said = strip.findChildren(RichText)
        assert sum(text.heightForWidth(text.width()) for text in said) <= strip.look.px(84)


@pytest.mark.parametrize(("text", "count"), [(100, 6), (150, 2)])
def test_the_buttons_of_the_replay_are_not_squeezed(text: int, count: int, tmp_path: Path) -> None:
    """Where not all have room, some give way to the others."""
    choices = {**LARGE, "text_scale": text}
    picture = Picture("replay:watch", language="ru", actions=60, players=3, size=(1280, 720), choices=choices)
    with open_window(picture, tmp_path) as window:
        SUBJECTS["replay"](window, picture)
        breathe()
        (transport,) = window.findChildren(Transport)
        seen = [one for one in transport.children() if isinstance(one, QWidget) and one.isVisible()]
        assert all(one.width() >= one.minimumSizeHint().width() for one in seen)
        assert sum(button.isVisible() for button in transport._ways.values()) == count
