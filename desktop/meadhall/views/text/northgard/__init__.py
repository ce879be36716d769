"""The words of the Uncharted Lands."""

from collections.abc import Sequence
from typing import Any

from ....rules.kernel import Action, Decision, Denial, Event, Result
from ....rules.northgard.data import BUILDINGS, CREATURES, CardId, ClanId, CreatureKind
from ....rules.northgard.state import State
from ..speech import Ending, Line, Phases, Prompt, Said
from ..words import Words
from . import cards, deeds, denials, endings, options, phases, prompts, saga
from .cards import CardWords
from .voice import Voice


class NorthgardSpeech:
    """`names` are the players' names by seat."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self._names = names

    def voice(self, position: State) -> Voice:
        """For those who name regions and cards of their own, such as the board."""
        return Voice(self.words, self._names, position)

    # What every game has words for: see `speech.Speech`

    def prompt(self, decision: Decision[Any], position: State, onlooker: bool = False) -> Prompt:
        voice = self.voice(position)
        return prompts.for_onlookers(voice, decision) if onlooker else prompts.for_the_asked(voice, decision)

    def phase(self, position: State) -> Phases:
        return phases.phases(self.voice(position))

    def kind(self, kind: type[Action], position: State) -> Line:
        return deeds.kind_line(self.voice(position), kind)

    def action(self, action: Action, position: State) -> Line:
        return deeds.line(self.voice(position), action)

    def button(self, action: Action, position: State) -> str:
        return deeds.button(self.voice(position), action)

    def event(self, event: Event, position: State) -> Said | None:
        return saga.said(self.voice(position), event)

    def denial(self, denial: Denial, position: State) -> str:
        return denials.reason(self.voice(position), denial)

    def result(self, result: Result, position: State) -> Ending:
        return endings.ending(self.voice(position), result)

    def option(self, name: str) -> Line:
        return options.option(self.words, name)

    def option_value(self, name: str, value: Any) -> str:
        return options.value(self.words, self._names, name, value)

    # What only the Uncharted Lands have

    def card(self, card: CardId, position: State) -> CardWords:
        return cards.card_words(self.voice(position), card)

    def clan(self, clan: ClanId) -> Line:
        """Its name and its ability."""
        return Line(str(self.words.term(f"northgard.clan.{clan}.name")), self.words(f"northgard.clan.{clan}.text"))

    def building(self, building: int) -> Line:
        """Its name and what it does."""
        kind = BUILDINGS[building].id
        return Line(str(self.words.term(f"northgard.building.{kind}")), self.words(f"northgard.building_text.{kind}"))

    def creature(self, kind: CreatureKind) -> Line:
        """Its name, what it does and where it goes."""
        name = str(self.words.term(f"northgard.creature.{kind}.name"))
        wanted = ", ".join(self.words(f"northgard.creature_words.{what}") for what in CREATURES[kind].priorities)
        path = self.words("northgard.creature_words.path", what=wanted)
        return Line(name, f"{self.words(f'northgard.creature.{kind}.text')} {path}")


__all__ = ["CardWords", "NorthgardSpeech", "Voice"]
