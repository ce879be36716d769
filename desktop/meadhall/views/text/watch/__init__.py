"""The words of the Brotherhood of the Watch."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....rules.kernel import Action, Decision, Denial, Event, Result
from ....rules.watch.data import CARDS, HEROES, CardId, HeroId, Kind
from ....rules.watch.state import CardSeen, State
from ..speech import Ending, Line, Phases, Prompt, Said
from ..words import Term, Words
from . import deeds, denials, endings, options, prompts, saga
from .voice import Voice


class CardWords(NamedTuple):
    name: str
    type: str
    text: str  # on the card
    full: str  # in the reading copy


class HeroWords(NamedTuple):
    name: str
    title: str
    text: str
    full: str
    window: str  # when the hero can act


class WatchSpeech:
    """`names` are the players' names by seat."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self._names = names

    def voice(self, position: State) -> Voice:
        """For those who name places and cards of their own, such as the board."""
        return Voice(self.words, self._names, position)

    # What every game has words for: see `speech.Speech`

    def prompt(self, decision: Decision[Any], position: State, onlooker: bool = False) -> Prompt:
        voice = self.voice(position)
        return prompts.for_onlookers(voice, decision) if onlooker else prompts.for_the_asked(voice, decision)

    def phase(self, position: State) -> Phases:
        return prompts.phases(self.words, position)

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

    # What only the Watch has

    def card(self, card: CardSeen, brotherhood: bool = True) -> CardWords:
        if card == "?":
            return CardWords(str(self.words.term("watch.card.unknown.name")), "", "", "")
        where = "point" if CARDS[card].kind == "point" else card
        variant = "_base" if card == "ranger_patrol" and not brotherhood else ""
        return CardWords(
            name=str(self.card_name(card)),
            type=self.words(f"watch.card_type.{CARDS[card].kind}"),
            text=self.words(f"watch.card.{where}.text{variant}"),
            full=self.words(f"watch.card.{where}.full{variant}"),
        )

    def card_name(self, card: CardId) -> Term:
        return self.words.term(f"watch.card.{card}.name")

    def hero(self, hero: HeroId) -> HeroWords:
        say = self.words
        return HeroWords(
            name=str(say.term(f"watch.hero.{hero}.name")),
            title=say(f"watch.hero.{hero}.title"),
            text=say(f"watch.hero.{hero}.text"),
            full=say(f"watch.hero.{hero}.full"),
            window=say(f"watch.hero_side.window_{HEROES[hero].window}"),
        )

    def wildling(self, kind: Kind) -> Line:
        return Line(str(self.words.term(f"watch.wildling.{kind}")), self.words(f"watch.wildling_text.{kind}"))


__all__ = ["CardWords", "HeroWords", "Voice", "WatchSpeech"]
