"""While others play: straight on to one's own turn, a pause, a step, and what is marked of all that happened."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time

import pytest
from eyes import layer_of, seen
from late import new_table, played
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.kernel import Event, Moment
from meadhall.rules.watch.actions import EndTurn
from meadhall.table import Seat, Table, concerns
from meadhall.views.shell.window import Window
from meadhall.views.table.page.pacebox import PaceBox
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text import speech_for
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
BOTS = {"wild": 3, "northgard": 4}
LIMIT = {"wild": 3.0, "northgard": 4.0}  # seconds
MOMENT = 0.1  # and of work
LAST = ("Wait", "EndTurn", "Pass")  # what ends a turn
A_DAY = 24 * 3600 * 1000
PAUSE = 900


def mid_game(game: str) -> Table:
    """The person is asked what to do on her turn, in the middle of a game."""
    seats = (Seat("Ann", 0), *(Seat(f"Bot {at}", at, "steady") for at in range(1, BOTS[game] + 1)))
    return played(new_table(game, seats), lambda table: len(table.entries) > 80 and on_turn(table))


def on_turn(table: Table) -> bool:
    s = table.state
    return (
        not kernel.is_over(s)
        and kernel.asked(s).seat == 0
        and type(kernel.asked(s)).__name__ in ("TakeTurn", "TakeAction", "Turn")
    )


def page_of(window: Window) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def session_of(window: Window) -> Session:
    assert window.session is not None
    return window.session


def end_turn(window: Window) -> int:
    """By the shortest way; the length of the history then."""
    session = session_of(window)
    action = next(one for name in LAST for one in session.options() if type(one).__name__ == name)
    assert session.act(action) is None
    return session.lines


@pytest.mark.parametrize("game", BOTS)
def test_to_my_turn(qtbot: Onlooker, at_home: Open, game: str) -> None:
    window = at_home(motion=1, confirm=False)
    window.sit_down(Session(mid_game(game), window.worker, window.library))
    breathe()
    session = session_of(window)
    speech = speech_for(session.game.id, window.look.words, [seat.name for seat in session.seats])  # pyright: ignore[reportArgumentType]
    before = end_turn(window)
    assert session.goes_on_alone
    slow, began = slowness(), perf_counter()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert session.pace.skips
    qtbot.waitUntil(lambda: session.asks_viewer and not session.pace.skips)
    took = perf_counter() - began
    breathe()
    assert took < LIMIT[game] * max(slow, slowness())
    assert page_of(window).picture()
    events = [event for told in session.told(before) for event in told.events]
    news = marked(window)
    assert [event for event in events if event in news] == news
    mine = [event for event in events if concerns(event, 0) and speech.event(event, session.view) is not None]
    assert all(event in news for event in mine)


def slowness() -> float:
    """So many times longer than alone everything takes, because other programs are busy too."""
    began, worked = perf_counter(), process_time()
    while process_time() - worked < MOMENT:
        sum(range(1000))
    return max(1.0, (perf_counter() - began) / MOMENT)


def marked(window: Window) -> list[Event]:
    saga = seen(window, SagaList)[0].lines
    return [line.event for line in saga.lines if saga.is_news(line) and line.event is not None]


@pytest.fixture
def beside_bots(sit: Open) -> Window:
    """Ann has ended her turn; the bots think about theirs, and nothing they do happens for a while."""
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Сам", 2, "steady"))
    table = played(new_table("watch", seats), lambda table: len(table.entries) > 40 and on_turn(table))
    window = sit(table=table, motion=1, confirm=False)
    session = session_of(window)
    session.set_pause(A_DAY)
    assert session.act(EndTurn()) is None
    page_of(window).finish_motion()
    assert session.goes_on_alone
    return window


def press_space(window: Window) -> None:
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)


def test_space_is_for_that_alone_wherever_the_keyboard_is(beside_bots: Window) -> None:
    tray = seen(beside_bots, Tray)[0]
    tray.cards[0].setFocus()
    press_space(beside_bots)
    assert session_of(beside_bots).pace.skips
    assert layer_of(beside_bots) is None


def test_in_a_sheet_space_presses_what_has_the_keyboard(beside_bots: Window) -> None:
    page = page_of(beside_bots)
    page.open_keys()
    press_space(beside_bots)
    assert layer_of(beside_bots) is None  # it was on the button that closes
    assert not session_of(beside_bots).pace.skips


def test_paused_they_wait_and_do_one_thing_at_a_time(qtbot: Onlooker, beside_bots: Window) -> None:
    session, before = session_of(beside_bots), session_of(beside_bots).lines
    box = seen(beside_bots, PaceBox)[0]
    box.pause.click()
    session.set_pause(0)
    qtbot.wait(300)
    assert session.lines == before
    box.step.click()
    qtbot.waitUntil(lambda: session.lines > before)
    page_of(beside_bots).finish_motion()
    qtbot.wait(300)
    assert session.lines == before + 1
    box.pause.click()
    qtbot.waitUntil(lambda: session.lines > before + 1)


def test_the_speed_of_this_table_holds_for_pauses_too(beside_bots: Window) -> None:
    page, session = page_of(beside_bots), session_of(beside_bots)
    page.pacing.set_speed(3)
    assert session.pause == PAUSE / 3
    assert page.pacing.motion.speed == 3
    about_me = next(event for told in session.told() for event in told.events if concerns(event, 0))
    page.pacing.set_follow(True)
    page.pacing.follow([Moment(about_me, session.view)])
    assert session.pause == PAUSE
    page.pacing.follow([])
    assert session.pause == PAUSE / 3


def test_whoever_thinks_for_long_has_an_hourglass_at_the_seat(beside_bots: Window) -> None:
    session = session_of(beside_bots)
    panels = seen(beside_bots, SeatPanel)
    session.thought.end()  # somebody may think, and on a busy machine for long
    usual = [panel.grab().toImage() for panel in panels]
    session.thought._show(1)
    assert [panel.grab().toImage() != before for panel, before in zip(panels, usual, strict=True)][:2] == [False, True]
    session.thought.end()
    assert panels[1].grab().toImage() == usual[1]
