"""Player aids: what they are composed of is there, both sheets are full in every language, and the PDF can be read."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kit.pdf import Pdf
from meadhall.almanac import book
from meadhall.almanac.aid import aid
from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.look import fonts
from meadhall.views.look.columns import column_widths
from meadhall.views.look.icons import icon_path
from meadhall.views.look.richtext import lines_of
from meadhall.views.paper.aid import SMALLEST, PlayerAid
from meadhall.views.paper.sheet import laid
from meadhall.views.render.picture import Impossible, Picture
from meadhall.views.render.render import render
from meadhall.views.text.aid import AidWords
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.catalogue import sources
from meadhall.views.text.words import Words

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", languages())


def almanac(game: str, language: str = "en") -> Almanac:
    return Almanac(Words(language), game)


@every_game
def test_every_part_stands_on_a_sheet_and_has_its_entries(game: str) -> None:
    placed = list(chain.from_iterable(chain.from_iterable(chain.from_iterable(aid(game).pages))))
    parts = aid(game).part
    assert sorted(placed) == sorted(parts)
    named = {entry for part in parts.values() for entry in (part.entry, *part.entries) if entry}
    assert sorted(named - {entry.id for entry in book(game)}) == []
    for icon in {icon for part in parts.values() for icon in (part.icon, *part.icons) if icon}:
        assert not icon_path(icon).isEmpty()


@every_game
def test_no_words_are_written_for_a_part_that_is_not_there(game: str) -> None:
    written = {ident.split(".")[1] for ident in sources() if ident.startswith(f"aid_{game}.")}
    assert written <= set(aid(game).part)


@pytest.mark.usefixtures("qapp")
@every_game
@every_language
def test_two_sheets_are_full_but_not_crammed(game: str, language: str) -> None:
    fonts.load_fonts()
    player_aid = PlayerAid(almanac(game, language))
    assert len(player_aid) == 2
    for page, size in enumerate(player_aid.sizes):
        assert size > SMALLEST
        assert 0.8 < player_aid.filled(page, size) <= 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("ru", "uk", "en", "ru"), strict=True)))
def test_the_file_says_what_the_aid_says(game: str, language: str) -> None:
    words = AidWords(almanac(game, language))
    player_aid = PlayerAid(words.almanac)
    pdf = Pdf(player_aid.pdf())
    assert len(pdf.pages) == 2
    for page, bands in zip(pdf.pages, aid(game).pages, strict=True):
        for ident in chain.from_iterable(chain.from_iterable(bands)):
            told = words.told(ident)
            assert told.title.replace("\u00a0", " ") in page
            assert all(line.name.replace("\u00a0", " ") in page for line in told.lines)
    assert b"Date" not in player_aid.pdf()
    assert player_aid.pdf() == player_aid.pdf()


@pytest.mark.usefixtures("qapp")
def test_a_sheet_is_drawn_as_a_picture(tmp_path: Path) -> None:
    sheets = []
    for subject in ("aid:wild", "aid:wild:2"):
        render(Picture(subject, size=(420, 600)), tmp_path / "sheet.png")
        image = QImage(str(tmp_path / "sheet.png"))
        assert image.size().toTuple() == (420, 600)
        sheets.append(bytes(image.constBits()))
    assert sheets[0] != sheets[1]
    for subject in ("aid:chess", "aid:wild:3", "aid:wild:first"):
        with pytest.raises(Impossible):
            render(Picture(subject), tmp_path / "sheet.png")


def test_a_price_stands_in_one_line_in_a_narrow_table() -> None:
    price = "**1** [brick] **1** [timber] **1** [wool] **1** [grain]"
    rows = [("What", "Price", "Worth"), ("Settlement", price, "nothing whatever by itself, however long it stands")]
    widths = column_widths(rows, 300, 14)
    assert sum(widths) == pytest.approx(300)
    assert widths[1] >= lines_of(price, 1e6, 14).width


@pytest.mark.parametrize("text", ["Пятый в клане", "у кого больше", "on post 1, then"])
def test_short_words_and_last_numbers_are_never_parted_from_their_neighbours(text: str) -> None:
    found = laid(text, 1.0, 14)
    assert len(found.lines) == len(text.split()) - 1
