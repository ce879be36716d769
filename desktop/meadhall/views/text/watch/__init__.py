"""The words of the Brotherhood of the Watch."""

from typing import Any, NamedTuple

from ....rules.watch.data import CARDS, HEROES, CardId, HeroId, Kind
from ....rules.watch.state import CardSeen
from ...deeds.watch import DEEDS
from ..house import HouseSpeech, Tales
from ..speech import Line
from ..words import Term
from . import denials, endings, prompts, saga
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


class WatchSpeech(HouseSpeech[Voice]):
    voices = Voice
    tales = Tales(
        prompts.prompt, prompts.phases, DEEDS.kind, DEEDS.line, DEEDS.button, saga.said, denials.reason, endings.ending
    )

    def option_value(self, name: str, value: Any) -> str:
        if name == "roads":
            return self.words("watch.option.roads.count", n=int(value))
        return super().option_value(name, value)

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
