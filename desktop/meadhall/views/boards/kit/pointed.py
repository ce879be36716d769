"""A view of one board: it offers what may be done, tells what is pointed at, and says what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from meadhall.rules.kernel import Action, Event, Moment
from meadhall.views.boards.kit.choosing.choice import Choice
from meadhall.views.boards.kit.choosing.gestures import Gesture, gesture_of
from meadhall.views.boards.kit.choosing.keyboard import Walk
from meadhall.views.boards.kit.choosing.menu import SpotMenu
from meadhall.views.boards.kit.choosing.offers import Act, Ask, Compose, GoOn
from meadhall.views.boards.kit.moving.motion import Player
from meadhall.views.look.cards import CardFace
from meadhall.views.look.style import Motion, Style
from meadhall.views.widgets.topic import ask_when_held

from . import marks
from .board import Board
from .drama.theatre import Theatre
from .lens import Lens
from .scene import BoardScene
from .spots import Spot
from .telling import Telling

Say = Callable[[str, Sequence[Action], Sequence[Action]], str]


class PointedView(Lens):
    chosen = Signal(object)  # Action
    composing = Signal(object)  # tuple[Action, ...]
    hovered = Signal(str)
    told = Signal(object)  # Event: its motion begins
    decided = Signal(object)  # Event: its motion has shown what came of it
    turned = Signal(int)  # how what is to be laid is held now: quarter turns clockwise
    answered = Signal(str)  # a spot, while it is asked for spots
    moved = Signal()  # what is in sight is another part of it
    touched = Signal()  # a button of the mouse went down on it
    came_to_rest = Signal()

    def __init__(self, style: Style, board: Board, say: Say, parent: QWidget | None = None) -> None:
        self._scene = BoardScene(style, board)
        super().__init__(style, self._scene, parent)
        self._look = style
        self._say = say
        self.label: Callable[[Action], str] = lambda action: type(action).__name__
        self.seat_point: Callable[[int], QPoint | None] = lambda seat: None
        self._board = board
        self._view: Any = None
        self._choice = Choice(board)
        self._hovered = ""
        self._rest: QPoint | None = (
            None  # where the pointer was when something began to move, as long as it stays there
        )
        self._gesture: Gesture | None = None
        self._walk = Walk()
        self._asked: tuple[str, ...] = ()
        self._player = Player(self._scene, style.motion, self)
        self._player.told.connect(self.told)
        self._player.decided.connect(self.decided)
        self._player.came_to_rest.connect(self._rested)
        self._telling = Telling(self, style)
        self._theatre = Theatre(style, self)
        self._scene.performed.connect(self._theatre.perform)
        self._menu: SpotMenu | None = None
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # What is shown

    @property
    def board(self) -> Board:
        return self._board

    @property
    def spots(self) -> dict[str, Spot]:
        return dict(self._scene.spots)

    @property
    def targets(self) -> list[str]:
        """The spots that can be chosen now, in the keyboard's order."""
        return list(self._scene.targets)

    @property
    def focused(self) -> str:
        """The spot at which the keyboard stands, if any."""
        return self._walk.at

    @property
    def bubble_text(self) -> str:
        """What the bubble says of a spot."""
        return self._telling.text

    @property
    def menu(self) -> SpotMenu | None:
        """The small menu, while it is open."""
        return self._menu

    @property
    def stage(self) -> BoardScene:
        """What motions move."""
        return self._scene

    def set_pace(self, pace: Motion) -> None:
        """From the next step of a motion on."""
        self._player.pace = pace

    @property
    def is_moving(self) -> bool:
        return self._player.busy

    def show_position(self, view: Any) -> None:
        """Without motion; what was under way ends. What others did just now stays marked as long as it is shown."""
        self._player.finish()
        if view is not self._view:
            self._scene.clear_trace()
        self._rest_at(view)

    def play_story(self, view: Any, story: Sequence[Moment]) -> None:
        """What happened since the position that is shown, and the position it led to."""
        before = self._view
        self._view = view
        if before is None:
            self._rest_at(view)
            self.came_to_rest.emit()
            return
        self._withdraw()
        beats = self._board.beats(story, before, self._place_of_seat)
        self._player.play(beats, lambda: self._scene.show_position(view))

    def film(self, milliseconds: float) -> None:
        """So much time goes by, and none by itself from now on."""
        self._player.runs_by_itself = False
        self._player.advance(milliseconds)

    def finish_motion(self) -> None:
        self._player.finish()

    def _rest_at(self, view: Any) -> None:
        self._view = view
        self._scene.show_position(view)
        self._show_offers()

    def _rested(self) -> None:
        self._show_offers()
        self.came_to_rest.emit()

    def _place_of_seat(self, seat: int) -> tuple[float, float]:
        point = self.seat_point(seat)
        if point is None:
            frame = self._scene.frame
            return frame.left() - 30.0, frame.top() + frame.height() * (0.15 + 0.2 * seat)
        place = self.mapToScene(self.viewport().mapFromGlobal(point))
        return place.x(), place.y()

    # What may be done

    def offer(self, actions: Sequence[Action], barred: Sequence[Action] = ()) -> None:
        """The legal actions, and those one may think of although they are denied, for the bubbles."""
        self._choice.offer(self._view, actions, barred)
        if not self.is_moving:
            self._show_offers()

    def ask_for(self, spots: Sequence[str]) -> None:
        """To choose one of these is an answer, whatever could be done there. Asked for nothing it is as it was."""
        if self._asked != (asked := tuple(spots)):
            self._asked = asked
            if not self.is_moving:
                self._show_offers()

    def highlight(self, spots: Sequence[str]) -> None:
        """As long as a line of the saga is pointed at."""
        self._scene.show_state(marks.POINTED, spots)

    def advise(self, numbers: Mapping[Action, int]) -> None:
        """Ring what is advised, each with its number; of two at one spot the better one."""
        found: dict[str, int] = {}
        for action, number in numbers.items():
            way = next(iter(self._board.ways_of(action, self._view)), ())
            if way:
                found.setdefault(way[-1], number)
        self._scene.show_advised(found)

    @property
    def advised(self) -> list[str]:
        return self._scene.marks.shown(marks.ADVISED)

    def show_event(self, event: Event) -> None:
        self.highlight(self._board.spots_of_event(event, self._view))

    def _show_offers(self) -> None:
        targets = self._choice.begin() if not self._asked else list(self._asked)
        self._scene.show_targets(targets, self._choice.hostile, at_rest=self._choice.is_open and not self._asked)
        self._scene.show_state(marks.NEAR, self._choice.near)
        self._walk.offer(self._scene.targets)
        self._scene.show_state(marks.SELECTED, self._choice.way[-1:])
        self._scene.show_state(marks.FOCUSED, [self._walk.at] if self._walk.at and self.hasFocus() else [])
        left, self._hovered = self._hovered, ""
        self._point_at("")
        self._show_ghosts()
        self._look_under_pointer()
        if left and not self._hovered:
            self.hovered.emit("")

    def _withdraw(self) -> None:
        """Nothing can be chosen while things move."""
        self._cancel_gesture()
        self._close_menu()
        self._rest = self.cursor().pos()
        self._scene.show_targets(())
        self._point_at("")
        for state in (marks.SELECTED, marks.FOCUSED, marks.NEAR, marks.ADVISED):
            self._scene.show_state(state, ())
        self._scene.show_ghosts(())
        self._telling.hush()

    def _show_ghosts(self) -> None:
        pointed = self._hovered or self._walk.at
        self._scene.show_ghosts(self._choice.ghosts(pointed, self._scene.targets.values()))

    # Turning what is to be laid

    @property
    def turns(self) -> int:
        return self._choice.turns

    def turn(self, by: int = 1) -> bool:
        """By so many quarters clockwise, or to the next way in which it fits where one points."""
        turned = self._choice.turn(self._hovered or self._walk.at, by)
        if turned:
            self._show_ghosts()
            if self._telling.says:
                self._telling.say()
            self.turned.emit(self.turns)
        return turned

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Over a place for something that can be turned, the wheel turns it."""
        turned = event.angleDelta().y()
        if self._gesture is None:  # what was refused there may have been offered anew under a pointer at rest
            self.hover(self.spot_under(event.position().toPoint()))
        if turned and self._hovered and self._choice.can_turn(self._hovered):
            self.turn(-1 if turned > 0 else 1)
            event.accept()
        else:
            super().wheelEvent(event)

    # Choosing

    def actions_at(self, spot: str) -> list[Action]:
        """What choosing this spot does or leads to."""
        return self._choice.at(spot)

    def choose(self, spot: str) -> None:
        """As if it had been clicked."""
        if self._asked:
            self._telling.hush()
            if spot in self._asked:
                self.answered.emit(spot)
            return
        answer = self._choice.answer(spot)
        match answer:
            case Act(action):
                self._telling.hush()
                self._choice.way = ()
                self.chosen.emit(action)
            case Ask(actions):
                self._open_menu(spot, actions)
            case Compose(actions):
                self.forget_way()  # also what is lit: whoever thinks better of it begins anew
                self.composing.emit(actions)
            case GoOn(way):
                self._choice.way = way
                self._show_offers()
            case _ if self._choice.way:
                self.forget_way()
            case _ if nearly := self._choice.nearly_at(spot):
                self.composing.emit(tuple(nearly))
            case _ if self._board.turn_to(spot, self._view):
                self._telling.hush()
                self._rest_at(self._view)
            case _:
                self._telling.say()

    def forget_way(self) -> None:
        if self._choice.way:
            self._choice.way = ()
            self._show_offers()

    def begins_way(self, spot: str) -> bool:
        return isinstance(self._choice.answer(spot), GoOn)

    def _open_menu(self, spot: str, actions: Sequence[Action]) -> None:
        self._telling.hush()
        self._close_menu()
        menu = SpotMenu(self._look, self, [(self.label(action), action) for action in actions])
        menu.chosen.connect(self.chosen)
        menu.dismissed.connect(self._forget_menu)
        menu.open_at(self._on_screen(spot).translated(self.viewport().pos()), self.rect())
        self._menu = menu

    def _close_menu(self) -> bool:
        if self._menu is None:
            return False
        self._menu.dismiss()
        return True

    def _forget_menu(self) -> None:
        self._menu = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        area = self.viewport().rect()
        board = self._board.for_aspect(area.width() / max(area.height(), 1))
        if board is not self._board:
            self._change_board(board)
        super().resizeEvent(event)
        self._theatre.follow()

    def _change_board(self, board: Board) -> None:
        self._player.finish()
        self._board = board
        self._choice.take(board)
        self._scene.take_board(board)
        if self._view is not None:
            self._rest_at(self._view)

    def _move(self) -> None:
        self._telling.hush()
        self.moved.emit()

    # Pointer

    def spot_under(self, at: QPoint) -> str:
        if self.is_moving:
            return ""
        spot = self._scene.spot_at(self.mapToScene(at), self.pixels)
        return spot.id if spot is not None else ""

    def topic_at(self, at: QPoint | None) -> tuple[str, ...]:
        """Of the spot there, or of the one at which the keyboard stands."""
        spot = self._walk.at if at is None else self.spot_under(self.viewport().mapFrom(self, at))
        return self._board.topic(spot, self._view) if spot in self._scene.spots else ()

    def hover(self, spot: str) -> None:
        if spot == self._hovered:
            return
        self._hovered = spot
        self._point_at(spot)
        self._show_ghosts()
        if self._gesture is None:
            self.set_pointing(spot in self._scene.targets)
        self._telling.hush()
        if spot and self._rest is None:
            self._telling.begin()
        self.hovered.emit(spot)

    def _point_at(self, spot: str) -> None:
        """What can be chosen shows what would come of it; other land shows how far it reaches."""
        found = self._scene.spots.get(spot)
        state = ""
        if spot in self._scene.targets:
            state = marks.ATTACKED if spot in self._choice.hostile else marks.HOVERED
        elif found is not None and found.form.lights:
            state = marks.LIT
        for other in (marks.HOVERED, marks.ATTACKED, marks.LIT):
            self._scene.show_state(other, [spot] if other == state else [])

    def set_pointing(self, on: bool) -> None:
        if on:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _look_under_pointer(self) -> None:
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        if self.viewport().underMouse() and self.viewport().rect().contains(at):
            self.hover(self.spot_under(at))

    @property
    def pointed(self) -> str:
        """The spot of which something can be said now."""
        spot = self._hovered or self._walk.at
        return spot if spot in self._scene.spots and not self.is_moving and self.isVisible() else ""

    def spared_by(self, spot: str) -> list[QRect]:
        """What may be chosen beside it, or after it, or is compared with it, lies in the window there."""
        compared = self._board.compared(spot, self._view)
        others = {*self._scene.targets, *self._choice.beyond(spot), *compared} - {spot}
        return [self.in_window(other) for other in sorted(others) if other in self._scene.spots]

    def told_of(self, spot: str) -> str:
        return self._say(spot, self.actions_at(spot), self._choice.barred_at(spot))

    def card_at(self, spot: str) -> CardFace | None:
        return self._board.card_at(spot, self._view)

    def in_window(self, spot: str) -> QRect:
        return self._on_screen(spot).translated(self.viewport().mapTo(self.window(), QPoint(0, 0)))

    def _on_screen(self, spot: str) -> QRect:
        return self.mapFromScene(self._scene.spots[spot].box).boundingRect()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        if self._close_menu():
            return
        if self.is_moving:
            self._player.finish()
            return
        gesture = gesture_of(event.button(), self)
        if gesture is not None and self._gesture is None:
            self._walk.leave()
            self._scene.show_state(marks.FOCUSED, [])
            self._gesture = gesture.begin(event.position().toPoint())
            ask_when_held(self, event, self._cancel_gesture)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._rest is not None and self._rest != event.globalPosition().toPoint():
            self._rest, self._hovered = None, ""  # from now on somebody points
        if self._gesture is not None:
            self._gesture = self._gesture.update(at)
        else:
            self.hover(self.spot_under(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.finish(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two quick ones counts like any other."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._gesture is None:
            self.hover("")

    def _cancel_gesture(self) -> bool:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None
