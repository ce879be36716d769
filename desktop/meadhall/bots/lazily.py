"""What is worked out when it is first asked for, and then known."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801 (written like `property`)
    """As `functools.cached_property`, without the lock that it takes in Python 3.11: nobody shares his thoughts."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type) -> Self: ...

    @overload
    def __get__(self, thing: object, owner: type) -> T: ...

    def __get__(self, thing: object | None, owner: type) -> Self | T:
        if thing is None:
            return self
        known = thing.__dict__[self._name] = self._work_out(thing)
        return known
