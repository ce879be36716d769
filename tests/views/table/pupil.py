"""One who takes a lesson by doing only what the screen shows: what is ringed, what is asked, what the card offers."""

from __future__ import annotations

from random import Random

from eyes import board_of, free, layer_of, offered, seen
from person import LEFT_ALONE, Hand
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shelf import ROBOTS

from meadhall.lessons import Ask, Do, Lesson, Play
from meadhall.models.learning.learners import Learners
from meadhall.views.boards.kit.choosing.menu import SpotMenu
from meadhall.views.lessons.page import LessonPage
from meadhall.views.look.controls import Kind
from meadhall.views.shell.window import Window
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.things import ThingButton
from meadhall.views.widgets import ActionRow, Button, IconButton, Overlay, Press, Stepper
from onlooker import Onlooker, breathe

PATIENCE = 200  # things that are tried in a beat
ENOUGH = 20  # in one dialog
LONG = 12  # presses in a free play, which may be won or lost meanwhile; then it is left


def begin(window: Window, lesson: Lesson) -> LessonPage:
    window.learners.add("Ann")
    window.start_lesson(lesson.game_id, lesson.number)
    breathe()
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def usable(widget: QWidget) -> list[Press]:
    """Itself, if it can be pressed, or what lies in it: cards with which something can be done, and buttons."""
    if isinstance(widget, ThingButton):
        return [] if widget.chosen or widget.reason else [widget]
    if isinstance(widget, CardButton):
        return [widget] if widget.held.actions and not widget.reason else []
    if isinstance(widget, ActionRow | Button):  # a button, too, behind which the row is
        return [widget] if widget.isEnabled() and not widget.reason else []
    cards = [card for card in free(widget, CardButton) if card.held.actions]
    return [*cards, *(button for button in free(widget, Button) if button.kind is Kind.PRIMARY)]


