"""Errors in what Qt calls back, such as a `paintEvent`: they are told, and the program goes on.

PySide would pass such an error on through Qt to whoever called Qt, and meanwhile call other methods of ours; on Python
3.11 the process dies of that. So none gets out: it is told where Python tells what nobody caught, and Qt does what it
would have done by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from traceback import walk_tb
from types import FunctionType, TracebackType
from typing import Any


def let_no_error_out() -> None:
    """Of any class that is made from one of Qt's from now on."""
    from shiboken6 import Shiboken

    Shiboken.Object.__init_subclass__ = classmethod(_guard_overrides)  # pyright: ignore[reportAttributeAccessIssue]


def _guard_overrides(cls: type) -> None:
    qts = next(base for base in cls.__mro__ if base.__module__.startswith("PySide6."))
    for name, method in [*vars(cls).items()]:
        if isinstance(method, FunctionType) and not name.startswith("__") and hasattr(qts, name):
            setattr(cls, name, _guarded(cls, method))


def _guarded(cls: type, method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def called(self: Any, *args: Any) -> Any:
        try:
            return method(self, *args)
        except BaseException as error:  # noqa: BLE001  whatever it is
            _end_painting(error.__traceback__)
            sys.excepthook(type(error), error, error.__traceback__)
        try:
            return getattr(super(cls, self), method.__name__)(*args)
        except NotImplementedError:  # Qt leaves it to us
            return None

    return called


def _end_painting(trace: TracebackType | None) -> None:
    """A painter lives as long as the error, which may be longer than what it paints on."""
    from PySide6.QtGui import QPainter

    for frame, _ in walk_tb(trace):
        for thing in frame.f_locals.values():
            if isinstance(thing, QPainter):
                thing.end()
