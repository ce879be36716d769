"""The faces of the Uncharted Lands' cards and clans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QColor

from meadhall.rules.kernel import Action, Denial
from meadhall.rules.northgard.data import CARDS, UNSEEN, CardId, ClanId
from meadhall.rules.northgard.state import State
from meadhall.views.look.cards import CardBack, CardFace, Medal
from meadhall.views.look.palette import Player
from meadhall.views.look.shapes import seed_of
from meadhall.views.table.game import Held, Thumb
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.northgard.cards import icon_of, kind_of
from meadhall.views.text.words import capitalised

_SEEDS = 60  # landscapes of a mood


class Picture(NamedTuple):
    mood: str
    ribbon: str


_PICTURES: dict[str, Picture] = {
    "recruit": Picture("hills", "#47713F"),
    "explore": Picture("fjord", "#3E6E96"),
    "move": Picture("dusk", "#6E4E8E"),
    "build": Picture("forest", "#A8552E"),
    "draw": Picture("hall", "#836421"),
    "wild": Picture("hall", "#805613"),
    "resource": Picture("hills", "#5F6D2B"),
    "special": Picture("night", "#7A3E6A"),
    "reaction": Picture("snow", "#3E5E86"),
    "achievement": Picture("dusk", "#805613"),
    "unrest": Picture("night", "#6A3A30"),
}
_UNKNOWN = Picture("night", "#4A4038")

_CLANS: dict[ClanId, Picture] = {
    "bear": Picture("snow", "#5B4636"),
    "boar": Picture("forest", "#5F6D2B"),
    "goat": Picture("hills", "#836421"),
    "raven": Picture("night", "#3E4A66"),
    "wolf": Picture("snow", "#5E6A74"),
    "snake": Picture("dusk", "#7A3E3A"),
    "stag": Picture("fjord", "#47713F"),
}
CLAN_ICONS: dict[ClanId, str] = {
    "bear": "fist",
    "boar": "explore",
    "goat": "build",
    "raven": "raven",
    "wolf": "wolf",
    "snake": "burst",
    "stag": "glory",
}


def _picture(card: CardId) -> Picture:
    return _UNKNOWN if card == UNSEEN else _PICTURES[kind_of(card)]


def card_face(speech: NorthgardSpeech, card: CardId, s: State) -> CardFace:
    picture = _picture(card)
    if card == UNSEEN:
        name = capitalised(str(speech.voice(s).card(card)))
        return CardFace(name, QColor(picture.ribbon), picture.mood, 1, medals=(Medal("cards"),))
    words, spec = speech.card(card, s), CARDS[card]
    return CardFace(
        capitalised(words.name),
        QColor(picture.ribbon),
        picture.mood,
        seed_of(card) % _SEEDS,
        medals=(Medal(icon_of(card)),),
        text=words.text,
        type_line=words.group,
        text_size=16,
        instant=spec.flash,
        price=(("glory", str(spec.fame)),) if spec.fame else (),
        topic=f"card:{card}",
    )


def in_full(speech: NorthgardSpeech, card: CardId, s: State) -> str:
    """What the reading copy says."""
    if card == UNSEEN:
        return ""
    spec, voice, words = CARDS[card], speech.voice(s), speech.card(card, s)
    parts = [words.full]
    if spec.flash:
        parts.append(f"[bolt] **{voice.say('card_mark.flash')}.** {voice.say('card_mark.flash_note')}")
    if spec.fame:
        parts.append(voice.say("card_mark.fame", n=spec.fame))
    return "\n".join(parts)


def held_card(
    speech: NorthgardSpeech,
    card: CardId,
    s: State,
    key: str = "",
    actions: Sequence[Action] = (),
    denial: Denial | None = None,
    count: int = 1,
) -> Held:
    return Held(
        key or f"card:{card}",
        card_face(speech, card, s),
        in_full(speech, card, s),
        tag=card,
        count=count,
        actions=tuple(actions),
        denial=denial,
    )


def thumb(speech: NorthgardSpeech, card: CardId, s: State) -> Thumb:
    icon = "cards" if card == UNSEEN else icon_of(card)
    return Thumb(icon, QColor(_picture(card).ribbon), str(speech.voice(s).card(card)))


def back_of(player: Player) -> CardBack:
    return CardBack(player.base, player=player)


def clan_face(speech: NorthgardSpeech, clan: ClanId) -> CardFace:
    picture, line = _CLANS[clan], speech.clan(clan)
    return CardFace(
        capitalised(line.title),
        QColor(picture.ribbon),
        picture.mood,
        seed_of(clan) % _SEEDS,
        medals=(Medal(CLAN_ICONS[clan]),),
        text=line.detail,
        text_size=16,
        topic=f"clan:{clan}",
    )


def clan_in_full(speech: NorthgardSpeech, clan: ClanId) -> str:
    return speech.words(f"northgard.clan.{clan}.full")
