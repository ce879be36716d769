"""What stands on narrow cards and on low boxes: whole words, in the middle, and what a thing costs."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from meadhall.views.boards.wild import faces
from meadhall.views.look import cards, wide_cards
from meadhall.views.look.cards import CardFace
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Says, Style
from meadhall.views.look.wide_cards import wide_card
from meadhall.views.table.dialogs.choicebox import ChoiceBox
from meadhall.views.table.game import Held, Market
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails import slimcard
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.slimcard import SlimCard
from meadhall.views.table.tray import cardface
from meadhall.views.table.tray.cardface import CardButton, face_at
from meadhall.views.table.tray.widecard import WideCard
from meadhall.views.text.words import Words
from meadhall.views.widgets import ReadingCopy
from onlooker import breathe

RED = QColor("#C43D2B")


def small() -> Style:
    """Of a window of 1280×720."""
    return Style(LIGHT, 0.72, cast(Says, Words("en")), floor=12)


def test_a_long_word_keeps_to_its_ribbon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand of six at 1280×720: the ribbon is 68 pixels wide, the word 80."""
    said: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        said.append(text)
        assert QFontMetricsF(font).horizontalAdvance(text) <= box.width()

    monkeypatch.setattr(wide_cards, "lettering", noted)
    picture = QImage(100, 160, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    wide_card(painter, QRectF(0, 0, 68, 115), faces.card_face(Words("uk"), "sheep_cannon"), small())
    painter.end()
    assert "Вівцегармата" in said


@pytest.mark.parametrize(("width", "least"), [(154, 5), (90, 3)])
def test_the_words_of_a_wide_card_keep_off_its_edges(width: int, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as a narrow card has room for it."""
    places: list[QRectF] = []
    monkeypatch.setattr(wide_cards, "rich", lambda painter, rect, *more, **named: places.append(rect))
    picture = QImage(200, 160, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    wide_card(painter, QRectF(10, 0, width, 115), CardFace("Explore", RED, text="Draw **1** tile"), small())
    painter.end()
    (place,) = places
    assert least <= place.left() - 10 == pytest.approx(10 + width - place.right())


def test_the_fame_of_a_slim_card_leaves_its_second_line_alone(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    face = CardFace("Market", RED, text="Draw two cards and then one more of them", price=(("glory", "2"),))
    rail = QWidget()
    qtbot.addWidget(rail)
    slim = SlimCard(small(), Held("row", face), rail)
    slim.resize(200, slim.heightForWidth(200))
    plates, lines = list[float](), list[float]()
    monkeypatch.setattr(slimcard, "price_plate", lambda painter, text, icon, corner, pixels: plates.append(corner.y()))
    monkeypatch.setattr(slimcard, "draw_lines", lambda painter, text, rect, *more: lines.append(rect.top()))
    slim.grab()
    outline, capital = small().letters(15) / 10, small().letters(14) * 0.25  # of the plate, and from the line to it
    assert plates[0] + outline <= lines[0] + capital


def test_a_name_keeps_to_one_line_of_a_flat_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words need the second: a tray of two rows at 1280×720."""
    said: list[str] = []
    monkeypatch.setattr(wide_cards, "lettering", lambda painter, box, text, *more: said.append(text))
    picture = QImage(120, 60, QImage.Format.Format_ARGB32_Premultiplied)
    painter, harbour = QPainter(picture), Words("ru")
    name = harbour("midgard.card.destiny_fire")
    wide_card(painter, QRectF(0, 0, 118, 60), CardFace(name, RED, text="Ещё **1** карта"), small())
    painter.end()
    assert said == [name]


def test_cards_in_a_row_have_their_ribbons_in_one_line_and_say_as_much() -> None:
    box, art = QRectF(0, 0, 96, 115), 48
    short, long = CardFace("Mead", RED, text="Used."), CardFace("Ale", RED, text="One and all take more. " * 4)
    row = wide_cards.in_a_row(box, [short, long], small(), art)
    feet = [wide_cards.in_a_row(box, [face], small(), art).foot for face in (short, long)]
    assert row.foot == min(feet) < max(feet)
    assert list(row.faces) == [short, long]
    lines = "Many words about mead. " * 9
    told = [replace(short, brief="Less."), CardFace("Wine", RED, text=lines, brief="Fewer words.")]
    assert [face.text for face in wide_cards.in_a_row(box, told, small(), art).faces] == ["Less.", "Fewer words."]


def test_a_card_without_words_still_says_its_price() -> None:
    words = Words("en")
    archer, quest = faces.card_face(words, "elf_archer"), faces.mission_face(words, "strategy")
    assert face_at(small(), archer, 92, 128).text == ""
    assert face_at(small(), archer, 92, 128).price == archer.price
    assert face_at(small(), quest, 92, 128).price == ()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_two_missions_have_their_ribbons_in_one_line_and_one_stands_beside_its_picture(
    language: str, qtbot: Any
) -> None:
    words = Words(language)
    named = ("innkeeper", "architect", "warfare", "thirsty")
    held = [Held(name, faces.mission_face(words, name)) for name in named]
    rail = QWidget()
    qtbot.addWidget(rail)
    box = MarketBox(Style(LIGHT, 1.0, cast(Says, words), floor=13), Layout.FULL, rail)
    box.resize(312, 300)
    rail.show()
    for pair in combinations(held, 2):
        box.show_market(Market("Missions", "flag", pair))
        breathe()
        one, other = (cast(WideCard, card) for card in box.cards)
        assert one._foot == other._foot < one.height()
        assert one._foot - one._rect(0).top() >= 54, "a picture of 30 above a ribbon of 24"
    box.show_market(Market("Missions", "flag", (held[0],)))
    assert isinstance(box.cards[0], SlimCard)


@pytest.mark.parametrize("detail", ["", "Only for this turn."])
def test_a_way_that_leads_nowhere_else_stands_in_the_middle_of_its_box(detail: str, qtbot: Any) -> None:
    box = ChoiceBox(small(), "Get **1** [beer]", detail)
    qtbot.addWidget(box)
    box.resize(200, box.sizeHint().height())
    _, title = box._parts()[0]
    middle = abs(title.center().y() - box.face.center().y()) < 1
    assert middle == (not detail)


def test_of_cards_side_by_side_all_say_their_kind_or_none(monkeypatch: Any) -> None:
    """Whose words leave no room for it takes it from all. It stands clear of the words."""
    style = Style(LIGHT)
    words = [" ".join(["words"] * many) for many in (2, 12, 26)]
    short, usual, long = (Held(each, CardFace("Lens", RED, text=each, type_line="Late development")) for each in words)
    both = cardface.in_a_line(style, [short, usual], 172, 239)
    assert [held.painted.type_line for held in both] == ["Late development"] * 2
    assert len({held.painted.art_share for held in both}) == 1
    assert [held.painted.type_line for held in cardface.in_a_line(style, [short, long], 172, 239)] == ["", ""]
    said: list[QRectF] = []
    monkeypatch.setattr(cards, "lettering", lambda painter, place, *more: said.append(place))
    monkeypatch.setattr(cards, "rich", lambda painter, place, *more, **how: said.append(place))
    image = QPixmap(172, 239)
    painter = QPainter(image)
    cards.card(painter, QRectF(0, 0, 172, 239), both[1].painted, 13)
    painter.end()
    _name, kind, body = said
    assert body.bottom() <= kind.top() - 4
    assert kind.bottom() <= 239 - 6


def test_a_kind_that_has_no_room_on_a_card_is_on_its_reading_copy(qtbot: Any) -> None:
    style, text = small(), " ".join(["words"] * 26)
    held = Held("lens", CardFace("Lens", RED, text=text, type_line="Late development"), full=text)
    (laid,) = cardface.in_a_line(style, [held], 172, 239)
    assert (laid.painted.type_line, laid.face) == ("", held.face)
    card = CardButton(style, laid, 172, 239)
    qtbot.addWidget(card)
    card.show()
    card._read()
    face = ReadingCopy.of(card, style).face
    assert face is not None
    assert face.type_line == "Late development"


def test_cards_side_by_side_have_pictures_of_one_height() -> None:
    """But none is lower than it must be for the sake of one with very long words."""
    rect = QRectF(0, 0, 172, 239)
    words = [" ".join(["words"] * many) for many in (2, 20, 60)]
    short, usual, long = (CardFace("Lens", RED, text=text, art=lambda painter, frame: None) for text in words)
    low = cards.art_share(rect, usual, 1.0, 12)
    assert low < cards.art_share(rect, short, 1.0, 12)
    assert cards.shares_in_a_line(rect, [short, usual], 12) == [low, low]
    among = cards.shares_in_a_line(rect, [short, long], 12)
    assert among[0] > among[1]
    assert among[0] >= 0.4
