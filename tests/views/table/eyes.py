"""What can be seen on the table and pressed: all that the robots know."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.controls import Kind
from meadhall.views.shell.window import Window
from meadhall.views.table.curtain import Curtain
from meadhall.views.table.end import EndPage
from meadhall.views.table.prompt import PromptBar
from meadhall.views.widgets import Button, Overlay, Press

W = TypeVar("W", bound=QWidget)
P = TypeVar("P", bound=Press)


def breathe() -> None:
    """What the event loop of a running program does between two things that a person does."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def seen(root: QWidget, kind: type[W]) -> list[W]:
    """Visible widgets of a kind, in the order in which they were made."""
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]


def free(root: QWidget, kind: type[P] = Press) -> list[P]:  # pyright: ignore[reportArgumentType]
    """What can be pressed."""
    return [widget for widget in seen(root, kind) if widget.isEnabled() and not widget.reason]


def board_of(window: Window) -> BoardView:
    return seen(window, BoardView)[0]


def layer_of(window: Window) -> Overlay | None:
    """What lies over the table."""
    layers = seen(window.page, Overlay)
    return layers[-1] if layers else None


def curtain_of(window: Window) -> Curtain | None:
    found = seen(window.page, Curtain)
    return found[0] if found else None


def end_of(window: Window) -> EndPage | None:
    found = seen(window.page, EndPage)
    return found[0] if found else None


def prompt_buttons(window: Window) -> list[Button]:
    return seen(seen(window, PromptBar)[0], Button)


def golden_button(window: Window) -> Button | None:
    return next((button for button in prompt_buttons(window) if button.kind is Kind.PRIMARY), None)


def on_board(board: BoardView, spot: str) -> QPoint:
    return board.mapFromScene(board.spots[spot].anchor)
