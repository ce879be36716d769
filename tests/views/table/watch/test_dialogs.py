"""What the dialogs of the Watch say, and that no two buttons of one say the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from ground import painted
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from watch.wall import WALL
from written import listening

from meadhall.languages import languages
from meadhall.rules.watch.actions import Decline
from meadhall.rules.watch.questions import ConfirmOffer
from meadhall.views.render.games import seat_at, sit_down
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.page.menu import SaveSheet
from meadhall.views.table.saga.recap import SaidRow
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.watch.answers import Answers
from meadhall.views.table.watch.chips import SeatChips
from meadhall.views.table.watch.faces import hero_face
from meadhall.views.table.watch.kindpick import KindPick
from meadhall.views.table.watch.scenes import SCENES
from meadhall.views.table.watch.trade import TradeSheet
from meadhall.views.text import Words
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.widgets import Button, Dialog, RichText, ScrollColumn
from onlooker import breathe


@contextmanager
def sheet_of(scene: str, language: str, folder: Path, size: tuple[int, int] = (1280, 720)) -> Iterator[Dialog]:
    with open_window(Picture(scene, size=size, language=language), folder) as window:
        page = seat_at(window, WALL.table_of(scene))
        SCENES[scene].open(page)
        breathe()
        (sheet,) = (each for each in window.findChildren(Dialog) if each.isVisible())
        yield sheet


@pytest.mark.parametrize("language", languages())
def test_undoing_and_leaving_are_two_words(language: str, tmp_path: Path) -> None:
    with sheet_of("undo-to", language, tmp_path) as sheet:
        said = [button.text_shown for button in sheet.findChildren(Button) if button.isVisible()]
        words = sheet.look.words
        assert len(said) == len(set(said)) == 2
        assert words("table.button.undo") != words("table.button.cancel")


def test_a_short_name_stands_in_the_middle_of_its_chip(tmp_path: Path) -> None:
    with sheet_of("trade", "en", tmp_path) as sheet:
        for chips in sheet.findChildren(SeatChips):
            for chip in chips.chips:
                chip._name = "Ann"
                left, right = painted_spare(chip)
                assert abs(left - right) <= 4


def painted_spare(chip: QWidget) -> tuple[int, int]:
    """How much of a chip is bare left and right of what stands on it."""
    picture = chip.grab().toImage()
    inset, ground = 9, picture.pixelColor(chip.width() - 11, chip.height() // 2)
    marked = [
        x
        for x in range(inset, chip.width() - inset)
        if any(far(picture.pixelColor(x, y), ground) for y in range(chip.height() // 4, chip.height() * 3 // 4))
    ]
    return marked[0], chip.width() - 1 - marked[-1]


def far(one: QColor, other: QColor) -> bool:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue()) > 120


def test_a_proposal_names_what_is_missing(tmp_path: Path) -> None:
    with sheet_of("propose", "en", tmp_path) as sheet:
        assert isinstance(sheet, TradeSheet)
        words, offer = sheet.look.words, sheet.offer
        assert offer.confirm.reason == words("table.trade.choose_both")
        offer.want.show_cards((1, 0, 0, 0, 0))
        offer.want.changed.emit()
        assert offer.confirm.reason == words("table.trade.choose_give")


def test_one_deals_only_with_those_who_did_not_decline(tmp_path: Path) -> None:
    with sheet_of("answers", "en", tmp_path) as sheet:
        assert isinstance(sheet, Answers)
        decision = sheet.desk.session.decision
        assert isinstance(decision, ConfirmOffer)
        agreed = [seat for seat, answer in decision.answers if not isinstance(answer, Decline)]
        assert len(sheet.deals) == len(agreed) < len(decision.answers)
        said = [text.text_shown for text in sheet.findChildren(RichText)]
        assert any(" · You give" in text for text in said)


def test_places_are_counted_as_ukrainian_counts() -> None:
    words = Words("uk")
    said = [words(f"table.end.place.{n}").split()[0] for n in range(1, 6)]
    assert said == ["1-ше", "2-ге", "3-тє", "4-те", "5-те"]


def test_a_recap_opens_at_its_beginning_and_parts_the_turns(tmp_path: Path) -> None:
    with sheet_of("recap", "en", tmp_path) as sheet:
        column = sheet.findChild(ScrollColumn)
        assert column is not None
        assert column.verticalScrollBar().maximum() > 0
        assert column.verticalScrollBar().value() == 0
        rows = column.findChildren(SaidRow)
        begins = [row for row in rows if row.findChildren(RichText)[0].text_shown.startswith("Turn ")]
        assert begins
        assert [row for row in rows if row.is_parted] == [row for row in begins if row is not rows[0]]


def test_a_recap_is_as_high_as_its_lines_where_there_is_room(tmp_path: Path) -> None:
    with sheet_of("recap", "ru", tmp_path, (1920, 1080)) as sheet:
        column = sheet.findChild(ScrollColumn)
        assert column is not None
        assert column.verticalScrollBar().maximum() == 0


def test_a_resource_is_chosen_from_cards_of_one_size(tmp_path: Path) -> None:
    highs: set[int] = set()
    for scene in ("demand", "barter", "supply"):
        with sheet_of(scene, "uk", tmp_path) as sheet:
            highs |= {card.height() for pick in sheet.findChildren(KindPick) for card in pick.cards}
    assert len(highs) == 1


def test_cards_taken_from_a_hand_say_how_many_there_are(tmp_path: Path) -> None:
    with sheet_of("hand", "en", tmp_path) as sheet:
        cards = sheet.findChildren(CardButton)
        assert cards
        assert all(card.accessibleName().endswith(f": {card.held.count}") for card in cards)
        assert len({card.height() for card in cards}) == 1
        assert len({card.y() for card in cards}) == 1


def test_a_game_can_be_saved_in_its_picture(tmp_path: Path) -> None:
    picture = Picture("save-game", size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        sit_down(window, picture, SCENES["save-game"])
        breathe()
        assert [sheet for sheet in window.findChildren(SaveSheet) if sheet.isVisible()]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_all_headings_of_the_board_are_in_capitals(size: tuple[int, int], tmp_path: Path) -> None:
    picture = Picture("watch", size=size)
    with open_window(picture, tmp_path) as window, listening() as heard:
        sit_down(window, picture, SCENES["watch"])
        painted(window)
        words = Words("en")
        for heading in ("invasions", "gift_wildlings", "roll"):
            assert words(f"watch.board.{heading}").upper() in {text.words for text in heard}
        assert any(text.words.startswith("SUPPLY") for text in heard)


def test_a_seven_is_paid_before_anybody_trades(tmp_path: Path) -> None:
    with sheet_of("composer", "en", tmp_path) as sheet:
        phases = sheet.desk.speech.phase(sheet.desk.session.view)  # pyright: ignore[reportAttributeAccessIssue]
        assert phases.current == 0


@pytest.mark.parametrize(("language", "letters"), [("en", "AB"), ("ru", "АБ"), ("uk", "АБ")])
def test_a_hero_lies_on_a_side_in_letters_of_the_language(language: str, letters: str) -> None:
    speech = WatchSpeech(Words(language), ("Ann", "Bran"))
    marks = [hero_face(speech, "yoren", side).medals[0].mark for side in ("a", "b")]
    assert "".join(marks) == letters
    assert all(speech.words(f"watch.hero_side.{side}").endswith(mark) for side, mark in zip("ab", marks, strict=True))
