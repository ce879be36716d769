"""Things in a state that are worked out from less than they hold, such as a map from its tiles."""

from abc import ABC, abstractmethod
from typing import Any


class Derived(ABC):
    """A file holds only what it is worked out from, so nothing in it can contradict anything else.

    It never changes in place: copies of a state share it.
    """

    __slots__ = ()

    @abstractmethod
    def plain(self) -> Any:
        """What it is worked out from: plain lists and numbers."""

    @classmethod
    @abstractmethod
    def from_plain(cls, plain: Any) -> "Derived":
        """Raises `ValueError` or `TypeError` where nothing can be worked out from this."""


def plain_of(thing: Any) -> Any:
    """For msgspec, which asks about everything that it does not know."""
    if isinstance(thing, Derived):
        return thing.plain()
    raise NotImplementedError(f"{type(thing).__name__} in a state")


def made_of(kind: type, plain: Any) -> Any:
    if issubclass(kind, Derived):
        return kind.from_plain(plain)
    raise NotImplementedError(f"{kind.__name__} in a state")
