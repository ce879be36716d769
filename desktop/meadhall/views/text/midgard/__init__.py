"""The words of the Harbour of Champions."""

from typing import NamedTuple

from ....rules.midgard.data import UNSEEN, CardId, LocationId
from ....rules.midgard.state import State
from ...deeds.midgard import DEEDS, places
from .. import house
from ..house import HouseSpeech, Tales
from ..speech import Line
from . import denials, phases, prompts, saga
from .voice import Voice


class CardWords(NamedTuple):
    name: str
    type: str
    text: str  # on the card


class MidgardSpeech(HouseSpeech[Voice]):
    voices = Voice
    tales = Tales(
        prompts.prompt, phases.phases, DEEDS.kind, DEEDS.line, DEEDS.button, saga.said, denials.reason, house.ending
    )

    # What only the Harbour has

    def card(self, card: CardId, position: State) -> CardWords:
        """Of a leader, a rune, a destiny, a journey, a ship, a merchant or an enemy."""
        voice = self.voice(position)
        if card == UNSEEN:
            return CardWords(str(voice.card(card)), "", "")
        return CardWords(str(voice.card(card)), voice.card_type(card), voice.card_text(card))

    def place(self, location: LocationId, position: State) -> Line:
        """Its name, and what whoever is to place a worker would get there now."""
        voice = self.voice(position)
        return Line(places.named(voice, location), places.now(voice, location))


__all__ = ["CardWords", "MidgardSpeech", "Voice"]