class Pupil:
    def __init__(self, hand: Hand, rng: Random, game_id: str, *, errs: bool = False, glances: bool = False) -> None:
        """`errs`: every beat begins with something that is wrong. `glances`: the window is painted as a beat begins and
        no more, for painting after every key and click is most of the work; otherwise nothing is left out."""
        self.hand, self.rng, self.errs, self._glances = hand, rng, errs, glances
        self.window: Window = hand.window
        self.qtbot: Onlooker = hand.qtbot
        self.robot = ROBOTS[game_id](hand, rng, {"Ann"})
        self.skipped: list[str] = []
        self.replies: list[str] = []

    @property
    def page(self) -> LessonPage:
        page = self.window.page
        assert isinstance(page, LessonPage)
        return page

    @property
    def learners(self) -> Learners:
        return self.window.learners

    def take(self, most: int = 40) -> None:
        """To its end, which leads back to where it was begun."""
        for _ in range(most):
            self.wait()
            self._glance()
            if not isinstance(self.window.page, LessonPage):
                return
            self.finish_beat()
        raise AssertionError(f"no end at {self.page.run}")

    def _glance(self) -> None:
        if self._glances:
            self.window.setUpdatesEnabled(True)
            breathe()
            self.window.setUpdatesEnabled(False)

    def wait(self) -> None:
        self.qtbot.waitUntil(self._is_still)

    def _is_still(self) -> bool:
        page = self.window.page
        return not isinstance(page, LessonPage) or not board_of(self.window).is_moving

    def finish_beat(self) -> None:
        beat = self.page.beat
        if layer_of(self.window) is not None and not isinstance(beat, Do | Play):
            self.robot.step()  # something is to be read
            return
        assert self.page.is_clear, f"{self.page.run}: the card lies over what it points at"
        match beat:
            case Ask():
                self._answer(beat)
            case Do():
                self._do(beat)
            case Play():
                self._play(beat)
            case _:
                self._press(self.page.card.golden)

    def _press(self, button: Button) -> None:
        self.hand.press(button)
        breathe()

    def _note(self) -> None:
        if not isinstance(self.window.page, LessonPage):
            return  # that was the last beat
        reply = self.page.card.said.reply
        if reply is not None:
            self.replies.append(reply.text)

    def _answer(self, beat: Ask) -> None:
        """Wrongly at first, where one errs."""
        page, board = self.page, board_of(self.window)
        while not page.run.reached:
            if beat.choices:
                wrong = [button for button in page.card.choices if button.text_shown != self._text_of(beat.right)]
                right = [button for button in page.card.choices if button not in wrong]
                self._press(self.rng.choice(wrong if self.errs and not self.replies_of(beat) else right))
            else:
                wanted = [spot for spot in page.run.spots(beat.spots) if spot in board.targets]
                wrong = [spot for spot in offered(self.window) if spot not in wanted]
                errs = self.errs and wrong and not self.replies_of(beat)
                self.hand.choose(board, self.rng.choice(wrong if errs else wanted))
            breathe()
            self._note()
            assert page.card.said.reply is not None, f"{page.run} says nothing to an answer"
            self._erred = beat.id
        self._press(page.card.golden)

    _erred = ""

    def replies_of(self, beat: Ask | Do) -> bool:
        return self._erred == beat.id

    def _text_of(self, choice: str) -> str:
        page = self.page
        return next(one.text for one in page.card.said.choices if one.name == choice)

    def _do(self, beat: Do) -> None:
        """What is ringed comes first, then whatever else the table offers."""
        run = self.page.run
        if self.errs and not self.replies_of(beat):
            self._erred = beat.id
            self.robot.step()
        for _ in range(PATIENCE):
            self.wait()
            if not isinstance(self.window.page, LessonPage) or self.page.beat is not beat:
                return
            menus = seen(self.window, SpotMenu)
            if run.reached and layer_of(self.window) is None:
                self._press(self.page.card.golden)
            elif run.reached or menus:
                self.robot.step()  # something is to be read, or one of several things at a place is meant
            elif (
                self._heed(beat)
                or self._count_otherwise()
                or (not self._try_another_button() and (layer_of(self.window) is not None or not self._use_ringed()))
            ):
                self.robot.step()
            self._note()
        self.skipped.append(beat.id)
        self._skip()

    def _try_another_button(self) -> bool:
        """In a dialog, or beside a question, of which the raven would not have the golden one."""
        layer, reply = layer_of(self.window), self.page.card.said.reply
        if reply is None or reply.good or self.rng.random() < 0.8:
            return False
        there = free(layer, Button) if layer is not None else self.robot.prompts()
        buttons = [button for button in there if button.kind is not Kind.PRIMARY and button.icon_name not in LEFT_ALONE]
        if buttons:
            self._press(self.rng.choice(buttons))
        return bool(buttons)

    def _heed(self, beat: Do) -> bool:
        """What is asked for in figures."""
        layer, reply = layer_of(self.window), self.page.card.said.reply
        return layer is not None and reply is not None and self.robot.heed(layer, beat.goal[0].of)

    def _count_otherwise(self) -> bool:
        """Where so many were refused, it is one more or one less."""
        layer, reply = layer_of(self.window), self.page.card.said.reply
        if layer is None or reply is None or reply.good:
            return False
        if self.robot.presses > ENOUGH:
            self.robot.presses = 1  # what was refused so often is put together anew
        if self.rng.random() < 0.5:
            return False
        counts = [press for stepper in seen(layer, Stepper) for press in free(stepper, IconButton)]
        if counts:
            self.hand.press(self.rng.choice(counts))
        return bool(counts)

    def _skip(self) -> None:
        """Once nothing lies over the table."""
        beat = self.page.beat
        for _ in range(PATIENCE):
            if (layer := layer_of(self.window)) is None:
                break
            self._lay_aside(layer)
            self.wait()
        if self.page.beat is beat:
            self._press(self._button("skip"))

    def _lay_aside(self, layer: Overlay) -> None:
        """By its button for that, or by the key that closes every dialog."""
        aside = [button for button in free(layer, Button) if button.icon_name == "eye"]
        if aside:
            self._press(aside[0])
        else:
            self.qtbot.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)
            breathe()

    def _button(self, name: str) -> Button:
        text = self.window.look.words(f"table.lesson.{name}")
        return next(button for button in seen(self.page.card, Button) if button.text_shown == text)

    def _use_ringed(self) -> bool:
        """What is to be taken in hand first, a place of the board, a card, or a row of the list."""
        self.robot.presses = 0  # no dialog is open; whatever this opens is looked at as if for the first time
        board, names = board_of(self.window), self.page.pointed
        ringed = [press for name in names for widget in self.page.targets.widgets(name) for press in usable(widget)]
        things = [press for press in ringed if isinstance(press, ThingButton)]
        if things:
            self.hand.press(things[0])
            return True
        spots = [name for name in names if name in board.targets]
        if spots:
            spot, reply = self.rng.choice(spots), self.page.card.said.reply
            refused = reply is not None and not reply.good
            turns = any(thing.thing.turns for thing in seen(self.window, ThingButton))
            (self.hand.turn if refused and turns and self.rng.random() < 0.5 else self.hand.choose)(board, spot)
            return True
        if ringed:
            self.hand.press(self.rng.choice(ringed))
        return bool(ringed)

    def _play(self, beat: Play) -> None:
        """Badly; that it can be won the rules show, without a window."""
        if layer_of(self.window) is not None:
            self.robot.step()  # something is to be read
            return
        self._press(self.page.card.golden)
        for step in range(LONG + PATIENCE):
            if not self._goes_on(beat) or (step >= LONG and layer_of(self.window) is None):
                break
            self.robot.step()
        if self.page.beat is not beat:
            return
        if self.page.run.reached:
            self._press(self.page.card.golden)
        else:
            self._skip()

    def _goes_on(self, beat: Play) -> bool:
        """Once others have played."""

        def is_over() -> bool:
            page = self.page
            if page.beat is not beat:
                return True
            said, moves = page.card.said, board_of(self.window).is_moving
            return not (said.is_small or said.is_bare or moves)

        self.qtbot.waitUntil(lambda: is_over() or self.robot.can_step())
        return not is_over()
