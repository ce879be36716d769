"""What the coach may say at one table: to each person who learns, each thing once, and no warning that is not wanted.

Who learns is known by profile: alone at the table, whoever sits here; of several persons each has the name of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...almanac import Entry, book
from ..session import Session
from .learners import Learner, Learners, Level

# What comes up and needs no note of its own, and why.
SILENT = {
    "event:GameWon": "the game is over, and the end page tells it",
    "event:GameEnded": "the game is over, and the end page tells it",
    "event:TragicEnd": "the game is over, and the end page tells it",
}


TOLD_EVERYWHERE = ("resource",)  # kinds of things that need none: whatever is bought says what they are for


class Thing(NamedTuple):
    """That comes up."""

    topic: str  # as the almanac knows it
    at: str = ""  # where it is to be seen, as lessons name it


class Note(NamedTuple):
    """A thing that has come up for the first time."""

    entry: Entry  # which tells of it
    at: str


def needs_none(topic: str) -> bool:
    """No note."""
    return topic in SILENT or topic.partition(":")[0] in TOLD_EVERYWHERE


class Coach:
    def __init__(self, session: Session, learners: Learners) -> None:
        self._session, self._learners = session, learners
        self._counted = session.result is not None  # a finished game that is only looked at counts no more

    @property
    def learner(self) -> Learner | None:
        """Who looks; in a sandbox nobody learns by what does not count."""
        return self._learners.all.get(self._key) if self._session.is_for_real else None

    @property
    def level(self) -> Level:
        """A lesson has a guide of its own."""
        one = self.learner
        return one.coached(self._session.game.id) if one is not None and self._session.is_coached else "off"

    def set_level(self, level: Level) -> None:
        self._learners.change(self._key, coach=level)

    @property
    def _key(self) -> str:
        viewer = self._session.viewer
        return "" if viewer is None else self._key_of(viewer)

    def _key_of(self, seat: int) -> str:
        if len(self._session.people) == 1:
            return self._learners.key
        name = self._session.seats[seat].name
        return next((key for key, one in self._learners.all.items() if one.name == name), "")

    def count(self) -> None:
        """The game is over: one more for each learner at the table. A lesson is none."""
        if self._counted or not self._session.can_be_kept:
            return
        self._counted = True
        for key in filter(None, map(self._key_of, self._session.people)):
            self._learners.count_game(self._session.game.id, key)

    # New things

    def first(self, things: Iterable[Thing]) -> Note | None:
        """Of what comes up now, the first that the viewer has not been told of."""
        one = self.learner
        if one is None or self.level == "off":
            return None
        notes = (self._note(thing) for thing in things if not needs_none(thing.topic))
        return next((note for note in notes if note is not None and self._named(note.entry.id) not in one.known), None)

    def _note(self, thing: Thing) -> Note | None:
        entry = book(self._session.game.id).opened_by(thing.topic)
        return None if entry is None else Note(entry, thing.at)

    def told(self, note: Note) -> None:
        if self._key:
            self._learners.know(self._named(note.entry.id), key=self._key)

    # Warnings

    def warns_of(self, what: str) -> bool:
        one = self.learner
        return one is not None and self.level == "warnings" and self._named(what) not in one.silenced

    def silence(self, what: str) -> None:
        if self._key:
            self._learners.silence(self._named(what), key=self._key)

    def _named(self, what: str) -> str:
        return f"{self._session.game.id}.{what}"
