"""What the bubble at a spot of the Watch's board says: what is there, what a click would do, or why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.watch import forecast
from meadhall.rules.watch.state import resource_of
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.table.spotwords import MOST_REASONS, SpotWords
from meadhall.views.text.almanac import reference
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import Voice, counted


class Bubbles(SpotWords[WatchSpeech]):
    @property
    def _voice(self) -> Voice:
        return self._speech.voice(self._s)

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        sort, _, number = spot.partition(":")
        place = _PLACES.get(sort)
        lines = [place(self, number) if place else ""]
        if legal:
            title, *outcome = self._offers(legal)
            # What a guard would make of a post says whatever there is to say of it.
            lines = [*outcome, title] if sort == "post" and outcome else [*lines, title, *outcome]
        else:
            lines += self._reasons(barred)
        return "\n".join(dict.fromkeys(filter(None, lines)))

    # What one may do

    def _offers(self, legal: Sequence[Action]) -> list[str]:
        if len(legal) > 1:
            titles = [self._speech.kind(kind, self._s).title for kind in dict.fromkeys(map(type, legal))]
            return [f"**{' · '.join(titles)}**"]
        action = legal[0]
        line = self._speech.kind(type(action), self._s)
        title = f"**{line.title}** {line.detail}" if line.detail else f"**{line.title}**"
        return [title, *DEEDS.of(action).outcome(self._voice, action)]

    def _reasons(self, barred: Sequence[Action]) -> list[str]:
        """Why not, of the first kinds that one might think of here, with the rule."""
        words = self._speech.words
        found: list[str] = []
        for action in {type(action): action for action in barred}.values():
            denial = self._session.why_not(action)
            if denial is not None:
                title = self._speech.kind(type(action), self._s).title
                why = self._speech.denial(denial, self._s)
                where = reference(words, denial.rule)
                told = words("table.tip.unlock", why=why, where=where) if where else why
                found.append(f"[lock] **{title}:** {told}")
        return found[:MOST_REASONS]

    # What is there

    def _hex(self, number: str) -> str:
        s, voice, hex = self._s, self._voice, int(number)
        lines = [f"**{voice.say('board.hex', hex=voice.hex(hex))}**"]
        kind = resource_of(s.layout, hex)
        if kind < 0:
            lines.append(voice.say("board.hex_barren"))
        else:
            pips = forecast.pips_of(s.layout, hex)
            lines.append(
                f"{voice.say('board.hex_yields', what=voice.resource(kind))} {voice.say('board.pips', n=pips)}"
            )
        if s.tormund == hex:
            lines.append(voice.say("board.hex_tormund"))
        wildling = s.gift[hex] if s.gift else None
        if wildling:
            lines.append(voice.say("board.hex_wildling", kind=voice.wildling(wildling)))
        return "\n".join(lines)

    def _vertex(self, number: str) -> str:
        s, voice, place = self._s, self._voice, int(number)
        site = forecast.site(s, place)
        trade = voice.route(site.route) if site.route else voice.say("forecast.no_route")
        return "\n".join(
            [
                voice.intersection(place),
                voice.say("forecast.settlement", pips=voice.say("board.pips", n=site.pips), route=trade),
            ]
        )

    def _path(self, number: str) -> str:
        return self._voice.path(int(number))

    def _section(self, number: str) -> str:
        voice, place = self._voice, int(number)
        section = forecast.section(self._s, place)
        guards = voice.say("forecast.guards_now", n=section.guards)
        warriors = voice.say("board.warriors", n=section.warriors)
        told = voice.say("board.section", section=place + 1, guards=guards, warriors=warriors)
        more = section.falls_with
        return f"{told}\n{voice.say('board.section_holds', n=more)}" if more > 0 else told

    def _clearing(self, number: str) -> str:
        return f"{self._voice.clearing(int(number))}\n{self._section(number)}"

    def _clan(self, number: str) -> str:
        clan = int(number.split(":", maxsplit=1)[0])
        more = forecast.tokens_to_rush(self._s, clan)
        return f"**{self._voice.clan(clan)}**\n{self._voice.say('board.camps_to_rush', n=more)}"

    def _camp(self, number: str) -> str:
        clan, camp = (int(part) for part in number.split(":"))
        there = self._s.camps[clan]
        kind = f": {self._voice.wildling(there[camp - 1])}" if camp <= len(there) else ""
        return f"{self._voice.camp(clan, camp)}{kind}\n{self._clan(number)}"

    def _supply(self, number: str) -> str:
        s, voice, kind = self._s, self._voice, int(number)
        viewer = self._session.viewer
        rate = forecast.usual_rate(s) if viewer is None else forecast.rates(s, viewer)[kind]
        held = f"**{voice.resource(kind)}**: {counted(forecast.stock(s, kind))}"
        return f"{held}\n{voice.say('board.supply_rate', rate=rate)}"

    def _deck(self, number: str) -> str:
        return f"**{self._voice.say('board.deck')}**: {len(self._s.deck)}"

    def _invasions(self, number: str) -> str:
        return self._voice.say("board.invasions_note")

    def _gift(self, number: str) -> str:
        return self._voice.say("board.gift_wildlings_note")

    def _trail(self, number: str) -> str:
        return self._voice.say("board.trail", number=number)

    def _tormund_place(self, number: str) -> str:
        return f"**{self._voice.say('board.tormund')}**"


_PLACES: dict[str, Callable[[Any, str], str]] = {
    "hex": Bubbles._hex,
    "vertex": Bubbles._vertex,
    "path": Bubbles._path,
    "post": Bubbles._section,
    "section": Bubbles._section,
    "clearing": Bubbles._clearing,
    "clan": Bubbles._clan,
    "camp": Bubbles._camp,
    "supply": Bubbles._supply,
    "deck": Bubbles._deck,
    "invasions": Bubbles._invasions,
    "gift": Bubbles._gift,
    "trail": Bubbles._trail,
    "tormund": Bubbles._tormund_place,
}
