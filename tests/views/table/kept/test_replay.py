"""Games that were played, seen again in the window: what is shown is what play gave, for whoever may look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from eyes import board_of, end_of, seen
from fingers import KEY, Keyboard
from late import PEOPLE, late_table, new_table, played
from mouse import Mouse
from PySide6.QtCore import Qt
from replays import COMPUTERS, finished, shown
from shelf import GUARDS

from meadhall.models.privacy import NOBODY
from meadhall.models.replay import ReplaySession
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import OPEN
from meadhall.table import Saver, Seat, Table, Terms
from meadhall.views.replay.going_on import GoingOnPage, _Board
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.window import Window
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets.clipping import clipped
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
Sit = Callable[..., Window]

MODES = [(game_id, mode) for game_id, game in GAMES.items() for mode in game.modes]


class Robot:
    """Goes through a game by the keyboard, and knows what play gave."""

    def __init__(self, qtbot: Onlooker, window: Window, table: Table) -> None:
        self.table, self.window = table, window
        self.session = ReplaySession.of_table(table, window)
        self.page = shown(window, self.session)
        self.keyboard = Keyboard(qtbot, window)
        game, position = table.game, table.position_at(0)
        self.prints = [game.codec.fingerprint(position)]
        for entry in table.entries:
            position = position.copy()
            position.chance.laid = list(entry.outcomes)
            kernel.play(position, entry.action, by=entry.seat)
            self.prints.append(game.codec.fingerprint(position))

    def look(self, line: int) -> None:
        """The model, the board and the pieces on it are those of this line."""
        assert self.session.lines == line
        view, board = self.session.view, board_of(self.window)
        assert self.session.game.codec.fingerprint(view) == self.prints[line]
        for piece in board.board.pieces(view):
            assert board.stage.sprite(piece.id) is not None, (line, piece)

    def there_and_back(self, start: int, end: int) -> None:
        self.page.go_to(start)
        for line in range(start, end):
            self.look(line)
            self.page.playing.on()
        self.look(end)
        for line in range(end - 1, start - 1, -1):
            self.page.playing.back()
            self.look(line)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_step_there_and_back_is_that_of_play(qtbot: Onlooker, at_home: Open, game_id: str) -> None:
    """Some of them here: of the rest the tests of the chronicle know, and the thorough ones."""
    robot = Robot(qtbot, at_home(), finished(game_id))
    end = robot.session.length
    robot.there_and_back(0, 12)
    robot.there_and_back(end // 2, end // 2 + 12)
    robot.there_and_back(end - 8, end)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(14))
@pytest.mark.parametrize(("game_id", "mode"), MODES)
def test_in_every_mode_each_step_is_that_of_play(
    qtbot: Onlooker, at_home: Open, game_id: str, mode: str, seed: int
) -> None:
    game = GAMES[game_id]
    options = game.modes[mode]
    counts = list(game.seats(options))
    seats = tuple(Seat(f"Їжак {seat + 1}", seat, "steady") for seat in range(counts[seed % len(counts)]))
    table = Table.start(game, Terms(options, seats, seed))
    robot = Robot(qtbot, at_home(), played(table, lambda table: False))
    robot.there_and_back(0, robot.session.length)


# By keyboard alone


def test_all_of_it_goes_by_keyboard(qtbot: Onlooker, at_home: Open) -> None:
    robot = Robot(qtbot, at_home(), finished("watch"))
    session, key = robot.session, robot.keyboard.key
    assert session.lines == session.length
    key(KEY.Key_Home)
    assert session.lines == 0
    key(KEY.Key_Right)
    key(KEY.Key_Right)
    key(KEY.Key_Left)
    assert session.lines == 1
    key(KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert session.lines == session.turns[1].first
    key(KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    key(KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert session.lines == session.turns[1].first
    key(KEY.Key_N)
    assert session.lines in {mark.line for mark in session.marks}
    key(KEY.Key_End)
    assert session.lines == session.length
    key(KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    for letter in (KEY.Key_R, KEY.Key_O, KEY.Key_A, KEY.Key_D):
        key(letter)
    key(KEY.Key_Return)
    qtbot.waitUntil(robot.page.saga.list.hasFocus)
    key(KEY.Key_Return)
    assert session.lines < session.length, "Enter on a line of the saga goes there"
    robot.window.page.setFocus()
    key(KEY.Key_Home)
    robot.page.playing.set_speed(4.0)
    key(KEY.Key_Space)
    qtbot.waitUntil(lambda: session.lines > 2)
    key(KEY.Key_Space)
    assert not robot.page.playing.plays
    key(KEY.Key_F8)
    assert end_of(robot.window) is not None
    for _ in ("the scores", "what was looked for", "the page"):
        key(KEY.Key_Escape)
    assert robot.window.place.page == "home"


def test_a_click_in_the_saga_or_on_the_course_goes_there(qtbot: Onlooker, at_home: Open) -> None:
    robot = Robot(qtbot, at_home(), finished("wild"))
    session, page = robot.session, robot.page
    lines = page.saga.list.lines.lines
    row = next(row for row, line in enumerate(lines) if line.event is not None and line.line > 40)
    page.saga.list.scrollTo(page.saga.list.lines.index(row))
    Mouse(qtbot, robot.window).click(
        page.saga.list.viewport(), page.saga.list.visualRect(page.saga.list.lines.index(row)).center()
    )
    assert session.lines == lines[row].line + 1
    scrub = page.deck.scrub
    mark = next(mark for mark, _ in scrub.shown_marks() if mark.line > 60)
    at = scrub.strip.topLeft().toPoint()
    at.setX(round(scrub.x_of(mark.line)))
    at.setY(at.y() - scrub.look.px(15))
    Mouse(qtbot, robot.window).click(scrub, at)
    assert session.lines == mark.line


# Whose eyes


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_running_game_shows_what_whoever_looks_may_know(qtbot: Onlooker, sit: Sit, game_id: str) -> None:
    """People at one screen: the privacy walk, at lines of the past and with the pointer over others."""
    table = late_table(game_id, GUARDS[game_id].seed, GUARDS[game_id].rich, **GUARDS[game_id].options)
    window = sit(table=table)
    game = window.session
    assert isinstance(game, Session)
    if game.curtain_for is not None:
        game.reveal()
    window.replay(game)
    breathe()
    page, rng, now = window.page, Random(1), GUARDS[game_id](window, table)
    assert isinstance(page, ReplayPage)
    session = window.place.subject
    eyes = NOBODY if game.viewer is None else game.viewer
    assert session.eyes == eyes
    session.look_as(OPEN)
    session.look_as((eyes + 1) % 3)
    assert session.eyes == eyes, "nobody else's, while the game goes on"
    if not page.shows_cards:
        page._press_cards()
    assert page.shows_cards == (game.viewer is not None)
    for line in (session.length, *(rng.randrange(session.length) for _ in range(3))):
        page.go_to(line)
        page.deck.scrub.pointed.emit(rng.randrange(session.length))
        page.preview.show_now()
        watchman = GUARDS[game_id](window, session._table)
        watchman.secret_words = now.secret_words  # what has come to light since may be told
        watchman.look()
    window.back()
    assert isinstance(window.page, TablePage)
    assert window.session is game


def test_once_it_is_over_anybody_s_eyes_may_be_had(qtbot: Onlooker, at_home: Open) -> None:
    robot = Robot(qtbot, at_home(), finished("northgard"))
    session, game = robot.session, robot.table.game
    robot.page.go_to(session.length // 2)
    for eyes in (0, 2, OPEN):
        session.look_as(eyes)
        breathe()
        position = robot.table.position_at(session.lines)
        assert session.view == game.seen(position, eyes)


HANDS: dict[str, Callable[[Any], tuple[str, Mapping[Any, int]]]] = {  # how keys begin, and what there is of each
    "watch": lambda player: ("resource", dict(enumerate(player.hand[:5]))),
    "northgard": lambda player: ("hand", Counter(player.hand)),
    "midgard": lambda player: ("destiny", Counter([*player.destinies, *player.shown])),
    "wild": lambda player: ("hand", Counter(player.hand)),
}


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_cards_of_whoever_one_looks_as_lie_below_the_board(qtbot: Onlooker, at_home: Open, game_id: str) -> None:
    """With open hands those of the one whose turn it is; and nothing on them can be done."""
    robot = Robot(qtbot, at_home((1366, 768)), finished(game_id))
    session, page = robot.session, robot.page
    page.go_to(session.length // 2)
    assert not seen(page, Tray)
    robot.keyboard.key(KEY.Key_F4)
    for eyes in (OPEN, 0, 1):
        session.look_as(eyes)
        breathe()
        seat = session.turns[session.turn].seat if eyes == OPEN else eyes
        assert session.holder == seat
        assert seat is not None
        sort, held = HANDS[game_id](robot.table.position_at(session.lines).players[seat])
        shown = {card.held.key: card.held.count for card in page.hand.tray.cards}
        assert {key: count for key, count in shown.items() if key.startswith(sort)} == {
            f"{sort}:{what}": count for what, count in held.items() if count
        }
        assert not any(card.held.actions or card.held.denial for card in page.hand.tray.cards)
    robot.keyboard.key(KEY.Key_F4)
    assert not seen(page, Tray)
    assert not page.hand.tray.cards


def test_the_board_has_the_room_of_the_cards_until_somebody_wants_them(qtbot: Onlooker, at_home: Open) -> None:
    page = Robot(qtbot, at_home((1920, 1080)), finished("watch")).page
    page.go_to(page.session.length // 2)
    assert not page.shows_cards
    page._press_cards()
    assert page.shows_cards


def test_whoever_would_act_in_it_is_told_why_not(qtbot: Onlooker, at_home: Open) -> None:
    """From a sheet too, which stays."""
    robot = Robot(qtbot, at_home(), finished("watch"))
    robot.page.go_to(20)
    sheets: list[Sheet] = []

    def sheet(desk: Desk) -> Sheet:
        sheets.append(Sheet(desk, ""))
        return sheets[0]

    robot.page.show_sheet(sheet)
    sheets[0].finish(robot.table.entries[20].action)
    breathe()
    assert sheets[0].isVisible()
    robot.look(20)


# Another game


def test_another_game_goes_on_from_here(qtbot: Onlooker, at_home: Open) -> None:
    robot = Robot(qtbot, at_home(), finished("watch"))
    before = Saver().packed(robot.table, 1)
    window, mouse = robot.window, Mouse(qtbot, robot.window)
    robot.page.go_to(40)
    robot.page.go_on()
    breathe()
    page = window.page
    assert isinstance(page, GoingOnPage)
    board = page.findChild(_Board)
    assert board is not None
    gap = board.about.geometry().top() - board._picture.deviceIndependentSize().height()
    assert 0 < gap < 20, "what is said of the position stands right below its picture"
    page.beginning.draft.seat(kernel.asked(robot.table.position_at(40)).seat, None)
    mouse.press(page.begin)
    session = window.session
    assert session is not None
    assert session.lines == 40
    assert session.asks_viewer
    assert session.game.codec.fingerprint(robot.table.position_at(40)) == robot.prints[40]
    assert session.act(session.options()[0]) is None
    qtbot.waitUntil(lambda: window.session is not None and window.session.is_kept())
    saved = window.library.recoverable().games
    assert len(saved) == 1
    again = window.library.open(saved[0].path)
    assert not again.notes
    assert len(again.table.entries) >= 41
    assert Saver().packed(robot.table, 1) == before


def test_while_a_game_goes_on_its_hands_stay_with_whom_they_are(qtbot: Onlooker, sit: Sit) -> None:
    window = sit(table=late_table("watch"))
    assert window.session is not None
    window.replay(window.session)
    breathe()
    assert isinstance(window.page, ReplayPage)
    window.page.go_on()
    breathe()
    assert isinstance(window.page, GoingOnPage)
    assert window.page.beginning.draft.owned
    assert [seat.bot for seat in window.page.beginning.draft.seats(window.look.words)] == [None] * len(PEOPLE)  # pyright: ignore[reportArgumentType]


# What if


@pytest.mark.parametrize("eyes", [OPEN, 1])
def test_what_if_is_a_sandbox_that_leads_back_to_the_replay(qtbot: Onlooker, at_home: Open, eyes: int) -> None:
    robot = Robot(qtbot, at_home(), finished("wild"))
    before = Saver().packed(robot.table, 1)
    robot.session.look_as(eyes)
    robot.page.go_to(60)
    robot.keyboard.key(KEY.Key_W)
    assert robot.window.place.page == "sandbox"
    sandbox = robot.window.place.subject
    shown_there, game = sandbox.game.seen(sandbox._first.state, eyes), robot.table.game  # before anybody answers
    assert game.codec.fingerprint(shown_there) == game.codec.fingerprint(robot.session.view)
    assert sandbox.eyes == (None if eyes == OPEN else eyes)
    robot.window.back()
    breathe()
    assert isinstance(robot.window.page, ReplayPage)
    assert robot.session.lines == 60
    assert Saver().packed(robot.table, 1) == before
    robot.session.look_as(OPEN)
    robot.window.page.go_to(robot.session.length)
    assert not robot.session.may_try, "there is nothing to try any more"


# Nothing is clipped


@pytest.mark.parametrize(
    ("language", "size"), [("en", (1366, 768)), ("ru", (1280, 720)), ("uk", (1280, 720)), ("ru", (1920, 1080))]
)
def test_no_words_are_clipped(qtbot: Onlooker, at_home: Open, language: str, size: tuple[int, int]) -> None:
    robot = Robot(qtbot, at_home(size, language=language), _SHORT)
    for line in (0, 5, 30):
        robot.page.go_to(line)
        breathe()
        assert not clipped(robot.window)
    robot.page.go_on()
    breathe()
    assert not clipped(robot.window)


_SHORT = played(new_table("northgard", COMPUTERS), lambda table: len(table.entries) >= 60)


def test_a_file_is_opened_by_its_path(qtbot: Onlooker, at_home: Open) -> None:
    window = at_home()
    path = window.library.place_to_keep(_SHORT)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(Saver().packed(_SHORT, 1))
    window.open_replay(path)
    breathe()
    assert isinstance(window.page, ReplayPage)
    assert not seen(window, TablePage)
    window.back()
    assert window.place.page == "home"
