"""What the dialogs of the Watch say, and that no two buttons of one say the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from watch.wall import WALL

from meadhall.languages import languages
from meadhall.models.session import Session
from meadhall.rules.watch.actions import Decline
from meadhall.rules.watch.questions import ConfirmOffer
from meadhall.views.render.games import Nobody
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.watch.answers import Answers
from meadhall.views.table.watch.scenes import SCENES
from meadhall.views.table.watch.trade import TradeSheet
from meadhall.views.text import Words
from meadhall.views.widgets import Button, Dialog, RichText
from onlooker import breathe


@contextmanager
def sheet_of(scene: str, language: str, folder: Path) -> Iterator[Dialog]:
    with open_window(Picture(scene, size=(1280, 720), language=language), folder) as window:
        window.open_first()
        window.sit_down(Session(WALL.table_of(scene), Nobody(window)))
        breathe()
        page = window.page
        assert isinstance(page, TablePage)
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
