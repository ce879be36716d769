"""What the steady player has thought of answering next."""

from collections.abc import Sequence
from typing import NamedTuple

from ...rules.kernel import Action, Decision
from ...rules.northgard.state import State


class Reply(NamedTuple):
    to: type[Decision[State]]  # this kind of question
    action: Action


class Plan:
    """It holds for as long as the questions come as expected."""

    def __init__(self) -> None:
        self._replies: list[Reply] = []

    def begin(self, replies: Sequence[Reply]) -> None:
        self._replies = list(replies)

    def next(self, question: type[Decision[State]], options: Sequence[Action]) -> Action | None:
        """The reply to this question. Where another one was expected, all that was to follow is forgotten as well."""
        if not self._replies:
            return None
        reply = self._replies.pop(0)
        if reply.to is question and reply.action in options:
            return reply.action
        self._replies.clear()
        return None
