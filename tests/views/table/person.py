"""One who plays by what the window shows, with a hand that is somebody else's matter. What is tried, each game says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol, TypeVar

from eyes import (
    asks_one_of,
    board_of,
    called,
    curtain_of,
    end_of,
    free,
    golden_button,
    has_drawer,
    layer_of,
    offered,
    prompt_buttons,
    seen,
    written,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from meadhall.views.boards.kit.choosing.menu import SpotMenu
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.lessons.plank import Plank
from meadhall.views.look.controls import Kind, Row
from meadhall.views.shell.hearth.boxes import Box
from meadhall.views.shell.window import Window
from meadhall.views.table.rails.actions import PlaceRow
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.loose import Loose
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import ActionRow, Button, IconButton, Overlay, Press, Segments, Toggle
from onlooker import Onlooker, breathe

T = TypeVar("T")
LEFT_ALONE = ("eye", "undo")  # the icons of what only lays a dialog aside, or empties it
PATIENCE = 40  # presses in one dialog, after which it is laid aside


class Hand(Protocol):
    qtbot: Onlooker
    window: Window

    def press(self, widget: Press) -> None: ...

    def choose(self, board: BoardView, spot: str) -> None: ...

    def carry(self, board: BoardView, spot: str, pick: Callable[[Sequence[str]], str]) -> None:
        """From a spot to another, which is picked among those that light up."""
        ...

    def turn(self, board: BoardView, spot: str) -> None:
        """What would be laid there."""
        ...

    def hand_over(self, pool: Loose, place: int, other: QWidget) -> bool:
        """One of the things that lie there, to something else; False where this hand carries nothing."""
        ...

    def dismiss(self, layer: Overlay) -> None:
        """Without having done anything in it."""
        ...

    def open_actions(self) -> None:
        """In a narrow window, where the list of them is out of sight."""
        ...


class Person:
    game_id: ClassVar[str]
    needs: ClassVar[frozenset[str]]  # what is made use of in every game
    doubts: ClassVar[float] = 0  # how often something else is tried first in a dialog that could be confirmed

    def __init__(self, hand: Hand, rng: Random, names: Collection[str] = (), regrets: float = 0) -> None:
        """`regrets` is how often what can be undone is undone."""
        self.hand, self.rng, self.regrets = hand, rng, regrets
        self.window = hand.window
        self.names = set(names)
        self.used: set[str] = set()  # what was made use of
        self.presses = 0  # in the dialog that is open

    # Before the game

    def set_up(self, players: int, **options: object) -> None:
        """From home on: alone among computers, with what is not usual."""
        self._take_box(players)
        self._agree(options)
        self._begin()

    def begin_first_game(self) -> None:
        """At the table that is laid for whoever has finished the course."""
        self.hand.press(written(self.window, self.window.look.words("shell.home.learn.open")))
        self.hand.press(next(plank for plank in seen(self.window, Plank) if plank.game_id == self.game_id).shield)
        self._begin()

    def _take_box(self, players: int) -> None:
        self.hand.press(next(box for box in seen(self.window, Box) if box.game_id == self.game_id))
        chairs = sum(field.objectName().endswith("name") for field in seen(self.window, QLineEdit))
        for seat in range(chairs - 1, players - 1, -1):
            self.hand.press(called(self.window, f"seat {seat} cross", IconButton))
        for _ in range(players - chairs):  # a first game begins with few
            self.hand.press(called(self.window, "seat adder", Press))

    def _agree(self, options: Mapping[str, object]) -> None:
        for option, value in options.items():
            choice = self.window.findChild(QWidget, f"option {option}")
            if isinstance(choice, Segments):
                self.hand.press(written(choice, self.window.look.words(f"{self.game_id}.option.{option}.{value}")))
            else:
                assert isinstance(choice, Toggle)
                self.hand.press(choice)

    def _begin(self) -> None:
        self.names = {called(self.window, "seat 0 name", QLineEdit).text()}
        self.hand.press(written(self.window, self.window.look.words("shell.setup.start")))

    # The game

    def play_to_the_end(self, most: int = 1500) -> None:
        for _ in range(most):
            self.wait()
            if end_of(self.window) is not None:
                return
            self.step()
        raise AssertionError(f"no end after {most} steps")

    def wait(self) -> None:
        self.hand.qtbot.waitUntil(self.can_step)

    def can_step(self) -> bool:
        """Whether there is anything to press."""
        return asks_one_of(self.window, self.names)

    def step(self) -> None:
        """Press one thing."""
        breathe()
        curtain, layer = curtain_of(self.window), layer_of(self.window)
        if layer is not None:
            self.used.add(type(layer).__name__)
        if curtain is not None:
            self.hand.press(curtain.button)
        elif layer is not None:
            self.presses += 1
            self.answer(layer)
        else:
            self.presses = 0
            self._play()

    def maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    def one_of(self, things: Sequence[T]) -> T:
        return self.rng.choice(things)

    # Dialogs

    def answer(self, layer: Overlay) -> None:
        """Try this and that until the golden button is free, and press it."""
        if self._carry(layer):
            return
        steps = [] if self.presses > PATIENCE else self._steps(layer)
        hopeful: Sequence[Press] = self.confirming(layer)
        if not hopeful or (steps and self.doubts and self.maybe(self.doubts)):
            hopeful = steps or self._buttons(layer) or self._aside(layer)
        if hopeful:
            self.hand.press(self.one_of(hopeful))
        else:
            self.hand.dismiss(layer)

    def _carry(self, layer: Overlay) -> bool:
        """What lies about in a dialog is sometimes dragged elsewhere."""
        pools = seen(layer, Loose)
        full = [pool for pool in pools if pool.items]
        if not full or not self.maybe(0.4):
            return False
        pool = self.one_of(full)
        other = self.one_of([other for other in pools if other is not pool])
        handed = self.hand.hand_over(pool, self.rng.randrange(len(pool.items)), other)
        self.used.update(["handed"] * handed)
        return handed

    def confirming(self, layer: Overlay) -> list[Press]:
        """What is likely to be the answer."""
        golden = [button for button in self._buttons(layer) if button.kind is Kind.PRIMARY]
        return [*(card for card in free(layer, CardButton) if card.held.actions), *golden]

    def _buttons(self, layer: Overlay) -> list[Button]:
        return [button for button in free(layer, Button) if button.icon_name not in LEFT_ALONE]

    def _steps(self, layer: Overlay) -> list[Press]:
        """What puts something together: counts, most of all more of them, kinds, seats, other pages of the dialog."""
        more = [press for press in free(layer, IconButton) if press.icon_name == "plus"]
        if more and self.maybe(0.8):
            return [*more]
        plain = [press for press in free(layer) if not isinstance(press, Button) and self.may_help(press)]
        return [press for press in plain if not (press.isChecked() and isinstance(press.parent(), Segments))]

    def heed(self, layer: Overlay, told: Mapping[str, Any]) -> bool:
        """Press one thing that brings a dialog nearer to what somebody's words ask for, `told` in figures."""
        return False

    def may_help(self, press: Press) -> bool:
        """Whether it can be part of an answer."""
        return not isinstance(press, CardButton)

    def _aside(self, layer: Overlay) -> list[Button]:
        return [button for button in free(layer, Button) if button.icon_name == "eye"]

    # The table

    def _play(self) -> None:
        menus = seen(self.window, SpotMenu)
        if menus:
            self.used.add("menu")
            self.hand.press(self.one_of(menus[0].rows))
            return
        undo = self.prompts("undo")
        if undo and self.maybe(self.regrets):
            self.used.add("undo")
            self.hand.press(undo[0])
            return
        rows = [row for row in seen(self.window, ActionRow) if row.row is not Row.LOCKED]
        if has_drawer(self.window) and not rows and self.maybe(0.5):
            self.used.add("drawer")
            self.hand.open_actions()
        elif any(row.row is Row.DOING for row in rows) and board_of(self.window).targets:
            self.choose_spot(rows)
        elif not self.try_something(rows):
            self._go_on(rows)

    def try_something(self, rows: list[ActionRow]) -> bool:
        """What this game is about; False where one would rather go on."""
        raise NotImplementedError

    def prompts(self, *icons: str) -> list[Button]:
        """The buttons beside the question that bear these, or anything, and can be pressed."""
        there = [button for button in prompt_buttons(self.window) if not button.reason]
        return [button for button in there if button.icon_name in icons] if icons else there

    def use_card(self, chance: float) -> bool:
        """One in the tray with which something can be done."""
        cards = [card for card in free(seen(self.window, Tray)[0], CardButton) if card.held.actions]
        if not cards or not self.maybe(chance):
            return False
        self.used.add("card")
        self.hand.press(self.one_of(cards))
        return True

    def say_how_to_ask(self, chance: float) -> bool:
        """For the game gives orders for the person's answers."""
        gears = self.prompts("gear")
        if not gears or not self.maybe(chance):
            return False
        self.hand.press(gears[0])
        return True

    def _go_on(self, rows: list[ActionRow]) -> None:
        golden = golden_button(self.window)
        others = [button for button in prompt_buttons(self.window) if button.icon_name != "undo"]
        if golden is not None and not golden.reason and not (has_drawer(self.window) and rows):
            self.hand.press(golden)
        elif board_of(self.window).targets:
            self.choose_spot(rows)
        else:
            self.hand.press(self.one_of([*others, *rows]))

    def choose_spot(self, rows: list[ActionRow]) -> None:
        """On the board, or in the list of places that a key has opened."""
        board, places = board_of(self.window), [row for row in rows if isinstance(row, PlaceRow)]
        self.used.add("places" if places else "board")
        if places and self.maybe(0.5):
            self.hand.press(self.one_of(places))
        else:
            self.hand.choose(board, self.one_of(offered(self.window) or board.targets))
