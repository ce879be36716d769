"""Six kinds of cards in a hand stand in one row, each with its picture and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.languages import languages
from meadhall.rules.wild.data import CARDS
from meadhall.rules.wild.game import WILD
from meadhall.stage.wild import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.boards.wild.faces import hand_face
from meadhall.views.look import wide_cards
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.richtext import lines_of, rich
from meadhall.views.look.style import Says, Style
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.game import Heap, Held, Shelf
from meadhall.views.table.tray.heap import ShelfBox, can_bear_name
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text.words import Words
from onlooker import breathe

LOW = 116  # pixels: a card in a window of 1280×720
HAND = ("beer", "gold", "gold", "pigator", "viking_warrior", "valkyrie", "sheep_cannon")


@pytest.mark.parametrize("language", languages())
def test_six_kinds_of_cards_have_pictures_and_words(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def noted(painter: Any, box: Any, text: str, *more: Any, **how: Any) -> None:
        written.append(text)
        rich(painter, box, text, *more, **how)

    monkeypatch.setattr(wide_cards, "rich", noted)
    scene = Scene.wild(players=4).hand(0, *HAND).turn(0)
    seats = tuple(Seat(name, at, "steady" if at else None) for at, name in enumerate("ABCD"))
    table = Table(WILD, Terms(scene.s.options, seats, 1), scene.s, resumed=True)
    with open_window(Picture("wild", language=language, size=(1920, 1080)), tmp_path) as window:
        seat_at(window, table)
        breathe()
        (tray,) = window.findChildren(Tray)
        window.grab()
        assert len(tray.cards) == 6
        assert len({card.y() for card in tray.cards}) == 1
        assert all(card.height() > 0.8 * tray.height() for card in tray.cards)
        assert {card.held.face.text for card in tray.cards} <= {*written}


@pytest.mark.parametrize("language", languages())
def test_in_a_low_tray_cards_speak_in_signs_before_their_pictures_become_stamps(language: str) -> None:
    words, style, rect = Words(language), Style(LIGHT, 2 / 3, floor=12), QRectF(0, 0, LOW, LOW)
    for card in CARDS:
        face = hand_face(words, card)
        size, two_lines = style.letters(0.84 * face.text_size), 32.0
        text, strip = wide_cards.words_and_strip(rect, face, size, two_lines, style, 0.3 * LOW / style.unit)
        assert text in (face.text, face.brief)
        assert text, card
        assert strip >= 0.29 * LOW, card


@pytest.mark.parametrize("language", languages())
def test_whatever_was_played_bears_its_name(language: str) -> None:
    words, style, small = Words(language), Style(LIGHT, 1.0, floor=13), QRectF(0, 0, 84, 150)
    assert [card for card in CARDS if not can_bear_name(style, hand_face(words, card), small)] == []


def test_a_shelf_grows_with_a_tray_for_its_card_alone(qapp: QApplication) -> None:
    """With none on it, what is free belongs to the hand."""
    words, parent = Words("en"), QWidget()
    style = Style(LIGHT, 1.0, cast(Says, words), floor=13)
    card = Held("one", hand_face(words, "beer"))

    def wide(high: float, *cards: Held) -> int:
        box = ShelfBox(style, Shelf("Area", cards, Heap("heap", "Discard pile", 0)), high, parent)
        return box.sizeHint().width() - box.heap.sizeHint().width()

    assert wide(260) == wide(140) == wide(140, card) < wide(260, card)


@pytest.mark.parametrize("language", languages())
def test_strength_alone_is_said_in_larger_letters_on_one_line(language: str) -> None:
    words, laptop = Words(language), Style(LIGHT, 2 / 3, floor=12)
    for card in ("viking_warrior", "pigator", "thor"):
        face = hand_face(words, card)
        assert face.text_size > hand_face(words, "valkyrie").text_size == hand_face(words, "tower").text_size
        assert lines_of(face.text, 68, laptop.letters(0.84 * face.text_size)).height < 2 * 12
