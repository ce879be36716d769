"""What each game gives to the tests of its words: figures for everything that it can ask, do, tell and refuse."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from kit.cases import Case
from kit.wording import NAMES, Refusal
from meadhall.rules.kernel import Action, Decision, Event, Game, Result
from meadhall.views.text import Speech, Words, speech_for


class Sample(NamedTuple):
    game: Game[Any]
    position: Callable[[], Any]
    codes: tuple[str, ...]  # words of the data files, which no sentence may hold
    icons: dict[type[Action], Any]  # by every kind of action
    parts: frozenset[str]  # of sentences about events that are named after no event
    examples: Callable[[type], Iterator[Any]]  # of a kind of event: they touch every one of its sentences
    silent: tuple[type[Event], ...]  # kinds of events that other lines tell
    hidden: tuple[tuple[Event, str], ...]  # what happened to the first seat, and what others do not hear of it
    refusals: Callable[[], Iterable[Refusal]]
    ends: Callable[[], Sequence[tuple[Any, Result]]]
    cases: tuple[Case, ...]  # games to speak from their beginnings to their ends
    told_apart: tuple[Case, ...]  # those of them in which nobody picks one of two equal cards
    brief: frozenset[type[Decision[Any]]] = frozenset()  # questions whose consequence is worked out

    def speech(self, language: str) -> Speech:
        return speech_for(self.game.id, Words(language), NAMES)

    def __str__(self) -> str:
        return self.game.id
