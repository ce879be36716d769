"""The coach: a note of what comes up first, once for each who learns; a warning before a slip, with its number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from late import late_table
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kit import CASES
from kit.selfplay import sample
from meadhall.almanac import book
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH, forecast
from meadhall.rules.watch.actions import EndTurn, FoundSettlement
from meadhall.rules.watch.events import DiceRolled, InvasionBegan
from meadhall.rules.wild import WILD
from meadhall.rules.wild import forecast as raids
from meadhall.rules.wild.actions import AttackRival
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import Nobody
from meadhall.views.shell.window import Window
from meadhall.views.table.coach import coaching
from meadhall.views.table.coach.coaching import WATCHING
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.table.coach.warning import WarningNote
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words
from meadhall.views.widgets import Dialog, RichText
from onlooker import breathe
from table.games import BASE

games = pytest.mark.parametrize("game", GAMES)


@games
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_threats_and_warnings_have_their_words_and_entries(game: str, language: str) -> None:
    words, watching = Words(language), WATCHING[game]
    assert [entry for entry in watching.noticed if entry not in book(game)] == []
    for what in watching.whats:
        for part in ("title", "text"):
            assert words(f"coach.{game}.{what}.{part}", n=2, held=9)


def views(game: str, every: int) -> Iterator[tuple[Any, int]]:
    """Of those who are asked, in a game of most players."""
    case = [case for case in CASES if case.game.id == game][-1]
    for s in sample(case, every=every):
        seat = kernel.asked(s).seat
        yield case.game.visible(s, seat), seat


@games
def test_what_is_warned_of_is_listed_and_tells_its_number(game: str) -> None:
    watching = WATCHING[game]
    for view, seat in views(game, 29):
        assert {noticed.entry for noticed in watching.notices(view, seat)} <= set(watching.noticed)
        for action in kernel.options(view)[:40]:
            for warned in watching.warns(view, seat, action):
                assert warned.what in watching.whats
                assert book(game).opened_by(warned.topic)
                assert any(letter.isdigit() for letter in warned.number)


# Their figures


def test_the_chance_of_an_invasion_is_that_of_the_die() -> None:
    """Each face of the die is thrown, with two that are no seven."""
    looked_at = 0
    for s in sample([case for case in CASES if case.game is WATCH][-1], every=41):
        if not s.brotherhood or type(kernel.asked(s)).__name__ not in ("PreRoll", "OwnTurn"):
            continue
        rolls = [action for action in kernel.options(s) if type(action).__name__ == "RollDice"]
        begun = 0
        for face in range(1, 13) if rolls else ():
            after, told = s.copy(), list[Any]()
            after.chance.laid = [1, 1, face]
            kernel.play(after, rolls[0], told)
            upto = next(place for place, event in enumerate(told) if isinstance(event, DiceRolled))
            begun += any(isinstance(event, InvasionBegan) for event in told[upto:])
        if rolls:
            looked_at += 1
            assert forecast.invasion_chance(s) == pytest.approx(begun / 12)
    assert looked_at


def test_the_chance_of_a_raid_is_that_of_the_hands_that_could_be() -> None:
    looked_at, rng = 0, Random(3)
    for view, seat in views("wild", 23):
        attacks = [action for action in kernel.options(view) if isinstance(action, AttackRival)]
        for attack in attacks[:2]:
            chance = raids.chance_of_raid(view, attack)
            if not 0.02 < chance < 0.98:
                continue
            worlds = [WILD.imagine(view, seat, rng) for _ in range(150)]
            share = sum(raids.chance_of_raid(world, attack) for world in worlds) / len(worlds)
            assert chance == pytest.approx(share, abs=0.15)
            looked_at += 1
        if looked_at >= 3:
            break
    assert looked_at


# At the table


def sat_down(window: Window, bots: tuple[str | None, ...] = (None, "steady", "steady")) -> TablePage:
    seats = tuple(Seat(name, at, bot) for at, (name, bot) in enumerate(zip(("Ann", "Bran", "Cai"), bots, strict=True)))
    window.sit_down(Session(Table.start(WATCH, Terms(BASE, seats, 1)), Nobody(window)))
    breathe()
    assert isinstance(window.page, TablePage)
    return window.page


def test_what_is_new_is_told_once(at_home: Callable[..., Window]) -> None:
    window = at_home()
    window.learners.add("Ann")
    page = sat_down(window)
    note = page.coaching.shown
    assert note is not None
    assert note.title == "Placing your first pieces"
    assert note.text_fits()
    assert not note.geometry().intersects(page._prompt.geometry())
    note.enough.click()
    breathe()
    assert page.coaching.shown is None
    assert window.learners.now is not None
    assert window.learners.now.known == {"watch.placing"}
    page.act(page.session.options()[0])
    breathe()
    other = page.coaching.shown
    assert other is None or other.title != note.title


def test_a_note_whose_moment_is_gone_goes(at_home: Callable[..., Window]) -> None:
    window = at_home()
    window.learners.add("Ann")
    page = sat_down(window)
    assert page.coaching.shown is not None
    assert page.coaching.shown.title == "Placing your first pieces"
    page.act(page.session.options()[0])
    page.act(page.session.options()[0])
    breathe()
    assert not page.session.asks_viewer
    assert page.coaching.shown is None
    assert window.learners.now is not None
    assert window.learners.now.known == frozenset()  # nobody can have read it


def test_more_opens_the_almanac(at_home: Callable[..., Window]) -> None:
    window = at_home()
    window.learners.add("Ann")
    page = sat_down(window)
    assert page.coaching.shown is not None
    page.coaching.shown.book.click()
    breathe()
    assert page.coaching.shown is None
    assert page.rulebook.sheet is not None


@pytest.mark.parametrize("level", [None, "off"])
def test_who_does_not_learn_is_told_nothing(at_home: Callable[..., Window], level: str | None) -> None:
    window = at_home()
    if level is not None:
        window.learners.add("Ann")
        window.learners.change(coach=level)
    page = sat_down(window)
    assert page.coaching.shown is None
    assert page.coaching.warning(EndTurn()) is None


def test_at_one_screen_each_is_known_by_name(at_home: Callable[..., Window]) -> None:
    window = at_home()
    window.learners.add("Bran")
    page = sat_down(window, (None, None, None))
    assert page.session.viewer == 0
    assert page.coaching.coach.learner is None
    page.session.act(page.session.options()[0])
    page.session.act(page.session.options()[0])
    page._reveal()
    breathe()
    assert page.session.viewer == 1
    assert page.coaching.coach.learner is not None
    assert page.coaching.shown is not None


def end_of_turn(window: Window, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A learner who is about to do what is warned of."""

    def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
        yield Warned("large_hand", "52 %", {"held": 9, "n": 4}, "entry:discard", "hand")

    watching = Watching(warns, ("large_hand",), lambda s, seat: iter(()), ())
    monkeypatch.setattr(coaching, "WATCHING", {"watch": watching})
    window.learners.add("Ann")
    return sat_down(window)


