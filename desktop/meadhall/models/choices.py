"""What the viewer may do at one question, and what he can see but not do, with the reason.

All of it is worked out once, when it is first wanted; list, board, tooltips and keys ask here.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, Denial

NOT_AT_THE_SCREEN = Denial("not_at_the_screen", "")


class Locked(msgspec.Struct, frozen=True):
    action: Action
    denial: Denial


class Group(msgspec.Struct, frozen=True):
    """All actions of one kind, in the order in which the rules give them."""

    kind: type[Action]
    legal: tuple[Action, ...] = ()
    locked: tuple[Locked, ...] = ()
    aside: bool = False  # somebody else is asked

    @property
    def denial(self) -> Denial | None:
        """Where nothing of the kind may be done: the reason that holds for most of it."""
        if self.legal:
            return None
        denials = [locked.denial for locked in self.locked]
        return max(denials, key=denials.count)


Judged = tuple[Action, Denial | None]


class Choices:
    """Judged by what the viewer may see, so that no answer tells him more. Without a viewer there is nothing to do."""

    def __init__(self, view: Any, viewer: int | None, is_asked: bool) -> None:
        self._view, self._viewer, self._is_asked = view, viewer, is_asked
        self._denials: dict[Action, Denial | None] = {}

    @cached_property
    def legal(self) -> Sequence[Action]:
        """What the viewer may do because he is asked."""
        return kernel.options(self._view) if self._is_asked else []

    @cached_property
    def asides(self) -> Sequence[Action]:
        """What the viewer may do although somebody else is asked."""
        return [] if self._viewer is None else kernel.asides(self._view, self._viewer)

    def why_not(self, action: Action) -> Denial | None:
        if self._viewer is None:
            return NOT_AT_THE_SCREEN
        if action not in self._denials:
            self._denials[action] = kernel.why_not(self._view, action, self._viewer)
        return self._denials[action]

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """One for each kind of action that can be thought of."""
        asides = [(action, None) for action in self.asides]
        return (*_grouped(self._judged(), aside=False), *_grouped(asides, aside=True))

    def _judged(self) -> list[Judged]:
        """All that one might think of, and why not."""
        if not self._is_asked:
            return []
        legal = set(self.legal)
        thinkable = kernel.asked(self._view).actions(self._view)
        return [(action, None if action in legal else self.why_not(action)) for action in thinkable]


def _grouped(judged: Iterable[Judged], aside: bool) -> list[Group]:
    kinds: dict[type[Action], list[Judged]] = {}
    for one in judged:
        kinds.setdefault(type(one[0]), []).append(one)
    return [_group(kind, of_kind, aside) for kind, of_kind in kinds.items()]


def _group(kind: type[Action], judged: Iterable[Judged], aside: bool) -> Group:
    legal: list[Action] = []
    locked: list[Locked] = []
    for action, denial in judged:
        if denial is None:
            legal.append(action)
        else:
            locked.append(Locked(action, denial))
    return Group(kind, tuple(legal), tuple(locked), aside)
