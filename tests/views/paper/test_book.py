"""The almanac as a book: every entry stands in it once, and contents, index and references lead to it."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kit.pdf import Pdf
from meadhall.almanac import book
from meadhall.rules import GAMES
from meadhall.views.look import fonts
from meadhall.views.paper.book import PrintedBook
from meadhall.views.paper.flow import Box, Flow
from meadhall.views.paper.plates import plate
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.markup import spoken
from meadhall.views.text.words import Words

LANGUAGES = {"watch": "ru", "northgard": "uk", "midgard": "en", "wild": "ru"}


@cache
def book_of(game: str) -> PrintedBook:
    fonts.load_fonts()
    return PrintedBook(Almanac(Words(LANGUAGES[game]), game))


@pytest.fixture
def printed(qapp: object, request: pytest.FixtureRequest) -> PrintedBook:
    return book_of(request.param)


every_game = pytest.mark.parametrize("printed", GAMES, indirect=True)


@every_game
def test_everything_has_its_place_on_a_page(printed: PrintedBook) -> None:
    flow = printed.flow
    entries = [entry.id for entry in book(printed.almanac.game_id)]
    placed = [one.box.ident for one in flow.placed if one.box.ident]
    assert [ident for ident in placed if ident in printed.almanac.book] == entries
    assert all(flow.frame.adjusted(-1, -1, 1, 1).contains(one.place) for one in flow.placed)
    assert max(one.page for one in flow.placed) == len(printed) - 1
    reached = {area.to for one in flow.placed for area in one.box.areas}
    assert reached == set(entries)


@every_game
def test_the_file_can_be_read_and_leads_on(printed: PrintedBook, pytestconfig: pytest.Config) -> None:
    """Titles stand on their pages, each link leads to the page that is printed beside it, and the outline names all."""
    if printed.almanac.game_id != "wild" and not pytestconfig.getoption("--thorough"):
        pytest.skip("boards take a while to be painted: one book in a normal run")
    almanac, pdf = printed.almanac, Pdf(printed.pdf())
    assert len(pdf.pages) == len(printed)
    for entry in almanac.book:
        page = pdf.pages[printed.numbers[entry.id] - 1]
        title = spoken(almanac.title(entry), almanac.words)
        assert all(word in page for word in title.split())
    assert sum(map(len, pdf.links)) == len(printed.links())
    targets = {(link.page, pdf.numbers[link.to.page]) for link in printed.links()}
    assert {(page, target) for page, links in enumerate(pdf.links) for target in links} == targets
    assert sorted(pdf.outline) == sorted(mark.title for mark in printed.marks())


def test_lines_that_keep_together_are_not_torn() -> None:
    flow = Flow(QRectF(0, 0, 100, 100), 10)
    lines = [Box(40, ident="a"), Box(5, is_space=True), Box(40, keeps=True, ident="b"), Box(5, is_space=True)]
    flow.pour([*lines, Box(40, ident="c"), Box(90, ident="d")], 1)
    pages = {one.box.ident: (one.page, one.place.top()) for one in flow.placed if one.box.ident}
    assert pages == {"a": (0, 0), "b": (1, 0), "c": (1, 45), "d": (2, 0)}


def test_what_keeps_together_for_longer_than_a_page_is_torn_after_all() -> None:
    flow = Flow(QRectF(0, 0, 100, 100), 10)
    flow.pour([Box(40, keeps=True, ident=str(number)) for number in range(5)], 1)
    assert [one.page for one in flow.placed] == [0, 0, 1, 1, 2]


def test_the_last_columns_are_about_as_tall() -> None:
    flow = Flow(QRectF(0, 0, 210, 1000), 10)
    flow.pour([Box(10, ident=str(number)) for number in range(21)], 2)
    assert max(one.place.bottom() for one in flow.placed) < 120
    assert flow.y < 125


def test_pictures_are_painted_and_not_waited_for(qapp: object) -> None:
    almanac = Almanac(Words("en"), "wild")
    box = plate(almanac, next(entry for entry in almanac.book if entry.picture), 2400)
    assert box is not None
    image = QImage(240, round(box.tall / 10), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    box.paint(painter, QRectF(0, 0, 2400, box.tall), {})
    painter.end()
    colours = {image.pixel(x, y) for x in range(0, 240, 8) for y in range(0, image.height(), 8)}
    assert len(colours) > 20
