"""What the bubble at a spot of the board says: what is there, what it would bring, the chances, or why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.kernel import Action
from meadhall.rules.midgard.data import FEEDS, NO_DICE, RUNES, UNSEEN, LocationId, RuneId, ShipId
from meadhall.rules.midgard.forecast import Prospect, at_sea, hunted, on_land
from meadhall.rules.midgard.questions import LookAtJourney
from meadhall.rules.midgard.state import LAND_PLACES, LandPlace, is_swordmaiden
from meadhall.views.boards.midgard.geometry import BERTHS, DECKS
from meadhall.views.deeds.midgard import places
from meadhall.views.table.midgard import faces
from meadhall.views.table.spotwords import SpotWords
from meadhall.views.text.chances import percent
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.text.words import capitalised


class Bubble(SpotWords[MidgardSpeech]):
    def __init__(self, session: Session, speech: MidgardSpeech, settings: Settings) -> None:
        super().__init__(session, speech)
        self._settings = settings

    @property
    def _voice(self) -> Voice:
        return self._speech.voice(self._s)

    def say(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        sort, _, which = spot.partition(":")
        lines = self._what(sort, which)
        if barred and not legal:
            lines = [*lines[:1], *self._reasons(barred), *lines[1:]]
        return "\n".join(dict.fromkeys(filter(None, lines)))

    def _what(self, sort: str, which: str) -> list[str]:
        match sort:
            case "place":
                return self._place(cast(LocationId, which))
            case "ship":
                return self._ship(cast(ShipId, which))
            case "rune":
                return self._rune(which)
            case "monster":
                return self._monster(int(which))
            case "journey":
                return self._journey(int(which))
            case "shore":
                return self._shore(int(which))
            case "deck":
                return self._deck(which)
            case _:
                return []

    # The town

    def _place(self, location: LocationId) -> list[str]:
        s, voice = self._s, self._voice
        lines = [f"**{capitalised(places.named(voice, location))}**"]
        if location not in BERTHS.values():  # what a public longship holds and costs never changes
            lines.append(places.now(voice, location))
        if voice.has(f"place_text.{location}"):
            lines.append(voice.say(f"place_text.{location}"))
        if location in LAND_PLACES:
            lines += self._chances(location)
        if location == "hunting":
            lines += self._hunt()
        there = [voice.who(worker.seat) for worker in s.placed if worker.location == location]
        if there:
            lines.append(voice.say("page.bubble.there", who=voice.words.listed([f"**{who}**" for who in there])))
        return lines

    def _ship(self, ship: ShipId) -> list[str]:
        """At the shipwright's, or its owner's."""
        s, voice = self._s, self._voice
        lines = [f"**{faces.name(voice, ship)}**", voice.card_text(ship)]
        if ship in s.yard:
            lines.append(places.ship_price(voice, ship))
        owner = next((seat for seat, player in enumerate(s.players) if player.ship == ship), None)
        if owner is not None:
            lines.append(voice.say("page.bubble.owner", who=voice.who(owner)))
        return lines

    def _rune(self, which: str) -> list[str]:
        s, voice = self._s, self._voice
        if which == "deck":
            return [
                f"**{capitalised(str(voice.term('goods.runes')))}**",
                voice.say("page.bubble.left", n=len(s.rune_deck)),
            ]
        card = s.rune_row[int(which)]
        if card is None:
            return []
        glory = voice.say("page.bubble.at_end", n=RUNES[cast(RuneId, card)].glory)
        return [f"**{faces.name(voice, card)}**", voice.card_text(card), glory]

    def _deck(self, which: str) -> list[str]:
        assert which in DECKS
        voice = self._voice
        count = len(getattr(self._s, f"{which}_deck"))
        return [f"**{voice.say(f'card_type.{which}')}**", voice.say("page.bubble.left", n=count)]

    # Chances, from where the viewer stands

    @property
    def _viewer(self) -> int | None:
        """Who would rather not know is told nothing."""
        return self._session.viewer if self._settings.now.odds else None

    def _chances(self, place: LandPlace) -> list[str]:
        if self._viewer is None:
            return []
        found = on_land(self._s, self._viewer, place)
        return [self._chance(found)] if found else []

    def _voyages(self, shore: int) -> list[str]:
        return [] if self._viewer is None else [self._chance(each) for each in at_sea(self._s, self._viewer, shore)]

    def _chance(self, sent: Prospect) -> str:
        voice = self._voice
        if sent.dice == NO_DICE:
            return voice.say("page.bubble.nobody")
        who = voice.aboard(sent.dice, sent.food)
        if sent.ship is None:
            return voice.say("page.bubble.chance", n=percent(sent.win), dice=who)
        return voice.say("page.bubble.voyage", ship=faces.name(voice, sent.ship), n=percent(sent.win), load=who)

    def _hunt(self) -> list[str]:
        if self._viewer is None:
            return []
        s, seat = self._s, self._viewer
        dice = s.players[seat].dice
        food = self._voice.words.decimal(hunted(dice, is_swordmaiden(s, seat)))
        return [self._voice.say("page.bubble.hunted", n=food)] if any(dice) else []

    # The shores

    def _monster(self, shore: int) -> list[str]:
        monster = self._s.coasts[shore].monster
        if monster is None:
            return []
        voice = self._voice
        return [f"**{faces.name(voice, monster)}**", voice.enemy(monster), *self._voyages(shore)]

    def _journey(self, shore: int) -> list[str]:
        """What one may know of it."""
        voice, card = self._voice, self._s.coasts[shore].journey
        head = f"**{voice.say('card_type.journey')}** · {voice.shore(shore)}"
        if card is None:
            return [head]
        if card == UNSEEN:
            looks = isinstance(self._session.decision, LookAtJourney)
            return [head, voice.say("page.bubble.look" if looks else "page.bubble.face_down")]
        return [f"**{faces.name(voice, card)}** · {voice.shore(shore)}", voice.card_text(card)]

    def _shore(self, shore: int) -> list[str]:
        """What a voyage there takes: of four things, those that one has."""
        s, voice = self._s, self._voice
        lines = [f"**{capitalised(str(voice.shore(shore)))}**", voice.say(f"place_text.{_reach(shore)}")]
        monster = s.coasts[shore].monster
        if monster is not None:
            lines += [f"{faces.name(voice, monster)}: {voice.enemy(monster)}", *self._voyages(shore)]
        band = s.band_on(shore)
        if band is not None:
            lines.append(voice.say("page.bubble.ship", who=voice.who(band.seat), ship=voice.card(band.place)))
            if any(band.dice) or band.food:
                lines.append(voice.aboard(band.dice, band.food))
        return lines


def _reach(shore: int) -> str:
    return "near" if FEEDS[shore] > 1 else "far"
