"""What the bubble at a spot of the board says: what is there, what it costs or brings, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.kernel import Action
from meadhall.rules.wild.data import BUILDING_IDS, BUILDINGS, CARDS, MARKS, NOTHING, STACKS, Amount, BuildingId
from meadhall.rules.wild.forecast import exchanges_before, standing
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.deeds.wild.prices import taken
from meadhall.views.table.spotwords import SpotWords
from meadhall.views.table.wild import faces, paying
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice


class Bubble(SpotWords[WildSpeech]):
    @property
    def _voice(self) -> Voice:
        return self._speech.voice(self._s)

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        sort, _, which = spot.partition(":")
        lines = self._what(sort, which)
        if legal:
            lines += DEEDS.of(legal[0]).outcome(self._voice, legal[0])
        elif barred:
            lines = [*lines[:1], *self._why_not(barred), *lines[1:]]
        return "\n".join(dict.fromkeys(filter(None, lines)))

    def _why_not(self, barred: Sequence[Action]) -> list[str]:
        """Where an exchange would help, which one, and what else pays."""
        seat = self._session.viewer
        for action in barred if seat is not None else ():
            exchanges = exchanges_before(self._s, seat or 0, action)
            if exchanges:
                return [f"[swap] {paying.in_words(self._voice, exchanges)}", *taken(self._voice, action)]
        return self._reasons(barred)

    def _what(self, sort: str, which: str) -> list[str]:
        match sort:
            case "path":
                return self._on_path(int(which))
            case "stack" if which in STACKS:
                return [*self._card(which), self._voice.say("page.bubble.left", n=self._s.in_stack(which))]
            case "lot":
                return self._lot(which)
            case "plot":
                return self._plot(which)
            case "tab":
                return [f"**{self._voice.who(int(which))}**", self._voice.say("page.bubble.village")]
            case "asgard":
                row = self._s.asgard_row
                return self._card(row[int(which)]) if int(which) < len(row) else []
            case "feat":
                return self._feat(which)
            case _:
                return self._thing(sort)

    # Cards

    def _card(self, card: str) -> list[str]:
        """Name and price; the reading copy beside it says the rest."""
        name = f"**{self._voice.title(self._voice.card(card))}**"
        return [f"{name} · {self._price(CARDS[card].cost)}" if CARDS[card].cost != NOTHING else name]

    def _price(self, cost: Amount) -> str:
        return self._voice.goods(cost)

    def _on_path(self, slot: int) -> list[str]:
        card = self._s.path[slot]
        if card is None:
            return []
        last = [self._voice.say("page.bubble.leaves")] if slot + 1 == len(self._s.path) else []
        return [*self._card(card), *last]

    def _lot(self, which: str) -> list[str]:
        kind: BuildingId = next(kind for kind in BUILDING_IDS if kind == which)
        name = f"**{self._speech.building(kind).title}** · {self._price(BUILDINGS[kind].cost)}"
        lines = [name, self._voice.say("page.bubble.left", n=self._s.in_lot(kind))]
        if self._session.viewer is not None:
            own = self._s.players[self._session.viewer].count(kind)
            lines.append(self._voice.say("page.bubble.own", n=own))
        return lines

    # The villages

    def _plot(self, which: str) -> list[str]:
        number, _, plot = which.partition(":")
        seat = int(number)
        building = self._s.players[seat].at(plot)
        if building is None:
            return []
        voice = self._voice
        lines = [f"**{faces.told(self._speech, self._s, seat, plot)}** · {voice.who(seat)}"]
        if building.held != NOTHING:
            lines.append(voice.say("page.bubble.held", tokens=voice.tokens(building.held)))
        if building.forts:
            lines.append(voice.say("page.bubble.forts", cards=voice.tally(building.forts)))
        return lines

    # The rest of the market

    def _feat(self, which: str) -> list[str]:
        line = self._speech.achievement(which)
        counts = standing(self._s, which).counts
        told = [f"{self._voice.who(seat)} **{count}**" for seat, count in enumerate(counts)]
        return [f"**{line.title}** · {line.detail}", ", ".join(told)]

    def _thing(self, sort: str) -> list[str]:
        s, voice = self._s, self._voice
        match sort:
            case "dragon":
                line = self._speech.dragon()
                return [f"**{line.title}**", line.detail]
            case "path_deck":
                known = voice.say("page.bubble.path_deck", n=len(s.path_deck), gone=len(s.path_discard))
                return [f"**{voice.say('board.path')}**", known]
            case "asgard_deck":
                if not s.asgard_deck:
                    return [voice.say("page.bubble.asgard_empty")]
                marks = ", ".join(map(str, MARKS))
                return [voice.say("page.bubble.asgard", n=len(s.asgard_deck), marks=marks)]
            case "track":
                points = [f"{voice.who(seat)} **{player.points}**" for seat, player in enumerate(s.players)]
                return [voice.say("page.bubble.track", most=s.target), ", ".join(points)]
            case _:
                return []
