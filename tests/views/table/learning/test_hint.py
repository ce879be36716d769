"""The raven at the table: a hint where one asks for it, the best three, and why the others did what they did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.bots import Question
from meadhall.bots.advice import advise
from meadhall.bots.judgement import Candidate
from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Game
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.actions import Settle
from meadhall.table import Seat, Table, Terms
from meadhall.views.boards.kit import marks
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.controls import Kind
from meadhall.views.render.games import Nobody
from meadhall.views.shell.window import Window
from meadhall.views.table.advice.advising import _on
from meadhall.views.table.advice.card import Said
from meadhall.views.table.advice.reasons import greatest, reason, reason_of_other
from meadhall.views.table.dialogs.rowmenu import RowMenu
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Line, Words, sentences, spoken
from meadhall.views.widgets import Dialog, Label
from onlooker import breathe
from table.games import BASE


def sat_down(
    window: Window, bots: tuple[str | None, ...] = (None, "steady", "steady"), *, hints: bool = True
) -> TablePage:
    seats = tuple(Seat(f"P{seat}", seat, bot) for seat, bot in enumerate(bots))
    table = Table.start(WATCH, Terms(BASE, seats, 1, hints=hints))
    window.sit_down(Session(table, Nobody(window)))
    breathe()
    assert isinstance(window.page, TablePage)
    return window.page


@pytest.fixture
def page(at_home: Callable[..., Window]) -> TablePage:
    return sat_down(at_home())


def press(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.window(), key)
    breathe()


def test_h_rings_the_best_and_says_what_the_judgement_says(page: TablePage) -> None:
    press(page, Qt.Key.Key_H)
    session, card = page.session, page.advising.card
    assert card is not None
    best = advise(Question(session.game, session.view), session.counsel._seed)[0]
    (row,) = card.rows
    assert row.proposed.chance == best.chance
    board = page.findChild(BoardView)
    assert board is not None
    assert board.stage.marks.shown(marks.ADVISED) == [next(iter(board.board.ways_of(best.action, session.view)))[-1]]
    assert [row.numbers for row in page._rails.actions.rows if row.numbers] == [(1,)]


def test_h_compares_three_then_says_less_and_escape_closes(page: TablePage) -> None:
    shown: list[int] = []
    for _ in range(3):
        press(page, Qt.Key.Key_H)
        card = page.advising.card
        assert card is not None
        assert card.text_fits()
        shown.append(len(card.rows))
    assert shown == [1, 3, 1]
    assert page.session.counsel.asked_for[0] == 1
    press(page, Qt.Key.Key_Escape)
    assert page.advising.card is None
    board = page.findChild(BoardView)
    assert board is not None
    assert board.advised == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_card_hides_no_place_that_one_may_choose(at_home: Callable[..., Window], size: tuple[int, int]) -> None:
    """In the set-up, where nearly every corner is one: with one move, and with three."""
    page = sat_down(at_home(size))
    board = page.findChild(BoardView)
    assert board is not None
    for moves in (1, 3):
        press(page, Qt.Key.Key_H)
        card = page.advising.card
        assert card is not None
        assert len(card.rows) == moves
        assert card.text_fits()
        paper = card.geometry().adjusted(card.margin, card.margin, -card.margin, -card.margin)
        assert len(board.targets) > 30
        assert not [spot for spot in board.targets if page.advising._in_page(spot).intersects(paper)]
        assert not paper.intersects(page._prompt.geometry())
        assert not any(row.isVisible() and _on(page, row).intersects(paper) for row in page._rails.actions.rows)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_in_a_large_window_the_card_lies_in_bare_room_or_on_the_rail(
    at_home: Callable[..., Window], language: str
) -> None:
    """One move in the tray, where nothing lies; three on the rail alone."""
    page = sat_down(at_home((1920, 1080), language=language))
    for place in ("tray", "side"):
        press(page, Qt.Key.Key_H)
        card = page.advising.card
        assert card is not None
        assert all(row.text_fits() for row in card.rows)
        paper = card.geometry().adjusted(card.margin, card.margin, -card.margin, -card.margin)
        assert getattr(page._frames, place).contains(paper)
        assert not any(paper.intersects(thing) for thing in page._tray.covered)


def test_over_a_dialog_the_card_leaves_its_buttons_free(at_home: Callable[..., Window]) -> None:
    """Where every corner lies over the sheet."""
    page = sat_down(at_home((1366, 768), language="uk"))
    dialog = Dialog(page.look, page, "Битва", width=1500)
    for row in range(14):
        dialog.body.addWidget(Label(page.look, f"{row}", "text", 22))
    golden = dialog.add_button("Далі", kind=Kind.PRIMARY)
    dialog.open()
    page._layers.cover(dialog)
    press(page, Qt.Key.Key_H)
    card = page.advising.card
    assert card is not None
    assert card.geometry().intersects(dialog.sheet_rect)
    there = golden.rect().translated(golden.mapTo(page, QPoint(0, 0)))
    assert not card.geometry().intersects(there)


def test_what_is_read_aloud_ends_once(page: TablePage) -> None:
    """Reasons are sentences, and so are a rival's deeds; titles may ask."""
    press(page, Qt.Key.Key_H)
    press(page, Qt.Key.Key_H)
    card = page.advising.card
    assert card is not None
    assert any(row.proposed.reason for row in card.rows)
    assert not any(".." in row.accessibleName() for row in card.rows)
    card.say(Said("Why, Bjarki?", "He **builds a road.**", text="It is long."))
    assert card.accessibleName() == "Why, Bjarki? He builds a road. It is long."
    assert sentences(["Hint", "", "1: road", "H: more"]) == "Hint. 1: road. H: more"


