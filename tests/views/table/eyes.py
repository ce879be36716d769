"""What can be seen in the window and pressed: all that the robots know."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.controls import Kind
from meadhall.views.shell.window import Window
from meadhall.views.table.end.end import EndPage
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.rails.strip import Strip
from meadhall.views.widgets import ActionRow, Button, Overlay, Press

W = TypeVar("W", bound=QWidget)
P = TypeVar("P", bound=Press)


def seen(root: QWidget, kind: type[W]) -> list[W]:
    """Visible widgets of a kind, in the order in which they were made."""
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]


def free(root: QWidget, kind: type[P] = Press) -> list[P]:  # pyright: ignore[reportArgumentType]
    """What can be pressed."""
    return [widget for widget in seen(root, kind) if widget.isEnabled() and not widget.reason]


def written(root: QWidget, text: str) -> Press:
    """What has this on it."""
    return next(press for press in seen(root, Press) if press.text_shown == text)


def called(root: QWidget, name: str, kind: type[W]) -> W:
    found = root.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def has_drawer(window: Window) -> bool:
    """Whether the actions are behind an icon."""
    return bool(seen(window, Strip))


def board_of(window: Window) -> BoardView:
    return seen(window, BoardView)[0]


def layer_of(window: Window) -> Overlay | None:
    """What lies over the table."""
    layers = seen(window, Overlay)
    return layers[-1] if layers else None


def curtain_of(window: Window) -> Curtain | None:
    found = seen(window.page, Curtain)
    return found[0] if found else None


def end_of(window: Window) -> EndPage | None:
    found = seen(window.page, EndPage)
    return found[0] if found else None


def asks_one_of(window: Window, people: set[str]) -> bool:
    """Whether a panel of theirs is lit, as it is when one is asked, or something lies over the table."""
    if layer_of(window) is not None:
        return True
    lit = window.look.words("table.seat.asked")
    panels = [panel for panel in seen(window, SeatPanel) if lit in panel.accessibleName()]
    return any(panel.text_shown in people for panel in panels) and can_answer(window)


def can_answer(window: Window) -> bool:
    """One who has given an order how to answer is lit too, but has nothing to press."""
    buttons = [button for button in prompt_buttons(window) if button.icon_name != "undo"]
    return bool(buttons or board_of(window).targets or seen(window, ActionRow))


def prompt_buttons(window: Window) -> list[Button]:
    return seen(seen(window, PromptBar)[0], Button)


def golden_button(window: Window) -> Button | None:
    return next((button for button in prompt_buttons(window) if button.kind is Kind.PRIMARY), None)


def offered(window: Window) -> list[str]:
    """What can be chosen on the board, and nothing lies over it but a drawer, which opens and closes."""
    board = board_of(window)
    if has_drawer(window):
        return [*board.targets]
    view = board.viewport()
    places = {spot: view.mapTo(window, on_board(board, spot)) for spot in board.targets}
    return [spot for spot, place in places.items() if window.childAt(place) in (view, board)]


def on_board(board: BoardView, spot: str) -> QPoint:
    return board.mapFromScene(board.spots[spot].anchor)
