"""What the bubble at a spot of the map says: the region, what a click would do there, or why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meadhall.rules.kernel import Action
from meadhall.rules.northgard.data import AREAS, NONE
from meadhall.rules.northgard.forecast import defending, yield_at
from meadhall.rules.northgard.state import (
    NOBODY,
    beast_of,
    beasts_in,
    buildings_in,
    free_slots,
    is_scorched,
    kaija_holds,
)
from meadhall.views.deeds.northgard import DEEDS
from meadhall.views.table.spotwords import SpotWords
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.northgard.voice import Voice
from meadhall.views.text.words import capitalised

_MOST_OFFERS = 4


class Bubbles(SpotWords[NorthgardSpeech]):
    @property
    def _voice(self) -> Voice:
        return self._speech.voice(self._s)

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        """First what is there; but where one arrives to fight, the fight."""
        sort, _, number = spot.partition(":")
        lines = self._place(sort, number)
        if not legal:
            lines += self._reasons(barred)
        elif self._ends(legal) != {spot}:
            lines.append(self._voice.say("page.bubble.march_from"))
        elif DEEDS.of(legal[0]).bundle and DEEDS.of(legal[0]).hostile(spot, legal[0], self._s):
            lines = [*self._offers(legal), *lines]
        else:
            lines += self._offers(legal)
        return "\n".join(dict.fromkeys(filter(None, lines)))

    def _ends(self, legal: Sequence[Action]) -> set[str]:
        """Where they lead; all of them here, or from here to somewhere else."""
        return {way[-1] for action in legal for way in DEEDS.of(action).ways(action, self._s)}

    def _place(self, sort: str, number: str) -> list[str]:
        match sort:
            case "land":
                return self._region(int(number))
            case "slot":
                return self._slot(int(number))
            case "beast":
                return self._beast(number)
            case "kaija":
                return [f"**{self._voice.term('figure.kaija')}**", self._voice.say("figure.kaija_text")]
            case _:
                return []

    # What is there

    def _region(self, region: int) -> list[str]:
        s, voice = self._s, self._voice
        if region not in s.land.regions:
            return []
        land = s.land.regions[region]
        closed = voice.say("region.closed", n=land.size) if land.closed else voice.say("region.open", n=land.open_edges)
        lines = [f"**{voice.region(region)}** · {closed}", self._holder(region)]
        lines += [self._yields(region), self._slots(region)]
        lines += [
            f"[wolf] {voice.creature(beast.card)}: **{beast.creature.strength}** [axe]"
            for beast in beasts_in(s, region)
        ]
        if is_scorched(s, region):
            lines.append(f"[burst] {voice.term('figure.scorched')}")
        return lines

    def _holder(self, region: int) -> str:
        s, voice = self._s, self._voice
        owner = s.owner[region]
        if owner == NOBODY:
            return voice.say("region.neutral")
        standing = voice.say("page.bubble.figures", n=s.warriors[region])
        if kaija_holds(s, region):
            standing = f"{standing} + {voice.term('figure.kaija')}"
        viewer = self._session.viewer
        if viewer is not None and s.is_enemy(viewer, owner):
            strength = defending(s, region, viewer).points
            standing = f"{standing}. {voice.say('region.strength', n=strength)}"
        return f"{voice.say('region.held', who=voice.who(owner))}: {standing}"

    def _yields(self, region: int) -> str:
        s, voice = self._s, self._voice
        goods, fame = yield_at(s, region)
        text = (
            voice.say("region.yields", goods=voice.goods(goods)) if any(goods) else voice.say("region.yields_nothing")
        )
        return f"{text} {voice.say('region.harvest', n=fame)}" if fame else text

    def _slots(self, region: int) -> str:
        """What is built there, and what could still be."""
        s, voice = self._s, self._voice
        built = [capitalised(str(voice.building(building))) for building in buildings_in(s, region)]
        free = Counter(AREAS[area].slot for area in free_slots(s, region))
        named: list[str] = []
        for slot, n in free.items():
            term = voice.term(f"slot.{slot}")
            named.append(str(term) if n == 1 else voice.say("words.times", what=term, n=n))
        parts = [f"{', '.join(built)}."] if built else []
        parts += [voice.say("region.free", slots=", ".join(named))] if named else []
        return " ".join(parts)

    def _slot(self, area: int) -> list[str]:
        s, voice = self._s, self._voice
        if s.built[area] != NONE:
            line = self._speech.building(s.built[area])
            return [f"**{capitalised(line.title)}** · {voice.part(area)}", line.detail]
        slot = AREAS[area].slot
        return [f"**{capitalised(str(voice.term(f'slot.{slot}')))}** · {voice.part(area)}"]

    def _beast(self, card: str) -> list[str]:
        s = self._s
        beast = beast_of(s, card)
        if beast is None:
            return []
        kind, voice = beast.creature, self._voice
        head = f"**{capitalised(str(voice.creature(card)))}** · **{kind.strength}** [axe] · **{kind.fame}** [glory]"
        return [head, self._speech.creature(kind.id).detail]

    # What one may do

    def _offers(self, legal: Sequence[Action]) -> list[str]:
        told = DEEDS.of(legal[0]).outcome(self._voice, legal[0])
        if told and (len(legal) == 1 or DEEDS.of(legal[0]).bundle):
            return [*told]
        titles = [self._speech.action(action, self._s).title for action in legal[:_MOST_OFFERS]]
        more = "…" if len(legal) > _MOST_OFFERS else ""
        return [f"**{' · '.join(dict.fromkeys(titles))}{more}**"]