def warned_of(page: TablePage) -> WarningNote:
    page.act(page.session.options()[0])
    breathe()
    warned = page.coaching.warned
    assert warned is not None
    assert page.session.lines == 0
    return warned


def test_a_warning_comes_before_the_action(at_home: Callable[..., Window], monkeypatch: pytest.MonkeyPatch) -> None:
    page = end_of_turn(at_home(), monkeypatch)
    warned = warned_of(page)
    assert warned.number.text_shown == "52 %"
    assert warned.text_fits()
    assert warned.back.hasFocus()
    for above, below in ((warned.back, warned.book), (warned.yes, warned.enough)):
        columns = [(button.mapTo(warned, QPoint()).x(), button.width()) for button in (above, below)]
        assert columns[0] == columns[1]
    assert page.coaching.shown is None
    warned.back.click()
    breathe()
    assert page.coaching.warned is None
    assert page.session.lines == 0
    QTest.keyClick(warned_of(page), Qt.Key.Key_Escape)
    assert page.coaching.warned is None
    warned_of(page).yes.click()
    breathe()
    assert page.session.lines == 1
    assert page.coaching.warned is None


def test_whatever_else_one_does_is_an_answer(at_home: Callable[..., Window], monkeypatch: pytest.MonkeyPatch) -> None:
    page = end_of_turn(at_home(), monkeypatch)
    warned_of(page)
    page.open_menu()
    assert page.coaching.warned is None


def test_a_warning_that_is_not_wanted_comes_no_more(
    at_home: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = end_of_turn(at_home(), monkeypatch)
    warned_of(page).enough.click()
    assert page.session.lines == 1
    page.act(page.session.options()[0])
    assert page.session.lines == 2


# What everybody is asked, who learns is warned of


def ended(window: Window, level: str | None) -> TablePage:
    """Somebody ends a turn in which a settlement could still be founded."""
    if level is not None:
        window.learners.add("Ann")
        window.learners.change(coach=level)
    table = late_table("watch", ripe=could_settle, mode="base")
    window.sit_down(Session(table, Nobody(window)))
    breathe()
    page = window.page
    assert isinstance(page, TablePage)
    if page.session.curtain_for is not None:
        page._reveal()
        breathe()
    page.act(EndTurn())
    breathe()
    return page


def could_settle(s: Any) -> bool:
    """Ann."""
    legal = kernel.options(s)
    return (
        kernel.asked(s).seat == 0
        and EndTurn() in legal
        and any(isinstance(action, FoundSettlement) for action in legal)
    )


@pytest.mark.parametrize("level", [None, "off", "new"])
def test_without_warnings_all_is_asked_as_ever(at_home: Callable[..., Window], level: str | None) -> None:
    page = ended(at_home(), level)
    assert page.coaching.warned is None
    (dialog,) = page.findChildren(Dialog)
    assert "build a settlement" in dialog.findChildren(RichText)[0].text_shown


def test_whom_the_coach_warns_no_dialog_asks(at_home: Callable[..., Window]) -> None:
    window = at_home()
    page = ended(window, "warnings")
    warned, lines = page.coaching.warned, page.session.lines
    assert warned is not None
    assert warned.number.text_shown == "+1"
    assert not page.findChildren(Dialog)
    warned.enough.click()
    breathe()
    assert page.session.lines == lines + 1
    assert not page.findChildren(Dialog)
    assert any("watch.unbuilt" in one.silenced for one in window.learners.all.values())
