"""The charts of the end: sources that nobody confuses, what was lost, and the banners of those who have won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from eyes import end_of, seen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kit.finished import finished
from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.views.look.palette import DARK, PLAYERS, Player
from meadhall.views.look.style import Says, Style
from meadhall.views.look.tones import contrast
from meadhall.views.render.games import Nobody
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.window import Window
from meadhall.views.table.end import charts
from meadhall.views.table.end.charts import TONES, Bars, Lines, hatching, hue
from meadhall.views.table.end.victors import HIGH, TOTAL, Victors
from meadhall.views.table.game import Source
from meadhall.views.text.words import Words
from meadhall.views.widgets import ScrollColumn
from onlooker import Onlooker, breathe

_MOST_SOURCES = 13  # of Midgard, with blame
Open = Callable[..., Window]


def test_no_two_sources_look_alike() -> None:
    looks = [(hue(number).name(), hatching(number)[0]) for number in range(_MOST_SOURCES)]
    assert len(set(looks)) == _MOST_SOURCES


def test_there_are_eight_hues_each_clearly_another() -> None:
    assert len(TONES) == 8
    for one, other in combinations(TONES, 2):
        apart = sum((a - b) ** 2 for a, b in zip(_rgb(one), _rgb(other), strict=True)) ** 0.5
        assert apart > 55, (one.name(), other.name())


def _rgb(tone: QColor) -> tuple[int, int, int]:
    return tone.red(), tone.green(), tone.blue()


def test_what_was_lost_can_be_read() -> None:
    assert charts._LOST_TEXT.name().upper() == "#FFE9DC"
    assert contrast(charts._LOST_TEXT, charts._LOST) >= 4.5


def test_figures_that_are_lost_again_are_struck_out_in_light_letters(qtbot: Onlooker) -> None:
    lost, kept = bars_of(qtbot, (10, 6, -6)), bars_of(qtbot, (10, 6, 0))
    assert _light(lost) > 0
    assert _light(kept) == 0


def bars_of(qtbot: Onlooker, points: Sequence[int]) -> QImage:
    sources = [Source(f"{number}", (each,)) for number, each in enumerate(points)]
    style = Style(DARK, words=cast(Says, Words("en")))
    bars = Bars(style, sources, [(0, 1)], ["A"], PLAYERS[:1], [sum(points)], [0])
    qtbot.addWidget(bars)
    bars.resize(700, 200)
    return bars.grab().toImage()


def test_how_much_was_lost_stands_beside_the_bar_and_covers_nothing(qtbot: Onlooker) -> None:
    """Neither the figures that are struck out nor those of the axis."""
    plate = _places(bars_of(qtbot, (10, 6, -6)), charts._LOST)
    struck = _places(bars_of(qtbot, (10, 6, -6)), charts._LOSS)
    assert plate
    assert min(x for x, _ in plate) > max(x for x, _ in struck)
    assert max(y for _, y in plate) < max(y for _, y in struck), "the axis is below the bar"


def _light(picture: QImage) -> int:
    """Pixels in the tone of struck figures, without the small plate beside the bar."""
    plate = min((x for x, _ in _places(picture, charts._LOST)), default=picture.width())
    return sum(x < plate for x, _ in _places(picture, charts._LOST_TEXT))


def _places(picture: QImage, tone: QColor) -> list[tuple[int, int]]:
    pixels = ((x, y) for x in range(picture.width()) for y in range(70, picture.height()))  # below the legend
    return [(x, y) for x, y in pixels if _rgb(picture.pixelColor(x, y)) == _rgb(tone)]


def test_a_source_that_is_lost_in_part_says_what_is_left_of_it(
    qtbot: Onlooker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that all that is struck out is what was lost. And what says how much that is stays above the next bar."""
    said: dict[str, QRectF] = {}

    def noted(painter: QPainter, place: QRectF, text: str, *more: Any) -> None:
        said[text] = QRectF(place)

    monkeypatch.setattr(charts, "lettering", noted)
    bars_of(qtbot, (30, 18, -3))
    assert {"30", "15", "3", "−3"} <= {*said}
    assert not said["15"].intersects(said["−3"])
    said.clear()
    bars_of(qtbot, (20, 8, 6, -10))
    assert {"20", "4", "6", "−10"} <= {*said}
    assert "8" not in said
    sources, ranks = [Source("A", (4, 4)), Source("B", (-1, 0))], [(0, 1), (1, 2)]
    bars = Bars(Style(DARK, 0.66), sources, ranks, ["A"] * 2, PLAYERS[:2], [3, 4], [0])
    qtbot.addWidget(bars)
    bars.resize(500, 110)
    bars.grab()
    row = (bars.height() - bars._legend()[-1][1] - bars.look.scaled(36 + 24)) / 2
    assert said["−1"].bottom() <= bars._legend()[-1][1] + bars.look.scaled(36) + row


