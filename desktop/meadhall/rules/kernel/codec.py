"""States and actions to plain data and back. A file is data from a stranger: typed, bounded, never run."""

import hashlib
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Generic, TypeVar, Union

import msgspec

from .action import Action
from .derived import made_of, plain_of
from .state import State
from .step import Step

S = TypeVar("S", bound=State)


class Codec(Generic[S]):
    """Knows a game's state and, by the package they live in, all of its steps and actions."""

    def __init__(self, state: type[S], package: str) -> None:
        self._state = state
        self._package = package

    @cached_property
    def _steps(self) -> Any:
        return list[_any_of(Step, self._package)]

    @cached_property
    def _action(self) -> Any:
        """A struct around the action, for msgspec looks over a struct once, and over a bare union at every call."""
        return msgspec.defstruct("OneAction", [("action", _any_of(Action, self._package))])

    def pack(self, s: S) -> Any:
        """Plain dicts, lists and scalars."""
        return msgspec.to_builtins(s, enc_hook=plain_of)

    def unpack(self, plain: Any) -> S:
        """Raises `msgspec.ValidationError` for anything that is no state of this game."""
        s = msgspec.convert(plain, self._state, dec_hook=made_of)
        s.agenda = msgspec.convert(s.agenda, self._steps)
        return s

    def pack_action(self, action: Action) -> Any:
        return msgspec.to_builtins(action)

    def unpack_action(self, plain: Any) -> Action:
        return msgspec.convert({"action": plain}, self._action).action

    def fingerprint(self, s: S) -> str:
        """Equal for equal positions, on every machine."""
        return hashlib.blake2b(msgspec.msgpack.encode(s, enc_hook=plain_of), digest_size=8).hexdigest()


def _any_of(base: type, package: str) -> Any:
    """The union of all concrete classes below `base` that live in `package`."""
    leaves = [leaf for leaf in set(_leaves(base)) if leaf.__module__.startswith(package)]
    return Union[tuple(sorted(leaves, key=lambda leaf: leaf.__name__))]  # noqa: UP007 (made while the program runs)


def _leaves(base: type) -> Iterator[type]:
    below: list[type] = type.__subclasses__(base)
    if not below:
        yield base
    for cls in below:
        yield from _leaves(cls)
