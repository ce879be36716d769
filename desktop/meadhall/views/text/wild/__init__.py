"""The words of Gone Wild."""

from ....rules.wild.data import HALL, AchievementId, BuildingId, CardId, ChiefId, MissionId
from ....rules.wild.state import State
from ...deeds.wild import DEEDS
from ...deeds.wild.icons import BUILDING_ICONS
from .. import house
from ..house import CardWords, HouseSpeech, Tales
from ..speech import Line
from . import cards, denials, phases, prompts, saga
from .voice import Voice


class WildSpeech(HouseSpeech[Voice]):
    voices = Voice
    tales = Tales(
        prompts.prompt, phases.phases, DEEDS.kind, DEEDS.line, DEEDS.button, saga.said, denials.reason, house.ending
    )

    # What only this game has. The detail of a line stands on the thing itself; `full` is for the reading copy.

    def card(self, card: CardId, position: State) -> CardWords:
        return cards.card_words(self.voice(position), card)

    def building(self, kind: BuildingId) -> Line:
        return self._line(f"building.{kind}", BUILDING_ICONS[kind])

    def hall(self, level: int) -> Line:
        return self._line(f"hall.town_hall_{level}", BUILDING_ICONS[HALL])

    def mission(self, mission: MissionId) -> Line:
        return self._line(f"mission.{mission}", "flag")

    def achievement(self, achievement: AchievementId) -> Line:
        return self._line(f"achievement.{achievement}", "trophy")

    def dragon(self) -> Line:
        return self._line("thing.dragon", "dragon")

    def chief(self, chief: ChiefId) -> Line:
        return Line(str(self.words.term(f"wild.chief.{chief}")), self.words(f"wild.chief_text.{chief}"))

    def full(self, what: str) -> str:
        """The reading copy of such as building.brewery, hall.town_hall_2, mission.worker, achievement.builder."""
        return self.voice(None).say(f"{what}.full")

    def source(self, source: str) -> str:
        """Where points came from, for the reckoning at the end."""
        return self.words(f"wild.source.{source}")

    def _line(self, what: str, icon: str) -> Line:
        voice = self.voice(None)
        return Line(voice.title(voice.term(f"{what}.name")), voice.say(f"{what}.text"), icon)


__all__ = ["CardWords", "Voice", "WildSpeech"]
