"""The words of the Uncharted Lands."""

from ....rules.northgard.data import BUILDINGS, CREATURES, CardId, ClanId, CreatureKind
from ....rules.northgard.state import State
from ...deeds.northgard import DEEDS
from ..house import CardWords, HouseSpeech, Tales
from ..speech import Line
from . import cards, denials, endings, phases, prompts, saga
from .voice import Voice


class NorthgardSpeech(HouseSpeech[Voice]):
    voices = Voice
    tales = Tales(
        prompts.prompt, phases.phases, DEEDS.kind, DEEDS.line, DEEDS.button, saga.said, denials.reason, endings.ending
    )

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