def test_its_number_plays_a_move(page: TablePage) -> None:
    press(page, Qt.Key.Key_H)
    press(page, Qt.Key.Key_H)
    second = list(page.session.counsel.found or ())[1]
    press(page, Qt.Key.Key_2)
    assert page.session.told()[0].action == second.action
    assert page.advising.card is None
    press(page, Qt.Key.Key_1)  # nothing is proposed any more
    assert page.session.lines == 1


def test_whoever_acts_is_no_longer_advised(page: TablePage) -> None:
    press(page, Qt.Key.Key_H)
    page.act(page.session.options()[0])
    breathe()
    assert page.advising.card is None
    assert page.session.counsel.found is None


def test_where_there_are_no_hints_the_raven_says_so(at_home: Callable[..., Window]) -> None:
    page = sat_down(at_home(), hints=False)
    noticed: list[str] = []
    page.advising.noticed.connect(noticed.append)
    press(page, Qt.Key.Key_H)
    assert page.advising.card is None
    assert [page._bar._raven.reason] == noticed == [page.look.words("hint.bar.not_agreed")]


def test_while_others_play_it_tells_why_they_did_and_they_wait(at_home: Callable[..., Window]) -> None:
    page = sat_down(at_home(), ("steady", None, "steady"))
    session = page.session
    press(page, Qt.Key.Key_H)
    assert page.advising.card is None  # nothing has been done yet
    table = session._table
    table.play(Question(WATCH, table.state).options[0])
    session._tell(0)
    breathe()
    press(page, Qt.Key.Key_H)
    card, deed = page.advising.card, session.counsel.deed
    assert card is not None
    assert deed is not None
    assert isinstance(deed.action, Settle)
    assert card.said.title == page.look.words("hint.card.why", who="P0")
    assert card.rows == []
    assert session._held
    assert not any(session.counsel.asked_for)
    press(page, Qt.Key.Key_Escape)
    assert not session._held


def test_a_line_of_the_saga_can_be_asked_why(at_home: Callable[..., Window]) -> None:
    page = sat_down(at_home(), ("steady", None, "steady"))
    session = page.session
    table = session._table
    for _ in range(2):  # a settlement, and the road from it
        table.play(Question(WATCH, table.state).options[0])
    session._tell(0)
    breathe()
    lines = page.saga.lines.lines
    row = next(row for row, line in enumerate(lines) if line.line == 0)
    index = page.saga.lines.index(row)
    at = page.saga.visualRect(index).center()
    QApplication.sendEvent(page.saga.viewport(), right_click(page.saga.viewport(), at))
    breathe()
    (menu,) = page.findChildren(RowMenu)
    menu.rows[0].click()
    breathe()
    deed, card = session.counsel.deed, page.advising.card
    assert deed is not None
    assert (deed.line, deed.seat) == (0, 0)
    assert card is not None
    assert card.said.title == page.look.words("hint.card.why", who="P0")


def right_click(widget: QWidget, at: QPoint) -> QContextMenuEvent:
    return QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))


