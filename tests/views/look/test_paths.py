"""Icons, path data, hand-made edges and broken lines."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from meadhall import art
from meadhall.views.look import svgpath
from meadhall.views.look.icons import COLOURS, GRID, icon_in, icon_path
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import badge_path, banner_path, device_path
from meadhall.views.look.richtext import lines_of
from meadhall.views.look.shapes import handmade, rounded, seed_of

ICONS = sorted(file.stem for file in art.path("icons", "").glob("*.svg"))


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_lies_on_its_grid(name: str) -> None:
    path = icon_path(name)
    box = path.boundingRect()
    assert not path.isEmpty()
    assert QRectF(-0.1, -0.1, 24.2, 24.2).contains(box)


def test_coloured_icons_exist() -> None:
    assert set(COLOURS) <= set(ICONS)


def test_an_icon_is_centred() -> None:
    box = icon_in("plus", QRectF(10, 20, 60, 30)).boundingRect()
    assert box.center().x() == pytest.approx(40, abs=0.6)
    assert box.center().y() == pytest.approx(35, abs=0.6)
    assert box.height() <= 30


def test_path_data() -> None:
    absolute = svgpath.outline("M0 0 L10 0 L10 10 L0 10 Z")
    relative = svgpath.outline("m0 0h10v10h-10z")
    assert absolute.boundingRect() == relative.boundingRect() == QRectF(0, 0, 10, 10)
    assert absolute.contains(QPointF(5, 5))
    waves = svgpath.outline("M0 0 q5 10 10 0 t10 0")
    assert waves.boundingRect().top() < 0 < waves.boundingRect().bottom()
    assert svgpath.outline("M0 0 C0 5 5 10 10 10 -3-4 0 0 1.5.5").currentPosition() == QPointF(1.5, 0.5)


def test_knocked_out_parts_stay_out() -> None:
    ring = device_path(PLAYERS[2], QPointF(0, 0), 10)
    assert not ring.contains(QPointF(0, 0))
    assert ring.contains(QPointF(7, 0))


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_heraldry_fills_its_place(player) -> None:
    rect = QRectF(5, 7, 40, 64)
    assert banner_path(player, rect).boundingRect() == rect
    box = badge_path(player, QPointF(50, 50), 20).boundingRect()
    assert QRectF(29, 29, 42, 42).contains(box)
    assert box.width() > 31


def test_cuts_and_badges_all_differ() -> None:
    rect = QRectF(0, 0, 40, 64)
    for one, other in itertools.combinations(PLAYERS, 2):
        assert banner_path(one, rect) != banner_path(other, rect)
        assert badge_path(one, QPointF(), 10) != badge_path(other, QPointF(), 10)


def test_handmade_edges_repeat() -> None:
    base = rounded(0, 0, 100, 60, 10)
    assert handmade(base, seed=seed_of("hex", 3)) == handmade(base, seed=seed_of("hex", 3))
    assert handmade(base, seed=1) != handmade(base, seed=2)
    assert QRectF(-3, -3, 106, 66).contains(handmade(base, reach=1.2).boundingRect())


def spelled(markup: str, width: float) -> list[str]:
    return ["".join(piece.text for piece, _ in line) for line in lines_of(markup, width, 16).lines]


def test_lines_break_between_words() -> None:
    assert spelled("one **two** three", 1000) == ["one two three"]
    assert spelled("one **two** three", 50) == ["one", "two", "three"]
    assert spelled("one\ntwo", 1000) == ["one", "two"]


def test_a_figure_and_its_icon_stay_together() -> None:
    wide = lines_of("gain 2 [ore] now", 1000, 16)
    limit = sum(width for _, width in wide.lines[0]) - 1
    for width in (limit, 90, 60, 45):
        for line in spelled("gain 2 [ore] now", width):
            assert ("2" in line) == ("ore" in line)


def test_no_line_begins_with_the_dot_of_a_list() -> None:
    whole = lines_of("plays Beer · spends **2** barrels", 1000, 16).width
    shown = [spelled("plays Beer · spends **2** barrels", whole * share / 20) for share in range(4, 20)]
    assert not [line for several in shown for line in several if line.startswith("·")]


def test_bold_and_icons_are_read() -> None:
    pieces = [piece for piece, _ in lines_of("a **b [ore]** c*", 1000, 16).lines[0]]
    assert [piece.text.strip() for piece in pieces if piece.bold] == ["b", "ore"]
    assert [piece.text for piece in pieces if piece.icon] == ["ore"]
    assert pieces[-1].text.endswith("*")


def test_long_text_takes_more_lines() -> None:
    short, long = lines_of("word " * 5, 120, 16), lines_of("word " * 40, 120, 16)
    assert long.height > short.height
    assert long.width <= 120


@pytest.mark.parametrize("icon", ["wool", "ore", "skull", "glory", "cards"])
def test_no_gap_is_left_between_an_icon_and_a_full_stop(icon: str) -> None:
    """What follows as a word keeps its distance; a full stop stands where the icon's ink ends."""
    (_, alone), (_, close) = lines_of(f"[{icon}]", 1000, 100).lines[0][0], lines_of(f"[{icon}].", 1000, 100).lines[0][0]
    ink = icon_path(icon).boundingRect().right() / GRID
    assert close < alone
    assert 0 < close - 134 * (0.03 + 0.94 * ink) < 10
    assert lines_of(f"[{icon}] a", 1000, 100).lines[0][0] == lines_of(f"[{icon}]", 1000, 100).lines[0][0]
