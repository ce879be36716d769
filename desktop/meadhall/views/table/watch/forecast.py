"""What the bubble at a spot of the Watch's board says: what is there, what a click would do, or why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.watch.actions import BuildKeep, DriveTormund, FoundSettlement, HireCheaply, HireGuard, PostGuard
from meadhall.rules.watch.data import CLANS, LIMITS
from meadhall.rules.watch.state import resource_of, routes_at
from meadhall.rules.watch.trade import rates
from meadhall.views.look.tokens import WAYS
from meadhall.views.table.spotwords import MOST_REASONS, SpotWords
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import Voice


class Forecast(SpotWords[WatchSpeech]):
    @property
    def _voice(self) -> Voice:
        return self._speech.voice(self._s)

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        sort, _, number = spot.partition(":")
        place = _PLACES.get(sort)
        lines = [place(self, number) if place else ""]
        if legal:
            lines += self._offers(legal)
        else:
            lines += self._reasons(barred)
        return "\n".join(dict.fromkeys(filter(None, lines)))

    # What one may do

    def _offers(self, legal: Sequence[Action]) -> list[str]:
        if len({type(action) for action in legal}) > 1 or len(legal) > 1:
            titles = [self._speech.kind(kind, self._s).title for kind in dict.fromkeys(map(type, legal))]
            return [f"**{' · '.join(titles)}**"]
        action = legal[0]
        line = self._speech.kind(type(action), self._s)
        title = f"**{line.title}** {line.detail}" if line.detail else f"**{line.title}**"
        return [title, *self._outcome(action)]

    def _outcome(self, action: Action) -> list[str]:
        match action:
            case FoundSettlement() | BuildKeep():
                return self._tokens(2 if isinstance(action, BuildKeep) else 1)
            case HireGuard(section) | PostGuard(section) | HireCheaply(section):
                return [self._guard(section)]
            case DriveTormund(hex):
                return [self._tormund(hex)]
            case _:
                return []

    def _tokens(self, count: int) -> list[str]:
        """What it stirs up in the north."""
        say, s = self._voice.say, self._s
        found = [say("forecast.keep")] if count == 2 else []
        if s.brotherhood:
            found.append(say("forecast.tokens", n=count))
            full = [place for place in range(len(CLANS)) if len(s.camps[place]) == LIMITS.camps]
            if full:
                names = ", ".join(str(self._voice.clan(place)) for place in full)
                found.append(say("forecast.close_to_rush", clans=names))
        return found

    def _guard(self, section: int) -> str:
        s, say = self._s, self._voice.say
        post = len(s.wall[section]) + 1
        guards = say("forecast.guards", n=post)
        return say("forecast.guard", section=section + 1, post=post, n=len(s.clearings[section]), guards=guards)

    def _tormund(self, hex: int) -> str:
        s, voice = self._s, self._voice
        there = dict.fromkeys(s.owner[corner] for corner in s.ground.corners[hex])
        prey = [seat for seat in there if seat >= 0 and seat != self._session.viewer and s.players[seat].hand_size]
        victims = voice.all_of(prey) if prey else voice.say("forecast.nobody")
        return voice.say("forecast.tormund", hex=voice.hex(hex), victims=victims)

    def _reasons(self, barred: Sequence[Action]) -> list[str]:
        """Why not, of the first kinds that one might think of here, with the rule."""
        words = self._speech.words
        found: list[str] = []
        for action in {type(action): action for action in barred}.values():
            denial = self._session.why_not(action)
            if denial is not None:
                title = self._speech.kind(type(action), self._s).title
                why = self._speech.denial(denial, self._s)
                told = words("table.tip.unlock", why=why, rule=denial.rule) if denial.rule else why
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
            pips = sum(WAYS[roll] for roll in s.layout.rolls[hex])
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
        pips = sum(WAYS[roll] for hex in s.ground.hexes_at[place] for roll in s.layout.rolls[hex])
        route = routes_at(s.layout).get(place)
        trade = voice.route(route) if route else voice.say("forecast.no_route")
        return "\n".join(
            [
                voice.intersection(place),
                voice.say("forecast.settlement", pips=voice.say("board.pips", n=pips), route=trade),
            ]
        )

    def _path(self, number: str) -> str:
        return self._voice.path(int(number))

    def _section(self, number: str) -> str:
        s, voice, section = self._s, self._voice, int(number)
        guards = voice.say("forecast.guards_now", n=len(s.wall[section]))
        warriors = s.clearings[section].count("warrior")
        told = voice.say(
            "board.section", section=section + 1, guards=guards, warriors=voice.say("board.warriors", n=warriors)
        )
        more = len(s.wall[section]) - warriors + 1
        return f"{told}\n{voice.say('board.section_holds', n=more)}" if more > 0 else told

    def _clearing(self, number: str) -> str:
        return f"{self._voice.clearing(int(number))}\n{self._section(number)}"

    def _clan(self, number: str) -> str:
        clan = int(number.split(":", maxsplit=1)[0])
        free = LIMITS.camps - len(self._s.camps[clan]) + 1
        return f"**{self._voice.clan(clan)}**\n{self._voice.say('board.camps_to_rush', n=free)}"

    def _camp(self, number: str) -> str:
        clan, camp = (int(part) for part in number.split(":"))
        there = self._s.camps[clan]
        kind = f": {self._voice.wildling(there[camp - 1])}" if camp <= len(there) else ""
        return f"{self._voice.camp(clan, camp)}{kind}\n{self._clan(number)}"

    def _supply(self, number: str) -> str:
        s, voice, kind = self._s, self._voice, int(number)
        viewer = self._session.viewer
        rate = rates(s, viewer)[kind] if viewer is not None else LIMITS.supply_rate[s.options.mode]
        return f"**{voice.words.term(f'watch.resource.{_NAMES[kind]}')}**: {s.bank[kind]}\n" + voice.say(
            "board.supply_rate", rate=rate
        )

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


_NAMES = ("lumber", "brick", "wool", "grain", "ore")

_PLACES: dict[str, Callable[[Any, str], str]] = {
    "hex": Forecast._hex,
    "vertex": Forecast._vertex,
    "path": Forecast._path,
    "post": Forecast._section,
    "section": Forecast._section,
    "clearing": Forecast._clearing,
    "clan": Forecast._clan,
    "camp": Forecast._camp,
    "supply": Forecast._supply,
    "deck": Forecast._deck,
    "invasions": Forecast._invasions,
    "gift": Forecast._gift,
    "trail": Forecast._trail,
    "tormund": Forecast._tormund_place,
}
