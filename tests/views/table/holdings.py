"""All that the window holds on to while somebody looks at it: widgets, their words, and whatever lies behind them."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.views.boards.kit.canvas import Stamps
from meadhall.views.look.style import Style
from meadhall.views.shell.window import Window
from meadhall.views.text import Words

_TIPS = ("toolTip", "whatsThis", "statusTip")
WORDY = ("objectName", "accessibleName", "accessibleDescription", "windowTitle", "text", "placeholderText", *_TIPS)
# The models that guard the secrets, and what knows all words and pictures of the game whoever looks.
CLOSED = (Session, BotWorker, Library, Settings, Window, Style, Stamps, Words, ModuleType, type)


def held(window: Window) -> Iterator[Any]:
    """Every object once."""
    known: dict[int, Any] = {}  # by identity, which is theirs alone as long as they are kept
    ahead: list[Any] = [thing for thing in window.findChildren(QObject) if not _guarded(thing)]
    while ahead:
        thing = ahead.pop()
        if id(thing) in known or isinstance(thing, CLOSED):
            continue
        known[id(thing)] = thing
        yield thing
        ahead += _within(thing)


def _guarded(thing: QObject | None) -> bool:
    """What belongs to the models is theirs."""
    while thing is not None and not isinstance(thing, (Session, BotWorker)):
        thing = thing.parent()
    return thing is not None


def _within(thing: Any) -> Iterable[Any]:
    match thing:
        case str() | int() | float() | None:
            return ()
        case QGraphicsScene():
            return [*vars(thing).values(), *texts(thing), *thing.items()]
        case QObject():
            return [*vars(thing).values(), *texts(thing)]
        case QGraphicsItem():
            return [*vars(thing).values(), thing.toolTip(), *map(thing.data, range(3))]
        case FunctionType():
            return [cell.cell_contents for cell in thing.__closure__ or ()] + list(thing.__defaults__ or ())
        case MethodType():
            return [thing.__self__, thing.__func__]
        case msgspec.Struct():
            return [getattr(thing, name) for name in thing.__struct_fields__]
        case _:
            return gc.get_referents(thing)


def texts(thing: QObject) -> list[str]:
    """What Qt keeps for it in words: names, descriptions, tips, contents."""
    tellers = (getattr(thing, name, None) for name in WORDY if isValid(thing))
    return [str(teller()) for teller in tellers if callable(teller)]