def test_lines_end_where_their_points_are_and_badges_that_give_way_are_tied_to_them(
    qtbot: Onlooker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first two have as many: their marks are at one height, and their badges are not."""
    small, large = list[QPointF](), list[QPointF]()

    def noted(painter: QPainter, player: Player, at: QPointF, radius: float) -> None:
        (large if radius > charts._MARK * 0.67 else small).append(at)

    monkeypatch.setattr(charts, "badge", noted)
    course = [[0, 0, 0], [70, 70, 80]]
    lines = Lines(Style(DARK, 0.66, words=cast(Says, Words("en"))), course, ["A", "B", "C"], PLAYERS[:3])
    qtbot.addWidget(lines)
    lines.resize(300, 180)
    lines.grab()
    first, second, third = small
    assert first == second
    assert third.y() < first.y()
    zero = lines.height() - lines.look.scaled(28)
    assert (zero - first.y()) / (zero - third.y()) == pytest.approx(70 / 80)
    assert all(badge.x() - end.x() > lines.look.scaled(charts._BADGE) for badge, end in zip(large, small, strict=True))
    assert len({round(badge.y()) for badge in large}) == 3


def test_lines_that_run_together_lie_beside_each_other_until_they_end(qtbot: Onlooker) -> None:
    course = [[0, 0, 4], [5, 5, 5], [9, 8, 8]]
    lines = Lines(Style(DARK, words=cast(Says, Words("en"))), course, ["A", "B", "C"], PLAYERS[:3])
    qtbot.addWidget(lines)
    area = QRectF(0, 0, 300, 100)
    first, second, third = (lines._run(area, seat, 10) for seat in range(3))
    assert first[0].y() < second[0].y()
    assert third[0] == lines._at(area, 0, 4, 10)
    assert first[1].y() < second[1].y() < third[1].y()
    assert [run[2] for run in (first, second, third)] == [lines._at(area, 2, points, 10) for points in course[2]]


def test_badges_at_the_ends_of_lines_lie_apart_and_near_where_they_belong() -> None:
    assert charts.apart([10, 90, 50], 20) == [10, 90, 50]
    assert charts.apart([50, 50], 20) == [40, 60]
    close = charts.apart([52, 50, 54, 120], 20)
    assert [close[place] for place in (1, 0, 2)] == [32, 52, 72]
    assert close[3] == 120
    pushed = sorted(charts.apart([10, 12, 35, 80], 20, 8))
    assert pushed[0] == 8
    assert all(below - above >= 20 for above, below in pairwise(pushed))


# Who has won


def drawn(qtbot: Onlooker, players: Sequence[Player], totals: Sequence[int]) -> QImage:
    banners = Victors(Style(DARK), players, totals)
    qtbot.addWidget(banners)
    banners.resize(banners.width(), 340)
    return banners.grab().toImage()


def test_the_banner_is_300_high_and_says_the_total(qtbot: Onlooker) -> None:
    madder = PLAYERS[0]  # its cloth reaches its whole length at the sides
    picture = drawn(qtbot, [madder], [80])
    rows = [y for y in range(picture.height()) if _near(picture.pixelColor(22, y), madder)]
    assert rows[-1] - rows[0] == pytest.approx(HIGH, abs=20)
    assert TOTAL == 66
    assert picture != drawn(qtbot, [madder], [81])


@pytest.mark.parametrize("several", [1, 2, 3])
def test_rods_are_whole(qtbot: Onlooker, several: int) -> None:
    picture = drawn(qtbot, PLAYERS[:several], [80] * several)
    for x in (0, picture.width() - 1):
        assert len({picture.pixel(x, y) for y in range(picture.height())}) == 1


def _near(tone: QColor, player: Player) -> bool:
    """Cloth, or its hem."""
    wanted = (player.base, player.dark)
    return any(max(abs(a - b) for a, b in zip(_rgb(tone), _rgb(each), strict=True)) < 45 for each in wanted)


def test_several_hang_side_by_side(qtbot: Onlooker) -> None:
    one, two = drawn(qtbot, PLAYERS[:1], [30]), drawn(qtbot, PLAYERS[:2], [30, 30])
    assert one.width() < two.width() < 2 * one.width()


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_a_total_can_be_read_on_its_banner(player: Player) -> None:
    assert contrast(player.on, player.base) >= 3  # it is large


def test_bars_keep_their_height_below_a_legend_of_several_rows(qtbot: Onlooker) -> None:
    style, seats = Style(DARK, 1.0), range(4)
    sources = [Source(f"A source of points {number}", (1, 1, 1, 1)) for number in range(9)]
    ranks = [(seat, seat + 1) for seat in seats]
    bars = Bars(style, sources, ranks, ["Ann"] * 4, PLAYERS[:4], [9] * 4, [0])
    qtbot.addWidget(bars)
    heights: list[int] = []
    for wide in (2400, 500):
        bars.resize(wide, 400)
        heights.append(bars.minimumSizeHint().height())
        rows = len({y for _, y, _ in bars._legend()})
        assert heights[-1] >= 28 * rows + charts._ROW * len(seats)
    assert heights[0] < heights[1]


def test_a_legend_draws_together_where_that_saves_a_row(qtbot: Onlooker) -> None:
    style = Style(DARK, 1.0)
    sources = [Source(f"A source of points {number}", (1, 1)) for number in range(5)]
    bars = Bars(style, sources, [(0, 1), (1, 2)], ["Ann"] * 2, PLAYERS[:2], [9] * 2, [0])
    qtbot.addWidget(bars)
    bars.resize(2400, 400)
    *_, (left, _, width) = bars._legend()
    bars.resize(round(left + width) - 20, 400)
    drawn = bars._legend()
    assert len({y for _, y, _ in drawn}) == 1
    assert drawn[-1][0] + drawn[-1][2] <= bars.width()
    assert all(x + width <= other for (x, _, width), (other, *_) in pairwise(drawn))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_in_a_narrow_window_of_large_letters_the_end_scrolls(at_home: Open, size: tuple[int, int]) -> None:
    window = at_home(size, text_scale=150 if size == (1366, 768) else 100)
    window.sit_down(Session(finished("midgard"), Nobody(window), window.library))
    breathe()
    end = end_of(window)
    assert end is not None
    (bars,) = seen(end, Bars)
    (column,) = (one for one in seen(end, ScrollColumn) if one.isAncestorOf(bars))
    assert bars.height() >= bars.minimumSizeHint().height()
    assert bool(column.verticalScrollBar().maximum()) is (size == (1366, 768))


@pytest.mark.parametrize("scene", ["end", "northgard-end", "midgard-end", "wild-end"])
def test_a_small_window_shows_the_whole_end_of_four(scene: str, tmp_path: Path) -> None:
    """Even where the legend takes two rows."""
    picture = Picture(scene, language="ru", size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS[scene](window, picture)
        breathe()
        end = end_of(window)
        assert end is not None
        (bars,) = seen(end, Bars)
        (column,) = (one for one in seen(end, ScrollColumn) if one.isAncestorOf(bars))
        assert column.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_on_the_end_page_hang_those_who_have_won(at_home: Open, game_id: str) -> None:
    window, table = at_home((1920, 1080)), finished(game_id)
    window.sit_down(Session(table, Nobody(window), window.library))
    breathe()
    end = end_of(window)
    assert end is not None
    (banners,) = seen(end, Victors)
    result = table.state.result
    assert result is not None
    won = [(PLAYERS[table.terms.seats[seat].colour], result.points[seat]) for seat in result.winners]
    assert banners._won == won
    assert banners.height() >= HIGH, "it has room for its whole length"
