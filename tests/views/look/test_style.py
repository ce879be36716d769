"""Scale, fonts and the store of painted pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Motion, Style, painted_pixmap, unit_for


@pytest.mark.parametrize(
    ("size", "text_scale", "unit"),
    [
        ((1920, 1080), 1.0, 1.0),
        ((3840, 2160), 1.0, 2.0),
        ((1280, 720), 1.0, 0.72),
        ((2560, 1080), 1.0, 1.0),
        ((9000, 9000), 1.0, 2.2),
        ((1920, 1080), 1.5, 1.5),
        ((1920, 1080), 0.9, 0.9),
        ((1280, 720), 0.9, 0.72),  # text is as small there as it may be
    ],
)
def test_the_unit_fits_the_window(size: tuple[int, int], text_scale: float, unit: float) -> None:
    assert unit_for(*size, text_scale) == pytest.approx(unit)


def test_measures_scale_and_never_vanish() -> None:
    style = Style(DARK, 0.72)
    assert style.px(100) == 72
    assert style.px(0.3) == 1
    assert style.px(0) == 0
    assert style.scaled(10) == pytest.approx(7.2)


def test_no_text_of_the_chrome_is_too_small() -> None:
    assert Style(DARK, 0.72).font("text", 13).pixelSize() == 12
    assert Style(DARK, 1.0).font("text", 12).pixelSize() == 13
    assert Style(DARK, 2).font("text", 13).pixelSize() == 26


@pytest.mark.parametrize(
    ("size", "floor"),
    [
        ((1280, 720), 12),
        ((1366, 768), 12),
        ((1536, 864), 12),
        ((1920, 1000), 13),
        ((1920, 1080), 13),
        ((3840, 2160), 13),
    ],
)
def test_letters_may_be_as_low_as_the_window_is_small(size: tuple[int, int], floor: int) -> None:
    style = Style(DARK, unit_for(*size))
    assert style.floor == style.of_a_board().floor == floor


def test_every_font_is_ours() -> None:
    assert Style(DARK).missing_fonts == ()
    for role, chosen in fonts.ROLES.items():
        info = QFontInfo(fonts.font(role, 20))
        assert info.family() == chosen.family
        assert info.weight() == chosen.weight


@pytest.mark.parametrize("role", ["text", "medium", "bold", "name", "display", "comic"])
def test_fonts_have_all_letters(role: str) -> None:
    metrics = QFontMetricsF(fonts.font(role, 20))
    for letter in "AZazÅøþАЯаяЁёҐґЄєІіЇї«»“”—’":
        assert metrics.inFontUcs4(ord(letter)), letter


@pytest.mark.parametrize("role", ["text", "bold", "name"])
def test_figures_are_all_of_one_width(role: str) -> None:
    metrics = QFontMetricsF(fonts.font(role, 40))
    widths = [metrics.horizontalAdvance(figure) for figure in "0123456789"]
    assert max(widths) - min(widths) < 0.1


def test_a_picture_is_painted_once() -> None:
    painted: list[int] = []
    style = Style(DARK)

    def paint(painter: QPainter) -> None:
        painted.append(1)
        painter.fillRect(0, 0, 4, 4, QColor("red"))

    first = style.pixmap("dot", (4, 4), paint, 2.0)
    second = style.pixmap("dot", QSizeF(4, 4), paint, 2.0)
    assert painted == [1]
    assert first.cacheKey() == second.cacheKey()
    assert first.width() == 8
    assert first.deviceIndependentSize() == QSizeF(4, 4)
    style.pixmap("dot", (4, 4), paint, 1.0)
    assert painted == [1, 1]


def test_pictures_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.views.look.style._PIXMAP_BYTES", 6 * 128 * 128 * 4)
    style = Style(DARK)
    painted: list[int] = []

    def paint_number(number: int) -> None:
        style.pixmap(number, (128, 128), lambda painter: painted.append(number))

    for number in range(10):
        paint_number(number)
    paint_number(9)
    assert len(painted) == 10, "the latest picture is kept"
    paint_number(0)
    assert len(painted) == 11, "the oldest picture was dropped"


def test_a_picture_begins_clear() -> None:
    image = painted_pixmap(3, 3, lambda painter: None).toImage()
    assert image.pixelColor(1, 1).alpha() == 0


def test_motion() -> None:
    assert Motion().milliseconds(200) == 200
    assert Motion(speed=2).milliseconds(200) == 100
    assert Motion(speed=0).milliseconds(200) == 0


def test_a_style_without_words_says_so() -> None:
    with pytest.raises(LookupError):
        _ = Style(DARK).words


def test_words_of_names_stand_apart() -> None:
    metrics = QFontMetricsF(fonts.font("name", 100))
    assert metrics.horizontalAdvance(" ") >= 22
