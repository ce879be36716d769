"""A course and its lessons in one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from meadhall.almanac.components import components
from meadhall.lessons import Beat, Lesson

from .words import Words


@dataclass(frozen=True)
class LessonWords:
    words: Words
    lesson: Lesson

    @property
    def title(self) -> str:
        return self._say("title")

    @property
    def brief(self) -> str:
        return self._say("brief")

    def of(self, beat: Beat, field: str) -> str:
        """Such as says, goal, no; empty where the beat has no such words."""
        return self._say(f"{beat.id}.{field}")

    def no(self, beat: Beat, why: str) -> str:
        """Why something is not right here."""
        return (self.of(beat, f"no_{why}") if why else "") or self.of(beat, "no")

    @cached_property
    def _given(self) -> dict[str, int | str]:
        names = {
            other: self.words(f"people.{other}.called")
            for other in filter(None, (self.lesson.host, *self.lesson.others))
        }
        return {**components(self.lesson.game_id).figures, **names}

    def _say(self, field: str) -> str:
        ident = f"lesson_{self.lesson.game_id}.{self.lesson.id}.{field}"
        return self.words(ident, **self._given) if self.words.has(ident) else ""
