"""What the bubble at a spot of the board says: each game says what is there, and all why nothing can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.views.text import Speech

S = TypeVar("S", bound=Speech)
MOST_REASONS = 2


class SpotWords(Generic[S]):
    def __init__(self, session: Session, speech: S) -> None:
        self._session, self._speech = session, speech

    @property
    def _s(self) -> Any:
        """The position, as the viewer sees it."""
        return self._session.view

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        raise NotImplementedError

    def _reasons(self, barred: Sequence[Action]) -> list[str]:
        """Those that hold for most of what one could try there."""
        denials = [denial for action in barred if (denial := self._session.why_not(action)) is not None]
        told = Counter(self._speech.denial(denial, self._s) for denial in denials)
        return [text for text, _ in told.most_common(MOST_REASONS)]