class Thinks(Nobody):
    """And never comes to an end."""

    cancelled = -1

    def ask_advice(self, game: Game[Any], seed: int, view: Any, play: tuple[int, int] | None = None) -> int:
        return 7

    def cancel(self, ticket: int) -> None:
        self.cancelled = ticket


def asked(window: Window) -> tuple[Thinks, TablePage]:
    """For a hint, by who sits first among bots; nothing answers."""
    seats = tuple(Seat(f"P{seat}", seat, bot) for seat, bot in enumerate((None, "steady", "steady")))
    worker = Thinks(window)
    window.sit_down(Session(Table.start(WATCH, Terms(BASE, seats, 1)), worker))
    page = window.page
    assert isinstance(page, TablePage)
    press(page, Qt.Key.Key_H)
    return worker, page


def test_who_acts_while_the_raven_thinks_waits_for_nothing(at_home: Callable[..., Window]) -> None:
    worker, page = asked(at_home())
    assert page.session.counsel.thinks
    page.act(page.session.options()[0])
    assert worker.cancelled == 7  # at once, before anything else happens
    assert not page.session.counsel.thinks
    breathe()
    assert page.advising.card is None
    worker.advised.emit(7, [])  # an answer that was already under way
    breathe()
    assert page.advising.card is None


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_H])
def test_a_key_that_is_pressed_too_soon_is_told_so_and_begins_nothing_anew(
    at_home: Callable[..., Window], key: Qt.Key
) -> None:
    worker, page = asked(at_home())
    session, card, words = page.session, page.advising.card, page.look.words
    assert card is not None
    assert card.said.text == words("hint.card.thinks")
    press(page, key)
    assert card.said.text == words("hint.card.thinks_still")
    assert card.text_fits()
    assert (worker.cancelled, session.lines) == (-1, 0)
    worker.advised.emit(7, advise(Question(session.game, session.view), 1))
    breathe()
    assert len(card.rows) == 1  # as if one had waited
    press(page, Qt.Key.Key_Escape)
    press(page, Qt.Key.Key_1)  # nobody waits for anything
    assert session.lines == 0


def test_a_move_that_counts_is_bold_throughout(at_home: Callable[..., Window]) -> None:
    """Its own number is bold already, and would end what is bold around it."""
    page = sat_down(at_home())
    line = Line("Move **4** warriors", "Oak Grove", "move")
    page.advising._desk.speech.action = lambda action, view: line  # pyright: ignore[reportAttributeAccessIssue]
    assert page.advising._move([weighed(0.0, 0.0)], 0).title == "**Move 4 warriors** · Oak Grove"


# Reasons in words

SOME = Settle(0)


def weighed(behind: float, error: float, action: Action = SOME, **reasons: float) -> Candidate:
    return Candidate(action, 0.5 - behind, behind, error, reasons)


def test_one_or_two_groups_decide() -> None:
    points = {"income": 0.6, "hand": 0.3, "land": 0.25, "roads": -2.0, "cards": 0.01}
    assert greatest(points, 1) == [("income", 0.6), ("hand", 0.3)]
    assert greatest(points, -1) == [("roads", -2.0)]
    assert greatest({"income": 3.0, "hand": 0.3}, 1) == [("income", 3.0)]
    assert greatest({"income": 0.04}, 1) == []


def test_reasons_in_words() -> None:
    words, best = Words("en"), weighed(0.0, 0.0)
    found = [best, weighed(0.1, 0.01, income=-0.6, hand=-0.3), weighed(0.01, 0.02, income=-0.6)]
    first = "Better than the next best move: 0.6 points more through income, 0.3 points more through the cards in hand."
    assert spoken(reason(words, "watch", found, 0), words) == first
    assert spoken(reason(words, "watch", found, 1), words).startswith("Behind the best move: 0.6 points less")
    assert reason(words, "watch", found, 2) == words("hint.reason.equal_best")
    assert reason(words, "watch", [best, found[2]], 0) == words("hint.reason.equal")


def test_reasons_of_others_in_words() -> None:
    words = Words("en")
    told = reason_of_other(words, "midgard", weighed(-0.1, 0.02, glory=2.0))
    assert spoken(told, words).endswith("this beat the next best move: 2.0 glory more at once.")
    assert reason_of_other(words, "midgard", weighed(0.1, 0.02, glory=2.0)) == words("hint.card.weaker")
    assert reason_of_other(words, "midgard", weighed(-0.01, 0.02, glory=2.0)) == words("hint.card.equal")
