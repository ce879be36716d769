"""Every page in three languages, two rooms and three sizes: nothing clipped, nothing that Qt warns of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from ground import painted
from written import cut_off, faint, listening, overlapping, smallest, too_small

from kit.tongues import LONGER, long_words
from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Overlay, clipped
from onlooker import breathe

PAGES = ("home", "setup", "opponents", "settings", "hall", "stats", "about", "almanac", "learn")
DIALOGS = (
    "delete-game",
    "name-game",
    "bad-save",
    "reset-settings",
    "licences",
    "trouble",
    "notice",
    "bot-failed",
    "quit-unsaved",
    "who-sits",
)
LOOKS = (("dark", (1280, 720)), ("light", (1920, 1080)))
MORE_LOOKS = (("light", (1280, 720)), ("dark", (1920, 1080)), ("dark", (1600, 1200)), ("light", (1600, 1200)))
SMALL = (1280, 720)
NewWindow = Callable[..., Window]


@pytest.mark.parametrize(
    ("room", "size"), [*LOOKS, *(pytest.param(*look, marks=pytest.mark.thorough) for look in MORE_LOOKS)]
)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, language: str, room: str, size: tuple[int, int], tmp_path: Path) -> None:
    picture = Picture(page, actions=12 if page in ("home", "hall") else 0, language=language, theme=room, size=size)
    assert wrong_in(picture, tmp_path) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialog(dialog: str, language: str, tmp_path: Path) -> None:
    picture = Picture(dialog, language=language, theme="light", size=(1280, 720))
    assert wrong_in(picture, tmp_path) == []


@pytest.mark.parametrize("page", PAGES)
def test_long_words_have_room_on_every_page(page: str, tmp_path: Path) -> None:
    with long_words(_folder(tmp_path)) as long:
        picture = Picture(page, actions=12 if page in ("home", "hall") else 0, language=long, size=SMALL)
        assert wrong_in(picture, tmp_path) == []


@pytest.mark.parametrize("game", GAMES)
def test_long_words_have_room_at_every_table(game: str, tmp_path: Path) -> None:
    with long_words(_folder(tmp_path), LONGER) as long:
        assert wrong_in(Picture(game, language=long, size=SMALL), tmp_path) == []


@pytest.mark.parametrize("dialog", ["bad-save", "reset-settings", "licences", "trouble", "notice"])
def test_long_words_have_room_in_dialogs(dialog: str, tmp_path: Path) -> None:
    with long_words(_folder(tmp_path)) as long:
        assert wrong_in(Picture(dialog, language=long, theme="light", size=(1280, 720)), tmp_path) == []


def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "text"
    folder.mkdir()
    return folder


def wrong_in(picture: Picture, folder: Path) -> list[str]:
    """By what the widgets say of themselves, and by what they have painted."""
    with listening() as heard, open_window(picture, folder) as window:
        SUBJECTS[picture.subject](window, picture)
        breathe()
        with listening() as frame:
            painted(window)
        layers = [layer for layer in window.findChildren(Overlay) if layer.isVisible()]
        top = layers[-1] if layers else window
        robbed = [] if window.isActiveWindow() else ["the keyboard: something has flashed as a window of its own"]
        return [
            *robbed,
            *clipped(window),
            *too_small(heard, smallest(picture.size)),
            *faint(heard),
            *cut_off(heard),
            *overlapping(frame, top),
        ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("text", "scale"), [(150, 100), (90, 100), (150, 300)])
def test_page_with_large_and_small_text(page: str, language: str, text: int, scale: int, new_window: NewWindow) -> None:
    window = new_window(language=language, text_scale=text, interface_scale=scale, motion=0)
    if page != "home":
        picture = Picture(page)
        SUBJECTS[page](window, picture)
    breathe()
    window.grab()
    assert clipped(window) == []


def test_a_seat_with_the_longest_name_fits(new_window: NewWindow) -> None:
    window = new_window(motion=0)
    SUBJECTS["setup"](window, Picture("setup"))
    draft = window.place.subject
    draft.chairs[0].name = "Ш" * 60
    window.rebuild()
    breathe()
    assert clipped(window) == []
    assert draft.problem(window.look.words) == ""


def test_pages_are_rebuilt_when_the_window_passes_a_step(new_window: NewWindow) -> None:
    window = new_window(motion=0)
    window.go(Place("settings"))
    before, look = window.page, window.look
    window.grab()
    assert look._pixmaps._kept
    window.show_at(window.size() * 1.5)
    assert window.page is not before
    assert window.look.unit > look.unit
    assert not look._pixmaps._kept
    assert window.place.page == "settings"
    breathe()
    assert clipped(window) == []


def test_a_resize_within_a_step_keeps_the_page(new_window: NewWindow) -> None:
    window = new_window(1920, 1080, motion=0)
    before = window.page
    window.show_at(window.size().shrunkBy(window.contentsMargins()))
    window.resize(1926, 1080)
    breathe()
    assert window.page is before
    assert clipped(window) == []
    assert window.place == HOME
